/**
 * Serializes JSON so that equal values have equal text: keys sorted by UTF-16 code units, no white space, numbers and
 * strings as ECMAScript writes them (RFC 8785).
 *
 * @param value as `JSON.parse` returns it
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as Record<string, unknown>;
  const keys = Object.keys(fields).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(fields[key])}`).join(',')}}`;
}
