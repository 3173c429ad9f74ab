/** Recovery codes: ten, each valid once in place of a second factor. */
import { insertFactorChallenge } from '#server/db/queries/core/factor-challenges.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  consumeRecoveryCode,
} from '#server/db/queries/mfa/recovery-codes.ts';
import { normalizeEmail } from '#server/db/queries/core/users.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import { readTypedCode } from '#server/lib/typed-code.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import type { FactorChange } from './factor-change.ts';
import { countFactorTries, countTries } from './limit-factor-attempts.ts';
import type { FactorOwner } from './factor-challenges.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { lookUpUser } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

const count = 10;
/** Crockford's base 32 without ambiguous letters: 32 characters of 5 bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 3;
const groupLength = 4;

/** Generates new codes and invalidates the old ones. @returns the codes: 60 bits each, as `x7k2-9pqm-4tvw` */
export async function makeRecoveryCodes(
  { services, tx, now }: AnonymousTransaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, () => newCode(services));
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => codeHash(services, userId, code)),
    now,
  );
  return codes;
}

function newCode(services: Services): string {
  const signs = [...services.random(groups * groupLength)].map((byte) => alphabet[byte % alphabet.length]!);
  return Array.from({ length: groups }, (_, group) =>
    signs.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

/**
 * Computes a digest keyed by the master key and the user, so that a leaked table does not allow offline guessing.
 * Ignores case, spaces and dashes, and reads a letter that looks like a digit as that digit, as an I of a Turkish
 * keyboard is one.
 */
function codeHash(services: Services, userId: string, code: string): string {
  const read = readTypedCode(code)
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/i\u0307|[ilı]/g, '1');
  return services.secrets.sign('recovery-code', `${userId}:${read}`);
}

/**
 * Uses a code of a user who has passed the first factor.
 * @throws Refusal `recovery-code-wrong`, `second-factor-locked`
 */
export async function verifyRecoveryCode(context: AnonymousContext, owner: FactorOwner, code: string): Promise<void> {
  await countFactorTries(context, owner, () =>
    context.asUser(owner.id, (_tx, context) => useCode(context, { owner, code })),
  );
  context.services.wakeJobs();
}

/** Uses a code in one transaction with its audit entry and mail, so that no code disappears without a trace. */
async function useCode(
  context: AnonymousTransaction,
  { owner, code }: { owner: FactorOwner; code: string },
): Promise<void> {
  const { tx, now } = context;
  if (!(await consumeRecoveryCode(tx, owner.id, codeHash(context.services, owner.id, code), now)))
    throw new Refusal('recovery-code-wrong');
  const codesLeft = (await countRecoveryCodes(tx, owner.id)) ?? 0;
  await context.audit({
    action: 'user.recovery-code-used',
    severity: 'High',
    tenantId: null,
    actorId: owner.id,
    target: { kind: 'user', id: owner.id },
    details: { codesLeft },
  });
  await notifyUser(context, {
    userId: owner.id,
    key: 'recovery-code-used',
    values: { codesLeft: String(codesLeft) },
  });
  await mailUser(context, {
    to: owner,
    mail: 'recovery-code-used',
    values: { changedAt: dateTimeValue(now), codesLeft: String(codesLeft) },
  });
}

/** Placeholder for an unknown account or one that cannot sign in: every code is wrong for it. */
const nobody = { id: '00000000-0000-4000-8000-000000000000', email: '', name: '' };

/**
 * Uses a code before sign-in: the next sign-in in this browser, within ten minutes, requires the first factor only. An
 * unknown address gets the same answer as a wrong code.
 * @throws Refusal `recovery-code-wrong`, `second-factor-locked`
 */
export async function recoverBeforeSignIn(
  context: AnonymousContext,
  input: {
    email: string;
    recoveryCode: string;
    clientId: string;
    browserToken: string;
  },
): Promise<void> {
  const { services, now } = context;
  const subject = services.secrets.sign('recovery-lockout', normalizeEmail(input.email));
  const user = await lookUpUser(context, { email: input.email });
  const owner = user ?? nobody;
  const grant = {
    token_hash: sha256(randomToken(services.random)),
    user_id: owner.id,
    purpose: 'recovery' as const,
    client_id: input.clientId,
    amr: [],
    browser_hash: sha256(input.browserToken),
    created_at: now,
    expires_at: later(now, services.config.lifetimes.recoveryGrant * second),
  };
  const verify = () =>
    context.asUser(owner.id, async (tx, context) => {
      await useCode(context, { owner, code: input.recoveryCode });
      await insertFactorChallenge(tx, grant);
    });
  await countTries(context, { subject, verify });
  services.wakeJobs();
}

/**
 * @throws Refusal `mfa-not-enrolled` for a user who never had codes
 */
export async function renewRecoveryCodes(
  context: AnonymousContext,
  { owner, tenantId }: FactorChange,
): Promise<string[]> {
  const { now } = context;
  const codes = await context.asUser(owner.id, async (tx, context) => {
    const codesLeft = await countRecoveryCodes(tx, owner.id);
    if (codesLeft === undefined) throw new Refusal('mfa-not-enrolled');
    const renewed = await makeRecoveryCodes(context, owner.id);
    await context.audit({
      action: 'user.recovery-codes-renewed',
      severity: 'Medium',
      tenantId,
      actorId: owner.id,
      target: { kind: 'user', id: owner.id },
      details: { before: { codesLeft }, after: { codesLeft: renewed.length } },
    });
    await notifyUser(context, { userId: owner.id, key: 'recovery-codes-renewed' });
    await mailUser(context, {
      to: owner,
      mail: 'recovery-codes-renewed',
      values: { changedAt: dateTimeValue(now) },
    });
    return renewed;
  });
  context.services.wakeJobs();
  return codes;
}
