/** The lists of API tokens, and the calls behind them: four lists that differ in their addresses. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type {
  AccessTokenRecord,
  TenantAccessTokenRecord,
  TenantApiToken,
  UserApiToken,
} from '#shared/contract/api-tokens/api-tokens.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { Token, TokenKind, TokenOwner } from './token-rules.ts';

type Portico = Api<PorticoContract>;
type Answer = UserApiToken | TenantApiToken | AccessTokenRecord | TenantAccessTokenRecord;

/** Which list: whose, and of which kind. */
export interface TokenList {
  owner: TokenOwner;
  kind: TokenKind;
}

export interface NewToken {
  description: string;
  expiresInMinutes: number | null;
  roleIds: string[];
  permissionIds: string[];
}

export interface TokenCalls {
  list(signal?: AbortSignal): Promise<Token[]>;
  create(token: NewToken): Promise<Token>;
  remove(id: string): Promise<void>;
}

function tokenOf(answer: Answer): Token {
  const ofTenant = 'roleIds' in answer ? answer : undefined;
  return {
    id: 'clientId' in answer ? answer.clientId : answer.id,
    name: answer.description,
    createdAt: answer.createdAt,
    lastUsedAt: answer.lastUsedAt,
    expires: answer.expires,
    secret: answer.secret,
    createdBy: ofTenant?.createdByName,
    roleIds: ofTenant?.roleIds ?? [],
    permissionIds: ofTenant?.permissionIds ?? [],
  };
}

function callsForCredentials(api: Portico, owner: TokenOwner): TokenCalls {
  if (owner === 'tenant') {
    return {
      list: async (signal) => (await api.get('/identity/resources/tenants/api-tokens/v1', { signal })).map(tokenOf),
      create: async (token) => tokenOf(await api.post('/identity/resources/tenants/api-tokens/v2', token)),
      remove: (tokenId) =>
        api.delete('/identity/resources/tenants/api-tokens/v1/{tokenId}', undefined, { params: { tokenId } }),
    };
  }
  return {
    list: async (signal) => (await api.get('/identity/resources/users/api-tokens/v1', { signal })).map(tokenOf),
    create: async ({ description, expiresInMinutes }) =>
      tokenOf(await api.post('/identity/resources/users/api-tokens/v1', { description, expiresInMinutes })),
    remove: (tokenId) =>
      api.delete('/identity/resources/users/api-tokens/v1/{tokenId}', undefined, { params: { tokenId } }),
  };
}

function callsForAccessTokens(api: Portico, owner: TokenOwner): TokenCalls {
  if (owner === 'tenant') {
    return {
      list: async (signal) =>
        (await api.get('/identity/resources/tenants/access-tokens/v1', { signal })).accessTokens.map(tokenOf),
      create: async (token) => tokenOf(await api.post('/identity/resources/tenants/access-tokens/v1', token)),
      remove: (id) => api.delete('/identity/resources/tenants/access-tokens/v1/{id}', undefined, { params: { id } }),
    };
  }
  return {
    list: async (signal) =>
      (await api.get('/identity/resources/users/access-tokens/v1', { signal })).accessTokens.map(tokenOf),
    create: async ({ description, expiresInMinutes }) =>
      tokenOf(await api.post('/identity/resources/users/access-tokens/v1', { description, expiresInMinutes })),
    remove: (id) => api.delete('/identity/resources/users/access-tokens/v1/{id}', undefined, { params: { id } }),
  };
}

export function callsFor(api: Portico, { owner, kind }: TokenList): TokenCalls {
  return kind === 'clientCredentials' ? callsForCredentials(api, owner) : callsForAccessTokens(api, owner);
}

export const tokensKey = ({ owner, kind }: TokenList) => ['api-tokens', owner, kind] as const;

export function useTokens(list: TokenList) {
  const { api } = usePortal();
  return useQuery(
    queryOptions({ queryKey: tokensKey(list), queryFn: ({ signal }) => callsFor(api, list).list(signal) }),
  );
}

/** Names of roles, and what may be given; nothing is asked without the right to. Shared with the page of roles. */
export function useRoleNames(wanted: boolean) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: ['roles', 'list'],
    queryFn: ({ signal }) => api.get('/identity/resources/roles/v1', { signal }),
    enabled: wanted && holds('fe.secure.read.roles'),
  });
}

export function usePermissionNames(wanted: boolean) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: ['roles', 'permissions'],
    queryFn: ({ signal }) => api.get('/identity/resources/permissions/v1', { signal }),
    enabled: wanted && holds('fe.secure.read.permissions'),
  });
}
