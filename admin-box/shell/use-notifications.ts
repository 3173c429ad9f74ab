import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';

/** Of all lengths of the list. */
export const notificationsKey = ['notifications'] as const;

/** How many are looked at for the count, and shown at first. */
export const firstNotifications = 20;

/** Milliseconds between looks; none while the page is out of sight. */
const pollEvery = 120_000;

/** The user's own notifications in the active tenant. @param enabled `false` asks nothing yet */
export function useNotifications({
  api,
  tenantId,
  count,
  enabled,
}: {
  api: Api<PorticoContract>;
  tenantId: string;
  count: number;
  enabled: boolean;
}) {
  return useQuery({
    queryKey: [...notificationsKey, tenantId, count],
    queryFn: ({ signal }) =>
      api.get('/notification', { query: { params: JSON.stringify({ count, offset: 0 }) }, signal }),
    enabled,
    refetchInterval: pollEvery,
    placeholderData: keepPreviousData,
  });
}
