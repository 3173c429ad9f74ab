/**
 * Sanitizes user-supplied text for emails sent from the vendor's address: names of users, tenants, groups and tokens,
 * and the reason of an impersonation. Otherwise anyone who signs up could have arbitrary text with a link sent to any
 * mailbox. All values of an email pass through here (`renderMail`), so that templates need not handle it.
 */

/** In characters; longer ones are truncated. A reason may be a sentence. */
const longestName = 60;
const longestReason = 300;

/** Values from configuration or the server itself, and addresses that were validated on input. */
const trusted = new Set([
  'vendor',
  'email',
  'personEmail',
  'newEmail',
  'code',
  'codesLeft',
  'provider',
  'ip',
  'hash',
  'planName',
  'invoice',
]);

/** An invisible break that prevents email clients from linking: U+2060, word joiner. */
const joiner = '\u2060';

/** @param field name of the placeholder */
export function safeInMail(field: string, value: string): string {
  if (trusted.has(field)) return value;
  return breakAddresses(shorten(visible(value), field === 'reason' ? longestReason : longestName));
}

/** Zero-width non-joiner and joiner. */
const joiners = new Set(['\u200c', '\u200d']);

/**
 * Removes control and format characters (bidi overrides, zero-width spaces); joiners stay, which some scripts and emoji
 * need.
 */
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

/**
 * Email clients link text that looks like a URL or address. Dots, colons and at signs of such text get an invisible
 * break.
 */
function breakAddresses(value: string): string {
  return value.replace(/(?<=\S)[.。．｡:@](?=\S)/gu, (mark) => `${mark}${joiner}`);
}
