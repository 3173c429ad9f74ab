/**
 * Replaces a lost phone: a code by mail authorizes the user to enter another number. That number can be used in the
 * same browser only, until it is verified by signing in with it; only then the old one is removed.
 */
import { upsertPhone } from '#server/db/queries/profile/phones.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { later, second } from '#server/lib/clock.ts';
import { randomId, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import {
  guardCodeSending,
  issueTicket,
  redeemCodeFor,
  redeemTicket,
} from '#server/use-cases/verification/one-time-codes.ts';
import { notifyPhonesChanged } from '#server/use-cases/messages/notify-phones-changed.ts';
import { requestCode } from '#server/use-cases/verification/anonymous-requests.ts';

/** Requests a code. Answer and response time are the same for every address. */
export async function startPhoneReset(
  context: AnonymousContext,
  email: string,
): Promise<{ resetPhoneNumberToken: string }> {
  await guardCodeSending(context, email);
  const { token } = await requestCode(context, {
    purpose: 'reset-phone',
    channel: 'email',
    by: 'email',
    value: email,
    browserHash: null,
  });
  return { resetPhoneNumberToken: token };
}

/** @throws Refusal `code-…` */
export async function verifyPhoneReset(
  context: AnonymousContext,
  input: { token: string; code: string },
): Promise<{ changePhoneNumberToken: string }> {
  const lifetime = context.services.config.lifetimes.phoneReset * second;
  const attempt = { purpose: 'reset-phone' as const, token: input.token, code: input.code };
  const changePhoneNumberToken = await redeemCodeFor(context, attempt, (_tx, context, taken) =>
    issueTicket(context, { purpose: 'phone-reset-proved', userId: taken.user_id, lifetime }),
  );
  return { changePhoneNumberToken };
}

/**
 * @throws Refusal `phone-…`, `code-…` if the ticket is no longer valid
 */
export async function changePhoneAfterReset(
  context: AnonymousContext,
  input: { token: string; phoneNumber: string; browserToken: string },
): Promise<void> {
  const { services, now } = context;
  const number = toMobileNumber(input.phoneNumber, services.config.sms);
  const ticket = await redeemTicket(context, { purpose: 'phone-reset-proved', token: input.token });
  const claim = {
    browserHash: sha256(input.browserToken),
    expiresAt: later(now, services.config.lifetimes.phoneReset * second),
  };
  await context.asUser(ticket.user_id, async (tx, context) => {
    const user = (await findUserById(tx, ticket.user_id))!;
    await upsertPhone(tx, { id: randomId(services.random), userId: user.id, number, at: now, claim });
    await context.audit({
      action: 'user.phone-reset',
      severity: 'High',
      tenantId: null,
      actorId: user.id,
      target: { kind: 'user', id: user.id },
    });
    await notifyPhonesChanged(context, user, 'phone-named');
  });
  services.wakeJobs();
}
