/** Tabs of a browser with the gallery in them, and what tests ask of them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createForTests } from '#e2e/support/create-for-tests.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { galleryVariants, openSheet } from './photograph-parts.ts';
import { serveGallery } from './serve-gallery.ts';
import type { GalleryServer } from './serve-gallery.ts';

export interface GalleryTab {
  page: Page;
  /** Console messages and errors of its pages. */
  complaints: string[];
  /** Shows a sheet, drawn and at rest. */
  show(scene: string): Promise<void>;
  /** What axe finds, in words. */
  axeViolations(): Promise<string[]>;
  /** Name of what has the focus, inside of the shadow root. */
  focused(): Promise<string>;
  close(): Promise<void>;
}

/** A browser and the gallery for all tests of a file. Returns a function that opens a tab, whose clock only moves when it is advanced. */
export function useGallery(): (
  variant?: (typeof galleryVariants)[number],
  options?: BrowserContextOptions,
) => Promise<GalleryTab> {
  let browser: Browser;
  let server: GalleryServer;
  let axeSource: string;
  createForTests(
    async () => {
      [server, axeSource, browser] = await Promise.all([
        serveGallery(),
        readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
        shareChromium(),
      ]);
    },
    async () => {
      await closeContexts(browser);
      await server?.close();
    },
  );
  return async (variant = galleryVariants[0]!, options = {}) => {
    const context = await browser.newContext({ ...variant.context, reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.clock.install({ time: new Date('2026-11-20T14:20:49Z') });
    return {
      page,
      complaints,
      async show(scene) {
        await openSheet(page, server, scene, variant.address);
        await page.clock.runFor(50);
      },
      axeViolations: () => axeViolations(page, axeSource),
      focused: () => focused(page),
      close: () => context.close(),
    };
  };
}

async function axeViolations(page: Page, axeSource: string): Promise<string[]> {
  await page.evaluate(`${axeSource};undefined`);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      resultTypes: ['violations'],
      // what two rules about media and print sheets would fetch: there are none
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`),
    );
  });
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
  });
}
