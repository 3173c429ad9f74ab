/** Authenticates a directory by the token of its connection. */
import type { FastifyRequest } from 'fastify';
import { findConnectionOfToken, recordRefusedToken, type NamedConnection } from '#server/db/queries/scim/tokens.ts';
import { ScimError } from '#server/domain/scim/scim-error.ts';
import { isUuid, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

/** Wrong tokens of one address. The right token is not counted, and not refused because of others. */
export const wrongTokens = { points: 200, per: 60 };

/**
 * A missing token, one of another connection and one of a deleted connection are refused alike.
 * @throws ScimError 401; Refusal `too-many-requests`
 */
export async function authenticateDirectory(services: Services, request: FastifyRequest): Promise<NamedConnection> {
  const { configurationId = '' } = request.params as { configurationId?: string };
  const token = /^bearer +([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const found =
    token !== undefined && isUuid(configurationId)
      ? await findConnectionOfToken(services.db, {
          connectionId: configurationId,
          tokenHash: sha256(token),
          at: services.clock(),
        })
      : undefined;
  if (found?.tokenId) return found;
  await services.limits.consume('scim-token', request.clientAddress, wrongTokens);
  // admins who set a directory up see that it spoke, with another token
  if (found) await recordRefusedToken(services.db, found, services.clock());
  throw new ScimError(401, 'The token is missing or not valid for this connection.');
}
