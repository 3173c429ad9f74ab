/** Guessing at a second factor is counted, exactly and apart from the password. */
import { audit } from '#server/db/queries/core/audits.ts';
import { clearLoginAttempts, reserveLoginAttempt, returnLoginAttempt } from '#server/db/queries/core/lockouts.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
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
  services: Services,
  owner: FactorOwner,
  requestMetadata: RequestMetadata,
  prove: () => Promise<T>,
): Promise<T> {
  const subject = services.secrets.sign('factor-lockout', owner.id);
  return await countTries(services, {
    subject,
    requestMetadata,
    prove,
    onWrong: (failures, lockedUntil) => tell(services, owner, requestMetadata, failures, lockedUntil),
  });
}

/** The same for somebody who is known by an address only: a stranger's counts alike. */
export async function countTries<T>(
  services: Services,
  {
    subject,
    requestMetadata,
    prove,
    onWrong,
  }: {
    subject: string;
    requestMetadata: RequestMetadata;
    prove: () => Promise<T>;
    onWrong?: (failures: number, lockedUntil: Date | null) => Promise<void>;
  },
): Promise<T> {
  const { db, config, clock, limits } = services;
  const { maxAttempts, release } = config.lockout;
  await limits.consume('factor', requestMetadata.ip, config.limits.link);
  // six digits cannot do without a limit, whatever holds for passwords
  const bounds = { shown: maxAttempts, real: maxAttempts };
  const now = clock();
  const attempt = await reserveLoginAttempt(db, subject, {
    bounds,
    now,
    lockedUntil: later(now, release * second),
    forgottenBefore: later(now, -release * second),
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
  services: Services,
  owner: FactorOwner,
  requestMetadata: RequestMetadata,
  failures: number,
  lockedUntil: Date | null,
): Promise<void> {
  await services.db.acrossTenants('a person between two factors has no tenant yet', async (tx) => {
    await audit(tx, requestMetadata, services.clock(), {
      action: lockedUntil ? 'user.second-factor-locked' : 'user.second-factor-failed',
      severity: lockedUntil ? 'High' : 'Medium',
      tenantId: null,
      actorId: owner.id,
      details: { failures },
    });
    if (lockedUntil) await notifyUser(services, tx, { userId: owner.id, key: 'second-factor-locked' });
    if (lockedUntil)
      await mailUser(services, tx, {
        to: owner,
        mail: 'second-factor-locked',
        values: { lockedUntil: momentInMail(lockedUntil) },
      });
  });
  if (lockedUntil) services.wakeJobs();
}
