/**
 * Addresses that tenants choose: a host and a port that outgoing connections may be made to. Private networks and this
 * machine are refused unless the operator lists them (`outgoing.allow`); link-local addresses, such as those of cloud
 * metadata, are always refused.
 */
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { OutgoingRefused, pinned, withSignal } from './post-outgoing.ts';
import { kindOfAddress } from './public-addresses.ts';

/** `host:port` pairs, as in the option `outgoing.allow`. */
export type AllowedTargets = readonly string[];

export interface OutgoingTarget {
  /** In canonical form: lower case, punycode, IPv6 without brackets. */
  hostname: string;
  port: number;
}

const notPublic = 'the address is not in the public network';
const loopback = new Set(['localhost', '127.0.0.1', '::1']);

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Whether the operator lists a host with this port. The names and addresses of loopback stand for each other. */
export function isListed(allow: AllowedTargets, host: string, port: number): boolean {
  return allow.some((entry) => {
    const colon = entry.lastIndexOf(':');
    if (Number(entry.slice(colon + 1)) !== port) return false;
    const listed = withoutBrackets(entry.slice(0, colon)).toLowerCase();
    return listed === host || (loopback.has(listed) && loopback.has(host));
  });
}

/**
 * Whether a host is refused whatever it resolves to: an address, or a name of this machine, that is not public and not
 * listed. Other names are judged when they are resolved.
 */
export function isEvidentlyRefused({ hostname, port }: OutgoingTarget, allow: AllowedTargets): boolean {
  if (isIP(hostname)) {
    const kind = kindOfAddress(hostname);
    return kind === 'refused' || (kind === 'private' && !isListed(allow, hostname, port));
  }
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isLocal && !isListed(allow, hostname, port);
}

/** Resolves a host once. @returns a lookup that answers with the permitted addresses only @throws OutgoingRefused */
export async function pinTarget(
  target: OutgoingTarget,
  allow: AllowedTargets,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const { hostname, port } = target;
  const family = isIP(hostname);
  const addresses = family
    ? [{ address: hostname, family }]
    : await withSignal(lookup(hostname, { all: true, verbatim: true }), signal);
  const judged = addresses.map((each) => ({ ...each, kind: kindOfAddress(each.address) }));
  if (judged.length === 0 || judged.some(({ kind }) => kind === 'refused')) throw new OutgoingRefused(notPublic);
  const isPermitted = (address: string) => isListed(allow, hostname, port) || isListed(allow, address, port);
  const permitted = judged.filter(({ kind, address }) => kind === 'public' || isPermitted(address));
  // a name with an address that is not permitted is malicious or misconfigured, unless the operator lists another one of it
  const isListedName = permitted.some(({ kind }) => kind === 'private');
  if (permitted.length === 0 || (permitted.length < judged.length && !isListedName))
    throw new OutgoingRefused(notPublic);
  return pinned(permitted.map(({ address, family }) => ({ address, family })));
}
