const dateTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,30})?(Z|[+-]\d\d:\d\d)?$/;

/**
 * An `xs:dateTime` of a SAML message or of metadata. Without a zone it is in UTC (SAML core, 1.3.3), not in the zone of this
 * machine.
 * @returns milliseconds since 1970; NaN for what is no such time, and beyond the year 9999
 */
export function readTime(text: string): number {
  const [, moment, fraction = '', zone = 'Z'] = dateTime.exec(text.trim()) ?? [];
  return moment === undefined ? Number.NaN : Date.parse(`${moment}${fraction.slice(0, 4)}${zone}`);
}
