import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { disabledFeatures } from './chromium.ts';
import { root } from './lib/set-up.mjs';

it('turns off every feature that Playwright does, whose list is not heeded beside ours', async () => {
  const source = await readFile(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const theirs = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name!);
  expect(theirs.length).toBeGreaterThan(10);
  expect(theirs.filter((name) => !disabledFeatures.includes(name))).toEqual([]);
});

it('prefers the headless shell to a full Chromium', async () => {
  const { folder, found } = await machineWith('chromium', 'chromium-headless-shell');
  expect(await found()).toBe(join(folder, 'chromium-headless-shell'));
});

it('falls back on a full Chromium where the shell cannot be installed', async () => {
  const { folder, found } = await machineWith('chromium', 'playwright/chromium_headless_shell-other');
  expect(await found()).toBe(join(folder, 'chromium'));
});

it('finds the newest headless shell of Playwright', async () => {
  const program = 'chrome-headless-shell-linux64/chrome-headless-shell';
  const older = `playwright/chromium_headless_shell-990/${program}`;
  const newer = `playwright/chromium_headless_shell-1200/${program}`;
  const { folder, found } = await machineWith('chromium', older, newer);
  expect(await found()).toBe(join(folder, newer));
});

it('takes what CHROMIUM_PATH names', async () => {
  const { folder, found } = await machineWith('chromium-headless-shell', 'mine');
  expect(await found({ CHROMIUM_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
  await expect(found({ CHROMIUM_PATH: join(folder, 'none') })).rejects.toThrow('which cannot be run');
});

/** A machine that has these programs alone, where apt-get fails. */
async function machineWith(...programs: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-chromium-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const program of [...programs, 'apt-get']) {
    await mkdir(dirname(join(folder, program)), { recursive: true });
    await writeFile(join(folder, program), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  }
  const found = async (env: Record<string, string> = {}) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/chromium.ts')], {
      env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'), ...env },
    });
    return stdout.trim();
  };
  return { folder, found };
}
