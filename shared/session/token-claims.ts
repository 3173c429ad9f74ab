import { decodeBase64Url } from '../lib/base64url.ts';

export interface TokenClaims {
  iss?: string;
  sub?: string;
  aud?: string | string[];
  nonce?: string;
  tenantId?: string;
  /** Class and methods of the sign-in, and its time in seconds since 1970. */
  acr?: string;
  amr?: string[];
  auth_time?: number;
  [claim: string]: unknown;
}

/**
 * Claims of a JWT. The signature is not checked: the token came from the token endpoint itself (OpenID Connect Core,
 * 3.1.3.7, rule 6), and the server checks it on each call. Gives `null` when the text is no JWT.
 */
export function tokenClaims(token: string): TokenClaims | null {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts[1]) return null;
  try {
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64Url(parts[1])));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? (claims as TokenClaims) : null;
  } catch {
    return null;
  }
}
