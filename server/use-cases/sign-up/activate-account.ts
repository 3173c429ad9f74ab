/** Activates an account by the mail link: verifies the address, sets the password if there is none, and signs in. */
import { findLatestLink, withdrawLinks, type LinkRow } from '#server/db/queries/core/links.ts';
import { updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import { type JobPayloads } from '#server/delivery/enqueue.ts';
import { acceptMembership } from '#server/use-cases/policies/accept-membership.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { completeSignIn, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { guardPassword } from '#server/use-cases/policies/guard-password.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';
import { asOwnerOfLink, makeLink, ownerOf, readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { refuseLinkWithCode } from '#server/use-cases/verification/one-time-codes.ts';
import { notifyInviter } from '#server/use-cases/messages/notify-user.ts';
import { applySignUp } from '#server/use-cases/verification/apply-sign-up.ts';
import { cancelRequestsOfOthers } from '#server/use-cases/verification/verify-contact.ts';
import { enqueueAnonymousRequest } from '#server/use-cases/verification/anonymous-requests.ts';
import { lookUpUser } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

export interface ActivationLink {
  userId: string;
  token: string;
  /** Cookie that identifies the browser. */
  browserToken: string | undefined;
}

const purposes = ['activation', 'set-up'] as const;

/** Validates the link without using it. @throws Refusal `link-…` */
export async function activationStrategy(
  context: AnonymousContext,
  link: ActivationLink,
): Promise<{ shouldSetPassword: boolean; user: UserRow }> {
  return await asOwnerOfLink(context, link.userId, async (tx, context) => {
    const row = await readLink(context, [...purposes], link.userId, link.token);
    const user = await ownerOf(tx, row);
    return { shouldSetPassword: !hasPassword(user, row, link.browserToken), user };
  });
}

export interface Activation extends ActivationLink {
  password?: string | undefined;
  name?: string | undefined;
  clientId: string;
  replacedSsoToken?: string | undefined;
  rememberedDevice?: string | undefined;
}

export async function activateAccount(context: AnonymousContext, input: Activation): Promise<SignInOutcome> {
  const { services, requestMetadata } = context;
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  const { shouldSetPassword, user } = await activationStrategy(context, input);
  const chosen = shouldSetPassword ? await choosePassword(services, user, input.password) : undefined;
  const activated = await context.acrossTenants('a user activates before a tenant is chosen', async (tx, context) => {
    const link = await readLink(context, [...purposes], input.userId, input.token);
    await refuseLinkWithCode(tx, input.token);
    await redeemLink(context, link);
    // keep a password that the owner has set in the meantime: the one in the link may be that of a stranger who signed
    // up with the address
    const { password_hash: present } = await ownerOf(tx, link);
    return await activate(context, {
      link,
      input,
      passwordHash: chosen ?? (present === null ? link.password_hash : null),
    });
  });
  // the password was set through a mail, so a code by mail would be the same factor again
  return await completeSignIn(context, { ...input, user: activated, amr: ['pwd'], channel: 'mail' });
}

export async function choosePassword(services: Services, user: UserRow, password: string | undefined): Promise<string> {
  if (password === undefined)
    throw new Refusal('invalid-request', {
      details: ['password: is missing'],
      context: { fields: [{ field: 'password' }] },
    });
  await guardPassword(services, password, user.email);
  return await services.hasher.hash(password);
}

/**
 * Activates the account of a used link, with the entries of the sign-up that the link belongs to. A phone number that a
 * stranger entered for it is removed.
 */
export async function activate(
  context: AnonymousTransaction,
  { link, input, passwordHash }: { link: LinkRow; input: Activation; passwordHash: string | null },
): Promise<UserRow> {
  const { tx, now } = context;
  await applySignUp(context, await ownerOf(tx, link), link.sign_up);
  const joined = link.tenant_id !== null && (await acceptMembership(tx, link.tenant_id, link.user_id));
  await cancelRequestsOfOthers(tx, link.user_id, { browserToken: input.browserToken, tenantId: link.tenant_id, now });
  await context.audit({
    action: 'user.activated',
    tenantId: link.tenant_id,
    actorId: link.user_id,
    target: { kind: 'user', id: link.user_id },
  });
  const activated = await updateUser(tx, link.user_id, {
    verified: true,
    updated_at: now,
    ...(input.name && { name: input.name }),
    ...(passwordHash && { password_hash: passwordHash, password_changed_at: now }),
  });
  if (joined && link.tenant_id !== null) await notifyInviter(context, link.tenant_id, link.user_id);
  return activated;
}

/**
 * The password from sign-up is valid only in the browser that signed up; elsewhere the owner of the address chooses
 * one.
 */
export function hasPassword(user: UserRow, link: LinkRow, browserToken: string | undefined): boolean {
  if (user.password_hash !== null) return true;
  if (link.password_hash === null || link.browser_hash === null || browserToken === undefined) return false;
  return sameBytes(link.browser_hash, sha256(browserToken));
}

/** Requests the mail again, with the same answer for every address. */
export async function requestActivation(context: AnonymousContext, email: string): Promise<void> {
  const { services, requestMetadata } = context;
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  await enqueueAnonymousRequest(context, 'resend-activation', { email, locale: requestMetadata.locale });
}

/** Job that sends the mail. */
export async function resendActivation(
  context: AnonymousContext,
  { email, locale }: JobPayloads['resend-activation'],
): Promise<void> {
  const { services, now } = context;
  if (
    !(await services.limits.tryConsume('mail-activation', lockoutSubject(services, email), services.config.limits.mail))
  )
    return;
  const user = await lookUpUser(context, { email });
  if (!user || user.verified) return;
  await context.asUser(user.id, async (tx, context) => {
    // keep the entries of the latest sign-up, and its password for the browser that entered it
    const previous = await findLatestLink(tx, user.id, 'activation', now);
    const tenantId = previous?.tenant_id ?? null;
    await withdrawLinks(tx, user.id, 'activation', now, tenantId);
    const link = await makeLink(context, {
      purpose: 'activation',
      userId: user.id,
      ...(tenantId !== null && { tenantId }),
      passwordHash: previous?.password_hash ?? null,
      browserHash: previous?.browser_hash ?? null,
      signUp: previous?.sign_up ?? null,
    });
    await mailUser(context, {
      to: user,
      mail: 'activation',
      link: link.url,
      values: { expiresIn: link.expiresIn },
      locale,
    });
  });
  services.wakeJobs();
}
