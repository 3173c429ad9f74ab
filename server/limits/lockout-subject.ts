import type { Tx } from '#server/db/database.ts';
import { clearLockout, endLockout } from '#server/db/queries/core/lockouts.ts';
import { normalizeEmail, usernameLookupKey } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';

/**
 * The key under which failed sign-ins of an email address or user name are counted: a keyed digest, so that the table
 * reveals no names.
 */
export function lockoutSubject(services: Services, email: string): string {
  return services.secrets.sign('lockout', normalizeEmail(email));
}

interface Signing {
  email: string;
  username: string | null;
}

/** The keys of a user: of the email address, and of the user name. */
export function lockoutSubjects(services: Services, { email, username }: Signing): string[] {
  const names = [...(email === '' ? [] : [email]), ...(username === null ? [] : [usernameLookupKey(username)])];
  return names.map((name) => lockoutSubject(services, name));
}

/** Resets the failed-attempt counters of the email and the user name after the owner proved control of the mailbox. */
export async function clearLockouts(services: Services, tx: Tx, user: Signing): Promise<void> {
  for (const subject of lockoutSubjects(services, user)) await clearLockout(tx, subject);
}

/** Ends the lockouts of a user that are in force; failed attempts that did not lock go on counting. @returns whether there were any */
export async function endLockouts(services: Services, tx: Tx, user: Signing, now: Date): Promise<boolean> {
  const ended = [];
  for (const subject of lockoutSubjects(services, user)) ended.push(await endLockout(tx, subject, now));
  return ended.includes(true);
}
