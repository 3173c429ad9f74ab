/** Changes of an account and its membership that follow from changes of a directory's user. */
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import { findMember, setInvitedName, setMemberState, type MemberRow } from '#server/db/queries/core/members.ts';
import { findMembership, listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { findUserByEmail, normalizeEmail, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { isHeldForDeletion } from '#server/db/queries/scim/holds.ts';
import {
  belongsElsewhere,
  deleteTokensOfUser,
  setInvitedEmail,
  takeBackMembership,
  type Directory,
  type ScimUserRow,
} from '#server/db/queries/scim/users.ts';
import { endSessionsInTenant } from '#server/db/queries/sessions/sessions.ts';
import { accountFieldsOf } from '#server/domain/scim/account-fields.ts';
import { notUnique } from '#server/domain/scim/scim-error.ts';
import type { Json } from '#server/domain/scim/schema.types.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { assertNotLastManager } from '#server/use-cases/authorization/guard-rights.ts';
import { inviteByDirectory, isProved, joinsUnasked, phoneNumberOf } from './directory-account.ts';
import { findInvited } from './find-invited.ts';

/** A user of a directory whose resource changes. */
export interface ChangedUser {
  directory: AuthenticatedConnection;
  row: Pick<ScimUserRow, 'id' | 'user_id' | 'owns_account' | 'held'>;
  after: Json;
}

/**
 * Writes name, number and address of an account that the connection created and that no other tenant has or has
 * invited: its owner may be joining there. Of any other account only the name that the tenant sees before its owner joins.
 * @throws ScimError `uniqueness`
 */
export async function updateDirectoryAccount(context: AnonymousTransaction, changed: ChangedUser): Promise<void> {
  const { tx, now } = context;
  const { directory, row, after } = changed;
  const { tenantId } = directory;
  const member = await findMember(tx, tenantId, row.user_id);
  if (!member) return;
  const { name, phone } = accountFieldsOf(after);
  if (!member.joined) await setInvitedName(tx, tenantId, member.id, name);
  if (!row.owns_account || (await belongsElsewhere(tx, member.id, tenantId))) return;
  await updateAddress(context, changed, member);
  const [before, wanted] = [
    { name: member.name, phone_number: member.phone_number },
    { name, phone_number: phoneNumberOf(phone) },
  ];
  if (JSON.stringify(before) === JSON.stringify(wanted)) return;
  await updateUser(tx, member.id, { ...wanted, updated_at: now });
  await context.audit({
    action: 'user.changed',
    tenantId,
    actorId: null,
    target: { kind: 'user', id: member.id },
    details: { before, after: wanted },
  });
}

/**
 * The address follows the directory where the tenant has proved the domain, or where nobody has confirmed the former one.
 * One that an account elsewhere has is left alone without saying so: an answer would reveal that account. So is one of a
 * user whose deletion is held, whom the directory believes to be gone.
 */
async function updateAddress(context: AnonymousTransaction, changed: ChangedUser, member: MemberRow): Promise<void> {
  const { tx, now } = context;
  const { directory, after } = changed;
  const { email } = accountFieldsOf(after);
  if (email === '' || normalizeEmail(email) === member.email_folded) return;
  const proved = await isProved(context, directory.tenantId, email);
  if (!proved && member.verified) return;
  const other = await findUserByEmail(tx, email);
  const isMember = other && (await findMembership(tx, directory.tenantId, other.id));
  if (isMember && !(await isHeldForDeletion(tx, directory.tenantId, other.id)))
    throw notUnique('Another member of the organization has this email address.');
  if (other) return;
  const user: UserRow = await updateUser(tx, member.id, {
    email,
    email_folded: normalizeEmail(email),
    verified: proved,
    updated_at: now,
  });
  await setInvitedEmail(tx, { tenantId: directory.tenantId, userId: member.id }, user.email);
  // links that were sent to the former address; no other tenant has an open invitation
  for (const purpose of ['reset-password', 'unlock', 'activation'] as const)
    await withdrawLinks(tx, member.id, purpose, now);
  await context.audit({
    action: 'user.email-changed',
    severity: 'Medium',
    tenantId: directory.tenantId,
    actorId: null,
    target: { kind: 'user', id: member.id },
    details: { before: { email: member.email }, after: { email } },
  });
  if (!proved && member.joined) await takeBack(context, changed, { member, email: user.email });
  if (!proved && member.state !== 'disabled') await inviteByDirectory(context, directory, user);
}

/**
 * Takes back the membership of a user who had no address and gets one that nobody has confirmed: it is its owner who has
 * to join, as if the directory had sent it at first. @throws Refusal `last-admin`
 */
async function takeBack(
  context: AnonymousTransaction,
  { directory: { tenantId }, after }: ChangedUser,
  { member, email }: { member: MemberRow; email: string },
): Promise<void> {
  const { tx, now } = context;
  const userId = member.id;
  if (member.state === 'active') await assertNotLastManager(tx, tenantId, userId);
  await takeBackMembership(tx, { tenantId, userId }, { email, name: accountFieldsOf(after).name });
  await deleteTokensOfUser(tx, { tenantId, userId });
  await endSessionsInTenant(tx, { tenantId, userId }, now);
  if (member.state !== 'active') return;
  const held = (await listHeldRoles(tx, [userId])).filter((role) => role.held_in === tenantId);
  const roles = [...new Set(held.map(({ key }) => key))];
  await context.audit({
    action: 'user.invited',
    tenantId,
    actorId: null,
    target: { kind: 'user', id: userId },
    details: { email, roles, after: { state: 'invited', roles } },
  });
}

/**
 * Deactivates the member: sessions, refresh tokens and API tokens end in the same transaction.
 * @throws Refusal `last-admin`
 */
export async function deactivateMember(
  context: AnonymousTransaction,
  { directory: { tenantId }, row }: { directory: Directory; row: Pick<ScimUserRow, 'user_id'> },
): Promise<void> {
  const { tx, now } = context;
  const userId = row.user_id;
  const member = await findMember(tx, tenantId, userId);
  if (!member) return;
  await deleteTokensOfUser(tx, { tenantId, userId });
  if (member.state === 'disabled') return;
  await assertNotLastManager(tx, tenantId, userId);
  await setMemberState(tx, { tenant_id: tenantId, user_id: userId }, 'disabled', 'directory');
  const sessions = await endSessionsInTenant(tx, { tenantId, userId }, now);
  await context.audit({
    action: 'user.disabled',
    tenantId,
    actorId: null,
    target: { kind: 'user', id: userId },
    details: { before: member.state, after: 'disabled', sessions },
  });
}

/**
 * Reactivates a member whom a directory has deactivated; no former session comes back. Who has not joined yet is asked
 * again. One whom an admin has deactivated stays so, although the directory reads what it wrote.
 */
export async function reactivateMember(context: AnonymousTransaction, changed: ChangedUser): Promise<void> {
  const { tx } = context;
  const { directory, row } = changed;
  const { tenantId } = directory;
  const member = await findMember(tx, tenantId, row.user_id);
  if (member?.state !== 'disabled') return;
  const membership = await findMembership(tx, tenantId, member.id);
  if (!membership?.disabled_by_directory) return;
  const joins = member.joined || (row.owns_account && (await joinsUnasked(context, tenantId, member)));
  const state = joins ? 'active' : 'invited';
  await setMemberState(tx, { tenant_id: tenantId, user_id: member.id }, state);
  await context.audit({
    action: 'user.enabled',
    tenantId,
    actorId: null,
    target: { kind: 'user', id: member.id },
    details: { before: 'disabled', after: state },
  });
  if (state === 'invited')
    await inviteByDirectory(context, directory, await findInvited(context, { directory, row, member }));
}
