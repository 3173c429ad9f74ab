/** The address a request comes from. Forwarding headers count only from configured proxies. */
import { BlockList, isIP, isIPv4 } from 'node:net';

export type ClientAddress = (remote: string | undefined, forwardedFor: string | string[] | undefined) => string;

export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const range of trustedProxies) addRange(trusted, range);
  const isTrusted = (ip: string) => trusted.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
  return (remote, forwardedFor) => {
    let address = plain(remote ?? '');
    if (!isIP(address) || !isTrusted(address)) return address;
    const hops = [forwardedFor ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter(isIP);
    // from the nearest hop outwards: the first that is no proxy of ours is the client
    for (const hop of hops.reverse()) {
      address = hop;
      if (!isTrusted(hop)) break;
    }
    return address;
  };
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

/** IPv4 in IPv6 clothes (`::ffff:192.0.2.1`) is IPv4. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
}
