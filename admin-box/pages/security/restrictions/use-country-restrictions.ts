/** Country restrictions of the tenant. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CountryRestrictionConfig,
  CountryRestrictionSettings,
  CountryRule,
} from '#shared/contract/restrictions/country-restrictions.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const path = '/security-engines/resources/policies/v1/country-restriction';
const configKey = ['security', 'countries', 'config'] as const;
const listKey = ['security', 'countries', 'list'] as const;

export function useCountryConfig() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: configKey, queryFn: ({ signal }) => api.get(path, { signal }) });
  const save = async (
    settings: CountryRestrictionSettings,
    data: CountryRestrictionConfig,
    provisional: boolean,
  ): Promise<CountryRestrictionConfig> => {
    await api.post(path, { ...settings, provisional });
    const saved = { ...data, ...settings };
    queries.setQueryData<CountryRestrictionConfig>(configKey, saved);
    return saved;
  };
  return { query, save };
}

/** The server keeps one list, which it replaces as a whole. */
export function useCountryList() {
  const { api } = usePortal();
  const query = useQuery({ queryKey: listKey, queryFn: ({ signal }) => api.get(`${path}/countries`, { signal }) });
  const save = async (codes: readonly string[], provisional: boolean): Promise<CountryRule[]> => {
    const countries = codes.map((countryCode) => ({ countryCode }));
    await api.post(`${path}/countries`, { countries }, { query: { provisional: provisional ? 'true' : 'false' } });
    return (await query.refetch({ throwOnError: true })).data ?? [];
  };
  return { query, save };
}
