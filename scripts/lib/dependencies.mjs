import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpError } from './set-up-error.mjs';

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

/** npm adds its manual to some errors. */
const maxLines = 12;

/**
 * Whether node_modules is what package-lock.json says. A stamp answers at once; without one (npm was run by hand)
 * npm's own list of what it installed is compared.
 *
 * @param {string} root
 */
export function dependenciesAreCurrent(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  if (readIfThere(stampPath(root)) === stampOf(lock)) return true;
  const installed = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined || !matches(JSON.parse(lock.toString()), JSON.parse(installed))) return false;
  writeStamp(root);
  return true;
}

/**
 * Whether node_modules is what `npm ci --omit=dev` makes: all that the server needs in the right versions, and no
 * development packages. A half-removed or outdated installation is neither this nor current.
 *
 * @param {string} root
 */
export function isProductionInstall(root) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  return installed !== undefined && matchesWithoutDevelopment(wanted, JSON.parse(installed));
}

/**
 * @param {{ packages: Record<string, any> }} wanted contents of package-lock.json
 * @param {{ packages: Record<string, any> }} installed contents of node_modules/.package-lock.json
 */
export function matchesWithoutDevelopment(wanted, installed) {
  const entries = Object.entries(wanted.packages);
  const packages = Object.fromEntries(entries.filter(([, entry]) => !entry.dev));
  const noneInstalled = entries.every(([path, entry]) => !entry.dev || !installed.packages[path]);
  return noneInstalled && matches({ packages }, installed);
}

/**
 * Installs what package-lock.json says, development packages too: the first start builds the browser bundles.
 *
 * @param {string} root
 */
export async function installDependencies(root) {
  const { code, output } = await runNpm(root, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=5',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new SetUpError(failure(output));
  writeStamp(root);
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules', '.portico-installed');
}

/** @param {Buffer} lock */
function stampOf(lock) {
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
}

/** @param {string} root */
function writeStamp(root) {
  try {
    writeFileSync(stampPath(root), stampOf(readFileSync(join(root, 'package-lock.json'))));
  } catch (error) {
    // Another account's node_modules serves as well; it is only compared each time.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

/**
 * @param {{ packages: Record<string, any> }} wanted contents of package-lock.json
 * @param {{ packages: Record<string, any> }} installed contents of node_modules/.package-lock.json
 */
export function matches(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (found) return found.version === entry.version && suits(entry);
    return Boolean(entry.optional) && !(suits(entry) && entry.cpu && !entry.libc);
  });
}

/**
 * Whether a package is for this system. A folder shared between two systems holds the other one's programs.
 *
 * @param {{ os?: string | string[], cpu?: string | string[] }} entry
 */
function suits({ os, cpu }) {
  return (!os || [os].flat().includes(process.platform)) && (!cpu || [cpu].flat().includes(process.arch));
}

/**
 * @param {string} root
 * @param {string[]} parameters
 * @returns {Promise<{ code: number, output: string }>}
 */
function runNpm(root, parameters) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] };
  const child =
    cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)
      ? spawn(process.execPath, [cli, ...parameters], options)
      : spawn('npm', parameters, { ...options, shell: process.platform === 'win32' });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} output */
function failure(output) {
  if (/spawn npm ENOENT/.test(output)) return 'npm was not found. Install it (it comes with Node), then start again.';
  const reason = unreachable.test(output)
    ? 'npm could not reach its registry. Connect this machine (or set the proxy: npm config set proxy URL), then start again.'
    : 'npm could not install the dependencies:';
  const lines = output.trim().split('\n');
  return [reason, ...lines.slice(0, maxLines), ...(lines.length > maxLines ? ['… (npm ci says the rest)'] : [])].join(
    '\n',
  );
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
