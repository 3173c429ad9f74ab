import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { momentOfPages } from './hosted-pages.ts';

export interface WatchedPage {
  page: Page;
  /** Everything the page reported: console messages, uncaught errors, policy violations. */
  complaints: string[];
}

/** A tab whose complaints are collected from its first moment. */
export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 560, height: 720 }, ...options });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(momentOfPages));
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  if (options.javaScriptEnabled !== false) {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }
  return { page, complaints };
}

/** Waits until the box on the page has its scripts at work. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('portico-login-box') !== undefined);
  // Hydration and the effects behind it are done two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Opens another page. Stops the current one first: steps redirect by themselves, and could do so while the other is
 * awaited.
 */
export async function openPage(page: Page, url: string, options?: Parameters<Page['goto']>[1]): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url, options);
}
