/** What a user does on a page of the portal, for the tables of its changes. */
import type { Locator, Page } from 'playwright-core';

export type Step = (page: Page) => Promise<unknown>;

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click();
export const pressInDialog =
  (name: string | RegExp): Step =>
  (page) =>
    dialog(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click();
export const confirm =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click();

/** Matches by prefix, since names are extended in tests with long names. */
export const actionsFor = (name: string): RegExp => new RegExp(`^Actions for ${name}`);

/** Selects a menu item; menus register their listeners shortly after opening. */
export function choose(menu: string | RegExp, item: RegExp): Step {
  return async (page) => {
    await page.getByRole('button', { name: menu, exact: typeof menu === 'string' }).click();
    const found = page.getByRole('menuitem', { name: item });
    await found.hover();
    await found.click();
  };
}
