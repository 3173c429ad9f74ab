import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '../../shared/api/api.ts';
import type { PorticoContract } from '../../shared/contract/index.ts';
import { readVendorTheme } from '../../shared/theme/vendor-theme.ts';
import { tenantsKey } from '../data/keys.ts';
import { readNavigationOverrides } from '../gating.ts';
import type { GatingFacts } from '../gating.ts';
import type { PortalUser } from '../session/portal-session.ts';
import { useThemeWait } from './use-theme-wait.ts';

type Portico = Api<PorticoContract>;

/** Settings may say that others, which lie elsewhere, are to be laid over them. */
async function withOverrides(settings: Record<string, unknown>): Promise<Record<string, unknown>> {
  return settings['metadataOverrides'] ? (await import('./metadata-overrides.ts')).layOverrides(settings) : settings;
}

/** What the frame of the portal asks, at once: flags, settings of the navigation, tenants. */
export function useEnvironmentFacts(api: Portico, user: PortalUser) {
  const [flags, metadata, tenants] = useQueries({
    queries: [
      { queryKey: ['flags'], queryFn: () => api.get('/flags'), staleTime: Infinity },
      { queryKey: ['metadata', user.tenantId], queryFn: async () => withOverrides(await api.get('/metadata/admin-box')), staleTime: Infinity },
      { queryKey: [...tenantsKey, user.id], queryFn: () => api.get('/identity/resources/users/v3/me/tenants'), staleTime: 60_000 },
    ],
  });
  // Without them the table's own rules hold: a portal that is missing a setting is better than none.
  const themed = useThemeWait(!metadata.isPending, user.tenantId);
  const known = !flags.isPending && themed;
  const theme = useMemo(() => readVendorTheme(metadata.data), [metadata.data]);
  const overrides = useMemo(() => readNavigationOverrides(metadata.data), [metadata.data]);
  const facts: GatingFacts = {
    permissions: user.permissions.map(({ key }) => key),
    flags: flags.data ?? {},
    overrides,
  };
  const list = tenants.data?.tenants ?? [];
  return { known, facts, theme, tenants: list, tenant: list.find(({ id }) => id === user.tenantId) };
}
