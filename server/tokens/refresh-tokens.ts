/**
 * A refresh token is its family's ID and a secret. The successor is derived from the token by HMAC, so only hashes are
 * stored.
 */
import { isUuid, randomId, randomToken, type RandomBytes, type SecretKeys } from '#server/lib/secrets.ts';

export interface RefreshTokenParts {
  familyId: string;
}

export function newRefreshToken(random: RandomBytes): { familyId: string; token: string } {
  const familyId = randomId(random);
  return { familyId, token: `${familyId}.${randomToken(random)}` };
}

export function readRefreshToken(token: string): RefreshTokenParts | null {
  const [familyId = '', secret = '', ...more] = token.split('.');
  return more.length === 0 && secret.length === 43 && isUuid(familyId) ? { familyId } : null;
}

export function successorOf(secrets: SecretKeys, { familyId }: RefreshTokenParts, token: string): string {
  return `${familyId}.${secrets.sign('refresh-token', token)}`;
}
