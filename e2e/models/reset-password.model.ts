import { HostedBox } from './hosted-box.model.ts';

/** The page behind the link of a reset mail. */
export class ResetPasswordModel extends HostedBox {
  asks(): Promise<void> {
    return this.shows('Create a new password');
  }

  async choose(password: string): Promise<void> {
    await this.asks();
    await this.password.fill(password);
    await this.submit.click();
  }

  saysItIsDone(): Promise<void> {
    return this.shows('Password changed');
  }

  saysLinkIsDead(): Promise<void> {
    return this.shows('This link is no longer valid');
  }
}
