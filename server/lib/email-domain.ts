import { domainToASCII } from 'node:url';

/** In ASCII and lower case, as stored (RFC 5890, section 2.3.2.1); `null` for what is no domain. */
export function normalizeDomain(domain: string): string | null {
  const ascii = domainToASCII(domain.trim().replace(/\.$/, '').toLowerCase());
  return /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/.test(ascii) && ascii.length <= 253 ? ascii : null;
}

/** The domain of an email address, normalized. */
export function domainOf(email: string): string | null {
  return normalizeDomain(email.slice(email.lastIndexOf('@') + 1));
}
