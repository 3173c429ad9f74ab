/**
 * Shared invitation links: one per inviter, valid while the inviter is a member of the tenant. The link does not prove
 * who opens it, so a new user verifies their address first, and a user with an account is asked by mail.
 */
import type { EventKey } from '#shared/contract/events/events.ts';
import type { InviteLink } from '#shared/contract/invitations/invitations.ts';
import { inviteLinkMinutes } from '#shared/lib/invitation-limits.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deleteInviteLink,
  findInviteLink,
  findInviteLinkOf,
  replaceInviteLink,
  updateInviteLink,
  type InviteLinkRow,
  type OpenedInviteLink,
} from '#server/db/queries/invitations/invite-links.ts';
import { findActiveRights } from '#server/db/queries/core/active-rights.ts';
import { localPart } from '#server/db/queries/core/invited-user.ts';
import { findMembership, insertMembership, listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { findUserById, type UserRow } from '#server/db/queries/core/users.ts';
import { refusalToAssign } from '#server/domain/roles/role-rules.ts';
import { later, minute } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import { refuseEmailDomain } from '#server/use-cases/policies/refuse-email-domain.ts';
import { rightsStillHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { countInvitation } from './count-invitations.ts';
import { grantedRoles, sendInvitation } from './invite-user.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';

export interface InviteLinkChange {
  expiresInMinutes?: number | undefined;
  shouldSendEmail?: boolean | undefined;
  roleIds?: string[] | undefined;
}

/** @throws Refusal `invite-links-off`, `role-not-found`, `role-above-own` */
export async function makeInviteLink(context: CallContext, wanted: InviteLinkChange): Promise<InviteLink> {
  const { services, caller, now } = context;
  requireLinks(services);
  const token = randomToken(services.random);
  return await context.inTenant(caller.tenantId, async (tx, context) => {
    const roles = await grantedRoles(context, wanted.roleIds);
    const row = await replaceInviteLink(tx, {
      id: randomId(services.random),
      tenant_id: caller.tenantId,
      user_id: caller.userId,
      token_hash: sha256(token),
      wrapped_token: services.secrets.wrap('invite-link', Buffer.from(token)),
      role_ids: roles.map((role) => role.id),
      sends_mail: wanted.shouldSendEmail ?? false,
      created_at: now,
      expires_at: later(now, (wanted.expiresInMinutes ?? inviteLinkMinutes) * minute),
    });
    await recordLink(context, 'invite-link.made', { after: row });
    return describe(services, row);
  });
}

/**
 * Extends the expiry, counted from now, and keeps the URL. @throws Refusal `invite-links-off`, `invite-link-not-found`
 */
export async function renewInviteLink(context: CallContext, wanted: InviteLinkChange): Promise<InviteLink> {
  const { services, now } = context;
  requireLinks(services);
  return await context.inTenant(context.caller.tenantId, async (tx, context) => {
    const before = await findOwn(context);
    const row = await updateInviteLink(tx, before.id, {
      expires_at: later(now, (wanted.expiresInMinutes ?? inviteLinkMinutes) * minute),
      ...(wanted.shouldSendEmail !== undefined && { sends_mail: wanted.shouldSendEmail }),
    });
    if (!row) throw new Refusal('invite-link-not-found');
    await recordLink(context, 'invite-link.renewed', { before, after: row });
    return describe(services, row);
  });
}

/** Does nothing if the caller has no link. */
export async function revokeInviteLink(context: CallContext): Promise<void> {
  const { caller } = context;
  await context.inTenant(caller.tenantId, async (tx, context) => {
    const row = await findInviteLinkOf(tx, caller.tenantId, caller.userId);
    if (!row) return;
    await deleteInviteLink(tx, caller.tenantId, caller.userId);
    await recordLink(context, 'invite-link.revoked', { before: row });
  });
}

export async function readInviteLink(context: CallContext): Promise<InviteLink | null> {
  const { caller } = context;
  const row = await context.inTenant(caller.tenantId, (tx) => findInviteLinkOf(tx, caller.tenantId, caller.userId));
  return row ? describe(context.services, row) : null;
}

async function findOwn({ tx, caller }: TransactionContext): Promise<InviteLinkRow> {
  const row = await findInviteLinkOf(tx, caller.tenantId, caller.userId);
  if (!row) throw new Refusal('invite-link-not-found');
  return row;
}

function requireLinks(services: Services): void {
  if (!services.config.invitations.links) throw new Refusal('invite-links-off');
}

function describe({ secrets, environment, config }: Services, row: InviteLinkRow): InviteLink {
  const token = secrets.unwrap('invite-link', row.wrapped_token).toString();
  return {
    id: row.id,
    vendorId: environment.vendorId,
    tenantId: row.tenant_id,
    userId: row.user_id,
    token,
    url: `${config.baseUrl}${config.routes.signUp}?${new URLSearchParams({ invitationToken: token }).toString()}`,
    expires: row.expires_at.toISOString(),
    shouldSendEmail: row.sends_mail,
    roleIds: row.role_ids,
  };
}

async function recordLink(
  context: TransactionContext,
  action: EventKey,
  { before, after }: { before?: InviteLinkRow; after?: InviteLinkRow },
): Promise<void> {
  const row = (after ?? before)!;
  const auditedFields = ({ role_ids: roleIds, expires_at: until, sends_mail: sendsMail }: InviteLinkRow) => ({
    roleIds,
    until: until.toISOString(),
    sendsMail,
  });
  await context.audit({
    action,
    severity: 'Medium',
    target: { kind: 'invite-link', id: row.id },
    details: {
      roleIds: row.role_ids,
      until: row.expires_at.toISOString(),
      ...(before && { before: auditedFields(before) }),
      ...(after && { after: auditedFields(after) }),
    },
  });
}

/**
 * Resolves a token if it belongs to an invitation link.
 * @returns `undefined` for a token of another kind and for a revoked link, which are indistinguishable
 * @throws Refusal `link-expired`; `link-invalid` if the creator has left the tenant or may no longer invite there
 */
export async function openInviteLink(
  { services, tx, now }: AnonymousTransaction,
  by: { token: string } | { id: string },
): Promise<OpenedInviteLink | undefined> {
  const link = await findInviteLink(tx, 'id' in by ? by : { tokenHash: sha256(by.token) }, now);
  if (!link) return undefined;
  const rights = link.maker_is_in
    ? await rightsStillHeld(
        tx,
        { tenantId: link.tenant_id, userId: link.user_id },
        'fe.secure.write.tenantInvites',
        now,
      )
    : undefined;
  if (!rights || !services.config.invitations.links) throw new Refusal('link-invalid');
  if (link.expires_at <= now) throw new Refusal('link-expired');
  return link;
}

/**
 * Creates an open invitation through the link, which the user then confirms. Anyone may have typed the address, so the
 * log names nobody as the one who acted.
 * @param name as the tenant shows it until the user joins: only what was typed on the page of the link
 * @returns `false` for a user who is already a member or is deactivated in the tenant
 */
export async function inviteByLink(
  context: AnonymousTransaction,
  link: OpenedInviteLink,
  user: UserRow,
  name: string | null = null,
): Promise<boolean> {
  const { tx, now } = context;
  const membership = await findMembership(tx, link.tenant_id, user.id);
  if (membership) return membership.state === 'invited';
  await refuseEmailDomain(tx, link.tenant_id, user.email);
  const invited = await insertMembership(tx, {
    tenantId: link.tenant_id,
    userId: user.id,
    state: 'invited',
    roleIds: await rolesOf(tx, link, now),
    invitedBy: link.user_id,
    invitedName: name,
    at: now,
    rolesIfNew: true,
  });
  // another request has added the user first, and decides their roles
  if (!invited) return false;
  await context.audit({
    action: 'user.invited-by-link',
    tenantId: link.tenant_id,
    actorId: null,
    target: { kind: 'user', id: user.id },
    details: { email: user.email, link: link.id, madeBy: link.user_id },
  });
  const maker = link.sends_mail && (await findUserById(tx, link.user_id));
  if (maker)
    await mailUser(context, {
      to: maker,
      mail: 'signed-up-by-link',
      values: {
        personName: name ?? localPart(user.email),
        personEmail: user.email,
        tenantName: link.tenant_name,
      },
    });
  return true;
}

/**
 * Asks a user with an account by mail: signing in on a page that another user's link led to is not consent. Does nothing
 * beyond the limits on invitations, and for an invitation whose access has expired.
 */
export async function mailConsentRequest(
  context: AnonymousTransaction,
  link: OpenedInviteLink,
  user: UserRow,
): Promise<void> {
  const membership = await findMembership(context.tx, link.tenant_id, user.id);
  const expiresAt = membership?.expires_at ?? null;
  if (membership && (membership.state !== 'invited' || (expiresAt !== null && expiresAt <= context.now))) return;
  // before the row and its audit are written, which tell the tenant about the address
  if ((await countInvitation(context, link.tenant_id, user.email)) !== undefined) return;
  if (!(await inviteByLink(context, link, user))) return;
  await sendInvitation(context, { tenantId: link.tenant_id, userId: link.user_id }, user, { expiresAt });
}

/** Roles that the creator of the link may still assign today. */
async function rolesOf(tx: Tx, link: OpenedInviteLink, now: Date): Promise<string[]> {
  const maker = await findActiveRights(tx, { tenantId: link.tenant_id, userId: link.user_id }, now);
  if (!maker) return [];
  const assignable = await listAssignableRoles(tx, link.tenant_id);
  return assignable
    .filter((role) => link.role_ids.includes(role.id) && refusalToAssign(maker, role) === undefined)
    .map((role) => role.id);
}
