import { describe, expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

// RFC 4648, section 10, without padding.
const vectors = [
  ['', ''],
  ['f', 'Zg'],
  ['fo', 'Zm8'],
  ['foo', 'Zm9v'],
  ['foobar', 'Zm9vYmFy'],
] as const;

describe('base64url (RFC 4648, section 5)', () => {
  it.each(vectors)('%j is %j', (text, encoded) => {
    expect(encodeBase64Url(new TextEncoder().encode(text))).toBe(encoded);
    expect(new TextDecoder().decode(decodeBase64Url(encoded))).toBe(text);
  });

  it('uses - and _ and gives every byte back', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => 255 - index);
    const encoded = encodeBase64Url(bytes);
    expect(encoded).toMatch(/^[\w-]+$/);
    expect(decodeBase64Url(encoded)).toEqual(bytes);
  });

  it.each(['a+b', 'a/b', 'Zg==', 'a b'])('refuses %j, which is of another alphabet', (text) => {
    expect(() => decodeBase64Url(text)).toThrow(TypeError);
  });
});
