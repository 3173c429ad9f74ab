/** Times of the protocol: `xsd:dateTime` (RFC 7643, section 2.3.5), of years that PostgreSQL has too. */

const dateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,12})?(Z|[+-]\d{2}:\d{2})?$/;

/** @returns `null` for anything else. A time without a zone is of UTC. */
export function readDateTime(text: string): Date | null {
  const [, day, zone] = dateTime.exec(text) ?? [];
  if (day === undefined) return null;
  const time = new Date(zone === undefined ? `${text}Z` : text);
  // February 30 would be a day of March
  const isDay = !Number.isNaN(time.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  const year = time.getUTCFullYear();
  return isDay && year >= 0 && year <= 9999 ? time : null;
}
