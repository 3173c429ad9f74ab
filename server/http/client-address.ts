/** The client's IP address: fastify's `trustProxy` decides which hops of X-Forwarded-For to trust. */
import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainRange } from '#server/lib/ip-range.ts';

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

/**
 * The nearest hop that is not a trusted proxy. Where all are, the farthest. A hop without an address makes the client
 * unknown (''), which IP restrictions refuse: the address of the proxy before it would be that of every client.
 */
export function clientAddressOf({ ip, ips }: Pick<FastifyRequest, 'ips'> & { ip: string | undefined }): string {
  return plain((ips === undefined ? ip : ips.at(-1)) ?? '');
}

/** IPv4 with a port, or IPv6 in brackets with one, as some proxies write them (RFC 7239, section 6). */
const withPort = /^(?:\[([\da-f:.]{2,45})\]|([\d.]{7,15}))(?::\d{1,5})?$/i;

/** Without port, brackets and zone; IPv4-mapped IPv6 as IPv4; '' for anything else than an address. */
function plain(hop: string): string {
  const [, inBrackets, ipv4] = withPort.exec(hop) ?? [];
  const [address = ''] = (inBrackets ?? ipv4 ?? hop).split('%');
  if (isIP(address) === 0) return '';
  return /ffff:/i.test(address) ? plainRange(address)! : address;
}
