/** Instants arrive as ISO 8601 in UTC and are shown in the reader's own language and time zone. */

export interface TimeStyle {
  /** BCP 47 tag. */
  locale: string;
  /** IANA name. Absent: the zone of the machine, which on a server is not the reader's. */
  timeZone?: string;
}

const minute = 60;

function valid(iso: string): Date | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Hours and minutes: `14:47`. Text that is no instant is given back as it came. */
export function formatTime(iso: string, { locale, timeZone }: TimeStyle): string {
  const date = valid(iso);
  return date ? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(date) : iso;
}

/** Day and time: `20 Nov 2026, 14:47`. Text that is no instant is given back as it came. */
export function formatDateTime(iso: string, { locale, timeZone }: TimeStyle): string {
  const date = valid(iso);
  return date
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date)
    : iso;
}

/** Time alone on the day of `now`, else with its date: a lock that ends tomorrow must not look like one of today. */
export function formatTimeOrDateTime(iso: string, now: number, style: TimeStyle): string {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone: style.timeZone });
  const date = valid(iso);
  if (!date) return iso;
  return day.format(date) === day.format(now) ? formatTime(iso, style) : formatDateTime(iso, style);
}

/** What is left of a countdown, `9:41` or `0:07`; never negative. @param seconds whole or not, rounded up */
export function formatCountdown(seconds: number, locale: string): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  return `${one.format(Math.floor(left / minute))}:${two.format(left % minute)}`;
}
