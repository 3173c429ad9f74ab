import type { ApiTokenAnswer, apiTokensContract } from '#shared/contract/api-tokens/api-tokens.ts';
import { listActiveAccessTokenIds, type TokenOwner } from '#server/db/queries/api-tokens/api-tokens.ts';
import { checkApiToken } from '#server/db/queries/api-tokens/check-api-token.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import {
  exchangeApiToken,
  refreshApiToken,
  type ExchangedToken,
} from '#server/use-cases/api-tokens/exchange-api-token.ts';
import {
  listTokens,
  makeToken,
  removeToken,
  type DescribedToken,
} from '#server/use-cases/api-tokens/manage-api-tokens.ts';

type OfCaller = (caller: Caller) => TokenOwner;
const ownCredentials: OfCaller = ({ tenantId, userId }) => ({ tenantId, userId, kind: 'clientCredentials' });
const ownAccessTokens: OfCaller = ({ tenantId, userId }) => ({ tenantId, userId, kind: 'accessToken' });
const tenantCredentials: OfCaller = ({ tenantId }) => ({ tenantId, userId: null, kind: 'clientCredentials' });
const tenantAccessTokens: OfCaller = ({ tenantId }) => ({ tenantId, userId: null, kind: 'accessToken' });

export function apiTokensRoutes(services: Services): Handlers<typeof apiTokensContract> {
  const { db, clock } = services;
  const entityOf = async (owner: 'user' | 'tenant', id: string) => {
    const token = await checkApiToken(db, id, { ip: '', country: null }, clock());
    if (token?.kind !== 'accessToken' || (token.user === null) !== (owner === 'tenant'))
      throw new Refusal('api-token-not-found');
    return { roles: token.roleKeys, permissions: token.permissionKeys };
  };
  return {
    'GET /identity/resources/users/api-tokens/v1': async ({ context, caller }) =>
      (await listTokens(context, ownCredentials(caller))).map(credential),
    'POST /identity/resources/users/api-tokens/v1': async ({ context, caller, body }) =>
      credential(await makeToken(context, ownCredentials(caller), body)),
    'DELETE /identity/resources/users/api-tokens/v1/{tokenId}': ({ context, caller, params }) =>
      removeToken(context, ownCredentials(caller), params.tokenId),

    'GET /identity/resources/tenants/api-tokens/v1': async ({ context, caller }) =>
      (await listTokens(context, tenantCredentials(caller))).map(tenantCredential),
    'POST /identity/resources/tenants/api-tokens/v2': async ({ context, caller, body }) =>
      tenantCredential(await makeToken(context, tenantCredentials(caller), body)),
    'DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}': ({ context, caller, params }) =>
      removeToken(context, tenantCredentials(caller), params.tokenId),

    'GET /identity/resources/users/access-tokens/v1': async ({ context, caller }) => ({
      accessTokens: (await listTokens(context, ownAccessTokens(caller))).map(accessToken),
    }),
    'POST /identity/resources/users/access-tokens/v1': async ({ context, caller, body }) =>
      accessToken(await makeToken(context, ownAccessTokens(caller), body)),
    'DELETE /identity/resources/users/access-tokens/v1/{id}': ({ context, caller, params }) =>
      removeToken(context, ownAccessTokens(caller), params.id),

    'GET /identity/resources/tenants/access-tokens/v1': async ({ context, caller }) => ({
      accessTokens: (await listTokens(context, tenantAccessTokens(caller))).map(tenantAccessToken),
    }),
    'POST /identity/resources/tenants/access-tokens/v1': async ({ context, caller, body }) =>
      tenantAccessToken(await makeToken(context, tenantAccessTokens(caller), body)),
    'DELETE /identity/resources/tenants/access-tokens/v1/{id}': ({ context, caller, params }) =>
      removeToken(context, tenantAccessTokens(caller), params.id),

    'POST /identity/resources/auth/v2/api-token': async ({ context, body, reply }) => {
      reply.header('cache-control', 'no-store');
      return answer(await exchangeApiToken(context, body));
    },
    'POST /identity/resources/auth/v2/api-token/token/refresh': async ({ context, body, reply }) => {
      reply.header('cache-control', 'no-store');
      return answer(await refreshApiToken(context, body.refreshToken));
    },

    'GET /identity/resources/vendor-only/users/access-tokens/v1/active': ({ context }) =>
      listActiveAccessTokenIds(db, 'user', context.now),
    'GET /identity/resources/vendor-only/users/access-tokens/v1/{id}': ({ params }) => entityOf('user', params.id),
    'GET /identity/resources/vendor-only/tenants/access-tokens/v1/active': ({ context }) =>
      listActiveAccessTokenIds(db, 'tenant', context.now),
    'GET /identity/resources/vendor-only/tenants/access-tokens/v1/{id}': ({ params }) => entityOf('tenant', params.id),
  };
}

type Told = DescribedToken & { secret?: string };

function common(row: Told) {
  return {
    description: row.description,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    ...(row.expires_at && { expires: row.expires_at.toISOString() }),
    ...(row.secret !== undefined && { secret: row.secret }),
  };
}

function ofTenant(row: Told) {
  return {
    createdByUserId: row.created_by,
    createdByName: row.created_by_name,
    roleIds: row.role_ids,
    permissionIds: row.permission_ids,
  };
}

const credential = (row: Told) => ({ clientId: row.id, ...common(row) });
const tenantCredential = (row: Told) => ({ ...credential(row), tenantId: row.tenant_id, ...ofTenant(row) });
const accessToken = (row: Told) => ({ id: row.id, ...common(row) });
const tenantAccessToken = (row: Told) => ({ ...accessToken(row), ...ofTenant(row) });

function answer({ token, refreshToken }: ExchangedToken): ApiTokenAnswer {
  return {
    access_token: token.jwt,
    refresh_token: refreshToken,
    expires_in: token.expiresIn,
    expires: token.expires.toISOString(),
  };
}
