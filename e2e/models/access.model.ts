import type { Locator } from 'playwright-core';
import { PortalModel } from './portal.model.ts';

/** The pages about people, roles and groups: lists with forms above them. */
export class AccessModel extends PortalModel {
  dialog(title: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name: title }).or(this.page.getByRole('alertdialog', { name: title }));
  }

  /** Opens the details of a user or object next to the list. */
  async openDetails(name: string): Promise<Locator> {
    await this.row(name).getByText(name, { exact: true }).first().click();
    const drawer = this.dialog(name);
    await drawer.waitFor();
    return drawer;
  }

  /** Chooses one of a field's options by typing a part of it. */
  async pick(dialog: Locator, field: string, option: string): Promise<void> {
    const box = dialog.getByRole('combobox', { name: field });
    await box.fill(option);
    await this.page.locator('[role="option"]').filter({ hasText: option }).first().click();
    await box.press('Escape');
  }

  /** First column of the list. */
  names(): Promise<string[]> {
    return this.page.locator('tbody tr td:first-of-type, tbody tr th').allInnerTexts();
  }
}
