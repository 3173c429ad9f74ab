/** The active account: its settings, and what its login looks like. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSettings } from '../../../shared/contract/account-settings.ts';
import { tenantsQuery } from '../../data/environment-queries.ts';
import { tenantsKey } from '../../data/keys.ts';
import { usePortal } from '../../portal-context.tsx';
import type { SettingField } from './account-changes.ts';

const path = '/tenants/resources/account-settings/v1';
const accountKey = ['account'] as const;
const metadataKey = ['account', 'metadata'] as const;

export function useAccount() {
  const { api } = usePortal();
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => api.get(path, { signal }) });
}

/** Saves what was changed, and nothing else. */
export function useSaveAccount(): (changes: Partial<Record<SettingField | 'loginUrl', string | null>>) => Promise<AccountSettings> {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async (changes) => {
    const { name, ...others } = changes;
    const saved = await api.put(path, { ...others, ...(name && { name }) });
    queries.setQueryData(accountKey, saved);
    // the frame shows name and logo
    void queries.invalidateQueries({ queryKey: tenantsKey });
    return saved;
  };
}

export function useUpload(): (file: File) => Promise<string> {
  const { api } = usePortal();
  return async (file) => {
    const form = new FormData();
    form.append('image', file, file.name);
    return await api.put('/team/resources/profile/me/image/v1', form, { read: 'text' });
  };
}

export function useLoginLook() {
  const { api } = usePortal();
  return useQuery({ queryKey: metadataKey, queryFn: ({ signal }) => api.get('/metadata/admin-box', { signal }) });
}

/** An action names a place in the metadata and its new value; `null` takes it away. */
export function useSaveLoginLook(): (actions: { type: string; payload: string | null }[]) => Promise<void> {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async (actions) => {
    queries.setQueryData(metadataKey, await api.post('/metadata/admin-box', { actions }));
  };
}

/** The alias of the active account, from what the frame knows already. */
export function useAlias(): string | undefined {
  const { api, user } = usePortal();
  const { data } = useQuery(tenantsQuery(api, user.id));
  return data?.activeTenant.alias;
}
