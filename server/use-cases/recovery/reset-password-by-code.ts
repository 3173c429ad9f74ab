/** Forgotten passwords, for people who name themselves by a phone number: the link goes by mail, or a code by SMS stands for it. */
import { audit } from '#server/db/queries/core/audits.ts';
import { findUserByVerifiedPhone } from '#server/db/queries/profile/phones.ts';
import { usernameLookupKey } from '#server/db/queries/core/users.ts';
import { readPhoneNumber } from '#server/integrations/phone-numbers.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { makeLink } from '#server/use-cases/proofs/mail-links.ts';
import { guardCodeSending, requireSms, reserveCode, takeCodeFor } from '#server/use-cases/proofs/one-time-codes.ts';
import { requestPasswordReset, sendResetLink } from './reset-password.ts';

export type IdentifierType = 'email' | 'phoneNumber' | 'username';

/** The answer is the same, and as fast, whoever is meant: whether a user name has an address is looked up by the job. */
export async function requestResetByMail(
  services: Services,
  identifier: string,
  type: IdentifierType,
  requestMetadata: RequestMetadata,
): Promise<void> {
  if (type !== 'phoneNumber')
    return await requestPasswordReset(
      services,
      type === 'username' ? usernameLookupKey(identifier) : identifier,
      requestMetadata,
    );
  await guardCodeSending(services, identifier, requestMetadata);
  const phone = type === 'phoneNumber' ? readPhoneNumber(identifier, services.config.sms) : undefined;
  await services.db.acrossTenants('whoever forgot a password has no session', (tx) =>
    enqueue(tx, services, {
      kind: 'send-reset-link-by-phone',
      payload: { phoneNumber: phone?.number ?? '', locale: requestMetadata.locale },
    }),
  );
  services.wakeJobs();
}

/** The job behind it. */
export async function sendResetLinkByPhone(
  services: Services,
  { phoneNumber, locale }: JobPayloads['send-reset-link-by-phone'],
): Promise<void> {
  const user = await services.db.acrossTenants('whoever forgot a password has no session', (tx) =>
    findUserByVerifiedPhone(tx, phoneNumber),
  );
  if (user) await sendResetLink(services, { email: user.email, locale });
}

/** @returns what the code has to be brought back with */
export async function requestResetBySms(
  services: Services,
  identifier: string,
  type: IdentifierType,
  requestMetadata: RequestMetadata,
): Promise<{ sessionId: string }> {
  requireSms(services);
  const by = type === 'phoneNumber' ? ('phone' as const) : ('email' as const);
  const value =
    type === 'phoneNumber' ? (readPhoneNumber(identifier, services.config.sms)?.number ?? identifier) : identifier;
  await guardCodeSending(services, value, requestMetadata);
  const reserved = await services.db.acrossTenants('whoever forgot a password has no session', async (tx) => {
    const made = await reserveCode(services, tx, { purpose: 'reset-password', channel: 'sms', target: value });
    const payload = {
      purpose: 'reset-password' as const,
      channel: 'sms' as const,
      by,
      value,
      browserHash: null,
      token: made.token,
      code: made.code,
      expiresAt: made.expiresAt.toISOString(),
      locale: requestMetadata.locale,
    };
    await enqueue(tx, services, { kind: 'deliver-code', payload });
    return made;
  });
  services.wakeJobs();
  return { sessionId: reserved.token };
}

/** The right code opens the same door as the link in the mail. @throws Refusal `code-…` */
export async function verifyResetSms(
  services: Services,
  input: { code: string; sessionId: string; requestMetadata: RequestMetadata },
): Promise<{ userId: string; token: string }> {
  return await takeCodeFor(
    services,
    { purpose: 'reset-password', token: input.sessionId, code: input.code, requestMetadata: input.requestMetadata },
    async (tx, taken) => {
      const link = await makeLink(services, tx, { purpose: 'reset-password', userId: taken.user_id, channel: 'sms' });
      await audit(tx, input.requestMetadata, services.clock(), {
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
