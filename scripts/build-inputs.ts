import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the bundles are made from, relative to the project. */
const inputFolders = ['loader', 'shared', 'login-box', 'planning-demo'];
const inputFiles = ['rollup.config.mjs', 'scripts/build.ts', 'package-lock.json'];

function isInput(path: string): boolean {
  return /\.(?:tsx?|html)$/.test(path) && !/\.test\.tsx?$/.test(path);
}

async function filesBelow(projectDirectory: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(projectDirectory, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && isInput(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectDirectory.length + 1));
}

/**
 * Hash over paths and contents of everything the bundles are made from: `dist/manifest.json` is stale when its `inputs` differs.
 * @param projectDirectory absolute, without a slash at its end
 */
export async function hashInputs(projectDirectory: string): Promise<string> {
  const found = await Promise.all(inputFolders.map((folder) => filesBelow(projectDirectory, folder)));
  const hash = createHash('sha256');
  for (const path of [...found.flat(), ...inputFiles].sort()) {
    const content = await readFile(join(projectDirectory, path)).catch(() => undefined);
    if (content) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
