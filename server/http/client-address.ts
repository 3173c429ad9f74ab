/** The client's IP address: fastify's `trustProxy` decides which hops of X-Forwarded-For to trust. */
import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Fastify's option for the configured proxies.
 *
 * @param trustedProxies addresses or CIDR ranges. Fastify rejects a range of all addresses, so it is split into halves.
 */
export function trustProxy(trustedProxies: readonly string[]): string[] | false {
  const ranges = trustedProxies.flatMap((range) => {
    const [address = '', bits] = range.split('/');
    if (bits !== '0') return [range];
    return isIPv4(address) ? ['0.0.0.0/1', '128.0.0.0/1'] : ['::/1', '8000::/1'];
  });
  return ranges.length > 0 && ranges;
}

/** The nearest hop that is not a trusted proxy, or the last one before an invalid address. IPv4-mapped IPv6 is IPv4. */
export function clientAddressOf({ ip, ips }: Pick<FastifyRequest, 'ips'> & { ip: string | undefined }): string {
  if (ips === undefined) return plain(ip ?? '');
  return ips.map((hop: string | undefined) => plain(hop ?? '')).findLast((hop) => isIP(hop) !== 0) ?? '';
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}
