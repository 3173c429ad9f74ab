/** Password reset for users identified by phone number: the link is sent by mail, or replaced by a code by SMS. */
import { usernameLookupKey } from '#server/db/queries/core/users.ts';
import { readPhoneNumber } from '#server/integrations/phone-numbers.ts';
import { type JobPayloads } from '#server/delivery/enqueue.ts';
import type { AnonymousContext } from '#server/context.ts';
import { makeLink } from '#server/use-cases/verification/mail-links.ts';
import { guardCodeSending, requireSms, redeemCodeFor } from '#server/use-cases/verification/one-time-codes.ts';
import { requestPasswordReset, sendResetLink } from './reset-password.ts';
import { enqueueAnonymousRequest, requestCode } from '#server/use-cases/verification/anonymous-requests.ts';
import { lookUpUser } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

export type IdentifierType = 'email' | 'phoneNumber' | 'username';

/**
 * Requests a reset by mail. Answer and response time are the same for every user: the job looks up whether a user name
 * has an address.
 */
export async function requestResetByMail(
  context: AnonymousContext,
  identifier: string,
  type: IdentifierType,
): Promise<void> {
  const { services } = context;
  if (type !== 'phoneNumber')
    return await requestPasswordReset(context, type === 'username' ? usernameLookupKey(identifier) : identifier);
  await guardCodeSending(context, identifier);
  const phone = type === 'phoneNumber' ? readPhoneNumber(identifier, services.config.sms) : undefined;
  await enqueueAnonymousRequest(context, 'send-reset-link-by-phone', {
    phoneNumber: phone?.number ?? '',
    locale: context.requestMetadata.locale,
  });
}

/** Job that sends the link. */
export async function sendResetLinkByPhone(
  context: AnonymousContext,
  { phoneNumber, locale }: JobPayloads['send-reset-link-by-phone'],
): Promise<void> {
  const user = await lookUpUser(context, { verifiedPhone: phoneNumber });
  if (user) await sendResetLink(context, { email: user.email, locale });
}

/**
 * @returns the token to send back with the code
 */
export async function requestResetBySms(
  context: AnonymousContext,
  identifier: string,
  type: IdentifierType,
): Promise<{ sessionId: string }> {
  const { services } = context;
  requireSms(services);
  const by = type === 'phoneNumber' ? ('phone' as const) : ('email' as const);
  const value =
    type === 'phoneNumber' ? (readPhoneNumber(identifier, services.config.sms)?.number ?? identifier) : identifier;
  await guardCodeSending(context, value);
  const reserved = await requestCode(context, {
    purpose: 'reset-password',
    channel: 'sms',
    by,
    value,
    browserHash: null,
  });
  return { sessionId: reserved.token };
}

/** Verifies the code, which authorizes the same reset as the link in the mail. @throws Refusal `code-…` */
export async function verifyResetSms(
  context: AnonymousContext,
  input: { code: string; sessionId: string },
): Promise<{ userId: string; token: string }> {
  return await redeemCodeFor(
    context,
    { purpose: 'reset-password', token: input.sessionId, code: input.code },
    async (_tx, context, taken) => {
      const link = await makeLink(context, { purpose: 'reset-password', userId: taken.user_id, channel: 'sms' });
      await context.audit({
        action: 'user.password-reset-started',
        severity: 'Medium',
        tenantId: null,
        actorId: taken.user_id,
        target: { kind: 'user', id: taken.user_id },
        details: { by: 'sms' },
      });
      return { userId: taken.user_id, token: link.token };
    },
  );
}
