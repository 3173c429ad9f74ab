/**
 * Words that users chose, as they may stand in a mail that leaves from the vendor's own address: names of people, tenants,
 * groups and tokens, and the reason of an impersonation. A stranger who signs up could else have any text with a link sent to
 * any mailbox. Everything that enters a mail passes here (`renderMail`), so that no template has to think of it.
 */

/** Characters; longer ones are cut. A reason may be a sentence. */
const longestName = 60;
const longestReason = 300;

/** What configuration or the server itself says, and addresses, which were checked where they were entered. */
const trusted = new Set(['vendor', 'email', 'personEmail', 'newEmail', 'code', 'codesLeft', 'provider']);

/** A break that nobody sees and no mail program links across: U+2060, word joiner. */
const joiner = '\u2060';

/** @param field name of the placeholder */
export function safeInMail(field: string, value: string): string {
  if (trusted.has(field)) return value;
  return breakAddresses(shorten(visible(value), field === 'reason' ? longestReason : longestName));
}

/** Zero-width non-joiner and joiner. */
const joiners = new Set(['\u200c', '\u200d']);

/** Without control and format characters (bidi overrides, zero-width spaces); joiners stay, which some scripts and emoji need. */
function visible(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, (mark) => (joiners.has(mark) ? mark : ''))
    .trim();
}

function shorten(value: string, longest: number): string {
  const characters = [...value];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : value;
}

/** Mail programs link what looks like an address. Dots, colons and at signs of such text get a break; it reads the same. */
function breakAddresses(value: string): string {
  return value.replace(/(?<=\S)[.。．｡:@](?=\S)/gu, (mark) => `${mark}${joiner}`);
}
