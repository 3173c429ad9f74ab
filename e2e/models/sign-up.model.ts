import { HostedBox } from './hosted-box.model.ts';

export interface NewAccount {
  email: string;
  name: string;
  companyName: string;
  password: string;
}

export class SignUpModel extends HostedBox {
  asks(): Promise<void> {
    return this.shows('Create your account');
  }

  async fill(account: NewAccount): Promise<void> {
    await this.fillIn(account);
  }

  /** Invited users are not asked for an organization name. */
  async fillIn(account: Partial<NewAccount>): Promise<void> {
    await this.asks();
    for (const [name, value] of Object.entries(account)) await this.page.locator(`input[name=${name}]`).fill(value);
  }

  async signUp(account: NewAccount): Promise<void> {
    await this.fill(account);
    await this.submit.click();
  }

  saysMailIsSent(): Promise<void> {
    return this.shows('Check your email');
  }
}
