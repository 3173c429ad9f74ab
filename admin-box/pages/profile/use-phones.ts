import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

export const phonesKey = ['profile', 'phones'] as const;

/** As many as a user may have (specification, admin portal, section 9). */
const mostPhones = 10;

export function phonesQuery(api: Api<PorticoContract>) {
  return queryOptions({
    queryKey: phonesKey,
    queryFn: ({ signal }) =>
      api.get('/identity/resources/users/phone-numbers/v1', { query: { _limit: mostPhones, _offset: 0 }, signal }),
    select: ({ items }) => items,
  });
}

export function usePhones() {
  return useQuery(phonesQuery(usePortal().api));
}
