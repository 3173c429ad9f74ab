import type { MembershipRow } from './memberships.ts';
import type { ShownUserRow } from './users.ts';

/** What a tenant sees of a membership that was not accepted. */
export type Invited = Pick<MembershipRow, 'invited_name' | 'invited_email' | 'created_at'>;

/**
 * A user as shown to a tenant before they have accepted its invitation: with the invited email address and the name in
 * the invitation. Whether they have an account, and its profile, is not disclosed: otherwise an invitation could be
 * used to probe for accounts.
 */
export function asInvited<P extends ShownUserRow>(user: P, invited: Invited): P {
  const { invited_name: name, created_at: at } = invited;
  const email = invited.invited_email ?? user.email;
  return {
    ...user,
    email,
    name: name ?? localPart(email),
    username: null,
    title: null,
    phone_number: null,
    picture_url: null,
    metadata: {},
    locale: null,
    verified: false,
    super_user: false,
    provider: 'local',
    created_at: at,
    updated_at: at,
    last_login_at: null,
  };
}

/** Display name for a user of whom only the email address is known. */
export function localPart(email: string): string {
  return email.split('@')[0]!;
}

/**
 * The address that a tenant sees, as SQL for lists of whole users: other queries read `people_of_tenants`.
 * @param membership and `user`: aliases of the rows
 */
export function shownEmail(membership: string, user: string): string {
  return `case when ${membership}.joined then ${user}.email else ${membership}.invited_email end`;
}
