import type { Locator, Page } from 'playwright-core';
import { chooseMenuItem } from '#e2e/support/choose-menu-item.ts';

/** The admin portal, hosted or as a dialog over another page. */
export class PortalModel {
  readonly page: Page;
  readonly baseUrl: string;

  constructor(page: Page, baseUrl: string) {
    this.page = page;
    this.baseUrl = baseUrl;
  }

  async open(path = '/users'): Promise<void> {
    await this.page.goto(`${this.baseUrl}/oauth/portal${path}`);
  }

  /** The live page: what is typed or pressed before it is there is replayed, later than a test expects. */
  async shows(heading: string): Promise<void> {
    await this.showsSnapshot(heading);
    await this.comesAlive();
    await this.showsSnapshot(heading);
  }

  /** The page as the server has drawn it, or the live one. */
  async showsSnapshot(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }

  /** Waits until the portal has replaced the server-rendered snapshot: until then its content exists twice. */
  async comesAlive(): Promise<void> {
    await this.page.locator('portico-admin-box [data-mount]').waitFor({ state: 'attached' });
    await this.page.locator('portico-admin-box [data-snapshot]').waitFor({ state: 'detached' });
  }

  row(user: string): Locator {
    return this.page.getByRole('row', { name: user });
  }

  async goTo(page: 'Profile' | 'Users'): Promise<void> {
    await this.page.getByRole('link', { name: page, exact: true }).click();
    await this.shows(page);
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(text);
  }

  /** Chooses by keyboard, as menus are made for. */
  async choose(user: string, action: string): Promise<void> {
    await this.row(user)
      .getByRole('button', { name: `Actions for ${user}` })
      .click();
    await chooseMenuItem(this.page.getByRole('menuitem', { name: action }));
  }

  async showsToast(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** By the account menu, which is labeled with the user's name. */
  async signOut(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    const item = this.page.getByRole('menuitem', { name: 'Sign out' });
    await item.waitFor();
    await item.hover();
    await item.click();
  }

  /** Names in the list, in order. */
  async people(): Promise<string[]> {
    const names = await this.page.locator('tbody [data-part="user"] [data-part="name"]').allTextContents();
    return names.map((name) => name.trim());
  }
}
