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
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

let found: Promise<string> | undefined;

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's. Root on Debian gets it installed.
 *
 * @throws Error that names the command to run
 */
export function findChromium(): Promise<string> {
  found ??= search();
  return found;
}

async function search(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (await isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  }
  const present = (await searchSystem()) ?? (await searchPlaywright());
  if (present) return present;
  if (await canInstall()) return install();
  throw new Error(
    `There is no Chromium for the browser tests. Install one (${installCommand()}), or set CHROMIUM_PATH.`,
  );
}

async function searchSystem(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return firstExecutable([...candidates, ...(process.platform === 'darwin' ? macApplications : [])]);
}

/** Playwright keeps each revision in a folder of its own; the newest comes first. */
async function searchPlaywright(): Promise<string | undefined> {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), ...playwrightCache());
  const revisions = (await readdir(cache).catch(() => [])).filter((name) => /^chromium-\d+$/.test(name));
  const newestFirst = revisions.sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]));
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return firstExecutable(newestFirst.flatMap((name) => inside.map((path) => join(cache, name, path))));
}

function playwrightCache(): string[] {
  if (process.platform === 'darwin') return ['Library', 'Caches', 'ms-playwright'];
  if (process.platform === 'win32') return ['AppData', 'Local', 'ms-playwright'];
  return ['.cache', 'ms-playwright'];
}

async function canInstall(): Promise<boolean> {
  return process.platform === 'linux' && process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));
}

async function install(): Promise<string> {
  console.error('Installing Chromium for the browser tests (apt-get install chromium) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env,
      maxBuffer: 2 ** 26,
    });
  } catch (cause) {
    throw new Error(`Chromium could not be installed. Install one (${installCommand()}), or set CHROMIUM_PATH.`, {
      cause,
    });
  }
  const path = await searchSystem();
  if (path) return path;
  throw new Error('The package chromium brought no program of that name. Set CHROMIUM_PATH.');
}

function installCommand(): string {
  return process.platform === 'linux' ? 'sudo apt-get install chromium' : 'npx playwright-core install chromium';
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
