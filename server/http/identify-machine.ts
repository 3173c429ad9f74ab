/** ApiTokenAccess that call with an API token. Like people they are looked up on every call: deletion and lost rights bite at once. */
import { checkApiToken, touchApiToken, type CheckedApiToken } from '#server/db/queries/api-tokens/check-api-token.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import { accessTokenId } from '#server/tokens/api-tokens.ts';
import { isOwnSignature } from '#server/tokens/tokens.ts';

/**
 * A bearer token that client credentials were exchanged for; its signature has been verified.
 * @throws Refusal `api-token-ended`
 */
export async function identifyByExchangedToken(services: Services, id: string): Promise<Caller> {
  const token = await checkApiToken(services.db, id, services.clock());
  if (token?.kind !== 'clientCredentials') throw new Refusal('api-token-ended');
  return await calling(services, token);
}

/**
 * An access token, as `x-api-key`.
 * @returns `null` when none came, or one that is not ours
 * @throws Refusal `api-token-ended`
 */
export async function identifyByKey(services: Services, key: string | string[] | undefined): Promise<Caller | null> {
  const id = typeof key === 'string' ? accessTokenId(key) : null;
  if (typeof key !== 'string' || id === null) return null;
  const token = await checkApiToken(services.db, id, services.clock());
  if (token?.kind === 'accessToken' && sameBytes(token.secretHash, sha256(key))) return await calling(services, token);
  if (await isOwnSignature(services, key)) throw new Refusal('api-token-ended');
  return null;
}

async function calling(services: Services, { secretHash: _secretHash, ...token }: CheckedApiToken): Promise<Caller> {
  const now = services.clock();
  await touchApiToken(services.db, token, now);
  return {
    userId: token.user?.id ?? token.id,
    tenantId: token.tenantId,
    sessionId: token.id,
    clientId: services.environment.defaultClient.id,
    permissionKeys: token.permissionKeys,
    level: token.level,
    // what a super user may do beyond their permissions stays theirs in person
    superUser: false,
    // nobody signed in: whatever wants a recent sign-in is closed
    authenticatedAt: new Date(0),
    impersonator: null,
    person: null,
    apiToken: token,
  };
}
