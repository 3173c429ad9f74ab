/**
 * A lost phone: a code by mail lets somebody name another number. The number counts in the browser that named it, until it
 * is proved by signing in with it; only then the old one goes.
 */
import { audit } from '#server/db/queries/core/audits.ts';
import { keepPhone } from '#server/db/queries/profile/phones.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { later, second } from '#server/lib/clock.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import {
  guardCodeSending,
  issueTicket,
  reserveCode,
  takeCodeFor,
  takeTicket,
} from '#server/use-cases/proofs/one-time-codes.ts';
import { notifyPhonesChanged } from '#server/use-cases/messages/notify-phones-changed.ts';

const reason = 'whoever lost a phone has no session';

/** The answer is the same, and as fast, for every address. */
export async function startPhoneReset(
  services: Services,
  email: string,
  requestMetadata: RequestMetadata,
): Promise<{ resetPhoneNumberToken: string }> {
  await guardCodeSending(services, email, requestMetadata);
  const token = await services.db.acrossTenants(reason, async (tx) => {
    const made = await reserveCode(services, tx, { purpose: 'reset-phone', channel: 'email', target: email });
    const payload = {
      purpose: 'reset-phone' as const,
      channel: 'email' as const,
      by: 'email' as const,
      value: email,
      browserHash: null,
      token: made.token,
      code: made.code,
      expiresAt: made.expiresAt.toISOString(),
      locale: requestMetadata.locale,
    };
    await enqueue(tx, services, { kind: 'deliver-code', payload });
    return made.token;
  });
  services.wakeJobs();
  return { resetPhoneNumberToken: token };
}

/** @throws Refusal `code-…` */
export async function verifyPhoneReset(
  services: Services,
  input: { token: string; code: string },
  requestMetadata: RequestMetadata,
): Promise<{ changePhoneNumberToken: string }> {
  const lifetime = services.config.lifetimes.phoneReset * second;
  const attempt = { purpose: 'reset-phone' as const, token: input.token, code: input.code, requestMetadata };
  const changePhoneNumberToken = await takeCodeFor(services, attempt, (tx, taken) =>
    issueTicket(services, tx, { purpose: 'phone-reset-proved', userId: taken.user_id, lifetime }),
  );
  return { changePhoneNumberToken };
}

/** @throws Refusal `phone-…`, `code-…` when the ticket is no longer good */
export async function changePhoneAfterReset(
  services: Services,
  input: { token: string; phoneNumber: string; browserToken: string },
  requestMetadata: RequestMetadata,
): Promise<void> {
  const number = toMobileNumber(input.phoneNumber, services.config.sms);
  const ticket = await takeTicket(services, { purpose: 'phone-reset-proved', token: input.token, requestMetadata });
  const now = services.clock();
  const claim = {
    browserHash: sha256(input.browserToken),
    expiresAt: later(now, services.config.lifetimes.phoneReset * second),
  };
  await services.db.acrossTenants(reason, async (tx) => {
    const user = (await findUserById(tx, ticket.user_id))!;
    await keepPhone(tx, { id: randomId(services.random), userId: user.id, number, at: now, claim });
    await audit(tx, requestMetadata, now, {
      action: 'user.phone-reset',
      severity: 'High',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
    await notifyPhonesChanged(services, tx, user, 'phone-named');
  });
  services.wakeJobs();
}
