/** Domains of addresses, mapped as browsers map host names (UTS 46): full-width letters and the like are the same domain. */
import { domainInUnicode } from './punycode.ts';

/** One @ between a local part and a domain of several labels, without what has a meaning in headers of mails. */
export const emailPattern = /^[^\s\p{Cf}@"(),:;<>[\]\\]+@[^\s\p{Cf}@"(),:;<>[\]\\]+\.[^\s\p{Cf}@"(),:;<>[\]\\.]+$/u;
/** RFC 5321, section 4.5.3.1.3. */
export const longestEmail = 254;

/** What would begin another part of a URL, or be decoded in it: no domain contains it. */
const outsideOfHost = /[\s/?#@:%\\[\]]/;
/** A numeric last label makes an IP address of a host name (WHATWG URL, section 3.5). */
const numericEnd = /(?:^|\.)\d+\.?$/;

/** In ASCII and lower case. @returns undefined for what cannot be mapped, and for IP addresses */
export function asciiDomain(domain: string): string | undefined {
  if (outsideOfHost.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  return numericEnd.test(hostname) ? undefined : hostname;
}

/** The domain of an address: what follows its last @. */
export const domainPart = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * An address whose domain is the one that mail is sent to, in readable letters: `ana@ｅｘａｍｐｌｅ.com` is
 * `ana@example.com`. The part before the @ stays: its letters are for the mail server alone to compare. One whose domain
 * cannot be mapped, is ASCII, or has invisible characters, which are refused, stays as it is.
 */
export function mapDomainOf(address: string): string {
  const domain = domainPart(address);
  if (!address.includes('@') || /^[\u0021-\u007e]*$/.test(domain) || /\p{Cf}/u.test(domain)) return address;
  const ascii = asciiDomain(domain);
  return ascii === undefined ? address : address.slice(0, -domain.length) + domainInUnicode(ascii);
}

/** Whether mail can be sent to it: the one rule for what a user types and for what a directory sends. */
export function isEmail(address: string): boolean {
  return address.length <= longestEmail && emailPattern.test(address) && asciiDomain(domainPart(address)) !== undefined;
}
