import type { Locator, Page } from 'playwright-core';

/** What every hosted page has: a heading, a form with one button, errors, links. */
export class HostedBox {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get email(): Locator {
    return this.page.getByLabel(/^Email( or username)?$/);
  }

  get password(): Locator {
    return this.page.locator('input[name=password]');
  }

  /** The field of a verification or recovery code. */
  get code(): Locator {
    return this.page.locator('input[name=code]');
  }

  get submit(): Locator {
    return this.page.locator('#portico-submit');
  }

  /** The text at a field that says what is wrong with it. */
  errorOf(field: string): Locator {
    return this.page.locator(`#portico-${field}-error`);
  }

  /** The text above the form that says what went wrong. */
  get banner(): Locator {
    return this.page.getByRole('alert');
  }

  /** Types a code and submits it; where a script runs, six digits are submitted with the last one. */
  async giveCode(code: string): Promise<void> {
    const isSubmittedAtOnce = /^\d{3} ?\d{3}$/.test(code) && (await this.runsScripts());
    // Hydration draws the boxes: a code that is filled in before it may or may not be submitted by it.
    if (isSubmittedAtOnce) await this.page.locator('[data-part=code-box]').first().waitFor();
    await this.code.fill(code);
    if (!isSubmittedAtOnce) await this.submit.click();
  }

  private async runsScripts(): Promise<boolean> {
    return this.page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name });
  }

  /** Waits for a step by its title. */
  async shows(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** Waits until the scripts have hydrated the server-rendered page. */
  async comesAlive(): Promise<void> {
    await this.page.waitForFunction(() => customElements.get('portico-login-box') !== undefined);
    // Hydration and the effects behind it are done two frames later.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /** Name or id of the element that has the focus. */
  focused(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id ?? null);
  }
}
