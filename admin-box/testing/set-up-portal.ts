/** Hooks of a test file about portals in previews: what serves them and a browser, and an end of all tabs after each test. */
import type { Browser } from 'playwright-core';
import { afterEach } from 'vitest';
import { createForTests } from '#e2e/support/create-for-tests.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { openPortal } from './portal-page.ts';
import type { OpenPortalOptions, PortalPage } from './portal-page.ts';
import { servePortal } from './serve-portal.ts';
import type { PortalServer } from './serve-portal.ts';

/** @returns opens a portal in a tab of a user of its own */
export function setUpPortal(): (options?: OpenPortalOptions) => Promise<PortalPage> {
  let browser: Browser | undefined;
  let server: PortalServer | undefined;
  createForTests(
    async () => {
      server = await servePortal();
      browser = await shareChromium();
    },
    async () => {
      await closeContexts(browser);
      await server?.close();
    },
  );
  // of a test that failed too: what it has left open would slow down those after it
  afterEach(() => Promise.all(browser!.contexts().map((context) => context.close())));
  return (options) => openPortal(browser!, server!, options);
}
