/** Limits guesses at second factors, with an exact count separate from that of passwords. */
import { clearLoginAttempts, reserveLoginAttempt, returnLoginAttempt } from '#server/db/queries/core/lockouts.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { FactorOwner } from './factor-challenges.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';

/** Refusals that mean a wrong guess; others do not count. */
const wrongGuesses = new Set<ErrorCode>(['factor-code-wrong', 'code-wrong', 'code-exhausted', 'recovery-code-wrong']);

/**
 * Counts the attempt before it is verified, so that parallel guesses cannot exceed the limit together; once locked, the
 * right code is refused too.
 * @throws Refusal `second-factor-locked` with the time when it unlocks; or the refusals of `prove`, with the attempts
 *   left
 */
export async function countFactorTries<T>(
  context: AnonymousContext,
  owner: FactorOwner,
  verify: () => Promise<T>,
): Promise<T> {
  const subject = context.services.secrets.sign('factor-lockout', owner.id);
  return await countTries(context, {
    subject,
    verify,
    onWrong: (failures, lockedUntil) => notifyOwner(context, owner, failures, lockedUntil),
  });
}

/** Counts attempts for a user identified by an address only; unknown addresses are counted alike. */
export async function countTries<T>(
  { services, requestMetadata }: BaseContext,
  {
    subject,
    verify,
    onWrong,
  }: {
    subject: string;
    verify: () => Promise<T>;
    onWrong?: (failures: number, lockedUntil: Date | null) => Promise<void>;
  },
): Promise<T> {
  const { db, config, limits } = services;
  const { maxAttempts, release } = config.lockout;
  await limits.consume('factor', requestMetadata.ip, config.limits.link);
  // six-digit codes always need a limit, whatever the policy for passwords
  const bounds = { shown: maxAttempts, real: maxAttempts };
  const attempt = await reserveLoginAttempt(db, subject, {
    bounds,
    at: services.statementClock(),
    release,
  });
  if (attempt.refused) throw locked(attempt.lockedUntil!);
  try {
    const verified = await verify();
    await clearLoginAttempts(db, subject);
    return verified;
  } catch (error) {
    if (!(error instanceof Refusal) || !wrongGuesses.has(error.code)) {
      await returnLoginAttempt(db, subject, bounds);
      throw error;
    }
    await onWrong?.(attempt.failures, attempt.lockedUntil);
    if (attempt.lockedUntil) throw locked(attempt.lockedUntil);
    throw withTriesLeft(error, maxAttempts - attempt.failures);
  }
}

function withTriesLeft(error: Refusal, left: number): Refusal {
  const triesLeft = Math.min(left, Number(error.values['triesLeft'] ?? left));
  return new Refusal(error.code, { values: { ...error.values, triesLeft }, context: { ...error.context, triesLeft } });
}

function locked(until: Date): Refusal {
  const lockedUntil = until.toISOString();
  return new Refusal('second-factor-locked', { values: { lockedUntil }, context: { lockedUntil } });
}

async function notifyOwner(
  context: AnonymousContext,
  owner: FactorOwner,
  failures: number,
  lockedUntil: Date | null,
): Promise<void> {
  await context.asUser(owner.id, async (_tx, context) => {
    await context.audit({
      action: lockedUntil ? 'user.second-factor-locked' : 'user.second-factor-failed',
      severity: lockedUntil ? 'High' : 'Medium',
      tenantId: null,
      actorId: owner.id,
      details: { failures },
    });
    if (lockedUntil) await notifyUser(context, { userId: owner.id, key: 'second-factor-locked' });
    if (lockedUntil)
      await mailUser(context, {
        to: owner,
        mail: 'second-factor-locked',
        values: { lockedUntil: dateTimeValue(lockedUntil) },
      });
  });
  if (lockedUntil) context.services.wakeJobs();
}
