/** How usage of a month is combined, and how it compares with the limits of plans. Months and days are in UTC. */
const minute = 60_000;
const dayLength = 86_400_000;

export type Aggregation = 'sum' | 'max' | 'last';

export interface Period {
  start: Date;
  /** Exclusive. */
  end: Date;
}

export function monthOf(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}

/** How far the clock of a back end may be ahead. */
const ahead = 5 * minute;

/** The times that events may have: this month and the one before. Both ends are included. */
export function windowOfEvents(now: Date): { from: Date; until: Date } {
  return {
    from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)),
    until: new Date(now.getTime() + ahead),
  };
}

/** What is stored of one day. */
export interface StoredDay {
  day: string;
  total: number;
  highest: number;
  latest: number;
}

const ofDay = { sum: 'total', max: 'highest', last: 'latest' } as const;

export interface MeterUsage {
  used: number;
  days: { day: string; quantity: number }[];
}

/**
 * Usage of a period by one meter. Days run from its start to today. A day without events is 0, or for "last" the latest
 * value so far in the period.
 * @param stored of this meter in the period, oldest first
 */
export function usageOf(aggregation: Aggregation, stored: readonly StoredDay[], period: Period, now: Date): MeterUsage {
  const byDay = new Map(stored.map((row) => [row.day, row[ofDay[aggregation]]]));
  const newest = stored.at(-1)?.day;
  // an event may be some minutes ahead, on the next day
  const end = Math.max(now.getTime(), newest === undefined ? 0 : Date.parse(newest));
  const count = Math.floor((Math.min(end, period.end.getTime() - 1) - period.start.getTime()) / dayLength) + 1;
  let latest = 0;
  const days = Array.from({ length: count }, (_, index) => {
    const day = new Date(period.start.getTime() + index * dayLength).toISOString().slice(0, 10);
    latest = byDay.get(day) ?? (aggregation === 'last' ? latest : 0);
    return { day, quantity: latest };
  });
  return { used: combine(aggregation, [...byDay.values()]), days };
}

function combine(aggregation: Aggregation, quantities: readonly number[]): number {
  switch (aggregation) {
    case 'sum':
      return exactSum(quantities);
    case 'max':
      return Math.max(0, ...quantities);
    case 'last':
      return quantities.at(-1) ?? 0;
  }
}

/** Adds up to 31 sums of days. They are decimals: 15 digits are exact, the rest is noise of binary fractions. */
const exactSum = (quantities: readonly number[]): number =>
  Number(quantities.reduce((sum, quantity) => sum + quantity, 0).toPrecision(15));

interface LimitingPlan {
  key: string;
  limits: Record<string, number>;
}

export interface Limit {
  plan: string;
  limit: number;
}

/** The highest limit of the tenant's plans. Plans that do not name the meter say nothing about it. */
export function limitOf(plans: readonly LimitingPlan[], granted: readonly string[], meter: string): Limit | null {
  const limits = limitsOf(plans, meter).filter(({ plan }) => granted.includes(plan));
  return limits.at(-1) ?? null;
}

/** Limits of a meter, lowest first; of equal ones in the order of configuration. */
function limitsOf(plans: readonly LimitingPlan[], meter: string): Limit[] {
  return plans
    .flatMap(({ key, limits }) => (Object.hasOwn(limits, meter) ? [{ plan: key, limit: limits[meter]! }] : []))
    .toSorted((one, other) => one.limit - other.limit);
}

export interface LimitCheck {
  allowed: boolean;
  used: number;
  limit: number | null;
  remaining: number | null;
  reason: { code: 'limit-reached'; plan: string; limit: number; used: number; wouldAllow: string[] } | null;
}

interface CheckedMeter {
  key: string;
  aggregation: Aggregation;
  enforcement: 'soft' | 'hard';
}

/** Whether a quantity more (for "max" and "last": a quantity of that size) stays within the tenant's limit. */
export function checkLimit(
  meter: CheckedMeter,
  {
    plans,
    granted,
    used,
    quantity,
  }: { plans: readonly LimitingPlan[]; granted: readonly string[]; used: number; quantity: number },
): LimitCheck {
  const found = limitOf(plans, granted, meter.key);
  if (found === null) return { allowed: true, used, limit: null, remaining: null, reason: null };
  const { plan, limit } = found;
  const after = usedAfter(meter.aggregation, used, quantity);
  const remaining = Math.max(0, exactSum([limit, -used]));
  if (after <= limit) return { allowed: true, used, limit, remaining, reason: null };
  const wouldAllow = limitsOf(plans, meter.key).flatMap((other) => (other.limit >= after ? other.plan : []));
  return {
    allowed: meter.enforcement === 'soft',
    used,
    limit,
    remaining,
    reason: { code: 'limit-reached', plan, limit, used, wouldAllow },
  };
}

function usedAfter(aggregation: Aggregation, used: number, quantity: number): number {
  switch (aggregation) {
    case 'sum':
      return exactSum([used, quantity]);
    case 'max':
      return Math.max(used, quantity);
    case 'last':
      return quantity;
  }
}
