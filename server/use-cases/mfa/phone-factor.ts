/** Codes by text message as a second factor. */
import { findFactor, insertConfirmedFactor, touchFactor } from '#server/db/queries/mfa/factors.ts';
import { maskPhone } from '#server/domain/mfa/second-factor.ts';
import { toMobileNumber } from '#server/integrations/phone-numbers.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { noteFactorAdded, requireRoom } from './change-factors.ts';
import type { FactorChange } from './factor-change.ts';
import { countFactorTries } from './limit-factor-attempts.ts';
import type { FactorOwner } from './factor-challenges.ts';
import { guardCodeSending, issueCode, requireSms, takeCode } from '#server/use-cases/proofs/one-time-codes.ts';

export interface SentCode {
  otcToken: string;
  /** Masked. */
  phoneNumber: string;
}

export interface TypedCode {
  otcToken: string;
  code: string;
}

/** Begins an enrolment: a code goes to the number. @throws Refusal `phone-invalid`, `phone-not-allowed`, `sms-not-available` */
export async function startPhone(
  services: Services,
  owner: FactorOwner,
  phoneNumber: string,
  requestMetadata: RequestMetadata,
): Promise<SentCode> {
  requireSms(services);
  return await send(services, owner, {
    purpose: 'enrol-factor',
    number: toMobileNumber(phoneNumber, services.config.sms),
    requestMetadata,
  });
}

/** Ends it. @returns the recovery codes, when it is the person's first factor */
export async function confirmPhone(
  services: Services,
  change: FactorChange,
  typed: TypedCode,
): Promise<string[] | undefined> {
  const { owner, requestMetadata } = change;
  const taken = await countFactorTries(services, owner, requestMetadata, () =>
    takeCode(services, {
      purpose: 'enrol-factor',
      token: typed.otcToken,
      code: typed.code,
      userId: owner.id,
      requestMetadata,
    }),
  );
  const now = services.clock();
  const factor = { id: randomId(services.random), kind: 'sms' as const, phone_number: taken.target, device_type: null };
  const codes = await services.db.acrossTenants('a person’s factors belong to no tenant', async (tx) => {
    await requireRoom(tx, owner.id, 'sms');
    await insertConfirmedFactor(tx, { ...factor, user_id: owner.id, confirmed_at: now, created_at: now });
    return await noteFactorAdded(services, tx, change, factor);
  });
  services.wakeJobs();
  return codes;
}

/** Sends a code to a phone that is set up. @throws Refusal `factor-not-found` */
export async function sendToPhone(
  services: Services,
  owner: FactorOwner,
  id: string,
  requestMetadata: RequestMetadata,
): Promise<SentCode> {
  return await send(services, owner, {
    purpose: 'second-factor',
    number: await numberOf(services, owner, id),
    requestMetadata,
  });
}

/** Proves a phone by the code that went to it. @throws Refusal `code-…`, `factor-not-found`, `second-factor-locked` */
export async function provePhone(
  services: Services,
  owner: FactorOwner,
  id: string,
  typed: TypedCode,
  requestMetadata: RequestMetadata,
): Promise<void> {
  const number = await numberOf(services, owner, id);
  await countFactorTries(services, owner, requestMetadata, async () => {
    const taken = await takeCode(services, {
      purpose: 'second-factor',
      token: typed.otcToken,
      code: typed.code,
      userId: owner.id,
      requestMetadata,
    });
    // a code that came by mail, or to another phone, proves nothing about this one
    if (taken.channel !== 'sms' || taken.target !== number) throw new Refusal('code-expired');
  });
  await services.db.acrossTenants('a person between two factors has no tenant yet', (tx) =>
    touchFactor(tx, id, services.clock()),
  );
}

async function numberOf(services: Services, owner: FactorOwner, id: string): Promise<string> {
  const factor = await services.db.acrossTenants('a person between two factors has no tenant yet', (tx) =>
    findFactor(tx, owner.id, 'sms', id),
  );
  if (!factor) throw new Refusal('factor-not-found');
  return factor.phone_number!;
}

async function send(
  services: Services,
  owner: FactorOwner,
  {
    purpose,
    number,
    requestMetadata,
  }: { purpose: 'second-factor' | 'enrol-factor'; number: string; requestMetadata: RequestMetadata },
): Promise<SentCode> {
  await guardCodeSending(services, number, requestMetadata);
  const { token } = await services.db.acrossTenants('a person between two factors has no tenant yet', (tx) =>
    issueCode(services, tx, { purpose, channel: 'sms', target: number, user: owner }),
  );
  services.wakeJobs();
  return { otcToken: token, phoneNumber: maskPhone(number) };
}
