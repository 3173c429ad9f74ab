/** SSO connections of the organization, and changes of them. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SsoConfig, SsoConfigChange, SsoConfigPatch, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { useSsoHost } from './sso-host.ts';

const path = '/team/resources/sso/v1/configurations';
export const connectionsKey = ['sso', 'connections'] as const;

export function useConnections() {
  const { api } = useSsoHost();
  return useQuery({ queryKey: connectionsKey, queryFn: ({ signal }) => api.get(path, { signal }) });
}

export interface GroupValues {
  group: string;
  roleIds: string[];
}

/** Changes of connections. The list is read again after each, since one answer does not tell all of it. */
export function useChangeSso() {
  const { api } = useSsoHost();
  const queries = useQueryClient();
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await queries.invalidateQueries({ queryKey: connectionsKey });
    return answer;
  };
  /** After a refusal because of what others changed. */
  const readAgain = () => queries.invalidateQueries({ queryKey: connectionsKey });
  const paramsOf = ({ id }: Pick<SsoConfig, 'id'>) => ({ ssoConfigId: id });
  return {
    readAgain,
    add: (values: SsoConfigPatch) => changed(api.post(path, values)),
    change: (connection: Pick<SsoConfig, 'id'>, values: SsoConfigChange) =>
      changed(api.patch(`${path}/{ssoConfigId}`, values, { params: paramsOf(connection) })),
    remove: (connection: SsoConfig) =>
      changed(api.delete(`${path}/{ssoConfigId}`, undefined, { params: paramsOf(connection) })),
    readMetadata: (connection: SsoConfig, metadata: string) =>
      changed(api.put(`${path}/{ssoConfigId}/metadata`, { metadata }, { params: paramsOf(connection) })),
    readMetadataUrl: (connection: SsoConfig, url: string) =>
      changed(api.put(`${path}/{ssoConfigId}/metadata-url`, { url }, { params: paramsOf(connection) })),
    addDomain: (connection: SsoConfig, domain: string) =>
      changed(api.post(`${path}/{ssoConfigId}/domains`, { domain }, { params: paramsOf(connection) })),
    removeDomain: (connection: SsoConfig, { id }: Pick<SsoDomain, 'id'>) =>
      changed(
        api.delete(`${path}/{ssoConfigId}/domains/{domainId}`, undefined, {
          params: { ...paramsOf(connection), domainId: id },
        }),
      ),
    validateDomain: (connection: SsoConfig, { id }: SsoDomain) =>
      changed(
        api.put(`${path}/{ssoConfigId}/domains/{domainId}/validate`, undefined, {
          params: { ...paramsOf(connection), domainId: id },
        }),
      ),
    setDefaultRoles: (connection: SsoConfig, roleIds: readonly string[]) =>
      changed(api.put(`${path}/{ssoConfigId}/roles`, { roleIds: [...roleIds] }, { params: paramsOf(connection) })),
    addGroup: (connection: SsoConfig, values: GroupValues) =>
      changed(api.post(`${path}/{ssoConfigId}/groups`, values, { params: paramsOf(connection) })),
    changeGroup: (connection: SsoConfig, groupId: string, values: GroupValues) =>
      changed(
        api.patch(`${path}/{ssoConfigId}/groups/{groupId}`, values, { params: { ...paramsOf(connection), groupId } }),
      ),
    removeGroup: (connection: SsoConfig, groupId: string) =>
      changed(
        api.delete(`${path}/{ssoConfigId}/groups/{groupId}`, undefined, {
          params: { ...paramsOf(connection), groupId },
        }),
      ),
  };
}

/** Names of roles that may be given; nothing is asked without the right to. */
export function useRoleNames() {
  const { api, holds } = useSsoHost();
  return useQuery({
    queryKey: ['roles', 'list'],
    queryFn: ({ signal }) => api.get('/identity/resources/roles/v1', { signal }),
    enabled: holds('fe.secure.read.roles'),
  });
}

/** Users whose names are read for each domain; of more, only the number is told. */
const mostRead = 200;

export interface Affected {
  total: number;
  names: string[];
}

/** Active users whose sign-in a connection changes: those with an address in its domains. Undefined until known, or not to be seen. */
export function useAffected(domains: readonly string[]): Affected | undefined {
  const { api, holds } = useSsoHost();
  const answers = useQueries({
    queries: domains.map((domain) => ({
      queryKey: ['sso', 'affected', domain, 'active'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get('/team/resources/members/v1', {
          query: { search: `@${domain}`, state: 'active', pageSize: mostRead },
          signal,
        }),
      enabled: holds('fe.secure.read.users'),
    })),
  });
  if (answers.length === 0 || answers.some(({ data }) => !data)) return undefined;
  const each = answers.map(({ data }, index) => {
    // the search finds domains that begin alike, too
    const people = data!.items.filter(({ email }) => email.toLowerCase().endsWith(`@${domains[index]!}`));
    const total = data!.totalItems;
    return { total: total > mostRead ? total : people.length, names: people.map(({ name, email }) => name || email) };
  });
  return {
    total: each.reduce((sum, { total }) => sum + total, 0),
    names: each.flatMap(({ names }) => names),
  };
}
