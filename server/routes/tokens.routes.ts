import type { ApiTokenAnswer, tokensContract } from '#shared/contract/tokens.ts';
import { listActiveAccessTokenIds, type TokenShelf } from '#server/db/queries/api-tokens/api-tokens.ts';
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

type OfCaller = (caller: Caller) => TokenShelf;
const ownCredentials: OfCaller = ({ tenantId, userId }) => ({ tenantId, userId, kind: 'clientCredentials' });
const ownAccessTokens: OfCaller = ({ tenantId, userId }) => ({ tenantId, userId, kind: 'accessToken' });
const tenantCredentials: OfCaller = ({ tenantId }) => ({ tenantId, userId: null, kind: 'clientCredentials' });
const tenantAccessTokens: OfCaller = ({ tenantId }) => ({ tenantId, userId: null, kind: 'accessToken' });

export function tokensRoutes(services: Services): Handlers<typeof tokensContract> {
  const { db, clock } = services;
  const entityOf = async (owner: 'user' | 'tenant', id: string) => {
    const token = await checkApiToken(db, id, clock());
    if (token?.kind !== 'accessToken' || (token.user === null) !== (owner === 'tenant'))
      throw new Refusal('api-token-not-found');
    return { roles: token.roleKeys, permissions: token.permissionKeys };
  };
  return {
    'GET /identity/resources/users/api-tokens/v1': async ({ caller }) =>
      (await listTokens(services, ownCredentials(caller))).map(credential),
    'POST /identity/resources/users/api-tokens/v1': async ({ caller, body, requestMetadata }) =>
      credential(await makeToken(services, caller, ownCredentials(caller), body, requestMetadata)),
    'DELETE /identity/resources/users/api-tokens/v1/{tokenId}': ({ caller, params, requestMetadata }) =>
      removeToken(services, caller, ownCredentials(caller), params.tokenId, requestMetadata),

    'GET /identity/resources/tenants/api-tokens/v1': async ({ caller }) =>
      (await listTokens(services, tenantCredentials(caller))).map(tenantCredential),
    'POST /identity/resources/tenants/api-tokens/v2': async ({ caller, body, requestMetadata }) =>
      tenantCredential(await makeToken(services, caller, tenantCredentials(caller), body, requestMetadata)),
    'DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}': ({ caller, params, requestMetadata }) =>
      removeToken(services, caller, tenantCredentials(caller), params.tokenId, requestMetadata),

    'GET /identity/resources/users/access-tokens/v1': async ({ caller }) => ({
      accessTokens: (await listTokens(services, ownAccessTokens(caller))).map(accessToken),
    }),
    'POST /identity/resources/users/access-tokens/v1': async ({ caller, body, requestMetadata }) =>
      accessToken(await makeToken(services, caller, ownAccessTokens(caller), body, requestMetadata)),
    'DELETE /identity/resources/users/access-tokens/v1/{id}': ({ caller, params, requestMetadata }) =>
      removeToken(services, caller, ownAccessTokens(caller), params.id, requestMetadata),

    'GET /identity/resources/tenants/access-tokens/v1': async ({ caller }) => ({
      accessTokens: (await listTokens(services, tenantAccessTokens(caller))).map(tenantAccessToken),
    }),
    'POST /identity/resources/tenants/access-tokens/v1': async ({ caller, body, requestMetadata }) =>
      tenantAccessToken(await makeToken(services, caller, tenantAccessTokens(caller), body, requestMetadata)),
    'DELETE /identity/resources/tenants/access-tokens/v1/{id}': ({ caller, params, requestMetadata }) =>
      removeToken(services, caller, tenantAccessTokens(caller), params.id, requestMetadata),

    'POST /identity/resources/auth/v2/api-token': async ({ body, requestMetadata, reply }) => {
      reply.header('cache-control', 'no-store');
      return answer(await exchangeApiToken(services, body, requestMetadata));
    },
    'POST /identity/resources/auth/v2/api-token/token/refresh': async ({ body, requestMetadata, reply }) => {
      reply.header('cache-control', 'no-store');
      return answer(await refreshApiToken(services, body.refreshToken, requestMetadata));
    },

    'GET /identity/resources/vendor-only/users/access-tokens/v1/active': () =>
      listActiveAccessTokenIds(db, 'user', clock()),
    'GET /identity/resources/vendor-only/users/access-tokens/v1/{id}': ({ params }) => entityOf('user', params.id),
    'GET /identity/resources/vendor-only/tenants/access-tokens/v1/active': () =>
      listActiveAccessTokenIds(db, 'tenant', clock()),
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
