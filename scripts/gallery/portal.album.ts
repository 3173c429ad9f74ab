import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { openPortal } from '#admin-box/testing/portal-page.ts';
import { portalStates, openState } from '#admin-box/testing/portal-states.ts';
import { servePortal } from '#admin-box/testing/serve-portal.ts';
import type { PortalServer } from '#admin-box/testing/serve-portal.ts';
import type { Album, Shoot } from './gallery.types.ts';

interface Variant {
  name: string;
  attributes?: Record<string, string>;
  context?: BrowserContextOptions;
}

const variants: readonly Variant[] = [
  { name: 'light', attributes: { theme: 'light' } },
  { name: 'dark', attributes: { theme: 'dark' }, context: { colorScheme: 'dark' } },
  { name: 'rtl', attributes: { theme: 'light', locale: 'ar' } },
  { name: 'phone', attributes: { theme: 'light' }, context: { viewport: { width: 360, height: 740 }, hasTouch: true } },
];

async function photographVariant(
  { name, attributes, context }: Variant,
  server: PortalServer,
  { browser, directory, wanted, locale, onTrouble }: Shoot,
): Promise<void> {
  for (const [state, { preview = 'filled', ...rest }] of Object.entries(portalStates).filter(([key]) => wanted(key))) {
    const options = { ...context, locale: locale ?? 'en', timezoneId: 'UTC', reducedMotion: 'reduce' as const };
    const { page, complaints } = await openPortal(browser, server, {
      ...options,
      attributes: { ...(locale && { locale }), ...attributes, preview },
      path: rest.path,
    });
    await openState(page, rest).catch((error: unknown) => onTrouble(`${state} ${name}: ${String(error)}`));
    await page.screenshot({ path: join(directory, `${state}.${name}.png`), animations: 'disabled' });
    for (const complaint of complaints) onTrouble(`${state} ${name}: ${complaint}`);
    await page.context().close();
  }
}

/** The portal's pages as the built bundles draw them, on invented data. */
export const portalAlbum: Album = {
  title: 'Portal',
  names: Object.keys(portalStates),
  variants: variants.map(({ name }) => name),
  built: true,
  async photograph(shoot) {
    const server = await servePortal();
    try {
      await Promise.all(variants.map((variant) => photographVariant(variant, server, shoot)));
    } finally {
      await server.close();
    }
  },
};
