/** Finds a Chromium for the browser tests and the pictures. `node scripts/run.mjs scripts/chromium.ts` prints its path. */
import { execFile } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Chromium heeds only the last list of features, so that ours holds that of Playwright too: a test compares them. The pop-ups of
 * the address bar are pages of their own, drawn for every window though nobody sees one: half a second of a core each time that
 * a test opens a browser of its own.
 */
export const disabledFeatures: readonly string[] = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Quiet, on its own, and without what a machine without a screen or a person lacks. */
export const chromiumArguments: readonly string[] = [
  // Chromium's sandbox refuses root, which containers and CI run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellCommands = ['chromium-headless-shell', 'chrome-headless-shell'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

let found: Promise<string> | undefined;

/**
 * Path of the browser for tests and pictures: CHROMIUM_PATH, a headless shell (the system's, or Playwright's), or a Chromium. Root on
 * Debian gets the shell installed. The shell has no windows: a full Chromium spends nearly a third of its time on rendering those
 * that nobody sees.
 *
 * @throws Error that names the command to run
 */
export function findChromium(): Promise<string> {
  found ??= search();
  return found;
}

/**
 * Path of the browser that measurements use: CHROMIUM_PATH or a full Chromium, as people have; a headless shell where there is none.
 *
 * @throws Error that names the command to run
 */
export async function findFullChromium(): Promise<string> {
  return (await namedChromium()) ?? (await searchFull()) ?? findChromium();
}

async function search(): Promise<string> {
  const present = (await namedChromium()) ?? (await searchShell());
  if (present) return present;
  const installed = (await canInstall()) ? await install() : undefined;
  const usable = installed ?? (await searchFull());
  if (usable) return usable;
  throw new Error(
    `There is no Chromium for the browser tests. Install one (${installCommand()}), or set CHROMIUM_PATH.`,
  );
}

async function namedChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (!named || (await isExecutable(named))) return named || undefined;
  throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
}

async function searchShell(): Promise<string | undefined> {
  return (
    (await searchPath(shellCommands)) ??
    searchPlaywright(/^chromium_headless_shell-(\d+)$/, [
      'chrome-linux/headless_shell',
      'chrome-headless-shell-linux64/chrome-headless-shell',
      'chrome-headless-shell-linux-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-x64/chrome-headless-shell',
      'chrome-headless-shell-win64/chrome-headless-shell.exe',
    ])
  );
}

async function searchFull(): Promise<string | undefined> {
  return (
    (await searchPath(commands)) ??
    (process.platform === 'darwin' ? await firstExecutable(macApplications) : undefined) ??
    searchPlaywright(/^chromium-(\d+)$/, [
      'chrome-linux/chrome',
      'chrome-linux64/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      'chrome-win/chrome.exe',
    ])
  );
}

async function searchPath(names: string[]): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return firstExecutable(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

/**
 * Playwright keeps each revision in a folder of its own; the newest comes first.
 *
 * @param folder matches the name of a revision's folder; its group is the number
 * @param programs paths in that folder
 */
async function searchPlaywright(folder: RegExp, programs: string[]): Promise<string | undefined> {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), ...playwrightCache());
  const revisions = (await readdir(cache).catch(() => [])).flatMap((name) => {
    const revision = folder.exec(name)?.[1];
    return revision ? [{ name, revision: Number(revision) }] : [];
  });
  const newestFirst = revisions.sort((a, b) => b.revision - a.revision);
  return firstExecutable(newestFirst.flatMap(({ name }) => programs.map((path) => join(cache, name, path))));
}

function playwrightCache(): string[] {
  if (process.platform === 'darwin') return ['Library', 'Caches', 'ms-playwright'];
  if (process.platform === 'win32') return ['AppData', 'Local', 'ms-playwright'];
  return ['.cache', 'ms-playwright'];
}

async function canInstall(): Promise<boolean> {
  return process.platform === 'linux' && process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));
}

/** A mirror may fail once, and another process may hold apt's lock. */
const patient = ['-o', 'Acquire::Retries=5', '-o', 'DPkg::Lock::Timeout=300'];

/** @returns undefined where that did not work: a full Chromium may be there */
async function install(): Promise<string | undefined> {
  console.error('Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', [...patient, 'update'], { env });
    // not every release has a package of the shell
    await aptInstall('chromium-headless-shell').catch(() => aptInstall('chromium'));
  } catch (error) {
    console.error(`Chromium could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return searchShell();

  function aptInstall(name: string): Promise<unknown> {
    const packages = [name, 'fonts-liberation'];
    return run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...packages], {
      env,
      maxBuffer: 2 ** 26,
    });
  }
}

function installCommand(): string {
  return process.platform === 'linux'
    ? 'sudo apt-get install chromium-headless-shell'
    : 'npx playwright-core install chromium-headless-shell';
}

async function firstExecutable(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

if (import.meta.main) console.log(await findChromium());
