import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Document {
  /** Below the repository, with `/`. */
  path: string;
  text: string;
}

/** The documents that people read in order to use or change Portico: README and its companions, and the manuals in `docs/`. */
export async function readDocuments(root: string): Promise<Document[]> {
  const paths = [...(await markdownIn(root, '')), ...(await markdownIn(root, 'docs/'))];
  return await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** The specification and the decisions, and documents that are generated: their links and paths are checked, and nothing else. */
export async function readOtherDocuments(root: string): Promise<Document[]> {
  const folders = ['docs/spec/', 'docs/decisions/', 'docs/generated/', '.github/', '.github/ISSUE_TEMPLATE/'];
  const paths = (await Promise.all(folders.map((folder) => markdownIn(root, folder)))).flat();
  return await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

async function markdownIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.md')).map((name) => folder + name);
}
