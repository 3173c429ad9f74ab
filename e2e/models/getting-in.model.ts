import type { Locator, Page } from 'playwright-core';

/** Ways to add users, on the users page of the portal. */
export class GettingInModel {
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
    const wanted = this.page.getByRole('menuitem', { name: item });
    await wanted.waitFor();
    for (let step = 0; step < 5 && (await wanted.getAttribute('data-highlighted')) === null; step++) {
      await this.page.keyboard.press('ArrowDown');
      await this.page.waitForTimeout(50);
    }
    await this.page.keyboard.press('Enter');
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
