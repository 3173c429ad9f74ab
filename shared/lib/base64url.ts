/**
 * base64url without padding (RFC 4648, section 5): the alphabet of JWTs and of PKCE challenges.
 */

export function encodeBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** Throws when the text holds characters of another alphabet. */
export function decodeBase64Url(text: string): Uint8Array {
  if (!/^[\w-]*$/.test(text)) throw new TypeError('Not base64url');
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
