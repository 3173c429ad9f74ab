import { HostedBox } from './hosted-box.model.ts';

/** The page behind the link of an activation mail. */
export class ActivateModel extends HostedBox {
  asksForOnePress(): Promise<void> {
    return this.shows('Confirm your email');
  }

  asksForPassword(): Promise<void> {
    return this.shows('Create a password');
  }

  saysLinkIsDead(): Promise<void> {
    return this.shows('This link is no longer valid');
  }

  async choosePassword(password: string): Promise<void> {
    await this.asksForPassword();
    await this.password.fill(password);
    await this.submit.click();
  }
}
