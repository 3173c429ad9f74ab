import type { Environment } from '#shared/session/environment.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
// The largest multiple of 62 in a byte: values above it would favour the first letters.
const limit = 256 - (256 % alphabet.length);

/** Alphanumerics, each equally likely. 16 of them hold 95 bits (specification, section 9). */
export function randomString(env: Pick<Environment, 'randomBytes'>, length = 16): string {
  let text = '';
  while (text.length < length) {
    for (const byte of env.randomBytes(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
