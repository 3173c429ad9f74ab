/** Days of a calendar, as an address and a date field hold them: `2026-12-05`, in the reader's time zone. */

/** Midnight at the beginning of a day, in the reader's time zone; `undefined` if it is none. */
export function startOfDay(day: string | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  // what is no day of the calendar rolls over into another month
  return start.getMonth() === Number(month) - 1 && start.getDate() === Number(date) ? start : undefined;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** @param days after the day of `now`, milliseconds since 1970 */
export function dayAfter(now: number, days: number): string {
  const at = new Date(now);
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
