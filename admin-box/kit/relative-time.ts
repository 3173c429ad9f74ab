/** Formats when a user was last seen or joined: relative within a day, a date after that. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Cached: constructing a formatter takes longer than formatting a page of rows. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string, withYear: boolean): Intl.DateTimeFormat {
  const name = `${locale} ${withYear}`;
  const format =
    dayFormats.get(name) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...(withYear && { year: 'numeric' }) });
  dayFormats.set(name, format);
  return format;
}

export interface RelativeTimeLabels {
  never: string;
  now: string;
  locale: string;
}

/** `4 min. ago`, `3 hr. ago`, `yesterday`, `12 Nov`, `2 Jun 2025`. @param now milliseconds since 1970 */
export function formatRelativeTime(
  iso: string | undefined,
  now: number,
  { never, now: nowLabel, locale }: RelativeTimeLabels,
): string {
  if (!iso) return never;
  const at = Date.parse(iso);
  const ago = now - at;
  if (ago < minute) return nowLabel;
  if (ago >= day) return formatDay(iso, now, locale);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return ago < hour
    ? relative.format(-Math.floor(ago / minute), 'minute')
    : relative.format(-Math.floor(ago / hour), 'hour');
}

/** The day; with its year when that is another one. */
export function formatDay(iso: string, now: number, locale: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const sameYear = at.getFullYear() === new Date(now).getFullYear();
  return dayFormat(locale, !sameYear).format(at);
}
