import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SourceFile {
  /** Below the root, with `/`. */
  path: string;
  text: string;
}

const skippedFolders = new Set(['node_modules', 'dist', '.git', '.portico', '.cache', '.next', 'gallery-out']);
const written = /\.(?:[cm]?[jt]sx?|json|md|html|css|sql|sh|ya?ml)$/;

/** Files that one call has open at a time: many checks read all files at once, and a process may open a few hundred. */
const openFiles = 16;

/** Returns all source files of the repository, sorted by path. The lock file and build results are left out. */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  return await readTexts(root, await listSourcePaths(root));
}

/** Paths of all source files below the root, with `/`, sorted. */
export async function listSourcePaths(root: string): Promise<string[]> {
  return (await listPaths(root, '')).sort();
}

/** Reads text files in their order. @param paths below `root` */
export async function readTexts(root: string, paths: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (let start = 0; start < paths.length; start += openFiles) {
    const batch = paths.slice(start, start + openFiles);
    files.push(
      ...(await Promise.all(batch.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))),
    );
  }
  return files;
}

async function listPaths(root: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name) && !entry.name.startsWith('dist.'))
        found.push(...(await listPaths(root, path)));
    } else if (written.test(entry.name) && entry.name !== 'package-lock.json') found.push(path);
  }
  return found;
}

/** Tests, and what only they use. */
export function isTest(path: string): boolean {
  return /\.(?:test|e2e|states)\.[cm]?[jt]sx?$/.test(path) || /(?:^|\/)(?:testing|e2e)\//.test(path);
}
