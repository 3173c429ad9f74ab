import { HostedBox } from './hosted-box.model.ts';

/** The page of an invitation link, for a user who has an account. */
export class InvitationModel extends HostedBox {
  asksToJoin(tenantName: string): Promise<void> {
    return this.shows(`Join ${tenantName}`);
  }

  saysTheyAreIn(): Promise<void> {
    return this.shows('Invitation accepted');
  }

  saysLinkIsDead(): Promise<void> {
    return this.shows('This invitation is no longer valid');
  }
}
