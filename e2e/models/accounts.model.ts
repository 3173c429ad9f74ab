import type { Locator } from 'playwright-core';
import { PortalModel } from './portal.model.ts';
import { chooseMenuItem } from '#e2e/support/choose-menu-item.ts';

/** The sub-accounts page. */
export class AccountsModel extends PortalModel {
  /** An account in the tree. */
  account(name: string): Locator {
    return this.page.locator('[data-part="account"]').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title }).or(this.page.getByRole('alertdialog', { name: title }));
  }

  /** From the header, or from the empty state. */
  async create(
    {
      name,
      alias,
      admin,
      holds,
      access = false,
    }: { name: string; alias?: string; admin?: string; holds?: boolean; access?: boolean },
    parent = 'Acme',
  ): Promise<void> {
    if (parent === 'Acme') await this.page.getByRole('button', { name: 'Create account' }).first().click();
    else await this.chooseFor(parent, 'Create sub-account…');
    const dialog = this.dialog(`Create account in ${parent}`);
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    if (alias !== undefined) await dialog.getByLabel('Alias').fill(alias);
    if (holds) await dialog.getByRole('checkbox', { name: 'Can have sub-accounts' }).check();
    if (admin !== undefined) await dialog.getByLabel('First admin').fill(admin);
    const giveAccess = dialog.getByRole('checkbox', { name: 'Give me access' });
    if (!access) await giveAccess.uncheck();
    await dialog.getByRole('button', { name: 'Create account' }).click();
  }

  /** By the account's menu, with the keys that menus are made for. */
  async chooseFor(name: string, action: string, label = 'Actions for'): Promise<void> {
    await this.page
      .getByRole('button', { name: `${label} ${name}`, exact: true })
      .first()
      .click();
    await chooseMenuItem(this.page.getByRole('menuitem', { name: action }));
  }

  async unfold(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Show the sub-accounts of ${name}` }).press('Enter');
  }

  /** Whether anything can be scrolled sideways. */
  async overflows(): Promise<boolean> {
    return await this.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  }
}
