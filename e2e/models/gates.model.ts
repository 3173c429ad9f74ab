import type { Locator, Page } from 'playwright-core';
import type { Portico } from '#e2e/support/start-portico.ts';

export interface GatePage {
  /** Text of its body. */
  body: string;
  /** Scripts of the page itself, before Portico's tag. */
  script?: string;
}

const names = ['signed-in', 'signed-out', 'authorized', 'stepped-up', 'entitled'];

/** A page of an application with gates in it, under a policy as strict as a customer's may be. */
export class GatesModel {
  readonly page: Page;
  readonly #portico: Portico;

  constructor(page: Page, portico: Portico) {
    this.page = page;
    this.#portico = portico;
  }

  get address(): string {
    return `${this.#portico.application.origin}/gates`;
  }

  /** Puts the page at its address, and at the one that a sign-in comes back to. */
  serve({ body, script = '' }: GatePage): void {
    const { application, demo } = this.#portico;
    const policy = [
      `default-src 'none'`,
      `script-src 'nonce-n0nce'`,
      `connect-src ${demo.baseUrl}`,
      `img-src data:`,
      `base-uri 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
    ];
    const html = `<!doctype html><html lang="en"><head><title>Gates</title><link rel="icon" href="data:,">
      <script nonce="n0nce">${script}</script>
      <script nonce="n0nce" src="${demo.baseUrl}/portico.js?client=${application.clientId}"></script></head>
      <body><main><h1>Plans</h1>${body}</main></body></html>`;
    for (const path of ['/gates', '/oauth/callback']) application.pages.set(path, { html, policy: policy.join('; ') });
  }

  async open(): Promise<void> {
    await this.page.goto(this.address);
  }

  gate(name: (typeof names)[number]): Locator {
    return this.page.locator(`portico-${name}`).first();
  }

  /** Waits for the answer, and for the rule that gave it. */
  async answers(name: (typeof names)[number], state: 'open' | 'closed', why: string): Promise<void> {
    await this.page
      .locator(`portico-${name}[data-state="${state}"][data-why="${why}"]`)
      .first()
      .waitFor({ state: 'attached' });
  }
}
