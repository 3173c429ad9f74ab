/**
 * One Chromium for all files that a worker runs: starting one costs more than many a test. What a page may leave behind is kept in its
 * context, and contexts are closed with their file.
 */
import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';

const running = new Map<string, Promise<Browser>>();

/** @param args in addition to the default arguments; each combination has a Chromium of its own */
export async function shareChromium(args: readonly string[] = []): Promise<Browser> {
  const key = args.join(' ');
  const known = await running.get(key)?.catch(() => undefined);
  if (known?.isConnected()) return known;
  const launched = findChromium().then((executablePath) =>
    chromium.launch({ executablePath, args: [...chromiumArguments, ...args] }),
  );
  running.set(key, launched);
  return await launched;
}

/** Closes what a file has opened. The browser stays open for the next file of its worker. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** Before a test is tried again: one that hangs would fail it twice. */
export async function endSharedChromium(): Promise<void> {
  const ended = [...running.values()];
  running.clear();
  await Promise.all(ended.map((browser) => browser.then((found) => found.close()).catch(() => undefined)));
}
