import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');

/** What a start makes, and what belongs to the working copy alone. */
const leftOut = new Set(['.git', '.cache', '.portico', 'gallery-out']);

/**
 * Makes a second clone with its dependencies and bundles, in a folder of the mode 0700. Its files are hard links, so that it
 * costs neither time nor room: they must not be changed.
 *
 * @param owner account number that gets the folders; only root may give them away
 * @returns its folder, inside one that the caller removes
 */
export async function cloneInClosedFolder(owner?: number): Promise<{ parent: string; clone: string }> {
  await mkdir(join(repository, '.cache'), { recursive: true });
  const parent = await mkdtemp(join(repository, '.cache', 'closed-'));
  const clone = join(parent, 'portico');
  await mkdir(clone);
  const names = (await readdir(repository)).filter((name) => !leftOut.has(name));
  await run('cp', ['-al', ...names.map((name) => join(repository, name)), clone]);
  if (owner !== undefined) await run('find', [parent, '-type', 'd', '-exec', 'chown', `${owner}:${owner}`, '{}', '+']);
  return { parent, clone };
}

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

/**
 * Makes a clone that holds what `npm ci --omit=dev --ignore-scripts` installs, and the bundles that were built here.
 *
 * @returns its folder, inside one that the caller removes
 */
export async function cloneForProduction(): Promise<{ parent: string; clone: string }> {
  await mkdir(join(repository, '.cache'), { recursive: true });
  const parent = await mkdtemp(join(repository, '.cache', 'production-'));
  const clone = join(parent, 'portico');
  await mkdir(join(clone, 'node_modules'), { recursive: true });
  const names = (await readdir(repository)).filter((name) => !leftOut.has(name) && name !== 'node_modules');
  await run('cp', ['-al', ...names.map((name) => join(repository, name)), clone]);
  const lock = JSON.parse(await readFile(join(repository, 'node_modules', '.package-lock.json'), 'utf8')) as Lock;
  const packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([path, { dev }]) => !dev && existsSync(join(repository, path))),
  );
  // Nested packages are linked with their parents.
  for (const path of Object.keys(packages).filter((each) => each.lastIndexOf('node_modules/') === 0)) {
    await mkdir(dirname(join(clone, path)), { recursive: true });
    await run('cp', ['-al', join(repository, path), join(clone, path)]);
  }
  await writeFile(join(clone, 'node_modules', '.package-lock.json'), JSON.stringify({ ...lock, packages }));
  return { parent, clone };
}
