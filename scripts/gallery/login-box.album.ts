import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { hostedPages } from '#login-box/testing/hosted-pages.ts';
import { play, scenes } from '#login-box/testing/scenes.ts';
import { builtRenderer, hostedDocument, serveHostedPages } from '#login-box/testing/serve-hosted-page.ts';
import type { HostedPageServer } from '#login-box/testing/serve-hosted-page.ts';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { directionOf } from '#shared/i18n/languages.ts';
import type { Album, Shoot } from './gallery.types.ts';

interface Variant {
  name: string;
  /** What differs from the fixture. */
  change: (page: HostedPage) => HostedPage;
  context: BrowserContextOptions;
}

const phone = { width: 360, height: 740 };
const desk = { width: 560, height: 720 };

const variants: readonly Variant[] = [
  { name: 'light', change: (page) => page, context: { viewport: desk } },
  {
    name: 'dark',
    change: (page) => ({ ...page, theme: { ...page.theme, mode: 'auto' } }),
    context: { viewport: desk, colorScheme: 'dark' },
  },
  { name: 'rtl', change: (page) => ({ ...page, direction: 'rtl' }), context: { viewport: desk } },
  { name: 'phone', change: (page) => page, context: { viewport: phone } },
];

/** The page in another language, before the variant changes it. */
const inLocale = (page: HostedPage, locale: string | undefined): HostedPage =>
  locale === undefined ? page : { ...page, locale, direction: directionOf(locale) };

/** Anything a page says on its console is a fault: a mismatch, a refused style, a failed script. */
function reportTrouble(tab: Page, variant: Variant, onTrouble: Shoot['onTrouble']): void {
  const report = (text: string) => onTrouble(`${variant.name} ${new URL(tab.url()).pathname}: ${text}`);
  // The browser itself logs a refused call of a scene to the console.
  tab.on('console', (message) => message.text().startsWith('Failed to load resource') || report(message.text()));
  tab.on('pageerror', (error) => report(error.message));
}

/** The server's answer with its scripts at work: what a user sees once everything has loaded. */
async function photographVariant(
  variant: Variant,
  server: HostedPageServer,
  { browser, directory, wanted, locale, onTrouble }: Shoot,
): Promise<void> {
  const context = await browser.newContext({ ...variant.context, locale: locale ?? 'en', timezoneId: 'UTC' });
  const tab = await context.newPage();
  reportTrouble(tab, variant, onTrouble);
  // Pages that leave by themselves stay, so that they can be looked at.
  await tab.clock.install({ time: new Date('2026-11-20T14:20:49Z') });
  await tab.clock.pauseAt(new Date('2026-11-20T14:20:50Z'));
  const picture = async (name: string) => {
    await tab.clock.runFor(50);
    await tab.screenshot({ animations: 'disabled', path: join(directory, `${name}.${variant.name}.png`) });
  };
  for (const [name, page] of Object.entries(hostedPages).filter(([key]) => wanted(key))) {
    const path = `/${variant.name}/${name}`;
    server.offer(path, variant.change(inLocale(page, locale)));
    await tab.goto(server.origin + path, { waitUntil: 'networkidle' });
    await picture(name);
  }
  for (const [name, scene] of Object.entries(scenes).filter(([key]) => wanted(key))) {
    await play(
      { ...scene, page: variant.change(inLocale(scene.page, locale)) },
      tab,
      server,
      `/${variant.name}/${name}`,
    );
    await picture(name);
  }
  await context.close();
}

async function writeDocuments({ directory, wanted }: Shoot): Promise<void> {
  const render = await builtRenderer();
  for (const [name, page] of Object.entries(hostedPages).filter(([key]) => wanted(key))) {
    await writeFile(join(directory, `${name}.html`), hostedDocument(render, page));
  }
}

/** The login box as the built bundles draw it. */
export const loginBoxAlbum: Album = {
  title: 'Login box',
  names: [...Object.keys(hostedPages), ...Object.keys(scenes)],
  variants: variants.map(({ name }) => name),
  built: true,
  async photograph(shoot) {
    await writeDocuments(shoot);
    const server = await serveHostedPages();
    try {
      // One after another: a scene answers the calls of its own page only.
      for (const variant of variants) await photographVariant(variant, server, shoot);
    } finally {
      await server.close();
    }
  },
  extras: (name) => (name in hostedPages ? ` <a href="${name}.html">HTML</a>` : ''),
};
