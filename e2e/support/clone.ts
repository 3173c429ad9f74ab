import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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
