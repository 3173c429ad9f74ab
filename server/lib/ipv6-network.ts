/**
 * The network part of an IPv6 address.
 * @param groups of 16 bits, from the left: 3 for the typical allocation of an office or a household, 4 for one of its
 * networks
 */
export function ipv6Network(ip: string, groups: number): string {
  const [head = '', tail] = ip.toLowerCase().split('::', 2);
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, groups)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
