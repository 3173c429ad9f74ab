/** The caller's own phone numbers. A number is verified by a code sent to it, and belongs to one user only. */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { EventKey } from '#shared/contract/events/events.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deletePhone,
  findPhone,
  findPhoneByNumber,
  upsertPhone,
  listPhones,
  verifyPhone,
  type PhoneRow,
} from '#server/db/queries/profile/phones.ts';
import { findUserById, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import type { CodePurpose } from '#server/db/schema.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousTransaction, BaseContext, CallContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import {
  guardCodeSending,
  issueCode,
  requireSms,
  redeemCodeFor,
  type RedeemedCode,
} from '#server/use-cases/verification/one-time-codes.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';
import { notifyPhonesChanged } from '#server/use-cases/messages/notify-phones-changed.ts';

const mostPhones = 10;

export async function listOwnPhones(context: CallContext): Promise<PhoneRow[]> {
  return await context.asUser(context.caller.userId, (tx) => listPhones(tx, context.caller.userId));
}

/** Stores an unverified number. @returns the token of the code that verifies it, if one is required */
export async function addPhone(
  context: CallContext,
  input: { phoneNumber: string; verify: boolean },
): Promise<string | undefined> {
  const { services, caller, now } = context;
  await requireRecentSignIn(context, caller);
  const number = toMobileNumber(input.phoneNumber, services.config.sms);
  if (input.verify) await guardNumber(context, number);
  const token = await context.asUser(context.caller.userId, async (tx, context) => {
    const user = await owner(tx, context.caller);
    await guardCount(tx, user, number);
    const phone = await upsertPhone(tx, { id: randomId(services.random), userId: user.id, number, at: now });
    await auditPhone(context, {
      caller,
      action: 'user.phone-added',
      details: { phoneId: phone.id, after: { phoneNumber: number, verified: phone.verified } },
    });
    if (!input.verify) return undefined;
    return (await issueCode(context, { purpose: 'verify-phone', channel: 'sms', target: number, user })).token;
  });
  services.wakeJobs();
  return token;
}

/** Sends a code to a number, to verify it or to make it the user's number. @returns the token of the code */
export async function sendPhoneCode(
  context: CallContext,
  input: { phoneNumber: string; purpose: Extract<CodePurpose, 'verify-phone' | 'change-phone'> },
): Promise<string> {
  const { services } = context;
  await requireRecentSignIn(context, context.caller);
  const number = toMobileNumber(input.phoneNumber, services.config.sms);
  await guardNumber(context, number);
  const issued = await context.asUser(context.caller.userId, async (tx, context) => {
    const user = await owner(tx, context.caller);
    await guardCount(tx, user, number);
    return await issueCode(context, { purpose: input.purpose, channel: 'sms', target: number, user });
  });
  services.wakeJobs();
  return issued.token;
}

/** @throws Refusal `code-…`, `phone-taken` */
export async function verifyPhoneCode(
  context: CallContext,
  input: { token: string; code: string; purpose: Extract<CodePurpose, 'verify-phone' | 'change-phone'> },
): Promise<void> {
  const { caller } = context;
  await redeemCodeFor(context, { ...input, userId: caller.userId }, async (tx, context, taken) => {
    const user = await owner(tx, caller);
    const before = { phoneNumber: user.phone_number };
    await (input.purpose === 'change-phone'
      ? changeNumber(context, user, taken)
      : markVerified(context, user, taken.target));
    await auditPhone(context, {
      caller,
      action: input.purpose === 'change-phone' ? 'user.phone-changed' : 'user.phone-verified',
      details:
        input.purpose === 'change-phone'
          ? { before, after: { phoneNumber: taken.target } }
          : { after: { phoneNumber: taken.target, verified: true } },
    });
    await notifyPhonesChanged(context, user, input.purpose === 'change-phone' ? 'phone-replaced' : 'phone-added');
  });
  context.services.wakeJobs();
}

async function markVerified({ services, tx, now }: AnonymousTransaction, user: UserRow, number: string): Promise<void> {
  if (!(await verifyPhone(tx, { id: randomId(services.random), userId: user.id, number, at: now })))
    throw new Refusal('phone-taken');
  if (user.phone_number === null) await updateUser(tx, user.id, { phone_number: number, updated_at: now });
}

async function changeNumber(context: AnonymousTransaction, user: UserRow, { target }: RedeemedCode): Promise<void> {
  const { tx, now } = context;
  await markVerified(context, user, target);
  const former =
    user.phone_number === null || user.phone_number === target
      ? undefined
      : await findPhoneByNumber(tx, user.id, user.phone_number);
  if (former) await deletePhone(tx, user.id, former.id);
  await updateUser(tx, user.id, { phone_number: target, updated_at: now });
}

/** Starts removing a number: sends a code to the number itself, or by mail if it was never verified. */
export async function startPhoneRemoval(
  context: CallContext,
  phoneId: string,
): Promise<{ phoneId: string; otcToken: string }> {
  const { caller } = context;
  await requireRecentSignIn(context, caller);
  const find = (id: string) => context.asUser(caller.userId, (tx) => findPhone(tx, caller.userId, id));
  const found = await findOrRefuse(phoneId, find, 'phone-not-found');
  if (found.verified) await guardNumber(context, found.number);
  else await guardCodeSending(context, caller.userId);
  const issued = await context.asUser(context.caller.userId, async (tx, context) => {
    const user = await owner(tx, caller);
    const way = found.verified
      ? { channel: 'sms' as const, target: found.number }
      : { channel: 'email' as const, target: user.email };
    return await issueCode(context, { purpose: 'delete-phone', ...way, user, context: { phoneId } });
  });
  context.services.wakeJobs();
  return { phoneId, otcToken: issued.token };
}

/** @throws Refusal `code-…`, `phone-not-found` */
export async function finishPhoneRemoval(
  context: CallContext,
  input: { phoneId: string; token: string; code: string },
): Promise<void> {
  const { caller, now } = context;
  await redeemCodeFor(
    context,
    { purpose: 'delete-phone', token: input.token, code: input.code, userId: caller.userId },
    async (tx, context, taken) => {
      if (taken.context['phoneId'] !== input.phoneId) throw new Refusal('phone-not-found');
      const user = await owner(tx, caller);
      const removed = await deletePhone(tx, caller.userId, input.phoneId);
      if (!removed) throw new Refusal('phone-not-found');
      if (user.phone_number === removed.number) {
        const left = (await listPhones(tx, user.id)).find((phone) => phone.verified);
        await updateUser(tx, user.id, { phone_number: left?.number ?? null, updated_at: now });
      }
      await auditPhone(context, {
        caller,
        action: 'user.phone-removed',
        details: { phoneId: input.phoneId, before: { phoneNumber: removed.number, verified: removed.verified } },
      });
      await notifyPhonesChanged(context, user, 'phone-removed');
    },
  );
  context.services.wakeJobs();
}

async function owner(tx: Tx, caller: Caller): Promise<UserRow> {
  return (await findUserById(tx, caller.userId))!;
}

async function guardNumber(context: BaseContext, number: string): Promise<void> {
  requireSms(context.services);
  await guardCodeSending(context, number);
}

async function guardCount(tx: Tx, user: UserRow, number: string): Promise<void> {
  const phones = await listPhones(tx, user.id);
  if (phones.length >= mostPhones && !phones.some((phone) => phone.number === number))
    throw new Refusal('phones-too-many', { values: { limit: mostPhones } });
}

async function auditPhone(
  context: AnonymousTransaction,
  { caller, action, details }: { caller: Caller; action: EventKey; details: Record<string, unknown> },
): Promise<void> {
  await context.audit({
    action,
    severity: 'Medium',
    tenantId: caller.tenantId,
    actorId: caller.userId,
    target: { kind: 'user', id: caller.userId },
    details,
  });
}
