import { asciiDomain, domainPart } from '#shared/lib/email-domain.ts';

/** In ASCII and lower case, as stored (RFC 5890, section 2.3.2.1); `null` for what is no domain. */
export function normalizeDomain(domain: string): string | null {
  const ascii = asciiDomain(domain.trim().replace(/\.$/, '')) ?? '';
  return /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/.test(ascii) && ascii.length <= 253 ? ascii : null;
}

/** The domain of an email address, normalized. */
export function domainOf(email: string): string | null {
  return normalizeDomain(domainPart(email));
}
