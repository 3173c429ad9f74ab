/** Email domain restrictions of the tenant. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DomainRestrictionConfig, RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { provisional, usePolicySaved } from '#admin-box/pages/security/pending/use-pending-policies.ts';

const path = '/identity/resources/configurations/restrictions/v1/email-domain';
const listKey = ['security', 'domains', 'list'] as const;
const configKey = ['security', 'domains', 'config'] as const;

export function useDomainRestrictions() {
  const { api } = usePortal();
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => api.get(path, { signal }) });
}

export function useDomainConfig() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: configKey, queryFn: ({ signal }) => api.get(`${path}/config`, { signal }) });
  const save = async (
    { listType, ...config }: DomainRestrictionConfig,
    provisional: boolean,
  ): Promise<DomainRestrictionConfig> => {
    const saved = await api.post(`${path}/config`, { ...config, type: listType, provisional });
    queries.setQueryData<DomainRestrictionConfig>(configKey, saved);
    return saved;
  };
  return { query, save };
}

/** Changes of the list, which is read again after each. */
export function useChangeDomainRestrictions() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const saved = usePolicySaved('domain-restrictions');
  const readAgain = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: listKey }), saved()]);
  };
  return {
    async add(entry: { domain: string; type: RestrictionType }): Promise<void> {
      await api.post(path, entry, { query: provisional });
      await readAgain();
    },
    /** @param domains all or none */
    async addAll(domains: readonly string[], type: RestrictionType): Promise<void> {
      await api.post(`${path}/bulk`, { domains: domains.map((domain) => ({ domain, type })) }, { query: provisional });
      await readAgain();
    },
    async remove(id: string): Promise<void> {
      await api.delete(`${path}/{id}`, undefined, { params: { id }, query: provisional });
      await readAgain();
    },
  };
}
