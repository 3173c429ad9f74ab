/**
 * Who an invitation is for: the user of the address that was typed. An open invitation stays with its user when they
 * change their address; once it is sent again, it follows the address. See decision 0583.
 */
import type { MembershipRow } from '#server/db/queries/core/memberships.ts';
import { localPart } from '#server/db/queries/core/invited-user.ts';
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import { findUserByEmail, insertUser, normalizeEmail, type UserRow } from '#server/db/queries/core/users.ts';
import { moveInvitation } from '#server/db/queries/invitations/open-invitations.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';

/**
 * Finds or creates the user of an address, and moves an invitation there that was sent to it.
 * @param earlier the open invitation of the tenant to the address
 * @throws Refusal `person-managed-elsewhere` for an invitation that a directory manages
 */
export async function findAddressee(
  context: AnonymousTransaction,
  invitation: { email: string; name?: string | undefined },
  earlier: MembershipRow | undefined,
): Promise<UserRow> {
  const { tx, now } = context;
  const owner = await findUserByEmail(tx, invitation.email);
  if (earlier && owner?.id !== earlier.user_id && earlier.managed_by !== 'here')
    throw new Refusal('person-managed-elsewhere');
  const user = owner ?? (await insertInvited(context, invitation));
  if (earlier && earlier.user_id !== user.id) {
    // the links in the mailbox of the address are those of its former owner
    for (const purpose of ['invitation', 'activation'] as const)
      await withdrawLinks(tx, earlier.user_id, purpose, now, earlier.tenant_id);
    await moveInvitation(tx, earlier, user.id);
  }
  return user;
}

/** Creates an account for a new user, unverified and without a password. */
async function insertInvited(
  { services, tx, now }: AnonymousTransaction,
  invitation: { email: string; name?: string | undefined },
): Promise<UserRow> {
  const inserted = await insertUser(tx, {
    id: randomId(services.random),
    email: invitation.email,
    email_folded: normalizeEmail(invitation.email),
    name: invitation.name ?? localPart(invitation.email),
    metadata: '{}',
    verified: false,
    super_user: false,
    created_at: now,
    updated_at: now,
  });
  // a concurrent invitation has created the same user
  return inserted ?? (await findUserByEmail(tx, invitation.email))!;
}
