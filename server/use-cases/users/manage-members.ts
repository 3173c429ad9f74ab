/**
 * Management of a team by its admins. Each change locks the tenant's memberships, keeps at least one manager, and is
 * audited with before and after.
 */
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { Tx } from '#server/db/database.ts';
import {
  findMember,
  lockMemberships,
  replaceMemberRoles,
  setInvitedName,
  setMemberState,
  type MemberRow,
} from '#server/db/queries/core/members.ts';
import { isDeactivatedByDirectory } from '#server/db/queries/scim/users.ts';
import { hasOtherMemberships } from '#server/db/queries/mfa/factor-resets.ts';
import { asInvited } from '#server/db/queries/core/invited-user.ts';
import {
  listAssignableRoles,
  listMembershipsOf,
  type HeldRole,
  type RoleRow,
} from '#server/db/queries/core/memberships.ts';
import { endSessionsInTenant } from '#server/db/queries/sessions/sessions.ts';
import { updateUser } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { endMembership } from './end-membership.ts';
import {
  preserveManager,
  assertNotLastManager,
  assertFieldsUnmodified,
  refuseToGive,
  requireHeld,
} from '#server/use-cases/authorization/guard-rights.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

interface Target {
  member: MemberRow;
  roles: HeldRole[];
}

/**
 * Deactivates a member and ends their sessions; once reactivated, they have to sign in again.
 * @throws Refusal `user-not-found`, `not-yourself`, `person-above-own`, `last-admin`
 */
export async function disableMember(context: CallContext, userId: string): Promise<void> {
  await withMembershipLock(context, context.caller.tenantId, async (_tx, context) => {
    await disableMemberIn(context, userId);
  });
}

/**
 * Deactivates a member as part of a larger transaction, in the system scope; the caller has locked the memberships. A
 * refusal leaves nothing changed. @throws as `disableMember`
 */
export async function disableMemberIn(context: TransactionContext, userId: string): Promise<void> {
  const { tx, caller, now } = context;
  const target = await findTarget(context, userId, 'refused');
  if (target.member.state === 'disabled') return;
  await assertNotLastManager(tx, caller.tenantId, userId);
  await setMemberState(tx, { tenant_id: caller.tenantId, user_id: userId }, 'disabled');
  const sessions = await endSessionsInTenant(tx, { tenantId: caller.tenantId, userId }, now);
  await context.audit({
    action: 'user.disabled',
    target: userTarget(userId),
    details: { before: target.member.state, after: 'disabled', sessions },
  });
}

export async function enableMember(context: CallContext, userId: string): Promise<void> {
  await changeTeam(context, async (_tx, context) => {
    await enableMemberIn(context, userId);
  });
}

/**
 * Reactivates a member as part of a larger transaction; the caller has locked the memberships.
 * @throws Refusal `person-managed-elsewhere` for one whom a directory deactivated
 */
export async function enableMemberIn(context: TransactionContext, userId: string): Promise<void> {
  const { member } = await findTarget(context, userId, 'refused');
  if (member.state !== 'disabled') return;
  if (await isDeactivatedByDirectory(context.tx, context.caller.tenantId, userId))
    throw new Refusal('person-managed-elsewhere');
  // a user who never accepted the invitation still has to: an admin cannot activate them
  const state = member.joined ? 'active' : 'invited';
  await setMemberState(context.tx, { tenant_id: context.caller.tenantId, user_id: userId }, state);
  await context.audit({
    action: 'user.enabled',
    target: userTarget(userId),
    details: { before: 'disabled', after: state },
  });
}

export async function removeMember(context: CallContext, userId: string): Promise<void> {
  await withMembershipLock(context, context.caller.tenantId, async (tx, context) => {
    await removeMemberIn(context, userId);
  });
  context.services.wakeJobs();
}

/**
 * Removes a member as part of a larger transaction, in the system scope; the caller has locked the memberships. @throws
 * as `removeMember`
 */
export async function removeMemberIn(context: TransactionContext, userId: string): Promise<void> {
  const { caller } = context;
  const { member, roles } = await findTarget(context, userId, 'refused');
  await assertNotLastManager(context.tx, caller.tenantId, userId);
  const accountDeleted = await endMembership(context, caller.tenantId, member);
  await context.audit({
    action: 'user.removed',
    severity: 'Medium',
    target: userTarget(userId),
    // do not disclose whether a user who never joined has an account
    details: {
      before: { email: member.email, state: member.state, roles: roles.map((role) => role.key) },
      ...(member.joined && { accountDeleted }),
    },
  });
}

export interface MemberChanges {
  id: string;
  name?: string | undefined;
  phone?: string | null | undefined;
  /** `['']` removes all roles; absent leaves them unchanged. */
  roleIds?: string[] | undefined;
  /** Values that the form was loaded with, to detect concurrent changes. */
  asRead?: { name?: string | undefined; phone?: string | null | undefined; roleIds?: string[] | undefined } | undefined;
}

export async function updateMember(context: CallContext, changes: MemberChanges): Promise<MemberRow> {
  const { caller } = context;
  return await withMembershipLock(context, caller.tenantId, async (tx, context) => {
    const target = await findTarget(context, changes.id, 'allowed');
    if (changes.roleIds !== undefined)
      await changeRoles(context, {
        target,
        wanted: () => changes.roleIds!,
        asRead: changes.asRead?.roleIds,
      });
    if (changes.name !== undefined || changes.phone !== undefined) await changeDetails(context, { target, changes });
    return (await findMember(tx, caller.tenantId, changes.id))!;
  });
}

/**
 * Changes the roles of a member as part of a larger transaction. The caller has locked the memberships.
 * @param change `wanted` computes the ids of the roles to set from the present ones; `needs` is the permission
 *   required, if not the one to assign roles
 * @throws Refusal `user-not-found`, `person-above-own`, `forbidden`, `role-not-found`, `role-above-own`,
 *   `permission-not-held`, `last-admin`
 */
export async function changeMemberRoles(
  context: TransactionContext,
  change: { userId: string; wanted: RoleChoice; needs?: PermissionKey | undefined },
): Promise<void> {
  const target = await findTarget(context, change.userId, 'allowed');
  await changeRoles(context, { ...change, target });
}

const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

type RoleChoice = (before: string[]) => string[];

interface RolesChange {
  target: Target;
  wanted: RoleChoice;
  /** Role ids that the form was loaded with; without them, concurrent changes are not detected. */
  asRead?: string[] | undefined;
  /** Permission that the change requires; by default the one to assign roles. */
  needs?: PermissionKey | undefined;
}

/**
 * @throws Refusal `changed-meanwhile` if the roles are neither as loaded nor as requested; and as `changeMemberRoles`
 */
async function changeRoles(
  context: TransactionContext,
  { target, wanted, asRead, needs = 'fe.secure.write.usersRoles' }: RolesChange,
): Promise<void> {
  const { tx, caller } = context;
  const userId = target.member.id;
  // roles granted by groups are changed through the groups
  const before = target.roles.filter((role) => role.held_by_group === null);
  const roleIds = wanted(before.map((role) => role.id)).filter(Boolean);
  if (
    sameIds(
      before.map((role) => role.id),
      roleIds,
    )
  )
    return;
  assertFieldsUnmodified({
    current: { roleIds: inOrder(before.map((role) => role.id)) },
    wanted: { roleIds: inOrder(roleIds) },
    asRead: asRead && { roleIds: inOrder(asRead) },
  });
  requireHeld(caller, needs);
  const after = chooseRoles(await listAssignableRoles(tx, caller.tenantId), caller, roleIds, before);
  await preserveManager(tx, caller.tenantId, () =>
    replaceMemberRoles(
      tx,
      caller.tenantId,
      userId,
      after.map((role) => role.id),
    ),
  );
  await context.audit({
    action: 'user.roles-changed',
    severity: 'Medium',
    target: userTarget(userId),
    details: { before: before.map((role) => role.key), after: after.map((role) => role.key) },
  });
  await notifyRolesChanged(context, userId, after);
}

/** Notifies the user, unless they changed their own roles. */
async function notifyRolesChanged(context: TransactionContext, userId: string, roles: RoleRow[]): Promise<void> {
  const { caller } = context;
  if (userId === caller.userId) return;
  const actor = await findMember(context.tx, caller.tenantId, caller.userId);
  const values = {
    ...(actor && { actor: actor.name }),
    ...(roles.length > 0 && { roles: roles.map((role) => role.name).join(', ') }),
  };
  await notifyUser(context, { userId, tenantId: caller.tenantId, key: 'roles-changed', values });
}

/**
 * Resolves the roles to set: roles that the user already has may stay, regardless of who saves the form; a new one must not be
 * above the caller's own.
 */
function chooseRoles(assignable: RoleRow[], caller: Caller, roleIds: string[], before: RoleRow[]): RoleRow[] {
  return [...new Set(roleIds)].map((id) => {
    const role = assignable.find((candidate) => candidate.id === id);
    if (!role) throw new Refusal('role-not-found', { context: { roleId: id } });
    const kept = before.some((held) => held.id === id);
    if (!kept) refuseToGive(caller, role);
    return role;
  });
}

/**
 * Changes name and phone number. They belong to the user in all tenants, so a team can change only those of users who
 * are in no other team. For a user who has not joined, it changes only the name shown in the tenant.
 * @throws Refusal `changed-meanwhile`, `person-managed-elsewhere`, `person-elsewhere`
 */
async function changeDetails(
  context: TransactionContext,
  { target, changes }: { target: Target; changes: MemberChanges },
): Promise<void> {
  const { member } = target;
  const known = member.joined ? member : asInvited(member, { ...member, created_at: member.joined_at });
  assertFieldsUnmodified({
    current: { name: known.name, phone: known.phone_number },
    wanted: { name: changes.name, phone: changes.phone },
    asRead: changes.asRead,
  });
  const after = {
    name: changes.name ?? known.name,
    phone_number: changes.phone === undefined ? known.phone_number : changes.phone,
  };
  const before = { name: known.name, phone_number: known.phone_number };
  if (after.name === before.name && after.phone_number === before.phone_number) return;
  if (member.managed_by !== 'here') throw new Refusal('person-managed-elsewhere');
  if (member.joined) await changeOwnTeam(context, { member, after });
  else await renameInvited(context, { member, before, after });
  await context.audit({
    action: 'user.changed',
    target: userTarget(member.id),
    details: { before, after },
  });
}

interface ProfileChanges {
  name: string;
  phone_number: string | null;
}

async function changeOwnTeam(
  { tx, caller, now }: TransactionContext,
  { member, after }: { member: MemberRow; after: ProfileChanges },
): Promise<void> {
  const isOwn = member.id === caller.userId && caller.impersonator === null;
  if (!isOwn && (await hasOtherMemberships(tx, member.id, caller.tenantId))) throw new Refusal('person-elsewhere');
  await updateUser(tx, member.id, { ...after, updated_at: now });
}

async function renameInvited(
  { tx, caller, now }: TransactionContext,
  { member, before, after }: { member: MemberRow; before: ProfileChanges; after: ProfileChanges },
): Promise<void> {
  if (after.phone_number !== before.phone_number) throw new Refusal('person-elsewhere');
  await setInvitedName(tx, caller.tenantId, member.id, after.name);
  // an account that this invitation created, and that no other tenant knows, gets the name too
  const isOnlyHere = !member.verified && (await listMembershipsOf(tx, [member.id])).length === 1;
  if (isOnlyHere) await updateUser(tx, member.id, { name: after.name, updated_at: now });
}

async function changeTeam<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  const { caller } = context;
  return await context.inTenant(caller.tenantId, async (tx, context) => {
    await lockMemberships(tx, caller.tenantId);
    return await work(tx, context);
  });
}

async function findTarget(context: TransactionContext, userId: string, onSelf: 'allowed' | 'refused'): Promise<Target> {
  const member = await findMemberOrRefuse(context, userId);
  return { member, roles: await requireManageable(context, member, onSelf) };
}

function userTarget(id: string) {
  return { kind: 'user', id };
}

function sameIds(a: string[], b: string[]): boolean {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((id) => set.has(id));
}
