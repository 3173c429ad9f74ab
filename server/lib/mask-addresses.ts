/** Email addresses in texts of any kind: found, and hidden up to their domain. */

export const hidden = '•••';

/** What may stand around an address in XML, JSON and sentences. */
const around = /([\s<>"'(),:;[\]\\&=|/]+)/;

const isAddress = (word: string): boolean => word.includes('@');

export function addressesIn(text: string): string[] {
  // PostgreSQL does not store NUL
  return text.split(around).filter((word) => isAddress(word) && word.length <= 254 && !word.includes('\0'));
}

/** Leaves the domain, which is what most rules are about. */
export function maskAddresses(text: string): string {
  return text
    .split(around)
    .map((word) => (isAddress(word) ? `${hidden}@${word.slice(word.lastIndexOf('@') + 1)}` : word))
    .join('');
}

/** Hides a text that is somebody's name. */
export const maskName = (text: string): string => (isAddress(text) ? maskAddresses(text) : hidden);
