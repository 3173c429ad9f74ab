/**
 * Impersonation for support. An admin or the vendor gets a one-time token, which a browser exchanges for a session. The
 * session is limited to one tenant, expires, cannot change the user's sign-in methods, and names the actor in every
 * audit entry; the user is notified by mail.
 */
import { findMemberOrRefuse } from '#server/use-cases/authorization/members.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { Tx } from '#server/db/database.ts';
import { findProvisionalUntil } from '#server/db/queries/mfa/factors.ts';
import {
  findImpersonation,
  insertImpersonatedSession,
  insertImpersonation,
  mayActNow,
  consumeImpersonation,
  type ImpersonationRow,
} from '#server/db/queries/impersonation/impersonations.ts';
import { findMembership, findTenant, listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { findEntry } from '#server/db/queries/core/tenant-demands.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { Impersonator } from '#server/db/schema.ts';
import { refusalToImpersonate } from '#server/domain/impersonation/impersonation.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import {
  timeOfUse,
  withMetadata,
  type AnonymousContext,
  type AnonymousTransaction,
  type CallContext,
} from '#server/context.ts';
import type { VendorCaller } from '#server/caller.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import type { SessionTokens } from '#server/tokens/session-tokens.ts';
import { enforceTenantPolicies } from '#server/tokens/enforce-tenant-policies.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import { findOwnSession, rememberReturn, returnLasts } from './leave-impersonation.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { refuseProvisional } from '#server/use-cases/verification/require-recent-sign-in.ts';

export interface ImpersonationTicket {
  actorToken: string;
  impersonatedUserId: string;
  url: string;
  /** In seconds. */
  expiresIn: number;
}

/** @throws Refusal `impersonation-off`, `user-not-found`, `not-yourself`, `person-above-own`, `reauthentication-required`, `factor-too-new` */
export async function issueAdminTicket(
  context: CallContext,
  input: { userId: string; reason: string },
): Promise<ImpersonationTicket> {
  const { caller, now } = context;
  if (!context.services.config.impersonation.byAdmins) throw new Refusal('impersonation-off');
  const actorName = await context.inTenant(caller.tenantId, async (tx, context) => {
    const member = await findMemberOrRefuse(context, input.userId);
    if (member.state !== 'active') throw new Refusal('user-not-found');
    const roles = (await listHeldRoles(tx, [member.id])).filter((role) => role.held_in === caller.tenantId);
    const user = {
      userId: member.id,
      superUser: member.super_user,
      levels: roles.map((role) => role.level),
      permissionKeys: roles.flatMap((role) => role.permission_keys),
    };
    const refused = refusalToImpersonate(caller, user, now);
    if (refused) throw new Refusal(refused);
    refuseProvisional(await findProvisionalUntil(tx, caller.userId, now));
    return (await findUserById(tx, caller.userId))!.name;
  });
  const impersonator: Impersonator = { kind: 'admin', id: caller.userId, name: actorName };
  return await issueTicket(context, { ...input, tenantId: caller.tenantId, impersonator, actorId: caller.userId });
}

/**
 * @throws Refusal `user-not-found` for a user who is not an active member of that tenant
 */
export async function issueVendorTicket(
  context: AnonymousContext,
  caller: VendorCaller,
  input: { userId: string; tenantId: string; actorName: string; reason: string },
): Promise<ImpersonationTicket> {
  const impersonator: Impersonator = { kind: 'vendor', id: caller.vendorClientId, name: input.actorName };
  return await issueTicket(context, { ...input, impersonator, actorId: null });
}

interface TicketOrder {
  userId: string;
  tenantId: string;
  reason: string;
  impersonator: Impersonator;
  actorId: string | null;
}

async function issueTicket(context: AnonymousContext, order: TicketOrder): Promise<ImpersonationTicket> {
  const { now } = context;
  const { config, random } = context.services;
  const actorToken = randomToken(random);
  await context.acrossTenants(
    'the impersonator may not be a member of the tenant, or ends the session of another one',
    async (tx, context) => {
      await requireActive(tx, order.tenantId, order.userId);
      await insertImpersonation(tx, {
        token_hash: sha256(actorToken),
        user_id: order.userId,
        tenant_id: order.tenantId,
        impersonator: JSON.stringify(order.impersonator),
        reason: order.reason,
        created_at: now,
        expires_at: later(now, config.impersonation.ticket * second),
        session_id: null,
      });
      await context.audit({
        action: 'impersonation.ticket-issued',
        severity: 'High',
        tenantId: order.tenantId,
        actorId: order.actorId,
        target: { kind: 'user', id: order.userId },
        details: { by: order.impersonator, reason: order.reason },
      });
    },
  );
  const query = new URLSearchParams({ impersonatedUserId: order.userId, actorToken });
  return {
    actorToken,
    impersonatedUserId: order.userId,
    url: `${config.baseUrl}${config.routes.impersonate}?${query.toString()}`,
    expiresIn: config.impersonation.ticket,
  };
}

async function requireActive(tx: Tx, tenantId: string, userId: string): Promise<void> {
  if (!isTenantId(tenantId)) throw new Refusal('user-not-found');
  const membership = await findOrRefuse(userId, (id) => findMembership(tx, tenantId, id), 'user-not-found');
  if (membership.state !== 'active') throw new Refusal('user-not-found');
}

export interface ImpersonationPreview {
  userName: string;
  actorName: string;
  tenantName: string;
  until: Date;
}

/** Describes the session that the token would start, without using it. @throws Refusal `impersonation-invalid` */
export async function previewImpersonation(
  context: AnonymousContext,
  input: { impersonatedUserId: string; actorToken: string },
): Promise<ImpersonationPreview> {
  const { services, requestMetadata, now } = context;
  const { config } = services;
  await services.limits.consume('link', requestMetadata.ip, config.limits.link);
  return await context.acrossTenants('a token is known before its tenant is', async (tx) => {
    const find = (userId: string) => findImpersonation(tx, sha256(input.actorToken), userId, now);
    const row = await findOrRefuse(input.impersonatedUserId, find, 'impersonation-invalid');
    const user = (await findUserById(tx, row.user_id))!;
    const tenant = (await findTenant(tx, row.tenant_id))!;
    return {
      userName: user.name,
      actorName: row.impersonator.name,
      tenantName: tenant.name,
      until: later(now, config.impersonation.session * second),
    };
  });
}

export interface ImpersonationStart {
  impersonatedUserId: string;
  actorToken: string;
  clientId: string;
  /** SSO cookie of the browser: the admin's own session is restored when impersonation ends. */
  ownSsoToken?: string | undefined;
}

export interface StartedImpersonation {
  subject: TokenSubject;
  token: IssuedToken;
  cookies: SessionTokens;
  /** Token with which the browser restores its own session, and its lifetime in seconds. */
  returnCookie?: { token: string; lasts: number };
}

/**
 * @throws Refusal `impersonation-invalid` for a token that is unknown, used, expired or issued for another user, or if
 *   the user is no longer a member or the admin may no longer impersonate
 * @throws Refusal `ip-address-refused`
 */
export async function startImpersonation(
  context: AnonymousContext,
  input: ImpersonationStart,
): Promise<StartedImpersonation> {
  const { services, requestMetadata, now } = context;
  const { config, random, db } = services;
  await services.limits.consume('link', requestMetadata.ip, config.limits.link);
  const sessionId = randomId(random);
  const ssoToken = randomToken(random);
  const refresh = newRefreshToken(random);
  const expiresAt = later(now, config.impersonation.session * second);
  const tokenHash = sha256(input.actorToken);
  const own = await findOwnSession(context, input.ownSsoToken);
  const returnToken = await context.acrossTenants('a token is known before its tenant is', async (tx, context) => {
    const take = (userId: string) => consumeImpersonation(tx, tokenHash, userId, timeOfUse(context));
    const row = await findOrRefuse(input.impersonatedUserId, take, 'impersonation-invalid');
    const membership = await findMembership(tx, row.tenant_id, row.user_id);
    if (membership?.state !== 'active') throw new Refusal('impersonation-invalid');
    await insertImpersonatedSession(tx, {
      id: sessionId,
      userId: row.user_id,
      tenantId: row.tenant_id,
      clientId: input.clientId,
      ssoHash: sha256(ssoToken),
      impersonator: row.impersonator,
      at: now,
      expiresAt,
      requestMetadata,
      family: { id: refresh.familyId, hash: sha256(refresh.token) },
      tokenHash,
    });
    // check the admin's rights again: they may have been revoked after the token was issued
    if (!(await mayActNow(tx, sessionId, now))) throw new Refusal('impersonation-invalid');
    // within the transaction: a refused one leaves neither a session nor a used token
    const { ip, country } = requestMetadata;
    const entering = { userId: row.user_id, tenantId: row.tenant_id, ip, country };
    enforceTenantPolicies(
      await findEntry(tx, { sessionId, tenantId: row.tenant_id, origin: requestMetadata }, now),
      entering,
    );
    await notifyOwner(context, { row, sessionId, expiresAt });
    return await rememberReturn(context, tokenHash, row.impersonator, own);
  });
  services.wakeJobs();
  const subject = await loadTokenSubject(db, { sessionId, tenantId: null, origin: requestMetadata }, now);
  if (!subject) throw new Refusal('impersonation-invalid');
  const lifetime = config.impersonation.session * second;
  const cookies = { clientId: input.clientId, refreshToken: refresh.token, ssoToken, lifetime };
  return {
    subject,
    token: await issueToken(services, subject, { grantId: refresh.familyId }),
    cookies,
    ...(returnToken && { returnCookie: { token: returnToken, lasts: returnLasts(services) } }),
  };
}

/** Writes the audit entry and the mail to the user. */
async function notifyOwner(
  context: AnonymousTransaction,
  { row, sessionId, expiresAt }: { row: ImpersonationRow; sessionId: string; expiresAt: Date },
): Promise<void> {
  const { tx, requestMetadata } = context;
  const { impersonator, reason, tenant_id: tenantId, user_id: userId } = row;
  await withMetadata(context, { ...requestMetadata, impersonator }).audit({
    action: 'impersonation.started',
    severity: 'High',
    tenantId,
    actorId: impersonator.kind === 'admin' ? impersonator.id : null,
    target: { kind: 'session', id: sessionId },
    details: { userId, reason, until: expiresAt.toISOString() },
  });
  const user = (await findUserById(tx, userId))!;
  const tenant = (await findTenant(tx, tenantId))!;
  await notifyUser(context, {
    userId,
    tenantId,
    key: 'impersonation-started',
    values: { actor: impersonator.name, reason },
  });
  await mailUser(context, {
    to: user,
    mail: 'impersonation-started',
    values: { actorName: impersonator.name, reason, tenantName: tenant.name, until: dateTimeValue(expiresAt) },
  });
}
