/** @returns the midnight before a moment, by the clocks of a time zone (IANA name) */
export function startOfDayIn(timeZone: string, now: Date): Date {
  const date = dateIn(timeZone, now);
  // clocks of a day run 23 to 25 hours: the first quarter of an hour that is still of that date
  const quarter = 15 * 60_000;
  let start = Math.floor(now.getTime() / quarter) * quarter;
  while (dateIn(timeZone, new Date(start - quarter)) === date) start -= quarter;
  return new Date(start);
}

function dateIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}
