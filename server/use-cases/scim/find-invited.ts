/** Who an invitation of a directory is for. */
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import type { MemberRow } from '#server/db/queries/core/members.ts';
import { findUserByEmail, type UserRow } from '#server/db/queries/core/users.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { moveToAccount, type ScimUserRow } from '#server/db/queries/scim/users.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { hasShownAddress, insertAccount, refuseMember } from './directory-account.ts';

/**
 * The account that has the address now. The directory means the mailbox: where the account that had it has another address
 * by now, its link must not be mailed there, and the user moves to whoever has the address, or to a new account.
 * @param member who has not joined
 * @throws ScimError `uniqueness` if the owner of the address is a member otherwise
 */
export async function findInvited(
  context: AnonymousTransaction,
  {
    directory: { tenantId },
    row,
    member,
  }: { directory: AuthenticatedConnection; row: Pick<ScimUserRow, 'id'>; member: MemberRow },
): Promise<UserRow> {
  const { tx, now } = context;
  if (hasShownAddress(member)) return member;
  const fields = { email: member.email, name: member.invited_name ?? member.email, phone: null };
  const created = await insertAccount(context, fields, false);
  const user = created ?? (await findUserByEmail(tx, member.email))!;
  await refuseMember(context, tenantId, user);
  for (const purpose of ['invitation', 'activation'] as const)
    await withdrawLinks(tx, member.id, purpose, now, tenantId);
  await moveToAccount(
    tx,
    { id: row.id, tenant_id: tenantId, user_id: member.id },
    { userId: user.id, owned: created !== undefined },
  );
  return user;
}
