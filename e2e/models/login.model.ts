import type { Locator } from 'playwright-core';
import { HostedBox } from './hosted-box.model.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Sign-in: address first, then password. */
export class LoginModel extends HostedBox {
  asksForEmail(): Promise<void> {
    return this.shows(/^Sign in to /);
  }

  asksForPassword(): Promise<void> {
    return this.shows('Enter your password');
  }

  async giveEmail(email: string): Promise<void> {
    await this.asksForEmail();
    await this.email.fill(email);
    await this.submit.click();
  }

  async givePassword(password: string): Promise<void> {
    await this.asksForPassword();
    await this.password.fill(password);
    await this.submit.click();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.giveEmail(email);
    await this.givePassword(password);
  }

  get change(): Locator {
    return this.page.getByRole('link', { name: /^Change/ });
  }

  get reveal(): Locator {
    return this.page.getByRole('button', { name: /(Show|Hide) password/ });
  }
}
