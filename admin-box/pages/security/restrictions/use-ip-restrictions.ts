/** IP restrictions of the tenant. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IpRestrictionConfig, RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { provisional, usePolicySaved } from '#admin-box/pages/security/pending/use-pending-policies.ts';
import type { IpLine } from './ip-range.ts';

const path = '/identity/resources/configurations/v1/restrictions/ip';
const listKey = ['security', 'ip', 'list'] as const;
const configKey = ['security', 'ip', 'config'] as const;

export interface IpPage {
  type: RestrictionType;
  /** From 0. */
  page: number;
  size: number;
}

export function useIpRestrictions({ type, page, size }: IpPage) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...listKey, type, page, size],
    queryFn: ({ signal }) => api.get(path, { query: { _filter: type, _offset: page, _limit: size }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useIpConfig() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: configKey,
    queryFn: ({ signal }) => api.get(`${path}/config`, { signal }),
  });
  const save = async (config: Required<IpRestrictionConfig>, provisional: boolean): Promise<IpRestrictionConfig> => {
    await api.post(`${path}/config`, { ...config, provisional });
    queries.setQueryData<IpRestrictionConfig>(configKey, config);
    return config;
  };
  return { query, save };
}

/** The address that the user signed in from: `/metadata/ipme` knows none without a database of locations. */
export function useOwnAddress(enabled: boolean) {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['security', 'ip', 'own'],
    queryFn: async ({ signal }) =>
      (await api.get('/identity/resources/users/sessions/v1/me/current', { signal })).ipAddress ?? null,
    enabled,
  });
}

/** Changes of the list, which is read again after each. */
export function useChangeIpRestrictions() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const saved = usePolicySaved('ip-restrictions');
  const readAgain = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: listKey }), saved()]);
  };
  return {
    async add(entry: IpLine & { strategy: RestrictionType }): Promise<void> {
      await api.post(path, { ...entry, isActive: true }, { query: provisional });
      await readAgain();
    },
    async addAll(entries: readonly IpLine[], strategy: RestrictionType): Promise<void> {
      const ips = entries.map((entry) => ({ ...entry, strategy, isActive: true }));
      await api.post(`${path}/bulk`, { ips }, { query: provisional });
      await readAgain();
    },
    async remove(id: string): Promise<void> {
      await api.delete(`${path}/{id}`, undefined, { params: { id }, query: provisional });
      await readAgain();
    },
    /** @returns whether the restrictions would admit an address, by default the caller's, if they were on */
    async admits(ip?: string): Promise<boolean> {
      return (await api.post(`${path}/verify`, ip === undefined ? {} : { ip })).valid;
    },
  };
}
