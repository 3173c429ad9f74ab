import type { Locator } from 'playwright-core';
import { PortalModel } from './portal.model.ts';

/** The pages of API tokens: the organisation's, and one's own. */
export class ApiTokensModel extends PortalModel {
  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  async showKind(kind: 'Client credentials' | 'Access tokens'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Types of API tokens' }).getByRole('link', { name: kind }).click();
  }

  /** By keyboard alone: the button, the description, what it may do, and Enter. */
  async create({
    description,
    days,
    roles = [],
  }: {
    description: string;
    days?: string;
    roles?: string[];
  }): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Create (client credentials|access token)$/ })
      .first()
      .press('Enter');
    await this.dialog.getByRole('textbox', { name: 'Description' }).fill(description);
    if (days !== undefined) await this.dialog.getByRole('textbox', { name: 'Days until it expires' }).fill(days);
    for (const role of roles) await this.dialog.getByRole('checkbox', { name: role, exact: true }).press('Space');
    await this.dialog.getByRole('textbox', { name: 'Description' }).press('Enter');
  }

  /** What the dialog shows once. */
  async secret(): Promise<{ clientId: string | undefined; secret: string }> {
    const secret = this.dialog.locator('[data-part=secret]');
    await secret.waitFor();
    const id = this.dialog.locator('[data-part=client-id]');
    return {
      clientId: (await id.count()) > 0 ? (await id.innerText()).trim() : undefined,
      secret: (await secret.innerText()).trim(),
    };
  }

  async closeSecret(): Promise<void> {
    await this.page.getByRole('button', { name: 'I saved the secret' }).press('Enter');
    await this.dialog.waitFor({ state: 'detached' });
  }

  async delete(description: string): Promise<void> {
    await this.choose(description, 'Delete…');
    await this.page.getByRole('alertdialog', { name: `Delete the token “${description}”?` }).waitFor();
  }

  async confirmDeletion(): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete token' }).click();
  }
}
