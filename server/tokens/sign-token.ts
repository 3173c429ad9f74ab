/**
 * Signs our tokens: a compact JWS with RS256 (RFC 7515, section 7.1; RFC 7518, section 3.3). Node's own `sign` takes
 * two thirds of the processor time that the Web Crypto API takes; every token costs one signature. It is synchronous, a
 * quarter of a millisecond: in the thread pool it would wait behind password hashes, which take a hundred times as
 * long.
 */
import { sign } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { epochSeconds } from '#server/lib/clock.ts';
import type { SigningKey } from './signing-keys.ts';

export interface TokenFrame {
  issuer: string;
  audience: string;
  issuedAt: Date;
  /** Null for a token without expiry. */
  expires: Date | null;
  /** `typ` of the header (RFC 8725, section 3.11); `JWT` unless given. */
  type?: string;
}

/** @returns the token; its registered claims come from `frame` */
export function signToken(
  { kid, privateKey }: SigningKey,
  claims: JWTPayload,
  { issuer, audience, issuedAt, expires, type = 'JWT' }: TokenFrame,
): string {
  const payload: JWTPayload = {
    ...claims,
    iss: issuer,
    aud: audience,
    iat: epochSeconds(issuedAt),
    ...(expires && { exp: epochSeconds(expires) }),
  };
  const signed = `${encoded({ alg: 'RS256', kid, typ: type })}.${encoded(payload)}`;
  const signature = sign('RSA-SHA256', Buffer.from(signed), privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
