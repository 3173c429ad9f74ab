/** Guessing at a second factor is counted, exactly and apart from the password. */
import { clearLoginAttempts, reserveLoginAttempt, returnLoginAttempt } from '#server/db/queries/core/lockouts.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { FactorOwner } from './factor-challenges.ts';
import { mailUser, momentInMail } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';

/** Refusals that say that a guess was wrong; any other one does not count. */
const wrongGuesses = new Set<ErrorCode>(['factor-code-wrong', 'code-wrong', 'code-exhausted', 'recovery-code-wrong']);

/**
 * Counts the try before it is verified: parallel guesses cannot get past the limit together, and after it the right code
 * is as dead as a wrong one.
 * @throws Refusal `second-factor-locked` with the time it opens; or what `prove` throws, with the tries left
 */
export async function countFactorTries<T>(
  context: AnonymousContext,
  owner: FactorOwner,
  prove: () => Promise<T>,
): Promise<T> {
  const subject = context.services.secrets.sign('factor-lockout', owner.id);
  return await countTries(context, {
    subject,
    prove,
    onWrong: (failures, lockedUntil) => tell(context, owner, failures, lockedUntil),
  });
}

/** The same for somebody who is known by an address only: a stranger's counts alike. */
export async function countTries<T>(
  { services, requestMetadata }: BaseContext,
  {
    subject,
    prove,
    onWrong,
  }: {
    subject: string;
    prove: () => Promise<T>;
    onWrong?: (failures: number, lockedUntil: Date | null) => Promise<void>;
  },
): Promise<T> {
  const { db, config, limits } = services;
  const { maxAttempts, release } = config.lockout;
  await limits.consume('factor', requestMetadata.ip, config.limits.link);
  // six digits cannot do without a limit, whatever holds for passwords
  const bounds = { shown: maxAttempts, real: maxAttempts };
  const attempt = await reserveLoginAttempt(db, subject, {
    bounds,
    at: services.statementClock(),
    release,
  });
  if (attempt.refused) throw locked(attempt.lockedUntil!);
  try {
    const proved = await prove();
    await clearLoginAttempts(db, subject);
    return proved;
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

async function tell(
  context: AnonymousContext,
  owner: FactorOwner,
  failures: number,
  lockedUntil: Date | null,
): Promise<void> {
  await context.asPerson(owner.id, async (_tx, context) => {
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
        values: { lockedUntil: momentInMail(lockedUntil) },
      });
  });
  if (lockedUntil) context.services.wakeJobs();
}
