/**
 * A calendar day (`YYYY-MM-DD`) in the reader's own format; `locale` defaults to the browser's.
 * The day is read and written in UTC: in local time, everyone west of Greenwich would see the day before.
 */
export function formatStartDate(day: string, locale?: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
