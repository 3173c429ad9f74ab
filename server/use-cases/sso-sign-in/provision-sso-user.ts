/** Creates or updates the account and membership of a user whom an enterprise identity provider has authenticated. */
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteIdentity, findIdentity, lockIdentity, useIdentity } from '#server/db/queries/social/identities.ts';
import { hasOtherMemberships } from '#server/db/queries/mfa/factor-resets.ts';
import { findRefusingRule } from '#server/db/queries/core/country-rules.ts';
import {
  findMembership,
  insertMembership,
  listAssignableRoles,
  type RoleRow,
} from '#server/db/queries/core/memberships.ts';
import {
  findUserByEmail,
  findUserById,
  normalizeEmail,
  updateUser,
  type UserRow,
} from '#server/db/queries/core/users.ts';
import { domainOf, type OwnConnection, type SsoConnection } from '#server/integrations/sso-connections.ts';
import { isAddressSubject } from '#server/integrations/saml/read-user.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import { syncGroupRoles } from '#server/use-cases/sso/sync-group-roles.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';
import { refuseEmailDomain } from '#server/use-cases/policies/refuse-email-domain.ts';
import { cancelRequestsOfOthers } from '#server/use-cases/verification/verify-contact.ts';
import { linkIdentity } from '#server/use-cases/sign-in/link-identity.ts';
import { insertUnverifiedUser } from '#server/use-cases/sign-up/sign-up.ts';
import type { ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import { recordGroups } from './evaluate-groups.ts';
import { recordFactors } from './provider-session.ts';

export interface SsoProfile {
  issuer: string;
  subject: string;
  /** In a domain of the company, so that its identity provider is authoritative for it. */
  email: string;
  name: string | null;
  /** Absent where the provider says nothing of them: roles stay then. */
  groups?: readonly string[];
  /** Where the provider lists them instead. */
  groupsLink?: string;
  /** Of the user at the provider. */
  authentication?: ProviderAuthentication;
}

export interface SsoUser {
  profile: SsoProfile;
  tenantId: string;
  connection: SsoConnection;
  /** Collects what was judged. */
  checks: Checks;
}

/**
 * @throws Refusal `account-disabled` if an admin has deactivated the membership; `email-domain-refused`
 */
export async function provisionSsoUser(context: AnonymousTransaction, ssoUser: SsoUser): Promise<UserRow> {
  const { tx, now } = context;
  const { profile, checks } = ssoUser;
  const { own } = ssoUser.connection;
  recordFactors(checks, profile, own);
  checks.record('name', profile.name === null ? 'warning' : 'passed', { seen: profile.name });
  if (own) recordGroups(checks, profile, { own });
  await lockIdentity(tx, profile.issuer, profile.subject);
  const identity = await findOwnIdentity(tx, ssoUser);
  if (identity) await useIdentity(tx, profile.issuer, profile.subject, profile.email, now);
  else await deleteIdentity(tx, profile.issuer, profile.subject);
  const known = identity ?? (await findUserByEmail(tx, profile.email));
  checks.record('account', 'passed', { seen: identity ? 'known' : known ? 'linked' : 'created' });
  const found = known ?? (await makeUser(context, profile));
  const user = found.verified ? found : await confirmAddress(context, found, ssoUser);
  await join(context, user, ssoUser);
  if (!identity)
    await judging(checks, 'account', () => link(context, user, { ...ssoUser, notifyOwner: found.verified }));
  const { tenantId } = ssoUser;
  const { groups } = profile;
  if (own && groups) await syncGroupRoles(context, { tenantId, userId: user.id, connection: own, groups });
  checks.record('result', 'passed');
  return user;
}

/**
 * The user whom the identity signs in. An identity is none any more once its account has left: its address is in no domain
 * that the company has proved, and it belongs to other tenants, for which the company's provider cannot speak.
 */
export async function findOwnIdentity(
  tx: Tx,
  { profile, tenantId, connection: { domains } }: Pick<SsoUser, 'profile' | 'tenantId'> & { connection: Domains },
): Promise<UserRow | undefined> {
  const identity = await findIdentity(tx, profile.issuer, profile.subject);
  const user = identity && (await findUserById(tx, identity.user_id));
  if (!user) return undefined;
  // the address is all that such an identity is known by
  if (isAddressSubject(profile.subject) && normalizeEmail(user.email) !== normalizeEmail(profile.email))
    return undefined;
  if (domains.includes(domainOf(user.email) ?? '')) return user;
  const membership = await findMembership(tx, tenantId, user.id);
  if (!membership) return undefined;
  // a deactivated member is refused, not taken for somebody new
  const isOurs = membership.state === 'disabled' || !(await hasOtherMemberships(tx, user.id, tenantId));
  return isOurs ? user : undefined;
}

type Domains = Pick<SsoConnection, 'domains'>;

/** Records a refusal of the work under a rule. */
async function judging<T>(checks: Checks, rule: SsoRule, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) checks.record(rule, 'failed', { seen: error.code });
    throw error;
  }
}

async function makeUser(context: AnonymousTransaction, { email, name }: SsoUser['profile']): Promise<UserRow> {
  const made = await insertUnverifiedUser(context, { email, name: (name ?? email.split('@')[0]!).slice(0, 200) });
  // the same person came in another way at the same moment
  return made ?? (await findUserByEmail(context.tx, email))!;
}

/** Verifies the address and cancels what others started with it before its owner signed in. */
async function confirmAddress(
  { tx, now }: AnonymousTransaction,
  user: UserRow,
  { tenantId }: SsoUser,
): Promise<UserRow> {
  await cancelRequestsOfOthers(tx, user.id, { browserToken: undefined, tenantId, now });
  return await updateUser(tx, user.id, { verified: true, provider: 'oidc', password_hash: null, updated_at: now });
}

async function join(context: AnonymousTransaction, user: UserRow, ssoUser: SsoUser): Promise<void> {
  const { tx, now } = context;
  const { tenantId, connection, checks } = ssoUser;
  const membership = await findMembership(tx, tenantId, user.id);
  const state = membership?.state ?? 'new';
  checks.record('membership', state === 'disabled' ? 'failed' : 'passed', { seen: state });
  if (membership?.state === 'disabled') throw new Refusal('account-disabled');
  if (membership?.state === 'active') return;
  // nobody joins from where they could not sign in
  await judging(checks, 'membership', () => refuseAddressOf(context, tenantId, user.id));
  if (membership) await acceptMembership(tx, tenantId, user.id, connection.own?.id ?? null);
  else {
    await judging(checks, 'email-domain-allowed', () => refuseEmailDomain(tx, tenantId, user.email));
    checks.record('email-domain-allowed', 'passed', { seen: user.email });
    const first = chosenRoles(await listAssignableRoles(tx, tenantId), connection.own);
    checks.record('first-roles', first.length > 0 ? 'passed' : 'warning', {
      seen: first.map(({ name }) => name).join(', '),
    });
    await insertMembership(tx, {
      tenantId,
      userId: user.id,
      state: 'active',
      roleIds: first.map(({ id }) => id),
      at: now,
    });
  }
  await context.audit({
    action: membership ? 'user.invitation-accepted' : 'user.joined',
    tenantId,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
    details: { connection: connection.key },
  });
  if (membership) await notifyInviter(context, tenantId, user.id);
}

/** @throws AddressRefusal where the IP or country restrictions of the tenant refuse the call */
async function refuseAddressOf(
  { tx, requestMetadata: { ip, country } }: AnonymousTransaction,
  tenantId: string,
  userId: string,
): Promise<void> {
  const rule = await findRefusingRule(tx, tenantId, { ip, country });
  if (rule !== null) throw new AddressRefusal({ rule, tenantId, actorId: userId, ip, country });
}

/** Roles of a new user: those of the connection, else the default roles of the tenant. */
export function chosenRoles(roles: readonly RoleRow[], own: OwnConnection | undefined): RoleRow[] {
  const chosen = own?.roleIds ?? [];
  return roles.filter((role) => (chosen.length > 0 ? chosen.includes(role.id) : role.is_default));
}

function link(
  context: AnonymousTransaction,
  user: UserRow,
  { profile, tenantId, connection: { provider }, notifyOwner }: SsoUser & { notifyOwner: boolean },
): Promise<void> {
  const taken = new Refusal('sso-failed');
  return linkIdentity(context, user, { person: profile, provider, tenantId, notifyOwner, taken });
}
