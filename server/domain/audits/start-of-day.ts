/** @returns the last midnight before a time in a time zone (IANA name) */
export function startOfDayIn(timeZone: string, now: Date): Date {
  const date = dateIn(timeZone, now);
  // days last 23 to 25 hours: finds the first quarter of an hour of that date
  const quarter = 15 * 60_000;
  let start = Math.floor(now.getTime() / quarter) * quarter;
  while (dateIn(timeZone, new Date(start - quarter)) === date) start -= quarter;
  return new Date(start);
}

function dateIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}
