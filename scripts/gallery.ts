/**
 * Draws every page and state of the login box, and every part of the design system, from fixtures: as pictures and as one
 * page to look through. `node scripts/gallery.ts --out DIR`, or with `--only NAME` those whose name contains it; `--only parts`
 * is the design system alone. The login box needs a build.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hostedPages } from '../login-box/testing/hosted-pages.ts';
import { play, scenes } from '../login-box/testing/scenes.ts';
import { builtRenderer, hostedDocument, serveHostedPages } from '../login-box/testing/serve-hosted-page.ts';
import type { HostedPageServer } from '../login-box/testing/serve-hosted-page.ts';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import { galleryPictures } from '../shared/ui/gallery/testing/gallery-pictures.ts';
import { galleryVariants, photographParts } from '../shared/ui/gallery/testing/photograph-parts.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

interface Variant {
  name: string;
  /** What differs from the fixture. */
  change: (page: HostedPage) => HostedPage;
  context: BrowserContextOptions;
}

const phone = { width: 360, height: 740 };
const desk = { width: 560, height: 720 };

const variants: Variant[] = [
  { name: 'light', change: (page) => page, context: { viewport: desk } },
  {
    name: 'dark',
    change: (page) => ({ ...page, theme: { ...page.theme, mode: 'auto' } }),
    context: { viewport: desk, colorScheme: 'dark' },
  },
  { name: 'phone', change: (page) => page, context: { viewport: phone } },
  { name: 'rtl', change: (page) => ({ ...page, direction: 'rtl' }), context: { viewport: desk } },
];

/** Anything a page says on its console is a fault: a mismatch, a refused style, a failed script. */
function reportTrouble(tab: Page, variant: Variant): void {
  const tell = (text: string) => {
    console.error(`${variant.name} ${new URL(tab.url()).pathname}: ${text}`);
    process.exitCode = 1;
  };
  // A refused call of a scene is told on the console by the browser itself.
  tab.on('console', (message) => message.text().startsWith('Failed to load resource') || tell(message.text()));
  tab.on('pageerror', (error) => tell(error.message));
}

/** The server's answer with its scripts at work: what a person sees once everything has loaded. */
async function photograph(browser: Browser, server: HostedPageServer, variant: Variant, directory: string, wanted: (name: string) => boolean): Promise<void> {
  const context = await browser.newContext({ ...variant.context, locale: 'en', timezoneId: 'UTC' });
  const tab = await context.newPage();
  reportTrouble(tab, variant);
  // Pages that leave by themselves stay, so that they can be looked at.
  await tab.clock.install({ time: new Date('2026-11-20T14:20:49Z') });
  await tab.clock.pauseAt(new Date('2026-11-20T14:20:50Z'));
  for (const [name, page] of Object.entries(hostedPages).filter(([name]) => wanted(name))) {
    const path = `/${variant.name}/${name}`;
    server.offer(path, variant.change(page));
    await tab.goto(server.origin + path, { waitUntil: 'networkidle' });
    await tab.clock.runFor(50);
    await tab.screenshot({ animations: 'disabled', path: join(directory, `${name}.${variant.name}.png`) });
  }
  for (const [name, scene] of Object.entries(scenes).filter(([name]) => wanted(name))) {
    await play({ ...scene, page: variant.change(scene.page) }, tab, server, `/${variant.name}/${name}`);
    await tab.clock.runFor(50);
    await tab.screenshot({ animations: 'disabled', path: join(directory, `${name}.${variant.name}.png`) });
  }
  await context.close();
}

const loginBoxNames = [...Object.keys(hostedPages), ...Object.keys(scenes)];

function fault(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

function rowOf(name: string, variantNames: string[]): string {
  const picture = (variant: string) =>
    `<a href="${name}.${variant}.png"><img loading="lazy" height="420" src="${name}.${variant}.png" alt="${name}, ${variant}"></a>`;
  const html = name in hostedPages ? ` <a href="${name}.html">HTML</a>` : '';
  return `<h2>${name}</h2><p>${variantNames.map(picture).join(' ')}${html}</p>`;
}

function indexPage(): string {
  const login = loginBoxNames.map((name) => rowOf(name, variants.map((variant) => variant.name)));
  const parts = Object.keys(galleryPictures).map((name) => rowOf(name, galleryVariants.map((variant) => variant.name)));
  return [
    '<!doctype html><meta charset="utf-8"><title>Gallery</title>',
    '<style>body{font:14px system-ui;margin:24px}img{border:1px solid #ccc}</style>',
    `<h1>Login box</h1>${login.join('')}<h1>Parts</h1>${parts.join('')}`,
  ].join('');
}

/** The login box as the built bundles draw it. */
async function photographLoginBox(browser: Browser, directory: string, wanted: (name: string) => boolean): Promise<void> {
  const render = await builtRenderer();
  for (const [name, page] of Object.entries(hostedPages)) {
    await writeFile(join(directory, `${name}.html`), hostedDocument(render, page));
  }
  const server = await serveHostedPages();
  try {
    for (const variant of variants) await photograph(browser, server, variant, directory, wanted);
  } finally {
    await server.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'gallery-out' }, only: { type: 'string' } } });
  const directory = resolve(values.out);
  const wanted = (name: string) => name.includes(values.only ?? '');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'index.html'), indexPage());
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] });
  try {
    if (loginBoxNames.some(wanted)) await photographLoginBox(browser, directory, wanted);
    if (Object.keys(galleryPictures).some(wanted)) await photographParts(browser, directory, wanted, fault);
  } finally {
    await browser.close();
  }
  console.log(`Pictures are in ${directory}, index.html shows them.`);
}

await main();
