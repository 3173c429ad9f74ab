/**
 * Management of users of sub-accounts by a parent account. The rules of a single account apply there too: callers
 * cannot grant more than they hold, and no account loses its last manager.
 */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { SubTenantUser } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { Tx } from '#server/db/database.ts';
import { readIn } from '#server/db/queries/core/read-in.ts';
import { lockAccounts } from '#server/db/queries/core/sub-tenants.ts';
import {
  listSubtreeMemberships,
  listSubtreeUsers,
  type SubtreeMembership,
  type SubtreeUsersQuery,
} from '#server/db/queries/sub-accounts/sub-account-users.ts';
import { asInvited } from '#server/db/queries/core/invited-user.ts';
import { setSubAccountAccess } from '#server/db/queries/core/inherited-memberships.ts';
import {
  findMembership,
  findTenant,
  listHeldRoles,
  listPermissions,
  type HeldRole,
} from '#server/db/queries/core/memberships.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { withCaller, type AnonymousTransaction, type CallContext, type TransactionContext } from '#server/context.ts';
import { recordTooMany } from '#server/use-cases/invitations/count-invitations.ts';
import { describePeople, describePermission, describeRole } from '#server/views/users.ts';
import { requireHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { inviteIn } from '#server/use-cases/invitations/invite-user.ts';
import { changeMemberRoles, removeMemberIn } from '#server/use-cases/users/manage-members.ts';
import { findAccountInScope } from '#server/use-cases/authorization/sub-tenant-scope.ts';
import { acrossSubAccounts } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

export interface UserRef {
  email: string;
  name?: string | undefined;
}

export interface RolesIn {
  tenantId: string;
  roleIds?: string[] | undefined;
}

/** Lists the users of one account or of the whole subtree. @throws Refusal `sub-accounts-off`, `account-not-found` */
export async function listAccountUsers(
  context: CallContext,
  query: SubtreeUsersQuery,
): Promise<{ items: SubTenantUser[]; total: number }> {
  const { caller } = context;
  return await acrossSubAccounts(context, async (tx, context) => {
    const top = (await findTenant(tx, caller.tenantId))!;
    // an account without sub-accounts lists only its own users: clients call this with a token of that account
    const tenantId = query.tenantId ?? (top.is_reseller ? undefined : top.id);
    if (tenantId !== undefined) await findAccountInScope(tx, caller, tenantId, 'including-own');
    const { rows, total } = await listSubtreeUsers(tx, top.path, { ...query, tenantId });
    const memberships = await listSubtreeMemberships(
      tx,
      top.path,
      rows.map(({ id }) => id),
      tenantId,
    );
    return { items: await describe(context, rows, memberships), total };
  });
}

/** Includes only the accounts at hand; memberships elsewhere are not disclosed. */
async function describe(
  { services, tx }: AnonymousTransaction,
  users: UserRow[],
  memberships: SubtreeMembership[],
): Promise<SubTenantUser[]> {
  const held = await listHeldRoles(
    tx,
    users.map(({ id }) => id),
  );
  const permissions = await listPermissions(tx);
  const known = { permissions, vendorId: services.environment.vendorId };
  const inAccount = (
    { tenant_id, user_id, ...membership }: SubtreeMembership,
    verified: boolean,
  ): SubTenantUser['tenants'][number] => {
    const roles = eachOnce(
      held.filter((role) => role.held_by === user_id && role.held_in === tenant_id && role.held_by_group === null),
    );
    const keys = new Set(roles.flatMap((role) => role.permission_keys));
    return {
      tenantId: tenant_id,
      roles: roles.map((role) => describeRole(role, known)),
      permissions: permissions
        .filter(({ key }) => keys.has(key))
        .map((permission) => describePermission(permission, roles)),
      activated: membership.state === 'active' && verified,
      ...(membership.last_login_at && { lastLogin: membership.last_login_at.toISOString() }),
      subAccountAccessAllowed: membership.has_inherited_access,
    };
  };
  const ownOf = (id: string) => memberships.filter((membership) => membership.user_id === id);
  const isIn = (id: string) => ownOf(id).some(({ joined }) => joined);
  const people = await describePeople(
    services,
    readIn(tx),
    users.map((user) => (isIn(user.id) ? user : asInvited(user, ownOf(user.id)[0]!))),
    '',
  );
  return people.map(
    ({ id, sub, email, name, verified, phoneNumber, profilePictureUrl, provider, metadata, createdAt, ...user }) => {
      const own = ownOf(id);
      const mfaEnrolled = user.mfaEnrolled && isIn(id);
      const isLocked = user.isLocked && isIn(id);
      const tenantIds = own.map(({ tenant_id }) => tenant_id);
      const tenants = own.map((membership) => inAccount(membership, verified));
      return {
        id,
        sub,
        email,
        name,
        verified,
        mfaEnrolled,
        ...(phoneNumber !== undefined && { phoneNumber }),
        profilePictureUrl,
        provider,
        isLocked,
        metadata,
        createdAt,
        tenantId: tenantIds[0]!,
        tenantIds,
        tenants,
      };
    },
  );
}

function eachOnce(roles: HeldRole[]): HeldRole[] {
  return [...new Map(roles.map((role) => [role.id, role])).values()];
}

/** @throws Refusal `account-not-found`, `already-member`, `role-not-found`, `role-above-own`, `permission-not-held` */
export async function addToAccounts(
  context: CallContext,
  { user, accounts }: { user: UserRef; accounts: RolesIn[] },
): Promise<void> {
  const { caller } = context;
  const invite = async (_tx: Tx, context: TransactionContext): Promise<void> => {
    for (const { tenantId, roleIds } of accounts)
      await inviteIn(withCaller(context, { ...caller, tenantId }), { ...user, roleIds });
  };
  await recordTooMany(context, caller, () => inAccounts(context, { accounts, onOwn: 'fe.secure.write.users' }, invite));
  context.services.wakeJobs();
}

/** @throws Refusal as `addToAccounts`, and as `grantSubAccountAccess` */
export async function addPeople(
  context: CallContext,
  {
    users,
    tenantId,
    roleIds,
    allowSubAccountAccess: allowed,
  }: {
    users: UserRef[];
    tenantId: string;
    roleIds?: string[] | undefined;
    allowSubAccountAccess?: boolean | undefined;
  },
): Promise<void> {
  const { caller } = context;
  if (allowed !== undefined) requireHeld(caller, 'fe.account-hierarchy.write.subAccountAccess');
  const invite = async (_tx: Tx, context: TransactionContext): Promise<void> => {
    for (const user of users) {
      const { id } = await inviteIn(withCaller(context, { ...caller, tenantId }), { ...user, roleIds });
      if (allowed !== undefined) await grantSubAccountAccessIn(context, { userId: id, tenantId, allowed });
    }
  };
  await recordTooMany(context, caller, () =>
    inAccounts(context, { accounts: [{ tenantId }], onOwn: 'fe.secure.write.users' }, invite),
  );
  context.services.wakeJobs();
}

/** @throws Refusal `account-not-found`, `user-not-found`, `person-above-own`, `last-admin` */
export async function removeFromAccounts(
  context: CallContext,
  { userId, accounts }: { userId: string; accounts: { tenantId: string }[] },
): Promise<void> {
  await inAccounts(context, { accounts, onOwn: 'fe.secure.delete.users' }, async (_tx, context) => {
    for (const tenantId of new Set(accounts.map((account) => account.tenantId)))
      await removeMemberIn(withCaller(context, { ...context.caller, tenantId }), userId);
  });
  context.services.wakeJobs();
}

/** @throws Refusal `account-not-found`, `user-not-found`, `role-not-found`, `role-above-own`, `permission-not-held`, `last-admin` */
export async function changeRolesIn(
  context: CallContext,
  { userId, how, accounts }: { userId: string; how: 'add' | 'remove' | 'set'; accounts: RolesIn[] },
): Promise<void> {
  // removing roles does not require the permission to grant them
  const needs = how === 'remove' ? 'fe.secure.delete.usersRoles' : 'fe.secure.write.usersRoles';
  await inAccounts(context, { accounts }, async (_tx, context) => {
    for (const { tenantId, roleIds = [] } of accounts) {
      const wanted = (before: string[]) => choices[how](before, roleIds);
      await changeMemberRoles(withCaller(context, { ...context.caller, tenantId }), { userId, wanted, needs });
    }
  });
}

const choices: Record<'add' | 'remove' | 'set', (before: string[], named: string[]) => string[]> = {
  add: (before, named) => [...before, ...named],
  remove: (before, named) => before.filter((id) => !named.includes(id)),
  set: (_before, named) => named,
};

export interface SubAccountAccess {
  userId: string;
  tenantId: string;
  allowed: boolean;
}

/**
 * Sets whether a user can access the sub-accounts of their account. @throws Refusal `account-not-found`,
 * `user-not-found`, `account-access-always`
 */
export async function grantSubAccountAccess(context: CallContext, access: SubAccountAccess): Promise<void> {
  await acrossSubAccounts(context, (_tx, context) => grantSubAccountAccessIn(context, access));
}

async function grantSubAccountAccessIn(
  context: TransactionContext,
  { userId, tenantId, allowed }: SubAccountAccess,
): Promise<void> {
  const { tx } = context;
  const { account } = await findAccountInScope(tx, context.caller, tenantId, 'including-own');
  const membership = await findOrRefuse(userId, (id) => findMembership(tx, account.id, id), 'user-not-found');
  if (!allowed && account.access_type === 'alwaysOn') throw new Refusal('account-access-always');
  if (membership.sub_account_access === allowed) return;
  await setSubAccountAccess(tx, account.id, userId, allowed);
  await context.audit({
    action: 'user.sub-account-access-changed',
    severity: 'Medium',
    tenantId: account.id,
    target: { kind: 'user', id: userId },
    details: { before: membership.sub_account_access, after: allowed },
  });
}

/**
 * Runs work on users of several accounts in one transaction, so that it applies to all accounts or to none. The
 * accounts are locked from the root of the tree downwards, as everywhere else, to avoid deadlocks, and read again after
 * locking because one may have been deleted in the meantime.
 * @param onOwn permission that the same work requires in the caller's own account
 * @throws Refusal `account-not-found`, `sub-accounts-off`
 */
async function inAccounts(
  context: CallContext,
  { accounts, onOwn }: { accounts: { tenantId: string }[]; onOwn?: PermissionKey },
  work: (tx: Tx, context: TransactionContext) => Promise<void>,
): Promise<void> {
  const { caller } = context;
  if (onOwn && accounts.some(({ tenantId }) => tenantId === caller.tenantId)) requireHeld(caller, onOwn);
  await acrossSubAccounts(context, async (tx, context) => {
    await requireAllInScope(context, accounts);
    await lockAccounts(
      tx,
      accounts.map(({ tenantId }) => tenantId),
    );
    await requireAllInScope(context, accounts);
    await work(tx, context);
  });
}

async function requireAllInScope({ tx, caller }: TransactionContext, accounts: { tenantId: string }[]): Promise<void> {
  for (const { tenantId } of accounts) await findAccountInScope(tx, caller, tenantId, 'including-own');
}
