/** SQL of counters of tries per window. */

/** What a statement takes a point with. */
export interface RateLimitHit {
  key: string;
  /** End of a window that begins now. */
  resetsAt: Date;
  /** Points of a whole window. */
  most: number;
}

/** A counter once a point was taken. */
export interface Counted {
  points: number;
  resets_at: Date;
}

/** No window lasts longer than one from now on, so that a clock that was ahead locks nobody out once it is right. @param now as SQL */
const incrementHits = (now: string) => `
  on conflict (key) do update set
    points = case when rate_limits.resets_at <= ${now} then 1 else rate_limits.points + 1 end,
    resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else least(rate_limits.resets_at, excluded.resets_at) end`;

/** SQL that takes one point and returns its counter. The values of `Taking`, and the time, as SQL. */
export const countHit = ({ key, resetsAt, now }: { key: string; resetsAt: string; now: string }) => `
  insert into rate_limits (key, points, resets_at) values (${key}, 1, ${resetsAt}) ${incrementHits(now)} returning points, resets_at`;

export const countHits = {
  name: 'consume-rate-limits',
  // in the order of their keys, so that two tries never wait for each other in a ring
  text: `insert into rate_limits (key, points, resets_at)
         select key, 1, resets_at from unnest($1::text[], $3::timestamptz[]) as wanted (key, resets_at) order by key
         ${incrementHits('$2')} returning key, points, resets_at`,
};
