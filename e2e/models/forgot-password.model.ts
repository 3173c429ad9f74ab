import { HostedBox } from './hosted-box.model.ts';

export class ForgotPasswordModel extends HostedBox {
  asks(): Promise<void> {
    return this.shows('Reset your password');
  }

  async askFor(email: string): Promise<void> {
    await this.asks();
    await this.email.fill(email);
    await this.submit.click();
  }

  saysMailIsSent(): Promise<void> {
    return this.shows('Check your email');
  }
}
