/**
 * A lost phone: a code by mail lets somebody name another number. The number counts in the browser that named it, until it
 * is proved by signing in with it; only then the old one goes.
 */
import { audit } from '#server/db/queries/audits.ts';
import { keepPhone } from '#server/db/queries/phones.ts';
import { findUserById } from '#server/db/queries/users.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { later, second } from '#server/lib/clock.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { guardCodeSending, issueTicket, reserveCode, takeCodeFor, takeTicket } from './one-time-codes.ts';
import { tellPhonesChanged } from './tell-phones-changed.ts';

const reason = 'whoever lost a phone has no session';

/** The answer is the same, and as fast, for every address. */
export async function startPhoneReset(
  services: Services,
  email: string,
  facts: RequestFacts,
): Promise<{ resetPhoneNumberToken: string }> {
  await guardCodeSending(services, email, facts);
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
      locale: facts.locale,
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
  facts: RequestFacts,
): Promise<{ changePhoneNumberToken: string }> {
  const lifetime = services.config.lifetimes.phoneReset * second;
  const attempt = { purpose: 'reset-phone' as const, token: input.token, code: input.code, facts };
  const changePhoneNumberToken = await takeCodeFor(services, attempt, (tx, taken) =>
    issueTicket(services, tx, { purpose: 'phone-reset-proved', userId: taken.user_id, lifetime }),
  );
  return { changePhoneNumberToken };
}

/** @throws Refusal `phone-…`, `code-…` when the ticket is no longer good */
export async function changePhoneAfterReset(
  services: Services,
  input: { token: string; phoneNumber: string; browserToken: string },
  facts: RequestFacts,
): Promise<void> {
  const number = toMobileNumber(input.phoneNumber, services.config.sms);
  const ticket = await takeTicket(services, { purpose: 'phone-reset-proved', token: input.token, facts });
  const now = services.clock();
  const claim = {
    browserHash: sha256(input.browserToken),
    expiresAt: later(now, services.config.lifetimes.phoneReset * second),
  };
  await services.db.acrossTenants(reason, async (tx) => {
    const user = (await findUserById(tx, ticket.user_id))!;
    await keepPhone(tx, { id: randomId(services.random), userId: user.id, number, at: now, claim });
    await audit(tx, facts, now, {
      action: 'user.phone-reset',
      severity: 'High',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
    await tellPhonesChanged(services, tx, user, 'phone-named');
  });
  services.wakeJobs();
}
