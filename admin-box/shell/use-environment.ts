import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { readVendorTheme } from '#shared/theme/vendor-theme.ts';
import { authorizationQuery, flagsQuery, tenantsQuery } from '#admin-box/data/environment-queries.ts';
import { readNavigationOverrides } from '#admin-box/portal/gating.ts';
import type { GatingInput } from '#admin-box/portal/gating.ts';
import type { PortalUser } from '#admin-box/session/portal-session.ts';
import { useThemeWait } from './use-theme-wait.ts';

type Portico = Api<PorticoContract>;

/** Merges settings from an external URL, if the settings name one. */
async function withOverrides(settings: Record<string, unknown>): Promise<Record<string, unknown>> {
  return settings['metadataOverrides'] ? (await import('./metadata-overrides.ts')).layOverrides(settings) : settings;
}

/** Loads what the shell needs, in parallel: flags, navigation settings, tenants. */
export function useEnvironment(api: Portico, user: PortalUser) {
  // one by one: `useQueries` would be a kilobyte that the first page waits for
  const flags = useQuery(flagsQuery(api));
  const metadata = useQuery({
    queryKey: ['metadata', user.tenantId],
    queryFn: async () => withOverrides(await api.get('/metadata/admin-box')),
    staleTime: Infinity,
  });
  const tenants = useQuery(tenantsQuery(api, user.id));
  // Without them the table's own rules hold: a portal that is missing a setting is better than none.
  const themed = useThemeWait(!metadata.isPending, user.tenantId);
  const authorization = useQuery(authorizationQuery(api, user, flags.data));
  // the tenants too, or the switcher would push the navigation down when it comes
  const known = !flags.isPending && !tenants.isPending && !authorization.isLoading && themed;
  const theme = useMemo(() => readVendorTheme(metadata.data), [metadata.data]);
  const overrides = useMemo(() => readNavigationOverrides(metadata.data), [metadata.data]);
  const added = authorization.data?.permissions;
  const permissions = useMemo(() => [...user.permissions, ...(added ?? [])].map(({ key }) => key), [user, added]);
  const gatingInput: GatingInput = {
    permissions,
    flags: flags.data ?? {},
    overrides,
  };
  const list = tenants.data?.tenants ?? [];
  return {
    known,
    gatingInput,
    theme,
    integrations: metadata.data?.['integrations'],
    tenants: list,
    tenant: list.find(({ id }) => id === user.tenantId),
  };
}
