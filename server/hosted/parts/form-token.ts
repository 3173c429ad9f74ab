/**
 * Binds a form without JavaScript to the browser that it was rendered for: another site can neither read nor create the
 * token (CSRF).
 */
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

/** Bytes of the HMAC, and of the mask before it. */
const length = 32;

/**
 * A mask, and the masked signature. The mask is new each time: the page is compressed, and its size would reveal a
 * constant secret next to attacker-controlled text such as the login hint (BREACH).
 *
 * @param page path of the page
 */
export function formToken(services: Services, browserToken: string, page: string): string {
  const mask = services.random(length);
  return Buffer.concat([mask, xor(mask, signature(services, browserToken, page))]).toString('base64url');
}

/** @throws Refusal `form-expired` */
export function checkFormToken(
  services: Services,
  browserToken: string | undefined,
  page: string,
  presented: unknown,
): void {
  const bytes = Buffer.from(typeof presented === 'string' ? presented : '', 'base64url');
  const unmasked = xor(bytes.subarray(0, length), bytes.subarray(length));
  // the last character has unused bits: only the canonical encoding is accepted
  const canonical = bytes.toString('base64url') === presented;
  if (browserToken === undefined || !canonical || !sameBytes(unmasked, signature(services, browserToken, page)))
    throw new Refusal('form-expired');
}

function signature(services: Services, browserToken: string, page: string): Buffer {
  return Buffer.from(services.secrets.sign('form', `${browserToken} ${page}`), 'base64url');
}

function xor(a: Buffer, b: Buffer): Buffer {
  return b.map((byte, index) => byte ^ (a[index] ?? 0)) as Buffer;
}
