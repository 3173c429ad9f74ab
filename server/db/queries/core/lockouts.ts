import type { Database, Tx } from '#server/db/database.ts';
import { currentTimeSql } from '#server/db/current-time.ts';

export interface LoginAttempt {
  /** Consecutive failures, including this attempt until it succeeds. */
  failures: number;
  /** Lockout time reported to the caller; counted alike for every email address. */
  lockedUntil: Date | null;
  /** End of the enforced lockout of the account. */
  heldUntil: Date | null;
  /** The account was locked before this attempt: the password must not be verified. */
  refused: boolean;
}

export interface LockoutBounds {
  /** Failed attempts after which a lockout is reported, the same for every address; `null` for never. */
  shown: number | null;
  /** Failed attempts after which the account locks; `null` for never. */
  real: number | null;
}

/** When and with which limits an attempt is counted. */
export interface AttemptRule {
  bounds: LockoutBounds;
  /** When it is counted; `undefined`: by the database's clock, once the counter's row is locked (`StatementClock`). */
  at: Date | undefined;
  /** Seconds that a lockout lasts, and that failures count. */
  release: number;
}

/**
 * SQL of the common table expressions that count an attempt; `attempt` is the result. `$1` to `$4` are those of
 * `attemptValues`. A lockout that has ended, and failures older than a lockout would last, reset the count. The reported
 * lockout follows from the attempts alone, so no answer depends on the account's own limit. The time is read after the
 * row's lock: an attempt that waited for others begins a lockout of full length.
 * @param real the account's limit, and `userId` its owner or null, as SQL
 */
export function countAttempt({ real, userId }: { real: string; userId: string }): string {
  const now = '(select now from moment)';
  const until = '(select until from moment)';
  const restart = `(l.locked_until <= ${now} or (l.locked_until is null and l.last_failure_at < (select forgotten_before from moment)))`;
  return `
    old as materialized (
      select held_until from lockouts where subject = $1 for update
    ), present as materialized (
      select ${currentTimeSql('$2')} as now, old.held_until from (values (1)) as one left join old on true
    ), moment as materialized (
      select now, now + $4::float8 * interval '1 second' as until, now - $4::float8 * interval '1 second' as forgotten_before, held_until > now as held
      from present
    ), attempt as (
      insert into lockouts as l (subject, user_id, failures, last_failure_at, locked_until, held_until)
      select $1, ${userId}, 1, now, case when $3::int <= 1 then until end, case when ${real} <= 1 then until end
      from moment
      on conflict (subject) do update set
        failures = case when ${restart} then 1 else l.failures + 1 end,
        user_id = excluded.user_id,
        last_failure_at = ${now},
        locked_until = case
          when l.locked_until > ${now} then l.locked_until
          when ${restart} then case when $3 <= 1 then ${until} end
          when l.failures + 1 >= $3 then ${until} end,
        held_until = case
          when ${restart} then case when ${real} <= 1 then ${until} end
          when l.held_until > ${now} and l.locked_until is null and l.failures + 1 >= $3 then ${until}
          when l.held_until > ${now} then l.held_until
          when l.failures + 1 >= ${real} then coalesce(l.locked_until, ${until}) end
      returning failures, locked_until, held_until, coalesce((select held from moment), failures > ${real}, false) as refused
    )`;
}

/** Columns of `attempt`. */
export interface AttemptRow {
  failures: number;
  locked_until: Date | null;
  held_until: Date | null;
  refused: boolean;
}

export function readAttempt(row: AttemptRow): LoginAttempt {
  return { failures: row.failures, lockedUntil: row.locked_until, heldUntil: row.held_until, refused: row.refused };
}

/**
 * `$1` to `$5` of a statement with `countAttempt`; the last is the configured limit, used if the account has none of
 * its own.
 */
export function attemptValues(subject: string, { bounds, at, release }: AttemptRule): unknown[] {
  return [subject, at ?? null, bounds.shown, release, bounds.real];
}

/** Counts an attempt before it is verified, in one statement, so that parallel guesses cannot exceed the limit. */
export async function reserveLoginAttempt(db: Database, subject: string, rule: AttemptRule): Promise<LoginAttempt> {
  const [row] = await db.statementAcrossTenants<AttemptRow>(
    'failed codes are counted for unknown email addresses too',
    {
      name: 'reserve-login-attempt',
      text: `with ${countAttempt({ real: '$5::int', userId: 'null::uuid' })} select * from attempt`,
      values: attemptValues(subject, rule),
    },
  );
  return readAttempt(row!);
}

/** Reverts an attempt that was never verified: an overloaded server must not lock users out. */
export async function returnLoginAttempt(db: Database, subject: string, { shown, real }: LockoutBounds): Promise<void> {
  await db.statementAcrossTenants('failed passwords are counted for unknown email addresses too', {
    name: 'return-login-attempt',
    text: `
      update lockouts set failures = failures - 1, locked_until = case when failures > $2::int then locked_until end,
        held_until = case when failures > $3::int then held_until end
      where subject = $1 and failures > 0`,
    values: [subject, shown, real],
  });
}

/** Resets the count after the right password. */
export async function clearLoginAttempts(db: Database, subject: string): Promise<void> {
  await db.statementAcrossTenants('the count of failed passwords belongs to no tenant', {
    name: 'clear-login-attempts',
    text: 'delete from lockouts where subject = $1',
    values: [subject],
  });
}

/** The same for a reset or unlock link, in its transaction. */
export async function clearLockout(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('lockouts').where('subject', '=', subject).execute();
}

/** Deletes a lockout that is in force. @returns false if there is none */
export async function endLockout(tx: Tx, subject: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('lockouts')
    .where('subject', '=', subject)
    .where('held_until', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
