import type { Locator, Page } from 'playwright-core';

/** The portal's page Subscription, whatever the provider. */
export class SubscriptionModel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  plan(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  async inDialog(button: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click();
  }

  /** Opens the form of a card. */
  async changeCard(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Payment method' })
      .getByRole('button', { name: /Add card|Update/ })
      .click();
  }

  async cancelAndRenew(name: string): Promise<void> {
    const plan = this.plan(name);
    const question = this.page.getByRole('alertdialog');
    await plan.getByRole('button', { name: 'Cancel subscription…' }).click();
    await question.getByRole('button', { name: 'Cancel subscription' }).click();
    await plan.getByText('Canceled').waitFor();
    await question.waitFor({ state: 'detached' });
    await plan.getByRole('button', { name: 'Renew' }).click();
    await question.getByRole('button', { name: 'Renew plan' }).click();
    await plan.getByText('Active').waitFor();
  }

  /** A lower price is credited, and confirmed as it was shown. @returns what was due */
  async downgrade(): Promise<string> {
    await this.page.getByRole('button', { name: 'Downgrade to Team' }).click();
    await this.dialog.getByText('Unused time on Business').waitFor();
    const due = await this.dialog.getByRole('definition').last().innerText();
    await this.dialog.getByText('of credit is left', { exact: false }).waitFor();
    await this.inDialog('Confirm Team');
    await this.inDialog('Done');
    await this.plan('Team').getByText('$12.00 per month').waitFor();
    return due;
  }
}
