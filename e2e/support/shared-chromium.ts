/**
 * One Chromium for all files that a worker runs: starting one costs more than many a test. What a page may leave behind is kept in its
 * context, and contexts are closed with their file.
 */
import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';

const running = new Map<string, Promise<Browser>>();

/** @param args in addition to the default arguments; each combination has a Chromium of its own */
export async function shareChromium(args: readonly string[] = []): Promise<Browser> {
  const key = args.join(' ');
  const known = await running.get(key)?.catch(() => undefined);
  if (known?.isConnected()) return known;
  const launched = launch(args);
  running.set(key, launched);
  return await launched;
}

async function launch(args: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments, ...args],
  });
  // for what comes in the end: a machine with other work may take long over a password's hash
  browser.on('context', (context) => context.setDefaultTimeout(scaledTimeout(25_000)));
  return browser;
}

/** Closes what a file has opened. The browser stays open for the next file of its worker. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** Before everything is created anew: one that hangs would fail the next test, too. */
export async function endSharedChromium(): Promise<void> {
  const ended = [...running.values()];
  running.clear();
  await Promise.all(ended.map((browser) => browser.then((found) => found.close()).catch(() => undefined)));
}
