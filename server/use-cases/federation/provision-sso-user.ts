/** Creates or updates the account and membership of a user whom an enterprise identity provider has authenticated. */
import { useIdentity } from '#server/db/queries/federation/identities.ts';
import { findMembership, insertMembership, listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { findUserByEmail, findUserById, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import type { SsoConnection } from '#server/integrations/sso-connections.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';
import { refuseEmailDomain } from '#server/use-cases/policies/refuse-email-domain.ts';
import { endWhatOthersBegan } from '#server/use-cases/proofs/verify-contact.ts';
import { linkIdentity } from '#server/use-cases/sign-in/link-identity.ts';
import { insertPerson } from '#server/use-cases/sign-up/sign-up.ts';

export interface SsoUser {
  /** The address is in a domain of the company, so its identity provider is authoritative for it. */
  person: { issuer: string; subject: string; email: string; name: string | null };
  tenantId: string;
  connection: SsoConnection;
}

/**
 * @throws Refusal `account-disabled` if an admin has deactivated the membership; `email-domain-refused`
 */
export async function provisionSsoUser(context: AnonymousTransaction, ssoUser: SsoUser): Promise<UserRow> {
  const { tx, now } = context;
  const { person } = ssoUser;
  const identity = await useIdentity(tx, person.issuer, person.subject, person.email, now);
  const found = identity ? (await findUserById(tx, identity.user_id))! : await findOrMake(context, person);
  const user = found.verified ? found : await confirmAddress(context, found, ssoUser);
  await join(context, user, ssoUser);
  if (!identity) await link(context, user, ssoUser, found.verified);
  return user;
}

async function findOrMake(context: AnonymousTransaction, { email, name }: SsoUser['person']): Promise<UserRow> {
  const shown = (name ?? email.split('@')[0]!).slice(0, 200);
  return (await findUserByEmail(context.tx, email)) ?? (await insertPerson(context, { email, name: shown }));
}

/** Verifies the address and cancels what others started with it before its owner signed in. */
async function confirmAddress(
  { tx, now }: AnonymousTransaction,
  user: UserRow,
  { tenantId }: SsoUser,
): Promise<UserRow> {
  await endWhatOthersBegan(tx, user.id, { browserToken: undefined, tenantId, now });
  return await updateUser(tx, user.id, { verified: true, provider: 'oidc', password_hash: null, updated_at: now });
}

async function join(context: AnonymousTransaction, user: UserRow, { tenantId, connection }: SsoUser): Promise<void> {
  const { tx, now } = context;
  const membership = await findMembership(tx, tenantId, user.id);
  if (membership?.state === 'disabled') throw new Refusal('account-disabled');
  if (membership?.state === 'active') return;
  if (membership) await acceptMembership(tx, tenantId, user.id);
  else {
    await refuseEmailDomain(tx, tenantId, user.email);
    const roles = await listAssignableRoles(tx, tenantId);
    await insertMembership(tx, {
      tenantId,
      userId: user.id,
      state: 'active',
      roleIds: roles.filter((role) => role.is_default).map((role) => role.id),
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

function link(
  context: AnonymousTransaction,
  user: UserRow,
  { person, connection: { provider } }: SsoUser,
  notifyOwner: boolean,
): Promise<void> {
  const taken = new Refusal('sso-failed');
  return linkIdentity(context, user, { person, provider, notifyOwner, taken });
}
