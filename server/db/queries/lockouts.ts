import type { Database, Tx } from '#server/db/database.ts';

export interface LoginAttempt {
  /** How many wrong ones in a row, this one counted as wrong until it proves right. */
  failures: number;
  lockedUntil: Date | null;
  /** The account was locked before this try: it must not be verified. */
  refused: boolean;
}

/**
 * Counts a try before it is verified, in one statement: parallel guesses cannot get past the limit together.
 * A lock that has ended, and failures older than the lock would last, count from the start.
 */
export async function reserveLoginAttempt(
  db: Database,
  subject: string,
  rule: { maxAttempts: number; now: Date; lockedUntil: Date; forgottenBefore: Date },
): Promise<LoginAttempt> {
  const [row] = await db.statementAcrossTenants<{ failures: number; locked_until: Date | null; refused: boolean }>(
    'wrong passwords are counted for unknown addresses too',
    {
      name: 'reserve-login-attempt',
      text: `
        insert into lockouts as l (subject, failures, last_failure_at, locked_until) values ($1, 1, $2, case when $3 <= 1 then $4::timestamptz end)
        on conflict (subject) do update set
          failures = case
            when l.locked_until > $2 then l.failures + 1
            when l.locked_until <= $2 or l.last_failure_at < $5 then 1
            else l.failures + 1 end,
          last_failure_at = $2,
          locked_until = case
            when l.locked_until > $2 then l.locked_until
            when l.locked_until <= $2 or l.last_failure_at < $5 then null
            when l.failures + 1 >= $3 then $4
            else null end
        returning failures, locked_until, failures > $3 as refused`,
      values: [subject, rule.now, rule.maxAttempts, rule.lockedUntil, rule.forgottenBefore],
    },
  );
  return { failures: row!.failures, lockedUntil: row!.locked_until, refused: row!.refused };
}

/** Takes back a try that was never verified: a busy server must not lock people out. */
export async function returnLoginAttempt(db: Database, subject: string, maxAttempts: number): Promise<void> {
  await db.statementAcrossTenants('wrong passwords are counted for unknown addresses too', {
    name: 'return-login-attempt',
    text: `update lockouts set failures = failures - 1, locked_until = case when failures > $2 then locked_until end where subject = $1 and failures > 0`,
    values: [subject, maxAttempts],
  });
}

/** The right password: the count starts again. */
export async function clearLoginAttempts(db: Database, subject: string): Promise<void> {
  await db.statementAcrossTenants('the count of wrong passwords belongs to no tenant', {
    name: 'clear-login-attempts',
    text: 'delete from lockouts where subject = $1',
    values: [subject],
  });
}

/** The same for a reset and an unlock link, in their transaction. */
export async function clearLockout(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('lockouts').where('subject', '=', subject).execute();
}

/** Of these subjects, those that are locked now. */
export async function findLockedSubjects(tx: Tx, subjects: string[], now: Date): Promise<Set<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await tx.selectFrom('lockouts').select('subject').where('subject', 'in', subjects).where('locked_until', '>', now).execute();
  return new Set(rows.map((row) => row.subject));
}
