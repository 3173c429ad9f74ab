/**
 * The current time, for decisions that may have waited for a lock. The time of a call is read when it begins, and a
 * condition of a statement is evaluated before the statement waits for a row; `RETURNING`, and a separate statement,
 * are evaluated after it.
 */
import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import type { Tx } from './database.ts';

/** The times at which the use of a code, link or ticket is recorded and checked. */
export interface TimeOfUse {
  /** Recorded. */
  now: Date;
  /** Compared with the expiry; `undefined`: the database's clock (`StatementClock`). */
  at: Date | undefined;
}

/** SQL of the current time. @param at placeholder of `TimeOfUse.at`, null for `undefined` */
export function currentTimeSql(at: string): string {
  return `coalesce(${at}::timestamptz, clock_timestamp())`;
}

function currentTime(at: Date | undefined): RawBuilder<Date> {
  return sql<Date>`coalesce(${at ?? null}::timestamptz, clock_timestamp())`;
}

/** For `RETURNING` of an update: whether the row had not expired when its lock was acquired. */
export function isUnexpired({ at }: TimeOfUse): AliasedRawBuilder<boolean, 'in_time'> {
  return sql<boolean>`expires_at > ${currentTime(at)}`.as('in_time');
}

/** Reads the current time after a lock. */
export async function readCurrentTime(tx: Tx, at: Date | undefined): Promise<Date> {
  const { rows } = await sql<{ present: Date }>`select ${currentTime(at)} as present`.execute(tx);
  return rows[0]!.present;
}
