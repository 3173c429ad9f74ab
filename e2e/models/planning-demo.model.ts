import type { Locator, Page } from 'playwright-core';

/** The planning demo: an application of a customer. */
export class PlanningDemoModel {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(new URL(path, this.url).href);
  }

  get singleSignOn(): Locator {
    return this.page.getByRole('button', { name: 'Single Sign-On' });
  }

  async showsLogin(): Promise<void> {
    await this.singleSignOn.waitFor();
  }

  async showsDashboard(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Welcome to Waypoint' }).waitFor();
  }

  get accountMenu(): Locator {
    return this.page.getByRole('button', { name: /^Account/ });
  }

  async signOut(): Promise<void> {
    await this.accountMenu.click();
    await this.page.getByRole('button', { name: 'Sign out' }).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'System Migration' });
  }

  async openMigration(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start Project: System Migration' }).click();
    await this.dialog.waitFor();
  }

  async migrateFrom(system: string): Promise<void> {
    await this.dialog
      .getByRole('group', { name: 'Migrate from:' })
      .getByRole('radio', { name: system, exact: true })
      .check();
  }

  async migrateTo(system: string): Promise<void> {
    await this.dialog
      .getByRole('group', { name: 'Migrate to:' })
      .getByRole('radio', { name: system, exact: true })
      .check();
  }

  get generatePlan(): Locator {
    return this.dialog.getByRole('button', { name: 'Generate Plan' });
  }

  /** Why no plan can be generated. */
  get reason(): Locator {
    return this.dialog.getByRole('status');
  }
}
