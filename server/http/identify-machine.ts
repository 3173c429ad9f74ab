/**
 * Identifies callers with an API token. As for users, every call reads the database: deletion and lost permissions take
 * effect at once.
 */
import { checkApiToken, touchApiToken, type CheckedApiToken } from '#server/db/queries/api-tokens/check-api-token.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import { accessTokenId } from '#server/tokens/api-tokens.ts';
import { isOwnSignature } from '#server/tokens/tokens.ts';

/**
 * A bearer token issued for client credentials; its signature has been verified.
 * @throws Refusal `api-token-ended`
 */
export async function identifyByExchangedToken(services: Services, id: string, from: CallAddress): Promise<Caller> {
  const token = await checkApiToken(services.db, id, from, services.clock());
  if (token?.kind !== 'clientCredentials') throw new Refusal('api-token-ended');
  return await calling(services, token, from.ip);
}

/**
 * An access token in `x-api-key`.
 * @returns `null` without one, or for a foreign one
 * @throws Refusal `api-token-ended`
 */
export async function identifyByKey(
  services: Services,
  key: string | string[] | undefined,
  from: CallAddress,
): Promise<Caller | null> {
  const id = typeof key === 'string' ? accessTokenId(key) : null;
  if (typeof key !== 'string' || id === null) return null;
  const token = await checkApiToken(services.db, id, from, services.clock());
  if (token?.kind === 'accessToken' && sameBytes(token.secretHash, sha256(key)))
    return await calling(services, token, from.ip);
  if (await isOwnSignature(services, key)) throw new Refusal('api-token-ended');
  return null;
}

async function calling(
  services: Services,
  { secretHash: _secretHash, addressRefused, wouldRefuse, ...token }: CheckedApiToken,
  ip: string,
): Promise<Caller> {
  const now = services.clock();
  await touchApiToken(services.db, token, { ip, now });
  return {
    userId: token.user?.id ?? token.id,
    tenantId: token.tenantId,
    sessionId: token.id,
    clientId: services.environment.defaultClient.id,
    permissionKeys: token.permissionKeys,
    level: token.level,
    // a super user's privileges beyond their permissions do not apply to tokens
    superUser: false,
    // no sign-in: actions that require a recent one are refused
    authenticatedAt: new Date(0),
    impersonator: null,
    user: null,
    apiToken: token,
    addressRefused,
    wouldRefuse,
  };
}
