import type { Locator, Page } from 'playwright-core';
import { chooseMenuItem } from '#e2e/support/choose-menu-item.ts';

/** Ways to add users, on the users page of the portal. */
export class AddUsersModel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** By keyboard, as menus are made for. */
  async choose(item: 'Invite from a list…' | 'Invitation link…' | 'Export as CSV'): Promise<void> {
    await this.page.getByRole('button', { name: 'More ways to add users' }).click();
    await chooseMenuItem(this.page.getByRole('menuitem', { name: item }));
  }

  async pasteList(text: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Users' }).fill(text);
    await this.button('Check list').click();
    await this.page.getByRole('heading', { name: 'Review before sending' }).waitFor();
  }

  /** Lines under one of the three verdicts. */
  async lines(verdict: RegExp): Promise<string[]> {
    await this.button(verdict).click();
    return await this.dialog.getByRole('listitem').allInnerTexts();
  }

  async linkAddress(): Promise<string> {
    return await this.dialog.locator('[data-part=copy-field] [data-part=value]').innerText();
  }
}
