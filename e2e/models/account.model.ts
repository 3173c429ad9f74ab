import { HostedBox } from './hosted-box.model.ts';

/** Who is signed in at the server itself. */
export class AccountModel extends HostedBox {
  saysSignedIn(): Promise<void> {
    return this.shows('You’re signed in');
  }

  saysSignedOut(): Promise<void> {
    return this.shows('You’re signed out');
  }
}
