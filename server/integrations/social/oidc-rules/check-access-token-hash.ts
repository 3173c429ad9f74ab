import { createHash } from 'node:crypto';
import { shown } from '#server/integrations/social/oidc-claims.ts';
import { textOf } from '#server/integrations/social/provider-client.ts';
import type { AnswerRule, TokensContext } from './oidc-rule.ts';

/** The access token is the one that came with the ID token, if that has its hash (OpenID Connect Core, 3.1.3.8). */
export const checkAccessTokenHash: AnswerRule<TokensContext> = ({ checks, claims, accessToken, algorithm }) => {
  const { at_hash: hash } = claims;
  checks.require('access-token-hash', isHashOf(hash, accessToken, algorithm), { seen: textOf(hash) });
};

/** By the hash function of the ID token's algorithm (OpenID Connect Core, 3.1.3.6). */
export function isHashOf(claim: unknown, accessToken: string, algorithm: unknown): boolean {
  const bits = /^[A-Z]{2}(256|384|512)$/.exec(shown(algorithm) ?? '')?.[1];
  if (claim === undefined || bits === undefined) return true;
  const digest = createHash(`sha${bits}`).update(accessToken, 'ascii').digest();
  return claim === digest.subarray(0, digest.length / 2).toString('base64url');
}
