/** Exchanges with the identity provider of a connection. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SsoReplayDraft } from '#shared/contract/sso/sso-exchanges.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { exchangesKey } from './use-live.ts';

const path = '/team/resources/sso/v1/configurations/{ssoConfigId}/exchanges';

export type Shown = 'all' | 'failed' | 'tests';

const queryOf = (shown: Shown, search: string) => ({
  ...(shown === 'failed' && { outcome: 'failed' as const }),
  ...(shown === 'tests' && { purpose: 'test' as const }),
  ...(search !== '' && { search }),
});

export function useExchanges(connection: string, { shown, search }: { shown: Shown; search: string }) {
  const { api } = usePortal();
  return useInfiniteQuery({
    queryKey: [...exchangesKey(connection), 'list', shown, search],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.get(path, {
        params: { ssoConfigId: connection },
        query: { ...queryOf(shown, search), _offset: pageParam },
        signal,
      }),
    getNextPageParam: (last, pages) =>
      last.hasMore ? pages.reduce((count, { items }) => count + items.length, 0) : undefined,
  });
}

export function useExchange(connection: string, exchangeId: string | undefined) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...exchangesKey(connection), 'one', exchangeId],
    queryFn: ({ signal }) =>
      api.get(`${path}/{exchangeId}`, { params: { ssoConfigId: connection, exchangeId: exchangeId! }, signal }),
    enabled: exchangeId !== undefined,
  });
}

export function useReplay(connection: string, exchangeId: string) {
  const { api } = usePortal();
  const params = { ssoConfigId: connection, exchangeId };
  return (draft: SsoReplayDraft) => api.post(`${path}/{exchangeId}/replay`, draft, { params });
}
