/** Codes by text message as second factor. */
import { findFactor, insertConfirmedFactor, touchFactor } from '#server/db/queries/mfa/factors.ts';
import { maskPhone } from '#server/domain/mfa/second-factor.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import { recordFactorAdded, requireRoom } from './change-factors.ts';
import type { FactorChange } from './factor-change.ts';
import { countFactorTries } from './limit-factor-attempts.ts';
import type { FactorOwner } from './factor-challenges.ts';
import { guardCodeSending, issueCode, requireSms, redeemCode } from '#server/use-cases/verification/one-time-codes.ts';

export interface SentCode {
  otcToken: string;
  /** Masked. */
  phoneNumber: string;
}

export interface TypedCode {
  otcToken: string;
  code: string;
}

/**
 * Starts an enrollment by sending a code to the number. @throws Refusal `phone-invalid`, `phone-not-allowed`,
 * `sms-not-available`
 */
export async function startPhone(
  context: AnonymousContext,
  owner: FactorOwner,
  phoneNumber: string,
): Promise<SentCode> {
  const { services } = context;
  requireSms(services);
  return await send(context, owner, {
    purpose: 'enrol-factor',
    number: toMobileNumber(phoneNumber, services.config.sms),
  });
}

/** Completes an enrollment. @returns the recovery codes, if it is the user's first factor */
export async function confirmPhone(
  context: AnonymousContext,
  change: FactorChange,
  typed: TypedCode,
): Promise<string[] | undefined> {
  const { services, now } = context;
  const { owner } = change;
  const taken = await countFactorTries(context, owner, () =>
    redeemCode(context, {
      purpose: 'enrol-factor',
      token: typed.otcToken,
      code: typed.code,
      userId: owner.id,
    }),
  );
  const factor = { id: randomId(services.random), kind: 'sms' as const, phone_number: taken.target, device_type: null };
  const codes = await context.asUser(owner.id, async (tx, context) => {
    await requireRoom(tx, owner.id, 'sms');
    await insertConfirmedFactor(tx, { ...factor, user_id: owner.id, confirmed_at: now, created_at: now });
    return await recordFactorAdded(context, change, factor);
  });
  services.wakeJobs();
  return codes;
}

/** Sends a code to an enrolled phone. @throws Refusal `factor-not-found` */
export async function sendToPhone(context: AnonymousContext, owner: FactorOwner, id: string): Promise<SentCode> {
  return await send(context, owner, {
    purpose: 'second-factor',
    number: await numberOf(context, owner, id),
  });
}

/**
 * Verifies the code that was sent to an enrolled phone. @throws Refusal `code-…`, `factor-not-found`,
 * `second-factor-locked`
 */
export async function verifyPhoneCode(
  context: AnonymousContext,
  owner: FactorOwner,
  id: string,
  typed: TypedCode,
): Promise<void> {
  const { now } = context;
  const number = await numberOf(context, owner, id);
  await countFactorTries(context, owner, async () => {
    const taken = await redeemCode(context, {
      purpose: 'second-factor',
      token: typed.otcToken,
      code: typed.code,
      userId: owner.id,
    });
    // a code sent by mail, or to another phone, does not verify this one
    if (taken.channel !== 'sms' || taken.target !== number) throw new Refusal('code-expired');
  });
  await context.asUser(owner.id, (tx) => touchFactor(tx, id, now));
}

async function numberOf(context: AnonymousContext, owner: FactorOwner, id: string): Promise<string> {
  const factor = await context.asUser(owner.id, (tx) => findFactor(tx, owner.id, 'sms', id));
  if (!factor) throw new Refusal('factor-not-found');
  return factor.phone_number!;
}

async function send(
  context: AnonymousContext,
  owner: FactorOwner,
  { purpose, number }: { purpose: 'second-factor' | 'enrol-factor'; number: string },
): Promise<SentCode> {
  await guardCodeSending(context, number);
  const { token } = await context.asUser(owner.id, (_tx, context) =>
    issueCode(context, { purpose, channel: 'sms', target: number, user: owner }),
  );
  context.services.wakeJobs();
  return { otcToken: token, phoneNumber: maskPhone(number) };
}
