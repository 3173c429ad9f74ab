/** What the frame of the portal and some of its pages ask alike. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { tenantsKey } from './keys.ts';

type Portico = Api<PorticoContract>;

export const flagsQuery = (api: Portico) =>
  queryOptions({ queryKey: ['flags'], queryFn: () => api.get('/flags'), staleTime: Infinity });

/** Anything but `on` is off. */
export function isOn(flags: Readonly<Record<string, string>> | undefined, name: string): boolean {
  return flags?.[name] === 'on';
}

/** Roles and permissions apart from the user, where a flag says so (planning and login, 6; admin portal, 4). */
export const authorizationQuery = (
  api: Portico,
  user: { id: string; tenantId: string },
  flags: Readonly<Record<string, string>> | undefined,
) =>
  queryOptions({
    queryKey: ['authorization', user.id, user.tenantId],
    queryFn: ({ signal }) => api.get('/identity/resources/users/v1/me/authorization', { signal }),
    enabled: isOn(flags, 'admin_portal_should_load_authorization'),
    staleTime: Infinity,
  });

/** Tenants of the user; by the older endpoint where a flag says so (specification, admin portal, section 4). */
export const tenantsQuery = (api: Portico, userId: string) =>
  queryOptions({
    queryKey: [...tenantsKey, userId],
    queryFn: async ({ client }) => {
      const flags = await client.ensureQueryData(flagsQuery(api)).catch(() => undefined);
      const isOlder = isOn(flags, 'admin_portal_use_current_user_tenants_v1_endpoint');
      return isOlder
        ? await api.get('/identity/resources/users/v1/me/tenants')
        : await api.get('/identity/resources/users/v3/me/tenants');
    },
    staleTime: 60_000,
  });
