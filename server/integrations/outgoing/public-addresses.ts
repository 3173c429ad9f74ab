/** Network addresses that outgoing calls may use. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Kinds of networks: public; private ones, which a setting may permit; and those that are never called. */
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
 * IANA's special-purpose registries (RFC 6890). They include the cloud metadata address 169.254.169.254, and addresses
 * that embed an IPv4 address, which are not needed and would bypass the ranges above.
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

/** @param address IPv4 or IPv6, without brackets; IPv4-mapped IPv6 is treated as IPv4 */
export function kindOfAddress(address: string): AddressKind {
  // a zone names an interface of this machine
  if (address.includes('%')) return 'refused';
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (privateList.check(address, family)) return 'private';
  return refusedList.check(address, family) ? 'refused' : 'public';
}

/**
 * Whether a URL's host is evidently not public: an address, or a name of this machine. Other names are checked when
 * they are resolved.
 */
export function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return isIP(name) ? kindOfAddress(name) !== 'public' : name === 'localhost' || name.endsWith('.localhost');
}
