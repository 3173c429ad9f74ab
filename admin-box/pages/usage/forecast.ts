/** Estimates and states of a meter. */
import type { UsageMeter } from '#shared/contract/usage/usage.ts';

type Measured = Pick<UsageMeter, 'aggregation' | 'used' | 'limit' | 'periodStart' | 'periodEnd'>;

/** An estimate from less than a day would be chance. */
const shortest = 86_400_000;

/**
 * What the period ends with if usage continues at the pace so far, with two significant digits; undefined where that
 * says nothing: of levels, of the first day, without usage.
 * @param now milliseconds since 1970
 */
export function forecastOf({ aggregation, used, periodStart, periodEnd }: Measured, now: number): number | undefined {
  const [start, end] = [Date.parse(periodStart), Date.parse(periodEnd)];
  const elapsed = Math.min(now, end) - start;
  if (aggregation !== 'sum' || used === 0 || elapsed < shortest || elapsed >= end - start) return undefined;
  return Math.max(used, Number(((used / elapsed) * (end - start)).toPrecision(2)));
}
