import type { Tx } from '#server/db/database.ts';
import { clearLockout } from '#server/db/queries/core/lockouts.ts';
import { normalizeEmail, usernameLookupKey } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';

/**
 * The key under which failed sign-ins of an email address or user name are counted: a keyed digest, so that the table
 * reveals no names.
 */
export function lockoutSubject(services: Services, email: string): string {
  return services.secrets.sign('lockout', normalizeEmail(email));
}

/** Resets the failed-attempt counters of the email and the user name after the owner proved control of the mailbox. */
export async function clearLockouts(
  services: Services,
  tx: Tx,
  user: { email: string; username: string | null },
): Promise<void> {
  await clearLockout(tx, lockoutSubject(services, user.email));
  if (user.username !== null) await clearLockout(tx, lockoutSubject(services, usernameLookupKey(user.username)));
}
