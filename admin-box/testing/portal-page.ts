/** A tab with the portal in it, and what tests do there. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { portalAttributes } from './serve-portal.ts';
import type { PortalServer } from './serve-portal.ts';

export interface PortalPage {
  page: Page;
  /** Everything the page reported: console messages, uncaught errors, policy violations. */
  complaints: string[];
  /** Puts another portal in the place of the first, which has left nothing: what the tab has loaded stays loaded. */
  begin(options: Pick<OpenPortalOptions, 'attributes' | 'path'>): Promise<void>;
}

const axeSource = () => readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type OpenPortalOptions = BrowserContextOptions & { attributes?: Record<string, string>; path?: string };

/** Opens a portal in preview mode, in a tab whose complaints are collected from its first moment. */
export async function openPortal(
  browser: Browser,
  server: PortalServer,
  { attributes = {}, path = '/users', ...options }: OpenPortalOptions = {},
): Promise<PortalPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const go = (given: Record<string, string>, to: string) =>
    page.goto(server.address({ routing: 'history', ...given }, to));
  await go(attributes, path);
  return {
    page,
    complaints,
    async begin(other) {
      const place = {
        attributes: portalAttributes({ routing: 'history', ...other.attributes }),
        path: other.path ?? '/users',
      };
      if (await page.evaluate(replacePortal, place)) await go(other.attributes ?? {}, place.path);
      complaints.length = 0;
    },
  };
}

/**
 * Runs in the page.
 * @returns whether the preview was changed before: its scripts keep what was changed, until the page is loaded anew
 */
function replacePortal({ attributes, path }: { attributes: Record<string, string>; path: string }): boolean {
  const isChanged = Object.keys(sessionStorage).some((key) => key.startsWith('portico-preview-'));
  document.querySelector('portico-admin-box')!.remove();
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  history.replaceState(null, '', `/portal${path}`);
  scrollTo(0, 0);
  const portal = document.createElement('portico-admin-box');
  for (const [name, value] of Object.entries(attributes)) portal.setAttribute(name, value);
  if (!isChanged) document.body.prepend(portal);
  return isChanged;
}

/** Violations found by axe, as text: on the whole page, or in one element. */
export async function axeViolations(page: Page, inside = 'html'): Promise<string[]> {
  // Into the page's world without a script element, which its policy would refuse; once, for it is long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource());
  return page.evaluate(async (selector) => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(selector, {
      resultTypes: ['violations'],
      // what two rules about media and print sheets would fetch: there are none
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, inside);
}

/** Waits until nothing moves any more; what turns for ever is not waited for. */
export function untilAnimationsEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const ending = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Names in the list, in order. */
export async function namesInList(page: Page): Promise<string[]> {
  const names = await page.locator('tbody [data-part="user"] [data-part="name"]').allTextContents();
  return names.map((name) => name.trim());
}

/** Whether anything can be scrolled sideways. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** The element that has the focus, inside of the portal; fields of credentials are the page's own nodes. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const outer = document.activeElement;
    const node = outer?.shadowRoot ? outer.shadowRoot.activeElement : outer;
    return `${node?.tagName.toLowerCase() ?? 'none'} ${node?.textContent?.trim() ?? ''}`;
  });
}
