/** Counters of tries per window. The rows are shared by all processes; a full window is remembered in memory, so that a flood costs no query. */
import { Refusal } from '#server/lib/refusal.ts';
import { later, second, type Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/db/database.ts';

export interface Limit {
  points: number;
  /** Seconds. */
  per: number;
}

export interface RateLimiter {
  /**
   * Takes one point of `kind` for `subject` (an address, a user id).
   * @throws Refusal `too-many-requests` with the seconds until the window ends
   */
  consume(kind: string, subject: string, limit: Limit): Promise<void>;
  /** The same, as an answer. */
  tryConsume(kind: string, subject: string, limit: Limit): Promise<boolean>;
}

const statement = {
  name: 'consume-rate-limit',
  text: `insert into rate_limits (key, points, resets_at) values ($1, 1, $3)
         on conflict (key) do update set
           points = case when rate_limits.resets_at <= $2 then 1 else rate_limits.points + 1 end,
           resets_at = case when rate_limits.resets_at <= $2 then excluded.resets_at else rate_limits.resets_at end
         returning points, resets_at`,
};

const mostBlocked = 10_000;

export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  const blocked = new Map<string, Date>();
  const wait = async (kind: string, subject: string, limit: Limit): Promise<number> => {
    const key = `${kind}:${subject}`;
    const now = clock();
    const until = blocked.get(key);
    if (until && until > now) return until.getTime() - now.getTime();
    blocked.delete(key);
    const [row] = await db.statementAcrossTenants<{ points: number; resets_at: Date }>('rate limits count strangers too', {
      ...statement,
      values: [key, now, later(now, limit.per * second)],
    });
    if (!row || row.points <= limit.points) return 0;
    if (blocked.size >= mostBlocked) blocked.clear();
    blocked.set(key, row.resets_at);
    return row.resets_at.getTime() - now.getTime();
  };
  return {
    async consume(kind, subject, limit) {
      const milliseconds = await wait(kind, subject, limit);
      if (milliseconds <= 0) return;
      const seconds = Math.ceil(milliseconds / second);
      throw new Refusal('too-many-requests', { values: { seconds }, retryAfter: seconds });
    },
    tryConsume: async (kind, subject, limit) => (await wait(kind, subject, limit)) <= 0,
  };
}
