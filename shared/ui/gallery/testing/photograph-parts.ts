import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { galleryPictures } from './gallery-pictures.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import { serveGallery } from './serve-gallery.ts';
import type { GalleryServer } from './serve-gallery.ts';

/** How a sheet is shown. */
export interface Variant {
  name: string;
  address: Parameters<GalleryServer['address']>[1];
  context: BrowserContextOptions;
}

const desk = { width: 1280, height: 900 };

/** Each picture is taken in each of these. */
export const galleryVariants: readonly Variant[] = [
  { name: 'light', address: {}, context: { viewport: desk } },
  { name: 'dark', address: { theme: 'dark' }, context: { viewport: desk, colorScheme: 'dark' } },
  { name: 'rtl', address: { direction: 'rtl' }, context: { viewport: desk } },
  { name: 'phone', address: {}, context: { viewport: { width: 360, height: 740 }, hasTouch: true } },
];

/** Waits until a sheet is drawn: its scene comes last, with everything it imports at once. */
export async function openSheet(
  page: Page,
  server: GalleryServer,
  scene: string,
  address: Variant['address'],
): Promise<void> {
  await page.goto(server.address(scene, address));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function photograph(
  page: Page,
  server: GalleryServer,
  picture: GalleryPicture,
  variant: Variant,
  path: string,
): Promise<void> {
  await openSheet(page, server, picture.scene, variant.address);
  await page.clock.runFor(50);
  await picture.play?.(page);
  await page.clock.runFor(1000);
  await page.screenshot({ path, fullPage: picture.whole, animations: 'disabled' });
}

/**
 * Takes the pictures whose name is wanted, in every variant.
 * @param onTrouble called with every message that a page logs to its console
 */
export async function photographParts(
  browser: Browser,
  directory: string,
  wanted: (name: string) => boolean,
  onTrouble: (text: string) => void,
): Promise<void> {
  const server = await serveGallery();
  try {
    for (const variant of galleryVariants) {
      const context = await browser.newContext({ ...variant.context, locale: 'en', timezoneId: 'UTC' });
      const page = await context.newPage();
      page.on('console', (message) => onTrouble(`${variant.name} ${page.url()}: ${message.text()}`));
      page.on('pageerror', (error) => onTrouble(`${variant.name} ${page.url()}: ${error.message}`));
      await page.clock.install({ time: new Date('2026-11-20T14:20:49Z') });
      for (const [name, picture] of Object.entries(galleryPictures).filter(([name]) => wanted(name))) {
        await photograph(page, server, picture, variant, join(directory, `${name}.${variant.name}.png`)).catch(
          (error: unknown) => onTrouble(`${name} ${variant.name}: ${String(error)}`),
        );
      }
      await context.close();
    }
  } finally {
    await server.close();
  }
}
