/** Durations of policies: a whole number of a unit in forms, seconds everywhere else. */
import { foldDigits } from '#shared/lib/fold-digits.ts';

export const durationUnits = ['second', 'minute', 'hour', 'day'] as const;
export type DurationUnit = (typeof durationUnits)[number];

export interface Duration {
  /** As typed. */
  amount: string;
  unit: DurationUnit;
}

const secondsOf: Readonly<Record<DurationUnit, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** In the largest unit that gives a whole number; zero in days. */
export function durationOf(seconds: number): Duration {
  const unit = durationUnits.findLast((each) => seconds % secondsOf[each] === 0) ?? 'second';
  return { amount: String(seconds / secondsOf[unit]), unit };
}

/** Reads a whole number as typed, in digits of any script and with spaces around it. @returns NaN for anything else */
export function wholeNumber(text: string): number {
  const digits = foldDigits(text).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** @returns NaN if the amount is not a whole number */
export const toSeconds = ({ amount, unit }: Duration): number => wholeNumber(amount) * secondsOf[unit];

/** `5 minutes`, `1 day`. */
export function formatDuration(seconds: number, locale: string): string {
  const { amount, unit } = durationOf(seconds);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(amount));
}
