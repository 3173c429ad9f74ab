import { Secret, TOTP } from 'otpauth';
import type { Locator } from 'playwright-core';
import { LoginModel } from './login.model.ts';

/** The second factor: proving one, or setting the first one up. */
export class SecondFactorModel extends LoginModel {
  get remember(): Locator {
    return this.page.getByRole('checkbox', { name: 'Don’t ask again on this device' });
  }

  choose(method: string | RegExp): Promise<void> {
    return this.link(method).click();
  }

  /** The key that an app is set up with. */
  async appKey(): Promise<string> {
    await this.shows('Set up your authenticator app');
    return (await this.page.locator('code').textContent()) ?? '';
  }

  /** The ten codes on the page. */
  async recoveryCodes(): Promise<string[]> {
    await this.shows('Save your recovery codes');
    return await this.page.locator('portico-login-box li').allTextContents();
  }

  async saveCodes(): Promise<string[]> {
    const codes = await this.recoveryCodes();
    await this.submit.click();
    return codes;
  }
}

/** What an app with that key shows at an instant. */
export function appCode(key: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: at });
}
