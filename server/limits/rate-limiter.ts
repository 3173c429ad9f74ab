/** Counters of tries per window. The rows are shared by all processes; a full window is remembered in memory, so that a flood costs no query. */
import { Refusal } from '#server/lib/refusal.ts';
import { later, second, type Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/db/database.ts';

export interface Limit {
  points: number;
  /** Seconds. */
  per: number;
}

/** What one try costs. */
export interface Point {
  kind: string;
  subject: string;
  limit: Limit;
}

export interface RateLimiter {
  /**
   * Takes one point of `kind` for `subject` (an address, a user id).
   * @throws Refusal `too-many-requests` with the seconds until the window ends
   */
  consume(kind: string, subject: string, limit: Limit): Promise<void>;
  /** Takes one point of each, in one statement. */
  consumeAll(points: Point[]): Promise<void>;
  /** The same, as an answer. */
  tryConsume(kind: string, subject: string, limit: Limit): Promise<boolean>;
}

const statement = {
  name: 'consume-rate-limits',
  // in the order of their keys, so that two tries never wait for each other in a ring
  text: `insert into rate_limits (key, points, resets_at)
         select key, 1, resets_at from unnest($1::text[], $3::timestamptz[]) as wanted (key, resets_at) order by key
         on conflict (key) do update set
           points = case when rate_limits.resets_at <= $2 then 1 else rate_limits.points + 1 end,
           resets_at = case when rate_limits.resets_at <= $2 then excluded.resets_at else rate_limits.resets_at end
         returning key, points, resets_at`,
};

const mostBlocked = 10_000;

export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  const blocked = new Map<string, Date>();
  const keyOf = ({ kind, subject }: Point) => `${kind}:${subject}`;

  /** Milliseconds until every window that is full has ended; 0 when none is. */
  const wait = async (points: Point[]): Promise<number> => {
    const now = clock();
    const held = points.map((point) => blocked.get(keyOf(point))).filter((until) => until !== undefined && until > now) as Date[];
    if (held.length > 0) return longest(held, now);
    const rows = await db.statementAcrossTenants<{ key: string; points: number; resets_at: Date }>('rate limits count strangers too', {
      ...statement,
      values: [points.map(keyOf), now, points.map(({ limit }) => later(now, limit.per * second))],
    });
    const full = rows.filter((row) => row.points > points.find((point) => keyOf(point) === row.key)!.limit.points);
    if (full.length === 0) return 0;
    if (blocked.size >= mostBlocked) blocked.clear();
    for (const row of full) blocked.set(row.key, row.resets_at);
    return longest(full.map((row) => row.resets_at), now);
  };
  const consumeAll = async (points: Point[]): Promise<void> => {
    const milliseconds = await wait(points);
    if (milliseconds <= 0) return;
    const seconds = Math.ceil(milliseconds / second);
    throw new Refusal('too-many-requests', { values: { seconds }, retryAfter: seconds });
  };
  return {
    consumeAll,
    consume: (kind, subject, limit) => consumeAll([{ kind, subject, limit }]),
    tryConsume: async (kind, subject, limit) => (await wait([{ kind, subject, limit }])) <= 0,
  };
}

function longest(moments: Date[], now: Date): number {
  return Math.max(...moments.map((moment) => moment.getTime())) - now.getTime();
}
