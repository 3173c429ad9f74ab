/** Which addresses of the network a call may leave for. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whose networks these are: an operator's own, which a setting may open, and what nobody is ever called at. */
export type AddressKind = 'public' | 'private' | 'refused';

const privateRanges = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
];

/**
 * IANA's special-purpose registries (RFC 6890). Among them the address under which clouds tell their secrets, 169.254.169.254, and
 * what carries an IPv4 address inside: nobody needs it, and it would walk around the ranges above.
 */
const refusedRanges = [
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

const [privateList, refusedList] = [listOf(privateRanges), listOf(refusedRanges)];

/** @param address IPv4 or IPv6, without brackets; IPv4 in IPv6 clothes is IPv4 */
export function kindOfAddress(address: string): AddressKind {
  // a zone names an interface of this machine
  if (address.includes('%')) return 'refused';
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (privateList.check(address, family)) return 'private';
  return refusedList.check(address, family) ? 'refused' : 'public';
}

/** Whether a host of a URL says by itself that it is not public: an address, or a name of this machine. Other names are judged when they are resolved. */
export function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return isIP(name) ? kindOfAddress(name) !== 'public' : name === 'localhost' || name.endsWith('.localhost');
}
