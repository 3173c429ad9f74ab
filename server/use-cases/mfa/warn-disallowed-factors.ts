import type { MfaStrategy } from '#shared/contract/entities.ts';
import type { Database } from '#server/db/database.ts';
import { countOwnersOfDisallowed } from '#server/db/queries/mfa/factors.ts';
import type { Services } from '#server/services.ts';

/**
 * Logs a warning at startup for users whose factors configuration no longer allows: they are asked for another factor,
 * a code by email or a recovery code, and cannot sign in without one.
 */
export async function warnDisallowedFactors(
  db: Database,
  allowed: readonly MfaStrategy[],
  log: Pick<Services['log'], 'warn'>,
): Promise<void> {
  const people = await db.acrossTenants('verification methods of a user belong to no tenant', (tx) =>
    countOwnersOfDisallowed(tx, allowed),
  );
  if (people > 0)
    log.warn(
      { people, allowed },
      'mfa.strategies excludes every verification method these users have set up; they must use another one or a recovery code',
    );
}
