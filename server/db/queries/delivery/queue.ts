/**
 * Statements of every delivery queue: claim, lease, retry, dead letter and replay. A queue is a table with the columns
 *
 *     id bigint generated always as identity primary key, created_at timestamptz, run_at timestamptz, attempts integer default 0,
 *     locked_until timestamptz, done_at timestamptz, failed_at timestamptz, last_status integer, last_error text
 *
 * and one text column that names the lane of a row, with the partial indexes (lane, run_at, id) of open rows and (failed_at, id) of dead
 * letters; for ordered lanes also (lane, id) of open rows.
 *
 * Due times are compared with the caller's clock. Leases exclude other processes, so they are compared with one clock only, the
 * database's: see `StatementClock`.
 */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { StatementClock } from '#server/lib/clock.ts';

export interface Queue {
  /** Table; suffix of the names of prepared statements. */
  table: string;
  laneColumn: string;
  /** Columns of the table that the handler needs besides those of `Claimed`. */
  columns?: readonly string[];
  /** `select` from `claimed c` where the handler needs other tables too. */
  read?: string;
  /** Assignments to a delivered row, such as emptying its payload. */
  whenDone?: string;
  /** Why its statements see all tenants. */
  reason: string;
}

/** A row that this process holds by a lease. */
export interface Claimed {
  id: number;
  lane: string;
  /** Including this one. Together with `id` it identifies the claim: the next one has a higher number. */
  attempts: number;
  /** When it was enqueued or last replayed. */
  created_at: Date;
}

/** How many rows to claim of one lane. */
export interface LaneDemand {
  lane: string;
  free: number;
}

export interface Lease {
  clock: StatementClock;
  /** Milliseconds. */
  duration: number;
}

const openRow = (alias: string) => `${alias}.done_at is null and ${alias}.failed_at is null`;
/** `statement_timestamp()` is one value for the whole statement, so an index can be searched by it. */
const leaseTime = (parameter: string) => `coalesce(${parameter}::timestamptz, statement_timestamp())`;
const leaseEnd = (clock: string, duration: string) =>
  `${leaseTime(clock)} + ${duration}::integer * interval '1 millisecond'`;

/**
 * Claims due rows of several lanes, each up to its free slots, in one statement: a poll costs one round trip however many lanes there
 * are.
 *
 * @param claiming `ordered`: a lane gives its first open row, and nothing while that row is leased or waits for its next attempt
 */
export async function claim<Row extends Claimed>(
  db: Database,
  queue: Queue,
  { demand, ordered, now, lease }: { demand: readonly LaneDemand[]; ordered: boolean; now: Date; lease: Lease },
): Promise<Row[]> {
  return await db.statementAcrossTenants<Row>(queue.reason, {
    name: `claim-${queue.table}${ordered ? '-in-order' : ''}`,
    text: claimText(queue, ordered),
    values: [
      demand.map(({ lane }) => lane),
      demand.map(({ free }) => free),
      now,
      lease.clock() ?? null,
      lease.duration,
    ],
  });
}

/** Exported for the test of its plan. */
export function claimText({ table, laneColumn, columns = [], read }: Queue, ordered: boolean): string {
  const claimable = `${openRow('q')} and q.run_at <= $3 and (q.locked_until is null or q.locked_until <= ${leaseTime('$4')})`;
  // The first open row is found without locking: `skip locked` would skip a row that is being claimed, and return its
  // successor.
  const candidates = ordered
    ? `select q.id from ${table} q
       where q.id = (select first.id from ${table} first where first.${laneColumn} = wanted.lane and ${openRow('first')} order by first.id limit 1)
         and wanted.free > 0 and ${claimable}
       for update of q skip locked`
    : `select q.id from ${table} q where q.${laneColumn} = wanted.lane and ${claimable}
       order by q.run_at, q.id limit wanted.free for update of q skip locked`;
  const returned = ['id', `${laneColumn} as lane`, 'attempts', 'created_at', ...columns];
  // compared with an array, because a join with an unknown number of rows would read the whole table
  return `
    with due as materialized (
      select found.id from unnest($1::text[], $2::integer[]) as wanted (lane, free) cross join lateral (${candidates}) found),
    claimed as (
      update ${table} q set locked_until = ${leaseEnd('$4', '$5')}, attempts = q.attempts + 1
      where q.id = any (array(select due.id from due))
      returning ${returned.map((column) => `q.${column}`).join(', ')})
    ${read ?? 'select c.* from claimed c'} order by c.id`;
}

/** Renews the leases of claims that are still at work, unless another process has claimed the row since. */
export async function renewLeases(
  db: Database,
  { table, reason }: Queue,
  claims: readonly Claimed[],
  lease: Lease,
): Promise<void> {
  await db.statementAcrossTenants(reason, {
    name: `renew-${table}`,
    text: `
      update ${table} q set locked_until = ${leaseEnd('$3', '$4')}
      from unnest($1::bigint[], $2::integer[]) as held (id, attempts)
      where q.id = held.id and q.attempts = held.attempts and q.locked_until is not null and ${openRow('q')}`,
    values: [claims.map(({ id }) => id), claims.map(({ attempts }) => attempts), lease.clock() ?? null, lease.duration],
  });
}

/** Ends all leases: for a start when no other process can hold one. */
export async function releaseLeases(db: Database, { table, reason }: Queue): Promise<void> {
  await db.statementAcrossTenants(reason, {
    name: `release-${table}`,
    text: `update ${table} q set locked_until = null where q.locked_until is not null and ${openRow('q')}`,
    values: [],
  });
}

/**
 * Marks a row as delivered. A late result of an older claim also counts, since the message has arrived: only a replay
 * since then, which resets the attempts, keeps the row open.
 */
export async function finish(
  db: Database,
  { table, whenDone, reason }: Queue,
  { id, attempts }: Claimed,
  { status, now }: { status: number | null; now: Date },
): Promise<void> {
  await db.statementAcrossTenants(reason, {
    name: `finish-${table}`,
    text: `
      update ${table} set done_at = $4, failed_at = null, locked_until = null, last_status = $3, last_error = null${whenDone ? `, ${whenDone}` : ''}
      where id = $1 and attempts >= $2`,
    values: [id, attempts, status, now],
  });
}

export interface FailedAttempt {
  status: number | null;
  error: string;
  now: Date;
  /** `null` makes it a dead letter, which stays until it is replayed. */
  retryAt: Date | null;
}

/** Longest text of an error, in characters. */
const longestError = 2000;

/** Records a failed attempt, unless another process has claimed or finished the row since. */
export async function postpone(
  db: Database,
  { table, reason }: Queue,
  { id, attempts }: Claimed,
  { status, error, now, retryAt }: FailedAttempt,
): Promise<void> {
  await db.statementAcrossTenants(reason, {
    name: `postpone-${table}`,
    text: `
      update ${table} set locked_until = null, last_status = $3, last_error = $4, run_at = coalesce($6, run_at),
        failed_at = case when $6::timestamptz is null then $5::timestamptz end
      where id = $1 and attempts = $2 and done_at is null`,
    values: [id, attempts, status, error.slice(0, longestError), now, retryAt],
  });
}

/** Upper bound for counting rows: a metric only has to distinguish many from few. */
export const countedAtMost = 100_000;

export interface Outstanding {
  lane: string;
  state: 'waiting' | 'failed';
  count: number;
}

/** Counts open rows and dead letters by lane, each up to `countedAtMost`. Does not read delivered rows. */
export async function countOutstanding(
  db: Database,
  { table, laneColumn, reason }: Queue,
  lanes: readonly string[],
): Promise<Outstanding[]> {
  return await db.statementAcrossTenants<Outstanding>(reason, {
    name: `count-${table}`,
    text: `
      select wanted.lane, 'waiting' as state, waiting.count
      from unnest($1::text[]) as wanted (lane) cross join lateral (
        select count(*)::integer as count from (
          select from ${table} q where q.${laneColumn} = wanted.lane and ${openRow('q')} limit ${countedAtMost}) first) waiting
      where waiting.count > 0
      union all
      select lane, 'failed', count(*)::integer
      from (select ${laneColumn} as lane from ${table} where failed_at is not null limit ${countedAtMost}) first group by 1`,
    values: [lanes],
  });
}

/** Assignments that make a row due as if it were new. */
export function asNew(now: Date) {
  return sql`attempts = 0, created_at = ${now}, run_at = ${now}, locked_until = null, done_at = null, failed_at = null`;
}

/** Makes dead letters of a lane due again. @returns how many */
export async function replayDeadLetters(
  tx: Tx,
  { table, laneColumn }: Queue,
  { lane, since }: { lane: string; since?: Date | undefined },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${asNew(now)}
    where ${sql.ref(laneColumn)} = ${lane} and failed_at is not null and failed_at >= ${since ?? new Date(0)}`.execute(
    tx,
  );
  return Number(numAffectedRows);
}
