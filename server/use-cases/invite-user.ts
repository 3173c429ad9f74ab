/** Invitations. Somebody new activates an account; somebody who has one joins with it. */
import { audit } from '#server/db/queries/audits.ts';
import type { Tx } from '#server/db/database.ts';
import { assignCode } from '#server/db/queries/one-time-codes.ts';
import { withdrawLinks } from '#server/db/queries/links.ts';
import {
  acceptOpenInvitation,
  findMembership,
  findTenant,
  insertMembership,
  listAssignableRoles,
  type RoleRow,
} from '#server/db/queries/memberships.ts';
import { findUserByEmail, findUserById, foldEmail, insertUser, type UserRow } from '#server/db/queries/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import { second } from '#server/lib/clock.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';
import { makeLink, readLink, takeLink } from './mail-links.ts';
import { refuseLinkWithCode, reserveCode } from './one-time-codes.ts';
import { refuseToGive } from './guard-rights.ts';
import { mailPerson } from './mail-person.ts';

export interface Invitation {
  email: string;
  name?: string | undefined;
  roleIds?: string[] | undefined;
}

/**
 * Invites, or sends the invitation again when it is still open.
 * @throws Refusal `already-member`, `role-not-found`, `role-above-own`
 */
export async function inviteUser(services: Services, caller: Caller, invitation: Invitation, facts: RequestFacts): Promise<UserRow> {
  const now = services.clock();
  const user = await services.db.acrossTenants('the invited person may live in other tenants', async (tx) => {
    const person = (await findUserByEmail(tx, invitation.email)) ?? (await insertInvited(services, tx, invitation));
    const membership = await findMembership(tx, caller.tenantId, person.id);
    if (membership && membership.state !== 'invited') throw new Refusal('already-member');
    const roles = await grantedRoles(tx, caller, invitation.roleIds);
    await insertMembership(tx, { tenantId: caller.tenantId, userId: person.id, state: 'invited', roleIds: roles.map((role) => role.id), at: now });
    await sendInvitation(services, tx, caller, person);
    await audit(tx, facts, now, {
      action: membership ? 'user.invitation-resent' : 'user.invited',
      tenantId: caller.tenantId,
      actorId: caller.userId,
      target: { kind: 'user', id: person.id },
      details: { email: person.email, roles: roles.map((role) => role.key) },
    });
    return person;
  });
  services.wakeJobs();
  return user;
}

/** Sends an open invitation again. Nothing happens for an address that has none. */
export async function resendInvitation(services: Services, caller: Caller, email: string, facts: RequestFacts): Promise<void> {
  const now = services.clock();
  await services.db.acrossTenants('the invited person may live in other tenants', async (tx) => {
    const person = await findUserByEmail(tx, email);
    const membership = person && (await findMembership(tx, caller.tenantId, person.id));
    if (!person || membership?.state !== 'invited') return;
    await sendInvitation(services, tx, caller, person);
    await audit(tx, facts, now, {
      action: 'user.invitation-resent',
      tenantId: caller.tenantId,
      actorId: caller.userId,
      target: { kind: 'user', id: person.id },
    });
  });
  services.wakeJobs();
}

async function insertInvited(services: Services, tx: Tx, invitation: Invitation): Promise<UserRow> {
  const now = services.clock();
  const inserted = await insertUser(tx, {
    id: randomId(services.random),
    email: invitation.email,
    email_folded: foldEmail(invitation.email),
    name: invitation.name ?? invitation.email.split('@')[0]!,
    metadata: '{}',
    verified: false,
    super_user: false,
    created_at: now,
    updated_at: now,
  });
  // somebody else invited the same address this very moment
  return inserted ?? (await findUserByEmail(tx, invitation.email))!;
}

/** Nobody grants a role above their own; without a choice the default roles are given. */
async function grantedRoles(tx: Tx, caller: Caller, roleIds: string[] | undefined): Promise<RoleRow[]> {
  const assignable = await listAssignableRoles(tx, caller.tenantId);
  const wanted = roleIds ?? assignable.filter((role) => role.is_default).map((role) => role.id);
  return wanted.map((id) => {
    const role = assignable.find((candidate) => candidate.id === id);
    if (!role) throw new Refusal('role-not-found', { context: { roleId: id } });
    refuseToGive(caller, role);
    return role;
  });
}

async function sendInvitation(services: Services, tx: Tx, caller: Caller, person: UserRow): Promise<void> {
  const purpose = person.verified ? ('invitation' as const) : ('activation' as const);
  const tenant = (await findTenant(tx, caller.tenantId))!;
  const inviter = (await findUserById(tx, caller.userId))!;
  await withdrawLinks(tx, person.id, purpose, services.clock(), caller.tenantId);
  const lifetime = services.config.lifetimes.invitationLink * second;
  const link = await makeLink(services, tx, { purpose, userId: person.id, tenantId: caller.tenantId, lifetime });
  const values = { tenantName: tenant.name, inviterName: inviter.name, expiresIn: link.expiresIn };
  if (services.config.invitations.confirmBy === 'link') return await mailPerson(services, tx, { to: person, mail: 'invitation', link: link.url, values });
  const { code } = await reserveCode(services, tx, { purpose, channel: 'email', target: person.email, token: link.token, lifetime });
  await assignCode(tx, sha256(link.token), person.id, { namedUserId: person.id, linkId: link.id });
  await mailPerson(services, tx, { to: person, mail: 'invitation-code', link: codePage(services, purpose, link.url), values: { ...values, code } });
}

/** The page that asks for the code beside the link. */
function codePage({ config: { baseUrl, routes } }: Services, purpose: 'activation' | 'invitation', url: string): string {
  const path = purpose === 'activation' ? routes.activateWithCode : routes.acceptInvitationWithCode;
  return `${baseUrl}${path}${new URL(url).search}`;
}

export interface InvitationLink {
  userId: string;
  token: string;
}

/** Reads the link without using it. @throws Refusal `link-…` */
export async function checkInvitation(services: Services, link: InvitationLink): Promise<{ tenantName: string; email: string }> {
  return await services.db.acrossTenants('an invited person is no member yet', async (tx) => {
    const row = await readLink(services, tx, ['invitation'], link.userId, link.token);
    const tenant = row.tenant_id === null ? undefined : await findTenant(tx, row.tenant_id);
    const user = await findUserById(tx, row.user_id);
    if (!tenant || !user) throw new Refusal('link-invalid');
    return { tenantName: tenant.name, email: user.email };
  });
}

export async function acceptInvitation(services: Services, link: InvitationLink, facts: RequestFacts): Promise<void> {
  await services.limits.consume('link', facts.ip, services.config.limits.link);
  const now = services.clock();
  await services.db.acrossTenants('an invited person is no member yet', async (tx) => {
    const row = await readLink(services, tx, ['invitation'], link.userId, link.token);
    await refuseLinkWithCode(tx, link.token);
    await takeLink(services, tx, row);
    if (row.tenant_id === null || !(await acceptOpenInvitation(tx, row.tenant_id, row.user_id))) throw new Refusal('link-invalid');
    await audit(tx, facts, now, {
      action: 'user.invitation-accepted',
      tenantId: row.tenant_id,
      actorId: row.user_id,
      target: { kind: 'user', id: row.user_id },
    });
  });
}
