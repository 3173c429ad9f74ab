import { decodeBase64Url } from '#shared/lib/base64url.ts';
import type { LoaderSettings } from '#shared/session/embed/loader-settings.ts';

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

const withoutSlash = (url: string | null | undefined): string => (url ?? '').replace(/(?<!\/)\/+$/, '');

/** Whether two issuers, which are URLs, are the same one. */
export const isSameIssuer = (one: string | null | undefined, other: string | null | undefined): boolean =>
  withoutSlash(one) === withoutSlash(other);

/** Whether this server issued a token, and for this client (OpenID Connect Core, 3.1.3.7, rules 2 and 3). */
export function isIssuedFor(
  claims: TokenClaims | null,
  { baseUrl, clientId }: Pick<LoaderSettings, 'baseUrl' | 'clientId'>,
): boolean {
  return claims !== null && isSameIssuer(claims.iss, baseUrl) && [claims.aud ?? []].flat().includes(clientId);
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
