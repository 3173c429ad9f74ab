import type { Locator } from 'playwright-core';
import { PortalModel } from './portal.model.ts';
import { chooseMenuItem } from '#e2e/support/choose-menu-item.ts';

/** The page about what proves who one is, and where one is signed in. */
export class PrivacyModel extends PortalModel {
  section(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  lines(title: string): Promise<string[]> {
    return this.section(title).locator('li').allInnerTexts();
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title }).or(this.page.getByRole('alertdialog', { name: title }));
  }

  async openPrivacy(): Promise<void> {
    await this.open('/privacy');
    await this.shows('Security & privacy');
  }

  /** By the menu, with the keys that menus are made for. */
  async addFactor(kind: string): Promise<void> {
    await this.section('Multi-factor authentication').getByRole('button', { name: 'Add verification method' }).click();
    await chooseMenuItem(this.page.getByRole('menuitem', { name: kind }));
  }

  /** The key that an app is set up with. */
  async appKey(): Promise<string> {
    return (await this.dialog('Set up an authenticator app').locator('code').textContent()) ?? '';
  }

  async giveCode(code: string): Promise<void> {
    // sent with its last digit
    await this.page.locator('input[name=code]').fill(code);
  }

  async recoveryCodes(): Promise<string[]> {
    const dialog = this.dialog('Save your recovery codes');
    await dialog.waitFor();
    return await dialog.locator('li').allTextContents();
  }

  async verify(password: string): Promise<void> {
    await this.dialog('Verify your identity').waitFor();
    await this.page.locator('input[name=password][form*=prove]').fill(password);
    await this.page.keyboard.press('Enter');
  }
}
