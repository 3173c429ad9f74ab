/**
 * Draws every part of the design system, every page of the login box and every page of the portal, in every state, light, dark,
 * right to left and 360 px wide: as pictures, and as one page to look through. Builds the bundles where they are not current.
 *
 * `npm run gallery`, or with `-- --only NAME` the pictures whose name contains it, `--locale LOCALE` the login box and the portal in
 * that language, and `--out DIR`.
 * `npm run gallery -- --readme` draws the picture of the README.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from './build.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import type { Album, Shoot } from './gallery/gallery.types.ts';
import { indexPage } from './gallery/index-page.ts';
import { loginBoxAlbum } from './gallery/login-box.album.ts';
import { partsAlbum } from './gallery/parts.album.ts';
import { portalAlbum } from './gallery/portal.album.ts';
import { photographForReadme, readmePicture } from './gallery/readme-picture.ts';
import { distIsCurrent, root } from './lib/set-up.mjs';

const albums: readonly Album[] = [loginBoxAlbum, portalAlbum, partsAlbum];

function onTrouble(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

async function buildIfStale(): Promise<void> {
  if (distIsCurrent(root)) return;
  console.log('Building …');
  await build({ log: () => undefined });
}

async function drawAlbums({ browser, directory, wanted, locale }: Omit<Shoot, 'onTrouble'>): Promise<void> {
  const rendered = albums.filter(({ names }) => names.some(wanted));
  if (rendered.some(({ built }) => built)) await buildIfStale();
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'index.html'), indexPage(albums));
  for (const album of rendered) await album.photograph({ browser, directory, wanted, locale, onTrouble });
  const count = rendered.reduce((sum, { names, variants }) => sum + names.filter(wanted).length * variants.length, 0);
  console.log(`${count} pictures are in ${directory}, index.html shows them.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'gallery-out' },
      only: { type: 'string', default: '' },
      locale: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] });
  try {
    if (values.readme) {
      await buildIfStale();
      await photographForReadme(browser);
      console.log(`The picture is ${readmePicture}.`);
    } else {
      const wanted = (name: string) => name.includes(values.only);
      await drawAlbums({ browser, directory: resolve(values.out), wanted, locale: values.locale });
    }
  } finally {
    await browser.close();
  }
}

await main();
