/** Visitors for a test file, in the Chromium of its worker. What a page complains about fails the test, unless the test said that it would. */
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { closeContexts, shareChromium } from './shared-chromium.ts';
import { watch, type Watch } from './watch.ts';

export interface OpenBrowser {
  /** A user at a browser of their own: nothing is shared with the others. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>;
  /** Ends all visits. Fails when a page complained. For `afterEach`. */
  endVisits(): Promise<void>;
  close(): Promise<void>;
}

export interface Visitor extends Watch {
  context: BrowserContext;
}

export async function openBrowser(args: string[] = []): Promise<OpenBrowser> {
  const browser = await shareChromium(args);
  let visitors: Visitor[] = [];
  return {
    async visitor(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1000, height: 760 },
        reducedMotion: 'reduce',
        ...options,
      });
      const visitor = { context, ...(await watch(context, options.javaScriptEnabled !== false)) };
      visitors.push(visitor);
      return visitor;
    },
    async endVisits() {
      const ended = visitors;
      visitors = [];
      const complaints = ended.flatMap((visitor) => visitor.complaints());
      await Promise.all(ended.map(({ context }) => context.close()));
      expect(complaints).toEqual([]);
    },
    close: () => closeContexts(browser),
  };
}
