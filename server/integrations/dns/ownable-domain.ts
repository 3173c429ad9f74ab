/** Domains that one organization can own, and have addresses in. */
import { getPublicSuffix } from 'tldts';

/** Names that mean no domain of the DNS (RFC 6761, 6762, 7686, 9476), and `localdomain`, which systems add to `localhost`. */
const specialUse: ReadonlySet<string> = new Set([
  'localhost',
  'localdomain',
  'local',
  'invalid',
  'onion',
  'alt',
  'arpa',
]);

/** @param domain normalized @returns why nobody owns it, and what to enter instead; undefined if somebody can */
export function refusalOfDomain(domain: string): string | undefined {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  if (specialUse.has(last))
    return `ends in .${last}, which is no domain of the internet; enter the one of your addresses`;
  // of registries and of hosts that give out names below their own
  if (getPublicSuffix(domain, { allowPrivateDomains: true }) === domain)
    return `is what domains of different owners end in; enter your own, such as example.${domain}`;
  return undefined;
}
