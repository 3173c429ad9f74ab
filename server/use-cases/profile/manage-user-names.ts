/**
 * User names, assigned and removed by an admin, or by users with that permission for themselves. A name belongs to the
 * user and not to a tenant, so admins can manage only those of users who are in no other team, as with second factors.
 */
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';
import { hasOtherMemberships } from '#server/db/queries/mfa/factor-resets.ts';
import { clearLockout } from '#server/db/queries/core/lockouts.ts';
import type { MemberRow } from '#server/db/queries/core/members.ts';
import {
  changeUserName,
  findTenantUserNamed,
  isNameTakenMeanwhile,
  listTenantUserNames,
  type UserNameQuery,
} from '#server/db/queries/profile/user-names.ts';
import { findUserById, usernameLookupKey } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { assertFieldsUnmodified } from '#server/use-cases/authorization/guard-rights.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

export async function listUserNames(
  context: CallContext,
  query: UserNameQuery,
): Promise<Awaited<ReturnType<typeof listTenantUserNames>>> {
  const { caller } = context;
  return await context.inTenant(caller.tenantId, (tx) => listTenantUserNames(tx, caller.tenantId, query));
}

/** @throws Refusal `user-name-not-found` */
export async function ownUserName(context: CallContext): Promise<{ username: string; userId: string }> {
  const user = await context.asUser(context.caller.userId, (tx) => findUserById(tx, context.caller.userId));
  if (!user?.username) throw new Refusal('user-name-not-found');
  return { username: user.username, userId: user.id };
}

export interface NewUserName {
  userId: string;
  username: string;
  /** Values that the form was loaded with, to detect concurrent changes. */
  asRead?: { username: string | null } | undefined;
}

/**
 * @throws Refusal `sign-in-method-off` if there are no user names, `reauthentication-required`, `user-not-found`,
 *   `person-above-own`, `person-managed-elsewhere`, `user-name-elsewhere` for a member of another tenant's team too,
 *   `changed-meanwhile`, `user-name-taken`, `too-many-requests`
 */
export async function setUserName(context: CallContext, { userId, username, asRead }: NewUserName): Promise<void> {
  const { services, caller, now } = context;
  if (!services.config.signIn.userNames) throw new Refusal('sign-in-method-off');
  await requireRecentSignIn(context, caller);
  // limits enumeration of names that are taken
  await services.limits.consume('user-name', caller.userId, services.config.limits.code);
  const changed = withMembershipLock(context, caller.tenantId, async (tx, context) => {
    const member = await findUser(context, userId);
    assertFieldsUnmodified({ current: { username: member.username }, wanted: { username }, asRead });
    if (!(await changeUserName(tx, member.id, username, now))) throw new Refusal('user-name-taken');
    await notifyOwner(context, { caller, member, after: username });
  });
  await changed.catch((error: unknown) => {
    throw isNameTakenMeanwhile(error) ? new Refusal('user-name-taken', { cause: error }) : error;
  });
}

/**
 * @param name `asOf`: ID of the owner of the name when the caller read it
 * @throws Refusal `user-name-not-found`, `user-name-needed` for a user without an address, and as `setUserName`
 */
export async function removeUserName(
  context: CallContext,
  { username, asOf }: { username: string; asOf?: string | undefined },
): Promise<void> {
  const { caller, now } = context;
  await requireRecentSignIn(context, caller);
  await withMembershipLock(context, caller.tenantId, async (tx, context) => {
    const userId = await findTenantUserNamed(tx, caller.tenantId, username);
    if (userId === undefined) throw new Refusal('user-name-not-found');
    if (asOf !== undefined && userId !== asOf)
      throw new Refusal('changed-meanwhile', { context: { fields: ['username'] } });
    const member = await findUser(context, userId);
    if (member.email === '') throw new Refusal('user-name-needed');
    await changeUserName(tx, member.id, null, now);
    await notifyOwner(context, { caller, member, after: null });
  });
}

/** Finds a user of the caller's own team, or the caller. The transaction sees all tenants. */
async function findUser(context: TransactionContext, userId: string): Promise<MemberRow> {
  const { tx, caller } = context;
  const member = await findMemberOrRefuse(context, userId);
  if (member.state === 'invited') throw new Refusal('user-not-found');
  if (member.managed_by !== 'here') throw new Refusal('person-managed-elsewhere');
  if (member.id === caller.userId) return member;
  await requireManageable(context, member, 'refused');
  if (await hasOtherMemberships(tx, userId, caller.tenantId)) throw new Refusal('user-name-elsewhere');
  return member;
}

async function notifyOwner(
  context: AnonymousTransaction,
  { caller, member, after }: { caller: Caller; member: MemberRow; after: string | null },
): Promise<void> {
  // failed attempts with the former name no longer belong to a user
  if (member.username !== null)
    await clearLockout(context.tx, lockoutSubject(context.services, usernameLookupKey(member.username)));
  await context.audit({
    action: after === null ? 'user.user-name-removed' : 'user.user-name-changed',
    severity: 'High',
    tenantId: caller.tenantId,
    actorId: caller.userId,
    target: { kind: 'user', id: member.id },
    details: { before: { username: member.username }, after: { username: after } },
  });
  await notifyUser(context, {
    userId: member.id,
    key: 'user-name-changed',
    values: after === null ? {} : { username: after },
  });
}
