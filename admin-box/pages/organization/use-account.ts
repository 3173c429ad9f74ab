/** The active account: its settings, and what its login looks like. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSettings } from '#shared/contract/organization/account-settings.ts';
import { tenantsQuery } from '#admin-box/data/environment-queries.ts';
import { tenantsKey } from '#admin-box/data/keys.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { SettingField } from './account-changes.ts';
import type { ThemeAction } from './custom-login.ts';

const path = '/tenants/resources/account-settings/v1';
const accountKey = ['account'] as const;
const metadataKey = ['account', 'metadata'] as const;

export function useAccount() {
  const { api } = usePortal();
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => api.get(path, { signal }) });
}

type Changes = Partial<Record<SettingField | 'loginUrl', string | null>>;

/**
 * Saves only changed fields; rejected if another user changed one of them since the form was opened.
 * @param before every initial value of the form
 */
export function useSaveAccount(): (
  changes: Changes,
  before: Readonly<Record<string, unknown>>,
) => Promise<AccountSettings> {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async (changes, before) => {
    const { name, ...others } = changes;
    const asRead = Object.fromEntries(Object.keys(changes).map((field) => [field, before[field] || null])) as Changes;
    const saved = await api.put(path, {
      ...others,
      ...(name && { name }),
      asRead: { ...asRead, name: asRead.name ?? undefined },
    });
    queries.setQueryData(accountKey, saved);
    // the frame shows name and logo
    void queries.invalidateQueries({ queryKey: tenantsKey });
    return saved;
  };
}

export function useLoginTheme() {
  const { api } = usePortal();
  return useQuery({ queryKey: metadataKey, queryFn: ({ signal }) => api.get('/metadata/admin-box', { signal }) });
}

/** An action names a place in the metadata and its new value; `null` takes it away. @returns the metadata afterwards */
export function useSaveLoginTheme(): (actions: ThemeAction[]) => Promise<unknown> {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async (actions) => {
    const metadata = await api.post('/metadata/admin-box', { actions });
    queries.setQueryData(metadataKey, metadata);
    return metadata;
  };
}

/** Reloads both, for a form whose values another user has changed. */
export function useRefetch(): { account(): Promise<AccountSettings>; loginTheme(): Promise<unknown> } {
  const { api } = usePortal();
  const queries = useQueryClient();
  return {
    account: () =>
      queries.fetchQuery({ queryKey: accountKey, staleTime: 0, queryFn: ({ signal }) => api.get(path, { signal }) }),
    loginTheme: () =>
      queries.fetchQuery({
        queryKey: metadataKey,
        staleTime: 0,
        queryFn: ({ signal }) => api.get('/metadata/admin-box', { signal }),
      }),
  };
}

/** The alias of the active account, from the tenants that the frame has loaded. */
export function useAlias(): string | undefined {
  const { api, user } = usePortal();
  const { data } = useQuery(tenantsQuery(api, user.id));
  return data?.activeTenant.alias;
}
