import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inputs of the build of `dist`. */
const folders = ['loader', 'shared', 'login-box', 'admin-box', 'planning-demo', 'scripts/packages'];
const files = [
  'rollup.config.mjs',
  'scripts/build.ts',
  'scripts/lib/chunk-names.mjs',
  'scripts/lib/minify.mjs',
  'scripts/lib/third-party.ts',
  'scripts/generators/third-party-notices.ts',
  'package-lock.json',
];

/**
 * Hash over paths and contents of the sources. Times and sizes would not do: a clone sets all times.
 *
 * @param {string} root folder of the repository
 * @returns {string} hexadecimal; `dist/manifest.json` keeps it as `inputs`
 */
export function buildInputsHash(root) {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap((folder) => filesWithin(root, folder)), ...files].sort()) {
    const content = readIfThere(join(root, path));
    if (content) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder with `/`, so that the hash is the same on Windows
 * @returns {string[]}
 */
function filesWithin(root, folder) {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesWithin(root, path);
    return isSource(path) ? [path] : [];
  });
}

/** @param {string} path */
function isSource(path) {
  if (/\/packages\/[^/]+\/(?:package\.json|README\.md)$/.test(path)) return true;
  return /\.(?:tsx?|html)$/.test(path) && !/\.test\.tsx?$/.test(path);
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
