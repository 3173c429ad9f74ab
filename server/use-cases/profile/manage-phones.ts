/** A person's own phone numbers. A number counts once a code sent to it was typed, and belongs to one person alone. */
import type { EventKey } from '#shared/contract/events.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deletePhone,
  findPhone,
  findPhoneByNumber,
  keepPhone,
  listPhones,
  verifyPhone,
  type PhoneRow,
} from '#server/db/queries/profile/phones.ts';
import { findUserById, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import type { CodePurpose } from '#server/db/schema.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import {
  guardCodeSending,
  issueCode,
  requireSms,
  takeCodeFor,
  type TakenCode,
} from '#server/use-cases/proofs/one-time-codes.ts';
import { requireRecentSignIn } from '#server/use-cases/proofs/require-recent-sign-in.ts';
import { notifyPhonesChanged } from '#server/use-cases/messages/notify-phones-changed.ts';

const mostPhones = 10;
const reason = 'phone numbers belong to a person in all tenants';

export async function listOwnPhones(services: Services, caller: Caller): Promise<PhoneRow[]> {
  return await services.db.acrossTenants(reason, (tx) => listPhones(tx, caller.userId));
}

/** Keeps a number that is not proved yet. @returns the token of the code that proves it, where one is wanted */
export async function addPhone(
  services: Services,
  caller: Caller,
  input: { phoneNumber: string; verify: boolean },
  requestMetadata: RequestMetadata,
): Promise<string | undefined> {
  await requireRecentSignIn(services, caller);
  const number = toMobileNumber(input.phoneNumber, services.config.sms);
  if (input.verify) await guardNumber(services, number, requestMetadata);
  const token = await services.db.acrossTenants(reason, async (tx) => {
    const user = await owner(tx, caller);
    await guardCount(tx, user, number);
    const phone = await keepPhone(tx, { id: randomId(services.random), userId: user.id, number, at: services.clock() });
    await auditPhone(services, tx, {
      caller,
      requestMetadata,
      action: 'user.phone-added',
      details: { phoneId: phone.id, after: { phoneNumber: number, verified: phone.verified } },
    });
    if (!input.verify) return undefined;
    return (await issueCode(services, tx, { purpose: 'verify-phone', channel: 'sms', target: number, user })).token;
  });
  services.wakeJobs();
  return token;
}

/** Sends a code to a number, to prove it or to make it the person's number. @returns the code's token */
export async function sendPhoneCode(
  services: Services,
  caller: Caller,
  input: { phoneNumber: string; purpose: Extract<CodePurpose, 'verify-phone' | 'change-phone'> },
  requestMetadata: RequestMetadata,
): Promise<string> {
  await requireRecentSignIn(services, caller);
  const number = toMobileNumber(input.phoneNumber, services.config.sms);
  await guardNumber(services, number, requestMetadata);
  const issued = await services.db.acrossTenants(reason, async (tx) => {
    const user = await owner(tx, caller);
    await guardCount(tx, user, number);
    return await issueCode(services, tx, { purpose: input.purpose, channel: 'sms', target: number, user });
  });
  services.wakeJobs();
  return issued.token;
}

/** @throws Refusal `code-…`, `phone-taken` */
export async function provePhone(
  services: Services,
  caller: Caller,
  input: { token: string; code: string; purpose: Extract<CodePurpose, 'verify-phone' | 'change-phone'> },
  requestMetadata: RequestMetadata,
): Promise<void> {
  await takeCodeFor(services, { ...input, userId: caller.userId, requestMetadata }, async (tx, taken) => {
    const user = await owner(tx, caller);
    const before = { phoneNumber: user.phone_number };
    await (input.purpose === 'change-phone'
      ? changeNumber(services, tx, user, taken)
      : markProved(services, tx, user, taken.target));
    await auditPhone(services, tx, {
      caller,
      requestMetadata,
      action: input.purpose === 'change-phone' ? 'user.phone-changed' : 'user.phone-verified',
      details:
        input.purpose === 'change-phone'
          ? { before, after: { phoneNumber: taken.target } }
          : { after: { phoneNumber: taken.target, verified: true } },
    });
    await notifyPhonesChanged(services, tx, user, input.purpose === 'change-phone' ? 'phone-replaced' : 'phone-added');
  });
  services.wakeJobs();
}

async function markProved(services: Services, tx: Tx, user: UserRow, number: string): Promise<void> {
  const now = services.clock();
  if (!(await verifyPhone(tx, { id: randomId(services.random), userId: user.id, number, at: now })))
    throw new Refusal('phone-taken');
  if (user.phone_number === null) await updateUser(tx, user.id, { phone_number: number, updated_at: now });
}

async function changeNumber(services: Services, tx: Tx, user: UserRow, { target }: TakenCode): Promise<void> {
  await markProved(services, tx, user, target);
  const former =
    user.phone_number === null || user.phone_number === target
      ? undefined
      : await findPhoneByNumber(tx, user.id, user.phone_number);
  if (former) await deletePhone(tx, user.id, former.id);
  await updateUser(tx, user.id, { phone_number: target, updated_at: services.clock() });
}

/** First of two steps: a code to the number itself, or by mail where the number was never proved. */
export async function startPhoneRemoval(
  services: Services,
  caller: Caller,
  phoneId: string,
  requestMetadata: RequestMetadata,
): Promise<{ phoneId: string; otcToken: string }> {
  await requireRecentSignIn(services, caller);
  const found = isUuid(phoneId)
    ? await services.db.acrossTenants(reason, (tx) => findPhone(tx, caller.userId, phoneId))
    : undefined;
  if (!found) throw new Refusal('phone-not-found');
  if (found.verified) await guardNumber(services, found.number, requestMetadata);
  else await guardCodeSending(services, caller.userId, requestMetadata);
  const issued = await services.db.acrossTenants(reason, async (tx) => {
    const user = await owner(tx, caller);
    const way = found.verified
      ? { channel: 'sms' as const, target: found.number }
      : { channel: 'email' as const, target: user.email };
    return await issueCode(services, tx, { purpose: 'delete-phone', ...way, user, context: { phoneId } });
  });
  services.wakeJobs();
  return { phoneId, otcToken: issued.token };
}

/** @throws Refusal `code-…`, `phone-not-found` */
export async function finishPhoneRemoval(
  services: Services,
  caller: Caller,
  input: { phoneId: string; token: string; code: string },
  requestMetadata: RequestMetadata,
): Promise<void> {
  await takeCodeFor(
    services,
    { purpose: 'delete-phone', token: input.token, code: input.code, userId: caller.userId, requestMetadata },
    async (tx, taken) => {
      if (taken.context['phoneId'] !== input.phoneId) throw new Refusal('phone-not-found');
      const user = await owner(tx, caller);
      const removed = await deletePhone(tx, caller.userId, input.phoneId);
      if (!removed) throw new Refusal('phone-not-found');
      if (user.phone_number === removed.number) {
        const left = (await listPhones(tx, user.id)).find((phone) => phone.verified);
        await updateUser(tx, user.id, { phone_number: left?.number ?? null, updated_at: services.clock() });
      }
      await auditPhone(services, tx, {
        caller,
        requestMetadata,
        action: 'user.phone-removed',
        details: { phoneId: input.phoneId, before: { phoneNumber: removed.number, verified: removed.verified } },
      });
      await notifyPhonesChanged(services, tx, user, 'phone-removed');
    },
  );
  services.wakeJobs();
}

async function owner(tx: Tx, caller: Caller): Promise<UserRow> {
  return (await findUserById(tx, caller.userId))!;
}

async function guardNumber(services: Services, number: string, requestMetadata: RequestMetadata): Promise<void> {
  requireSms(services);
  await guardCodeSending(services, number, requestMetadata);
}

async function guardCount(tx: Tx, user: UserRow, number: string): Promise<void> {
  const phones = await listPhones(tx, user.id);
  if (phones.length >= mostPhones && !phones.some((phone) => phone.number === number))
    throw new Refusal('phones-too-many', { values: { limit: mostPhones } });
}

async function auditPhone(
  services: Services,
  tx: Tx,
  entry: { caller: Caller; requestMetadata: RequestMetadata; action: EventKey; details: Record<string, unknown> },
): Promise<void> {
  const { caller, requestMetadata, action, details } = entry;
  await audit(tx, requestMetadata, services.clock(), {
    action,
    severity: 'Medium',
    tenantId: caller.tenantId,
    actorId: caller.userId,
    target: { kind: 'user', id: caller.userId },
    details,
  });
}
