/** What a change of plan within a paid period costs. Amounts are integers in the smallest unit of the currency. */
import type { BillingLine } from '#shared/contract/billing/billing-entities.ts';

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/**
 * The part of a period's price that falls to its rest, rounded half up. A second is the unit of time, so that two parts
 * of a period never cost more than the period and one unit.
 */
export function restOf(amount: number, { periodStart, periodEnd }: Period, at: Date): number {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const length = seconds(periodEnd) - seconds(periodStart);
  const rest = Math.min(length, Math.max(0, seconds(periodEnd) - seconds(at)));
  // exact: both factors are integers far below 2^53 in their product's decimal form
  return length === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(rest) + BigInt(length)) / (2n * BigInt(length)));
}

/** Lines of a change of plan at a moment: what is given back for the old plan, and what the new one costs. */
export function changeLines(
  from: { planId: string; amount: number },
  to: { planId: string; amount: number },
  { period, at }: { period: Period; at: Date },
): BillingLine[] {
  const times = { from: at.toISOString(), to: period.periodEnd.toISOString() };
  const unused = restOf(from.amount, period, at);
  const remaining = restOf(to.amount, period, at);
  return [
    { kind: 'unused', planId: from.planId, ...times, amount: unused === 0 ? 0 : -unused },
    { kind: 'remaining', planId: to.planId, ...times, amount: remaining },
  ];
}

/** Sets credit of earlier changes off. @returns the credit that is used as a line, what is due, and what remains */
export function settle(
  lines: readonly BillingLine[],
  credit: number,
): { lines: BillingLine[]; due: number; creditAfter: number } {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum <= 0) return { lines: [...lines], due: 0, creditAfter: credit - sum };
  const used = Math.min(credit, sum);
  const last = lines.at(-1)!;
  const creditLine: BillingLine = { kind: 'credit', planId: last.planId, from: last.from, to: last.to, amount: -used };
  return { lines: used > 0 ? [...lines, creditLine] : [...lines], due: sum - used, creditAfter: credit - used };
}
