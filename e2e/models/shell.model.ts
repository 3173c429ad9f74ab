import type { Locator } from 'playwright-core';
import { PrivacyModel } from './privacy.model.ts';
import { chooseMenuItem } from '#e2e/support/choose-menu-item.ts';

/** The shell around every page of the portal: bell, notifications, and command palette. */
export class ShellModel extends PrivacyModel {
  get palette(): Locator {
    return this.page.getByRole('dialog', { name: 'Search or run a command' });
  }

  get notifications(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications' });
  }

  /** The bell with its count, which is requested once the network is idle. */
  bell(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async openPalette(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.palette.locator(':focus').waitFor();
  }

  /** Types, and waits until a row with that name is the one that Enter takes. */
  async searchFor(typed: string, row: string): Promise<void> {
    await this.palette.getByRole('combobox').fill(typed);
    await this.palette.getByRole('option', { name: row, selected: true }).waitFor();
  }

  async goBy(typed: string, row: string): Promise<void> {
    await this.openPalette();
    await this.searchFor(typed, row);
    await this.page.keyboard.press('Enter');
    await this.palette.waitFor({ state: 'detached' });
  }

  async titles(): Promise<string[]> {
    await this.notifications.getByRole('listitem').first().waitFor();
    return await this.notifications.getByRole('heading', { level: 3 }).allInnerTexts();
  }

  /** By the menu of a notification, with the keys that menus are made for. */
  async chooseFor(title: string, action: string): Promise<void> {
    await this.notifications.getByRole('button', { name: `Actions for “${title}”` }).press('ArrowDown');
    await chooseMenuItem(this.page.getByRole('menuitem', { name: action }));
  }
}
