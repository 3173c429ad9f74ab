import type { Page } from 'playwright-core';

/** A sheet of the gallery, and what is done on it before it is looked at. */
export interface GalleryPicture {
  scene: string;
  play?: (page: Page) => Promise<void>;
  /** The whole sheet instead of the window. */
  whole?: boolean;
}

async function openDrawer(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Fatoumata Diallo/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite users' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Pictures by name: every part in its states, at rest and open. */
export const galleryPictures: Record<string, GalleryPicture> = {
  parts: { scene: 'parts', whole: true },
  'parts-states': { scene: 'states', whole: true },
  'parts-portal': { scene: 'portal' },
  'parts-portal-chosen': { scene: 'portal-chosen' },
  'parts-portal-dense': { scene: 'portal-dense' },
  'parts-portal-loading': { scene: 'portal-loading', play: (page) => page.clock.runFor(500) },
  'parts-drawer': { scene: 'portal', play: openDrawer },
  'parts-confirm': {
    scene: 'portal',
    async play(page) {
      await openDrawer(page);
      await page.getByRole('button', { name: 'Remove from Acme…' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'parts-menu': {
    scene: 'portal',
    async play(page) {
      await page.getByRole('button', { name: 'More for Hiroshi Tanaka' }).click();
      await page.getByRole('menu').waitFor();
      await page.getByRole('menuitem', { name: 'Disable' }).hover();
    },
  },
  'parts-tenants': {
    scene: 'portal',
    async play(page) {
      await page.getByRole('button', { name: /Switch organization/ }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  'parts-tenants-many': {
    scene: 'portal-many',
    async play(page) {
      await page.getByRole('button', { name: /Switch organization/ }).click();
      await page.getByRole('combobox', { name: 'Find an organization' }).fill('glo');
    },
  },
  'parts-tooltip': {
    scene: 'portal',
    async play(page) {
      await page.getByRole('button', { name: 'Columns' }).hover();
      await page.clock.runFor(600);
      await page.getByRole('tooltip').waitFor();
    },
  },
  'parts-dialog': { scene: 'overlays', play: openDialog },
  'parts-select': {
    scene: 'overlays',
    async play(page) {
      await openDialog(page);
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  'parts-combobox': {
    scene: 'overlays',
    async play(page) {
      await openDialog(page);
      await page.getByRole('combobox', { name: 'Groups' }).fill('e');
      await page.getByRole('listbox').waitFor();
    },
  },
  'parts-toasts': { scene: 'toasts' },
};
