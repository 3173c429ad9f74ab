/**
 * Rate-limit counters per window. The rows are shared by all processes; a full window is cached in memory, so that a
 * flood costs no query.
 */
import { isIPv6 } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import { ipv6Network } from '#server/lib/ipv6-network.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { later, second, type Clock } from '#server/lib/clock.ts';
import { countHits, type Counted, type RateLimitHit } from '#server/db/queries/core/rate-limits.ts';
import type { Database, Tx } from '#server/db/database.ts';

export interface Limit {
  points: number;
  /** Seconds. */
  per: number;
}

/** Cost of one attempt. */
export interface LimitedHit {
  kind: string;
  subject: string;
  limit: Limit;
}

export interface RateLimiter {
  /**
   * Consumes one point of `kind` for `subject` (an IP address, a user ID).
   * @throws Refusal `too-many-requests` with the seconds until the window ends
   */
  consume(kind: string, subject: string, limit: Limit): Promise<void>;
  /**
   * Consumes one point in a statement of the caller, which saves a round trip on hot paths.
   * @param run executes it, with `countHit` in it; if `counted.points` exceeds `most`, the statement changed nothing else
   * @throws Refusal as `consume` does
   */
  consumeWithin<T>(hit: LimitedHit, run: (hit: RateLimitHit) => Promise<{ counted: Counted; result: T }>): Promise<T>;
  /** Consumes one point of each, in one statement. */
  consumeAll(points: LimitedHit[]): Promise<void>;
  /**
   * Consumes one point of each within a transaction of the system scope: a rollback restores them.
   * @returns whether the limits allow it
   */
  consumeInTransaction(tx: Tx, points: LimitedHit[]): Promise<boolean>;
  /** The remaining points, and the seconds until the window ends; consumes none. */
  remainingInTransaction(tx: Tx, hit: LimitedHit): Promise<{ points: number; seconds: number }>;
  /** The same as `consume`, but returns a boolean. */
  tryConsume(kind: string, subject: string, limit: Limit): Promise<boolean>;
}

interface Row extends Counted {
  key: string;
}

const mostBlocked = 10_000;

/** An IPv6 client controls all 2^64 addresses of its network, so the network is counted. */
const keyOf = ({ kind, subject }: Pick<LimitedHit, 'kind' | 'subject'>) =>
  `${kind}:${isIPv6(subject) ? ipv6Network(subject, 4) : subject}`;

export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  const blocked = new Map<string, Date>();

  /** Milliseconds until every window known to be full has ended; 0 if none is. */
  const blockedFor = (points: LimitedHit[], now: Date): number => {
    const ends = points.flatMap((hit) => {
      const until = blocked.get(keyOf(hit));
      return until && until > now && until <= later(now, hit.limit.per * second) ? [until] : [];
    });
    return ends.length > 0 ? longest(ends, now) : 0;
  };
  /** The same, for windows that were just counted. */
  const secondsToWait = (points: LimitedHit[], rows: Row[], now: Date): number => {
    const full = fullWindows(points, rows);
    if (full.length === 0) return 0;
    if (blocked.size >= mostBlocked) blocked.clear();
    for (const row of full) blocked.set(row.key, row.resets_at);
    return longest(
      full.map((row) => row.resets_at),
      now,
    );
  };
  const wait = async (points: LimitedHit[]): Promise<number> => {
    const now = clock();
    const milliseconds = blockedFor(points, now);
    if (milliseconds > 0) return milliseconds;
    const rows = await db.statementAcrossTenants<Row>('rate limits count unknown users too', {
      ...countHits,
      values: [points.map(keyOf), now, points.map(({ limit }) => later(now, limit.per * second))],
    });
    return secondsToWait(points, rows, now);
  };
  const refuse = (milliseconds: number): void => {
    if (milliseconds <= 0) return;
    const seconds = Math.ceil(milliseconds / second);
    throw new Refusal('too-many-requests', { values: { seconds }, retryAfter: seconds });
  };
  const consumeAll = async (points: LimitedHit[]): Promise<void> => refuse(await wait(points));
  const consumeWithin: RateLimiter['consumeWithin'] = async (hit, run) => {
    const now = clock();
    refuse(blockedFor([hit], now));
    const key = keyOf(hit);
    const { counted, result } = await run({
      key,
      resetsAt: later(now, hit.limit.per * second),
      most: hit.limit.points,
    });
    refuse(secondsToWait([hit], [{ key, ...counted }], now));
    return result;
  };
  const consumeInTransaction = async (tx: Tx, points: LimitedHit[]): Promise<boolean> => {
    const now = clock();
    const values = [points.map(keyOf), now, points.map(({ limit }) => later(now, limit.per * second))] as const;
    const { rows } = await sql<Row>`${withValues(countHits.text, values)}`.execute(tx);
    return fullWindows(points, rows).length === 0;
  };
  const remainingInTransaction = async (tx: Tx, hit: LimitedHit): Promise<{ points: number; seconds: number }> => {
    const now = clock();
    const { rows } =
      await sql<Row>`select key, points, resets_at from rate_limits where key = ${keyOf(hit)} and resets_at > ${now}`.execute(
        tx,
      );
    const [row] = rows;
    if (!row) return { points: hit.limit.points, seconds: hit.limit.per };
    return {
      points: Math.max(0, hit.limit.points - row.points),
      seconds: Math.ceil((row.resets_at.getTime() - now.getTime()) / second),
    };
  };
  return {
    consumeAll,
    consumeWithin,
    consumeInTransaction,
    remainingInTransaction,
    consume: (kind, subject, limit) => consumeAll([{ kind, subject, limit }]),
    tryConsume: async (kind, subject, limit) => (await wait([{ kind, subject, limit }])) <= 0,
  };
}

function fullWindows(points: LimitedHit[], rows: Row[]): Row[] {
  return rows.filter((row) => row.points > points.find((hit) => keyOf(hit) === row.key)!.limit.points);
}

/** Inlines the values of a prepared statement in place of `$1`, `$2`, …, for a transaction. */
function withValues(text: string, values: readonly unknown[]): RawBuilder<unknown> {
  const parts = text.split(/\$(\d)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
    sql``,
  );
}

function longest(moments: Date[], now: Date): number {
  return Math.max(...moments.map((moment) => moment.getTime())) - now.getTime();
}
