/** Authenticates a directory by the token of its connection. */
import type { FastifyRequest } from 'fastify';
import { findConnectionOfToken, recordRefusedToken, type NamedConnection } from '#server/db/queries/scim/tokens.ts';
import { notAuthenticated } from '#server/domain/scim/scim-error.ts';
import { isUuid, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

/** Wrong tokens of one address. The right token is not counted, and not refused because of others. */
export const wrongTokens = { points: 200, per: 60 };

/**
 * A missing token, one of another connection and one of a deleted connection are refused alike.
 * @throws ScimError 401; Refusal `too-many-requests`
 */
export async function authenticateDirectory(services: Services, request: FastifyRequest): Promise<NamedConnection> {
  const found = await connectionOf(services, request, services.clock());
  if (found?.tokenId) return found;
  await services.limits.consume('scim-token', request.clientAddress, wrongTokens);
  // admins who set a directory up see that it spoke, with another token
  if (found) await recordRefusedToken(services.db, found, services.clock());
  throw notAuthenticated();
}

/**
 * Whether the token of a request that goes on for a while is still one of its connection.
 * @param at when the request came: a token that expires meanwhile may finish it, and one that an admin ended may not
 */
export async function isStillAuthenticated(services: Services, request: FastifyRequest, at: Date): Promise<boolean> {
  return Boolean((await connectionOf(services, request, at))?.tokenId);
}

async function connectionOf(
  services: Services,
  request: FastifyRequest,
  at: Date,
): Promise<NamedConnection | undefined> {
  const { configurationId = '' } = request.params as { configurationId?: string };
  const token = /^bearer +([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || !isUuid(configurationId)) return undefined;
  return await findConnectionOfToken(services.db, { connectionId: configurationId, tokenHash: sha256(token), at });
}
