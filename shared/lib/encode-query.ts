/** A value of a query: objects and arrays travel as JSON, `undefined` and `null` do not travel at all. */
export type QueryValue = unknown;

function encodeValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Gives `?a=1&b=%5B2%5D`, or an empty string when nothing is left to send. */
export function encodeQuery(query: Readonly<Record<string, QueryValue>> = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (present.length === 0) return '';
  return `?${new URLSearchParams(present.map(([key, value]) => [key, encodeValue(value)]))}`;
}
