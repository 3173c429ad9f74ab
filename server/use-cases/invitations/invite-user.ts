/** Invitations. A new user activates an account; a user with an account joins with it. */
import type { Tx } from '#server/db/database.ts';
import { isInherited } from '#server/db/queries/core/inherited-memberships.ts';
import { assignCode } from '#server/db/queries/sign-in/one-time-codes.ts';
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import {
  findMembership,
  findTenant,
  insertMembership,
  lockTenantShared,
  listAssignableRoles,
  listHeldRoles,
  listTenantsOfUser,
  type MembershipRow,
  type RoleRow,
} from '#server/db/queries/core/memberships.ts';
import { findUserById, type UserRow } from '#server/db/queries/core/users.ts';
import {
  findInvitationTo,
  listTenantsInviting,
  renewInvitation,
} from '#server/db/queries/invitations/open-invitations.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import { later, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import {
  callContext,
  type AnonymousContext,
  type AnonymousTransaction,
  type BaseContext,
  type CallContext,
  type TransactionContext,
} from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { findAddressee } from './addressee.ts';
import { guardInvitation, recordTooMany } from './count-invitations.ts';
import { refuseEmailDomain } from '#server/use-cases/policies/refuse-email-domain.ts';
import { asOwnerOfLink, makeLink, readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { refuseLinkWithCode, reserveCode } from '#server/use-cases/verification/one-time-codes.ts';
import { refuseToGive } from '#server/use-cases/authorization/guard-rights.ts';
import { requireManageable } from '#server/use-cases/authorization/members.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';

export interface Invitation {
  email: string;
  name?: string | undefined;
  roleIds?: string[] | undefined;
  /** Absent for a permanent membership. */
  expirationInSeconds?: number | undefined;
}

/** The user who invites, and the tenant. */
export type Inviter = Pick<Caller, 'tenantId' | 'userId'>;

/**
 * Invites a user. An invitation that is still open is replaced: the last one counts.
 * @throws Refusal `email-domain-refused`, `already-member`, `role-not-found`, `role-above-own`, `person-above-own`, `too-many-requests`, `too-many-invitations`,
 *   `new-tenant-invitations`; `tenant-not-found` for a tenant that has just been deleted
 */
export async function inviteUser(context: CallContext, invitation: Invitation): Promise<UserRow> {
  const user = await amongAllUsers(context, (_tx, context) => inviteIn(context, invitation));
  context.services.wakeJobs();
  return user;
}

/**
 * Invites as part of a larger transaction, in the system scope. The mails are sent once the caller wakes the jobs.
 * @throws as `inviteUser`
 */
export async function inviteIn(context: TransactionContext, invitation: Invitation): Promise<UserRow> {
  const { tx, caller, now } = context;
  if (!(await lockTenantShared(tx, caller.tenantId))) throw new Refusal('tenant-not-found');
  await refuseEmailDomain(tx, caller.tenantId, invitation.email);
  await guardInvitation(context, caller.tenantId, invitation.email);
  const earlier = await findInvitationTo(tx, caller.tenantId, invitation.email);
  const user = await findAddressee(context, invitation, earlier);
  const membership = await findMembership(tx, caller.tenantId, user.id);
  if ((membership && membership.state !== 'invited') || (await isInherited(tx, caller.tenantId, user.id)))
    throw new Refusal('already-member');
  const roles = await grantedRoles(context, invitation.roleIds);
  const expiresAt = membershipExpiry(context, invitation);
  const before = membership && (await termsToReplace(context, membership, invitation));
  const invited = {
    tenantId: caller.tenantId,
    userId: user.id,
    roleIds: roles.map((role) => role.id),
    invitedBy: caller.userId,
    invitedName: invitation.name ?? membership?.invited_name ?? null,
    expiresAt,
  };
  const isNew =
    !membership && (await insertMembership(tx, { ...invited, state: 'invited', at: now, rolesIfNew: true }));
  // a concurrent invitation was first: the last one counts
  if (!isNew && !(await renewInvitation(tx, invited, { ...invited, invitedEmail: user.email })))
    throw new Refusal('already-member');
  await sendInvitation(context, caller, user, { expiresAt, locale: context.requestMetadata.locale });
  const keys = roles.map((role) => role.key);
  const after = { name: invited.invitedName, roles: keys, until: expiresAt?.toISOString() ?? null };
  await context.audit({
    action: isNew ? 'user.invited' : 'user.invitation-resent',
    target: { kind: 'user', id: user.id },
    details: {
      email: user.email,
      roles: keys,
      ...(isNew && { after: { state: 'invited', roles: keys } }),
      ...(before && { before, after }),
    },
  });
  return user;
}

/**
 * What an open invitation offers so far. The last invitation counts, as if it were the first: its roles and its end
 * replace the earlier ones, and so does its name if it has one.
 * @throws Refusal `person-above-own` if the roles are above the caller's own, `person-managed-elsewhere` for the name of
 *   one whom a directory manages
 */
async function termsToReplace(
  context: TransactionContext,
  membership: MembershipRow,
  { name }: Invitation,
): Promise<{ name: string | null; roles: string[]; until: string | null }> {
  const held = await requireManageable(context, { id: membership.user_id, super_user: false }, 'refused');
  if (name !== undefined && name !== membership.invited_name && membership.managed_by !== 'here')
    throw new Refusal('person-managed-elsewhere');
  return {
    name: membership.invited_name,
    roles: held.filter((role) => role.held_by_group === null).map((role) => role.key),
    until: membership.expires_at?.toISOString() ?? null,
  };
}

/**
 * Resends the open invitation to an address. Does nothing for an address that has none.
 * @throws Refusal `invitation-ended` if the access that it offers has expired
 */
export async function resendInvitation(context: CallContext, email: string): Promise<void> {
  const { caller } = context;
  const resend = async (tx: Tx, context: TransactionContext): Promise<void> => {
    if (!(await lockTenantShared(tx, caller.tenantId))) return;
    const invitation = await findInvitationTo(tx, caller.tenantId, email);
    if (!invitation) return;
    await guardInvitation(context, caller.tenantId, email);
    const user = await findAddressee(context, { email, name: invitation.invited_name ?? undefined }, invitation);
    const membership = await findMembership(tx, caller.tenantId, user.id);
    if (membership?.state !== 'invited') return;
    await sendInvitation(context, caller, user, {
      expiresAt: membership.expires_at,
      locale: context.requestMetadata.locale,
    });
    await context.audit({
      action: 'user.invitation-resent',
      target: { kind: 'user', id: user.id },
    });
  };
  await amongAllUsers(context, resend);
  context.services.wakeJobs();
}

/** Invites in one transaction in the system scope; reaching the invitation limit is audited in a separate one. */
async function amongAllUsers<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  return await recordTooMany(context, context.caller, () =>
    context.acrossTenants('an invited user may be in other tenants', work),
  );
}

/**
 * Resends the open invitations of all tenants in which the caller may do so. Does nothing for an address that has none.
 * @throws Refusal `invitation-ended` if the access that they offer has expired in all of them
 */
export async function resendInvitationEverywhere(context: CallContext, email: string): Promise<void> {
  const inviting = await tenantsWhereAllowed(context, email);
  const valid = inviting.filter(({ expires_at: end }) => end === null || end > context.now);
  for (const { id } of valid.length > 0 ? valid : inviting)
    await resendInvitation(callContext(context, { ...context.caller, tenantId: id }), email);
}

/** Tenants that have invited the address and in which the caller may resend invitations. */
async function tenantsWhereAllowed(
  context: CallContext,
  email: string,
): Promise<{ id: string; expires_at: Date | null }[]> {
  const { caller, now } = context;
  return await context.acrossTenants('users see all of their own tenants', async (tx) => {
    const own = caller.impersonator ? [{ id: caller.tenantId }] : await listTenantsOfUser(tx, caller.userId, now);
    const held = await listHeldRoles(tx, [caller.userId]);
    const mayIn = (id: string) =>
      caller.superUser ||
      holdsPermission(
        held.filter((role) => role.held_in === id).flatMap((role) => role.permission_keys),
        'fe.secure.write.resendActivationEmail',
      );
    return await listTenantsInviting(
      tx,
      own.map(({ id }) => id).filter((id) => mayIn(id)),
      email,
    );
  });
}

/** Computes when the membership of an invited user expires. @throws Refusal `temporary-users-off` */
export function membershipExpiry(
  { services, now }: BaseContext,
  { expirationInSeconds }: Pick<Invitation, 'expirationInSeconds'>,
): Date | null {
  if (expirationInSeconds === undefined) return null;
  if (!services.config.invitations.temporaryUsers) throw new Refusal('temporary-users-off');
  return later(now, expirationInSeconds * second);
}

/** Resolves the roles to assign: never above the caller's own; the default roles if none are given. */
export async function grantedRoles(
  { tx, caller }: TransactionContext,
  roleIds: string[] | undefined,
): Promise<RoleRow[]> {
  const assignable = await listAssignableRoles(tx, caller.tenantId);
  const wanted = roleIds ?? assignable.filter((role) => role.is_default).map((role) => role.id);
  return wanted.map((id) => {
    const role = assignable.find((candidate) => candidate.id === id);
    if (!role) throw new Refusal('role-not-found', { context: { roleId: id } });
    refuseToGive(caller, role);
    return role;
  });
}

export interface InvitationMail {
  /** When the membership expires: the link expires no later. */
  expiresAt?: Date | null;
  /** See `PersonalMail`. */
  slot?: string;
  /** Locale of the inviter, because the invited user may not have one yet. */
  locale?: string | undefined;
}

/**
 * Mails an open invitation, and invalidates earlier mails about it.
 * @throws Refusal `invitation-ended` if the membership would have expired already
 */
export async function sendInvitation(
  context: AnonymousTransaction,
  inviter: Inviter,
  user: UserRow,
  { expiresAt = null, slot, locale }: InvitationMail = {},
): Promise<void> {
  const { services, tx, now } = context;
  if (expiresAt !== null && expiresAt <= now) throw new Refusal('invitation-ended');
  const purpose = user.verified ? ('invitation' as const) : ('activation' as const);
  const tenant = (await findTenant(tx, inviter.tenantId))!;
  // invitations by a tenant's API token, or by an inviter who has left, name the tenant instead
  const inviterName = (await findUserById(tx, inviter.userId))?.name ?? tenant.name;
  await withdrawLinks(tx, user.id, purpose, now, inviter.tenantId);
  const lifetime = Math.min(
    services.config.lifetimes.invitationLink * second,
    expiresAt ? expiresAt.getTime() - now.getTime() : Infinity,
  );
  const link = await makeLink(context, { purpose, userId: user.id, tenantId: inviter.tenantId, lifetime });
  const values = { tenantName: tenant.name, inviterName, expiresIn: link.expiresIn };
  const about = { to: user, locale, linkId: link.id, ...(slot !== undefined && { slot }) };
  if (services.config.invitations.confirmBy === 'link')
    return await mailUser(context, { ...about, mail: 'invitation', link: link.url, values });
  const { code } = await reserveCode(context, {
    purpose,
    channel: 'email',
    target: user.email,
    token: link.token,
    lifetime,
  });
  await assignCode(tx, sha256(link.token), user.id, { namedUserId: user.id, linkId: link.id });
  await mailUser(context, {
    ...about,
    mail: 'invitation-code',
    link: codePage(services, purpose, link.url),
    values: { ...values, code },
  });
}

/** Page that asks for the code in the mail, as an alternative to the link. */
function codePage(
  { config: { baseUrl, routes } }: Services,
  purpose: 'activation' | 'invitation',
  url: string,
): string {
  const path = purpose === 'activation' ? routes.activateWithCode : routes.acceptInvitationWithCode;
  return `${baseUrl}${path}${new URL(url).search}`;
}

export interface InvitationLink {
  userId: string;
  token: string;
}

/** Validates the link without using it. @throws Refusal `link-…` */
export async function checkInvitation(
  context: AnonymousContext,
  link: InvitationLink,
): Promise<{ tenantName: string; email: string }> {
  return await asOwnerOfLink(context, link.userId, async (tx, context) => {
    const row = await readLink(context, ['invitation'], link.userId, link.token);
    const tenant = row.tenant_id === null ? undefined : await findTenant(tx, row.tenant_id);
    const user = await findUserById(tx, row.user_id);
    if (!tenant || !user) throw new Refusal('link-invalid');
    return { tenantName: tenant.name, email: user.email };
  });
}

export async function acceptInvitation(context: AnonymousContext, link: InvitationLink): Promise<void> {
  const { services } = context;
  await services.limits.consume('link', context.requestMetadata.ip, services.config.limits.link);
  await context.acrossTenants('an invited user is not a member yet', async (tx, context) => {
    const row = await readLink(context, ['invitation'], link.userId, link.token);
    await refuseLinkWithCode(tx, link.token);
    await redeemLink(context, row);
    if (row.tenant_id === null || !(await acceptMembership(tx, row.tenant_id, row.user_id)))
      throw new Refusal('link-invalid');
    await context.audit({
      action: 'user.invitation-accepted',
      tenantId: row.tenant_id,
      actorId: row.user_id,
      target: { kind: 'user', id: row.user_id },
    });
    await notifyInviter(context, row.tenant_id, row.user_id);
  });
}
