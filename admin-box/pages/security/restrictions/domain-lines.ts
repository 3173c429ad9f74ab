/** Email domains as typed. The server checks them again. */
import { hasValidPunycode } from '#shared/lib/punycode.ts';
import { readLines } from './list-lines.ts';
import type { ReadLines } from './list-lines.ts';

/** Labels and dots in any script. */
const form = /^[^\s@*/:\\,;.%]+(?:\.[^\s@*/:\\,;.%]+)+\.?$/u;
const label = /^[a-z\d-]{1,63}$/;

/** Whether the server keeps a domain in ASCII. A numeric last label is a part of an IP address. */
function isName(domain: string): boolean {
  const labels = domain.split('.');
  const isWhole = labels.length > 1 && domain.length <= 253 && labels.every((each) => label.test(each));
  return isWhole && !domain.startsWith('-') && !/^\d+$/.test(labels.at(-1)!);
}

/** Why a text is no domain that can be listed. */
export type WrongDomain = 'invalid' | 'wildcard' | 'punycode';

/** A domain in ASCII and lower case, or what is wrong with it. */
export function readDomain(text: string): { domain: string } | { reason: WrongDomain } {
  const typed = text.trim();
  if (typed.includes('*')) return { reason: 'wildcard' };
  const address = `http://${typed.replace(/\.$/, '').toLowerCase()}`;
  if (typed.length > 253 || !form.test(typed)) return { reason: 'invalid' };
  // browsers disagree about those that are wrong
  if (!hasValidPunycode(typed.replace(/\.$/, ''))) return { reason: 'punycode' };
  const domain = URL.canParse(address) ? new URL(address).hostname : '';
  return isName(domain) ? { domain } : { reason: 'invalid' };
}

/** Why a line can't be added. `several`: it has other domains. `twice`: the same domain is in an earlier line. */
export type WrongDomainLine = WrongDomain | 'several' | 'twice';

/** Reads one domain per line. What follows it is a note, unless it is a domain too. @returns domains in ASCII */
export function readDomainLines(file: string): ReadLines<string, WrongDomainLine> {
  return readLines<string, WrongDomain | 'several'>(file, /^(?:e-?mail-?)?domains?$/i, (first, rest) => {
    const found = readDomain(first);
    if ('reason' in found) return found;
    if (rest.split(/[\s,;"]+/).some((cell) => form.test(cell) && 'domain' in readDomain(cell)))
      return { reason: 'several' };
    return { entry: found.domain, key: found.domain };
  });
}
