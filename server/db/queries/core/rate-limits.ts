/** SQL of request counters per time window. */

/** Parameters of a statement that consumes a point. */
export interface RateLimitHit {
  key: string;
  /** End of a window that begins now. */
  resetsAt: Date;
  /** Points of a whole window. */
  most: number;
}

/** A counter after a point was consumed. */
export interface Counted {
  points: number;
  resets_at: Date;
}

/**
 * A window is capped at its full length from now, so that a clock that was ahead does not block callers once it is
 * corrected. @param now as SQL
 */
const incrementHits = (now: string) => `
  on conflict (key) do update set
    points = case when rate_limits.resets_at <= ${now} then 1 else rate_limits.points + 1 end,
    resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else least(rate_limits.resets_at, excluded.resets_at) end`;

/** SQL that consumes one point and returns its counter. The values of `Taking`, and the time, as SQL. */
export const countHit = ({ key, resetsAt, now }: { key: string; resetsAt: string; now: string }) => `
  insert into rate_limits (key, points, resets_at) values (${key}, 1, ${resetsAt}) ${incrementHits(now)} returning points, resets_at`;

export const countHits = {
  name: 'consume-rate-limits',
  // in key order, so that concurrent requests cannot deadlock
  text: `insert into rate_limits (key, points, resets_at)
         select key, 1, resets_at from unnest($1::text[], $3::timestamptz[]) as wanted (key, resets_at) order by key
         ${incrementHits('$2')} returning key, points, resets_at`,
};
