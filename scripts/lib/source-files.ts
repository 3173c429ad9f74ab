import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SourceFile {
  /** Below the root, with `/`. */
  path: string;
  text: string;
}

const skippedFolders = new Set(['node_modules', 'dist', '.git', '.portico', '.cache', '.next', 'gallery-out']);
const written = /\.(?:[cm]?[jt]sx?|json|md|html|css|sql|sh|ya?ml)$/;

/** All files of the repository that somebody wrote, by path. The lock file and what is built are left out. */
export async function readSourceFiles(root: string, folder = ''): Promise<SourceFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry): Promise<SourceFile[]> => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory())
        return skippedFolders.has(entry.name) || entry.name.startsWith('dist.') ? [] : readSourceFiles(root, path);
      if (!written.test(entry.name) || entry.name === 'package-lock.json') return [];
      return [{ path, text: await readFile(join(root, path), 'utf8') }];
    }),
  );
  return found.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Tests, and what only they use. */
export function isTest(path: string): boolean {
  return /\.(?:test|e2e|states)\.[cm]?[jt]sx?$/.test(path) || /(?:^|\/)(?:testing|e2e)\//.test(path);
}
