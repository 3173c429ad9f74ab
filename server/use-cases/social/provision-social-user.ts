/** Creates or links the account of a user who signs in with a social provider. */
import { findRequirementOfDomain } from '#server/db/queries/sso/enforcement.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import { listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { findUserByEmail, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import type { FollowUp, SocialProfileRow } from '#server/db/schema.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { OpenedInviteLink } from '#server/db/queries/invitations/invite-links.ts';
import { mailConsentRequest, inviteByLink, openInviteLink } from '#server/use-cases/invitations/invite-links.ts';
import { readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { linkIdentity } from '#server/use-cases/sign-in/link-identity.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';
import { applySignUp } from '#server/use-cases/verification/apply-sign-up.ts';
import { cancelRequestsOfOthers } from '#server/use-cases/verification/verify-contact.ts';
import { foundTenant, insertUnverifiedUser } from '#server/use-cases/sign-up/sign-up.ts';

export interface SocialProvisioning {
  profile: SocialProfileRow;
  provider: { key: string; name: string };
  invitationToken: string | null;
  /** Cookie of the browser that returned from the provider. */
  browserToken: string | undefined;
}

/** Requires open sign-up unless the user has an invitation. @throws Refusal `sign-up-closed` */
function requireOpenSignUp(services: Services, invitationToken: string | null): void {
  if (!services.config.signUp.allowed && invitationToken === null) throw new Refusal('sign-up-closed');
}

/**
 * Finds the account with the address that has to be verified, or creates one that is unverified and holds no other
 * data.
 */
export async function findOrCreateUnverified(
  context: AnonymousTransaction,
  profile: SocialProfileRow,
  invitationToken: string | null,
): Promise<UserRow> {
  const existing = await findUserByEmail(context.tx, profile.email);
  if (existing) return existing;
  // whoever has an address of such a domain gets their account by signing in through its connection
  const required = await findRequirementOfDomain(context.tx, domainOf(profile.email) ?? '');
  if (required === 'all') throw new Refusal('sso-required');
  requireOpenSignUp(context.services, invitationToken);
  const made = await insertUnverifiedUser(context, { email: profile.email, name: nameOf(profile) });
  return made ?? (await findUserByEmail(context.tx, profile.email))!;
}

/**
 * Completes provisioning after the address was verified: the account exists and is verified, its user is a member of a
 * tenant, and a new account is linked to the identity. For an existing account, the following sign-in links the
 * identity.
 * @returns whether the account was created by this call
 */
export async function provisionVerified(
  context: AnonymousTransaction,
  { profile, provider, invitationToken, browserToken }: SocialProvisioning,
): Promise<{ user: UserRow; isNewUser: boolean; followUp?: FollowUp }> {
  const { tx, now } = context;
  const found = await findOrCreateUnverified(context, profile, invitationToken);
  const isNewUser = !found.verified;
  await applySignUp(context, found, { browserToken });
  const user = isNewUser
    ? await updateUser(tx, found.id, {
        verified: true,
        provider: provider.key,
        updated_at: now,
        ...(found.name === '' && { name: nameOf(profile) }),
      })
    : found;
  if (isNewUser) await cancelRequestsOfOthers(tx, user.id, { browserToken, now });
  if (invitationToken !== null) await joinByInvitation(context, { user, isNewUser, token: invitationToken });
  const active = await listTenantsOfUser(tx, user.id, now);
  if (active.length === 0 && isNewUser) await foundOwnTenant(context, user);
  // an existing account may have a second factor, which is required before an identity is linked
  const link: FollowUp = { kind: 'link-identity', person: profile, provider, notifyOwner: !isNewUser };
  if (!isNewUser) return { user, isNewUser, followUp: link };
  await linkIdentity(context, user, { person: profile, provider, notifyOwner: false });
  return { user, isNewUser };
}

async function foundOwnTenant(context: AnonymousTransaction, user: UserRow): Promise<void> {
  requireOpenSignUp(context.services, null);
  await foundTenant(context, user, { companyName: user.email.split('@')[1]! });
}

/** Joins the tenant of an invitation. A personal invitation applies to its own address only. */
async function joinByInvitation(
  context: AnonymousTransaction,
  { user, isNewUser, token }: { user: UserRow; isNewUser: boolean; token: string },
): Promise<void> {
  const inviteLink = await openInviteLink(context, { token });
  if (inviteLink && !isNewUser) return await mailConsentRequest(context, inviteLink, user);
  if (inviteLink) return await joinByLink(context, inviteLink, user);
  const link = await readLink(context, ['invitation', 'activation'], user.id, token);
  if (link.tenant_id === null) return;
  await redeemLink(context, link);
  if (!(await acceptMembership(context.tx, link.tenant_id, user.id))) throw new Refusal('link-invalid');
  await context.audit({
    action: 'user.invitation-accepted',
    tenantId: link.tenant_id,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
  await notifyInviter(context, link.tenant_id, user.id);
}

/** A new user, whose address the provider has verified, requested this account on the page of the invitation link. */
async function joinByLink(context: AnonymousTransaction, link: OpenedInviteLink, user: UserRow): Promise<void> {
  if (!(await inviteByLink(context, link, user))) return;
  await acceptMembership(context.tx, link.tenant_id, user.id);
  await context.audit({
    action: 'user.invitation-accepted',
    tenantId: link.tenant_id,
    actorId: user.id,
    target: { kind: 'user', id: user.id },
  });
  await notifyInviter(context, link.tenant_id, user.id);
}

function nameOf(profile: SocialProfileRow): string {
  return (profile.name ?? profile.email.split('@')[0]!).slice(0, 200);
}
