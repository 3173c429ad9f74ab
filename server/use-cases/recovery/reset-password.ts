/** Password reset: a mailed link sets a new password and ends every session of the user. */
import { endSessionsOfUser } from '#server/db/queries/sessions/sessions.ts';
import { replacePassword, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import { type JobPayloads } from '#server/delivery/enqueue.ts';
import type { AnonymousContext } from '#server/context.ts';
import { guardPassword, guardPasswordHistory } from '#server/use-cases/policies/guard-password.ts';
import { clearLockouts, lockoutSubject } from '#server/limits/lockout-subject.ts';
import { asOwnerOfLink, makeLink, ownerOf, readLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { notifyPasswordChanged } from '#server/use-cases/messages/notify-password-changed.ts';
import { applySignUp } from '#server/use-cases/verification/apply-sign-up.ts';
import { cancelRequestsOfOthers } from '#server/use-cases/verification/verify-contact.ts';
import { enqueueAnonymousRequest } from '#server/use-cases/verification/anonymous-requests.ts';
import { lookUpUser } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** Requests a reset. Answer and response time are the same for every address: the job looks up the user. */
export async function requestPasswordReset(context: AnonymousContext, email: string): Promise<void> {
  const { services, requestMetadata } = context;
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  await enqueueAnonymousRequest(context, 'send-reset-link', { email, locale: context.requestMetadata.locale });
}

/** Job that sends the link. */
export async function sendResetLink(
  context: AnonymousContext,
  { email, locale }: JobPayloads['send-reset-link'],
): Promise<void> {
  const { services } = context;
  if (!(await services.limits.tryConsume('mail-reset', lockoutSubject(services, email), services.config.limits.mail)))
    return;
  const user = await lookUpUser(context, { key: email });
  // a user with only a user name has no mailbox to verify
  if (!user || user.email === '') return;
  await context.asUser(user.id, async (_tx, context) => {
    const link = await makeLink(context, { purpose: 'reset-password', userId: user.id });
    await mailUser(context, {
      to: user,
      mail: 'reset-password',
      locale,
      link: link.url,
      values: { expiresIn: link.expiresIn },
    });
  });
  services.wakeJobs();
}

/** Validates the link without using it. @throws Refusal `link-…` */
export async function checkResetLink(
  context: AnonymousContext,
  link: { userId: string; token: string },
): Promise<UserRow> {
  return await asOwnerOfLink(context, link.userId, async (tx, context) => {
    const row = await readLink(context, ['reset-password'], link.userId, link.token);
    return await ownerOf(tx, row);
  });
}

export interface PasswordReset {
  userId: string;
  token: string;
  password: string;
  /** Cookie that identifies the browser. */
  browserToken?: string | undefined;
}

export async function resetPassword(context: AnonymousContext, input: PasswordReset): Promise<void> {
  const { services, requestMetadata, now } = context;
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  const user = await checkResetLink(context, input);
  await guardPassword(services, input.password, user.email);
  const passwordHash = await services.hasher.hash(input.password);
  await context.acrossTenants('a user who forgot a password has no session', async (tx, context) => {
    const link = await readLink(context, ['reset-password'], input.userId, input.token);
    const user = await ownerOf(tx, link);
    await guardPasswordHistory(context, { user, tenantId: null }, input.password);
    await redeemLink(context, link);
    await replacePassword(tx, user, { passwordHash, channel: link.channel ?? 'mail', at: now });
    // the link came by mail, so the address is verified
    await applySignUp(context, user, { browserToken: input.browserToken });
    if (!user.verified) await cancelRequestsOfOthers(tx, user.id, { browserToken: input.browserToken, now });
    await updateUser(tx, user.id, { verified: true, updated_at: now });
    await endSessionsOfUser(tx, user.id, now);
    await clearLockouts(services, tx, user);
    await context.audit({
      action: 'user.password-reset',
      severity: 'Medium',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
    await notifyPasswordChanged(context, user);
  });
  services.wakeJobs();
}
