import { asciiDomain, domainPart } from '#shared/lib/email-domain.ts';
import { hasValidPunycode } from '#shared/lib/punycode.ts';

/** Labels begin and end with a letter or a digit (RFC 1123, section 2.1). */
const labels = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** In ASCII and lower case, as stored (RFC 5890, section 2.3.2.1); `null` for what is no domain. */
export function normalizeDomain(domain: string): string | null {
  const ascii = asciiDomain(domain.trim().replace(/\.$/, '')) ?? '';
  return ascii.length <= 253 && labels.test(ascii) && hasValidPunycode(ascii) ? ascii : null;
}

/** The domain of an email address, normalized. */
export function domainOf(email: string): string | null {
  return normalizeDomain(domainPart(email));
}
