import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openPortal } from '#admin-box/testing/portal-page.ts';
import { portalStates, openState } from '#admin-box/testing/portal-states.ts';
import { servePortal } from '#admin-box/testing/serve-portal.ts';
import { hostedPages } from '#login-box/testing/hosted-pages.ts';
import { serveHostedPages } from '#login-box/testing/serve-hosted-page.ts';
import { root } from '#scripts/lib/set-up.mjs';

/** From the project's folder. */
export const readmePicture = 'docs/pictures/portico.webp';

async function portalPicture(browser: Browser): Promise<Buffer> {
  const server = await servePortal();
  try {
    const state = portalStates['portal-users']!;
    const { page } = await openPortal(browser, server, {
      viewport: { width: 1440, height: 878 },
      attributes: { theme: 'light' },
      path: state.path,
      timezoneId: 'UTC',
    });
    await openState(page, state);
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await server.close();
  }
}

async function loginPicture(browser: Browser): Promise<Buffer> {
  const server = await serveHostedPages();
  try {
    const page = await browser.newPage({
      viewport: { width: 400, height: 420 },
      colorScheme: 'dark',
      locale: 'en',
      timezoneId: 'UTC',
    });
    const fixture = hostedPages['login-with-password']!;
    server.offer('/login', { ...fixture, theme: { ...fixture.theme, mode: 'dark' } });
    await page.goto(`${server.origin}/login`, { waitUntil: 'networkidle' });
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await server.close();
  }
}

function rounded(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="12" fill="#fff"/></svg>`,
  );
  return sharp(picture)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The portal with the login box before it, on one picture: what the README shows. */
export async function photographForReadme(browser: Browser): Promise<void> {
  const [portal, login] = [await portalPicture(browser), await loginPicture(browser)];
  const file = join(root, readmePicture);
  await mkdir(dirname(file), { recursive: true });
  await sharp({ create: { width: 1280, height: 800, channels: 4, background: '#dfe3e6' } })
    .composite([
      { input: await rounded(portal, 1180, 720), left: 24, top: 24 },
      { input: await rounded(login, 380, 399), left: 876, top: 377 },
    ])
    .webp({ quality: 82 })
    .toFile(file);
}
