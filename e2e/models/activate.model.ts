import { HostedBox } from './hosted-box.model.ts';

/** The page behind the link of an activation mail. */
export class ActivateModel extends HostedBox {
  asksForOnePress(): Promise<void> {
    return this.shows('Confirm your address');
  }

  asksForPassword(): Promise<void> {
    return this.shows('Choose a password');
  }

  saysLinkIsDead(): Promise<void> {
    return this.shows('This link doesn’t work any more');
  }

  async choosePassword(password: string): Promise<void> {
    await this.asksForPassword();
    await this.password.fill(password);
    await this.submit.click();
  }
}
