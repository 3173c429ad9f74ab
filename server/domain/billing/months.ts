/** Billing months: they begin on the same day each month, or on the last one of a shorter month. */

/**
 * The same day and time `count` months later, in UTC.
 * @param anchor day of the month of the first period: after February a period begins on the 31st again
 */
export function addMonths(from: Date, count: number, anchor: number): Date {
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor, lastDay));
  return first;
}
