/** Network faults between browser and server. */
import type { Page } from 'playwright-core';

/** Holds back the answers of one path until the returned function lets them go. */
export async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

/** The server fails at one path, with a trace id, until the returned function heals it. */
export async function failAnswers(page: Page, path: string, traceId: string): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname === path;
  await page.route(matches, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'content-type': 'application/json', 'frontegg-trace-id': traceId },
      body: JSON.stringify({ errors: ['Internal error'], errorCode: 'internal-error' }),
    }),
  );
  return () => page.unroute(matches);
}
