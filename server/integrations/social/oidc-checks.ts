import { createHash } from 'node:crypto';
import { shown } from './oidc-claims.ts';

/** Whether the hash of the access token in an ID token, if it has one, is right (OpenID Connect Core, 3.1.3.8). */
export function isHashOf(claim: unknown, accessToken: string, algorithm: unknown): boolean {
  const bits = /^[A-Z]{2}(256|384|512)$/.exec(shown(algorithm) ?? '')?.[1];
  if (claim === undefined || bits === undefined) return true;
  const digest = createHash(`sha${bits}`).update(accessToken, 'ascii').digest();
  return claim === digest.subarray(0, digest.length / 2).toString('base64url');
}
