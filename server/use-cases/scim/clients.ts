/**
 * OAuth clients of a directory connection, for directories that ask for client credentials in place of a bearer token: two
 * are valid at a time, so that one can be replaced without a pause.
 */
import { timingSafeEqual } from 'node:crypto';
import type { DirectoryClient, NewDirectoryClient } from '#shared/contract/scim/scim-clients.ts';
import {
  deleteScimClient,
  insertScimAccessToken,
  insertScimClient,
  listScimClients,
  lockScimClient,
  markClientUsed,
} from '#server/db/queries/scim/clients.ts';
import type { Directory } from '#server/db/queries/scim/users.ts';
import { day } from '#server/lib/clock.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { isUuid, randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext, CallContext } from '#server/context.ts';
import { describeScimClient } from '#server/views/scim-clients.ts';
import { connectionIn, lockedConnection, recordScimConnection } from './connection-in.ts';
import { refuseGroupsAboveOwn } from './refuse-above-own.ts';
import { scimBase } from './resources.ts';

/** Clients of a connection that are valid at the same time. */
const mostClients = 2;
/** Characters by which admins tell secrets apart: too few to help anybody who guesses. */
const shownCharacters = 4;
/** Seconds. Entra ID accepts 60 minutes to 6 hours. */
const accessTokenLifetime = 3600;
/** Access tokens of a client at the same time: a directory asks for one an hour, from each of its machines. */
const mostAccessTokens = 50;

/** @throws Refusal `scim-connection-not-found` */
export async function readScimClients(context: CallContext, id: string): Promise<DirectoryClient[]> {
  return await context.inTenant(context.caller.tenantId, async (tx, context) => {
    const connection = await connectionIn(context, id);
    return (await listScimClients(tx, connection.id)).map(describeScimClient);
  });
}

/**
 * Adds a client; of three the oldest ends.
 * @returns the secret, which is stored as a hash and shown only here
 * @throws Refusal `scim-connection-not-found`, `scim-groups-above-own`
 */
export async function createScimClient(
  context: CallContext,
  id: string,
  { expiresInDays }: { expiresInDays: number },
): Promise<NewDirectoryClient> {
  const { services, caller } = context;
  return await context.inTenant(caller.tenantId, async (tx, context) => {
    const connection = await lockedConnection(context, id);
    await refuseGroupsAboveOwn(context, { id: connection.id, tenantId: connection.tenant_id });
    const secret = randomToken(services.random);
    const clientId = randomId(services.random);
    const expiresAt = new Date(context.now.getTime() + expiresInDays * day);
    await insertScimClient(
      tx,
      {
        id: clientId,
        tenant_id: connection.tenant_id,
        connection_id: connection.id,
        secret_hash: sha256(secret),
        ending: secret.slice(-shownCharacters),
        created_by: caller.userId,
        created_at: context.now,
        expires_at: expiresAt,
      },
      { most: mostClients },
    );
    await recordScimConnection(context, 'scim-connection.changed', connection, {
      before: {},
      after: {},
      replaced: ['client secret'],
    });
    const tokenUrl = `${scimBase(services, connection)}/oauth/token`;
    return { clientId, clientSecret: secret, tokenUrl, expiresAt: expiresAt.toISOString() };
  });
}

/** Ends a client and its access tokens at once. @throws Refusal `scim-connection-not-found`, `scim-client-not-found` */
export async function revokeScimClient(context: CallContext, id: string, clientId: string): Promise<void> {
  await context.inTenant(context.caller.tenantId, async (tx, context) => {
    const connection = await lockedConnection(context, id);
    const { ending } = await findOrRefuse(
      clientId,
      (uuid) => deleteScimClient(tx, { connectionId: connection.id, id: uuid }),
      'scim-client-not-found',
    );
    await recordScimConnection(context, 'scim-connection.changed', connection, {
      before: {},
      after: {},
      revoked: [ending],
    });
  });
}

/** @returns an access token, or `undefined` unless the secret is that of a client of the connection that has not expired */
export async function issueScimAccessToken(
  context: AnonymousContext,
  directory: Directory,
  { clientId, secret }: { clientId: string; secret: string },
): Promise<{ token: string; expiresIn: number } | undefined> {
  if (!isUuid(clientId)) return undefined;
  const { services, now } = context;
  return await context.inTenant(directory.tenantId, async (tx) => {
    const client = await lockScimClient(tx, { connectionId: directory.id, id: clientId });
    if (!client || !timingSafeEqual(client.secret_hash, sha256(secret)) || client.expires_at <= now) return undefined;
    await markClientUsed(tx, client.id, now);
    const token = randomToken(services.random);
    const remaining = Math.floor((client.expires_at.getTime() - now.getTime()) / 1000);
    const expiresIn = Math.min(accessTokenLifetime, remaining);
    await insertScimAccessToken(
      tx,
      {
        token_hash: sha256(token),
        tenant_id: directory.tenantId,
        client_id: client.id,
        connection_id: directory.id,
        expires_at: new Date(now.getTime() + expiresIn * 1000),
      },
      { most: mostAccessTokens, now },
    );
    return { token, expiresIn };
  });
}
