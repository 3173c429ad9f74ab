/** IP addresses and ranges as stored. */
import { isIPv4 } from 'node:net';

/**
 * Converts IPv4-mapped IPv6 (RFC 4291, section 2.5.5.2) to IPv4, as client addresses are: `::ffff:192.0.2.0/120` is
 * `192.0.2.0/24`.
 *
 * @param range a valid address or CIDR range
 * @returns `null` for a range of more than all IPv4 addresses
 */
export function plainRange(range: string): string | null {
  const [address = '', bits] = range.toLowerCase().split('/');
  const mapped = embeddedIPv4(address);
  if (mapped === null) return bits === undefined ? address : `${address}/${bits}`;
  if (bits === undefined) return mapped;
  return Number(bits) > 96 ? `${mapped}/${Number(bits) - 96}` : null;
}

/** Expands `::ffff:1.2.3.4` and its hexadecimal forms. */
function embeddedIPv4(address: string): string | null {
  if (isIPv4(address)) return null;
  // the parser of URLs writes IPv6 in its canonical form
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const hex = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (!hex) return null;
  const [high, low] = [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
