import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../../server/db/embedded/file-lock.mjs';
import { buildInputsHash } from './build-inputs.mjs';
import { dependenciesAreCurrent, installDependencies, isProductionInstall } from './dependencies.mjs';
import { findNode24, requireNodeForSetUp } from './node-24.mjs';
import { SetUpError } from './set-up-error.mjs';

/** Folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Scripts that run without development packages: those of an operator. */
const ofOperators = new Set(['scripts/backup.ts', 'scripts/restore.ts', 'scripts/signing-keys.ts']);

/**
 * Brings the dependencies to what package-lock.json says. An installation without development packages stays as it is for
 * the scripts that need none, and is an error for the others.
 *
 * @param {string} [script] below the root
 * @returns {Promise<string>} path of a Node that runs the server
 */
export async function setUpDependencies(script = '') {
  requireNodeForSetUp();
  if (!dependenciesAreCurrent(root)) {
    if (isProductionInstall(root)) {
      if (ofOperators.has(script)) return findNode24(root);
      throw new SetUpError(
        `${script} needs development packages, and this installation has none (npm ci --omit=dev). Run it where they are: npm ci`,
      );
    }
    await alone(async () => {
      if (!dependenciesAreCurrent(root)) await step('Installing dependencies', () => installDependencies(root));
    });
  }
  return findNode24(root);
}

/**
 * The same, and brings `dist` to what its sources say. An installation without development packages builds nothing: it has
 * to hold the `dist` that was built from these sources.
 *
 * @returns {Promise<string>} path of a Node that runs the server
 */
export async function setUp() {
  requireNodeForSetUp();
  if (!dependenciesAreCurrent(root) && isProductionInstall(root)) {
    requireShippedDist();
    return findNode24(root);
  }
  const node = await setUpDependencies();
  if (!distIsCurrent(root)) {
    await alone(async () => {
      if (!distIsCurrent(root)) await step('Building the browser bundles', async () => build(node));
    });
  }
  return node;
}

/**
 * Whether `dist` was built from the sources as they are.
 *
 * @param {string} folder of the repository
 */
export function distIsCurrent(folder) {
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'dist', 'manifest.json'), 'utf8'));
  } catch {
    return false;
  }
  return manifest.inputs === buildInputsHash(folder);
}

function requireShippedDist() {
  if (distIsCurrent(root)) return;
  const what = existsSync(join(root, 'dist', 'manifest.json'))
    ? 'dist was built from other sources'
    : 'dist is missing';
  throw new SetUpError(
    `${what}, and this installation has no development packages (npm ci --omit=dev) to build it with.\n` +
      'Run "npm run build" in a clone of the same version, and copy its dist here.',
  );
}

/** @param {string} node */
function build(node) {
  const { status, stdout, stderr, error } = spawnSync(node, [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new SetUpError(
      `The browser bundles could not be built:\n${[error?.message, stdout, stderr].filter(Boolean).join('\n')}`,
    );
}

/** @param {() => Promise<void>} work */
async function alone(work) {
  const whileWaiting = () => say('Waiting for another process that sets this folder up …\n');
  try {
    await withLock(join(root, '.cache', 'set-up.lock'), { pollMs: 200, whileWaiting, work });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new SetUpError(
      `${root} cannot be written to (${error.code}), and has to be set up first. Start once under the account that owns it.`,
    );
  }
}

/**
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function step(name, work) {
  const begin = performance.now();
  say(`${name} … `);
  await work().catch((error) => {
    say('failed\n');
    throw error;
  });
  say(`${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
}

/** Standard output is the program's own. @param {string} text */
function say(text) {
  process.stderr.write(text);
}
