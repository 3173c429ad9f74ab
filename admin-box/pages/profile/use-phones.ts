import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal-context.tsx';

export const phonesKey = ['profile', 'phones'] as const;

/** As many as a person may have. */
const mostPhones = 10;

export function usePhones() {
  const { api } = usePortal();
  return useQuery({
    queryKey: phonesKey,
    queryFn: ({ signal }) => api.get('/identity/resources/users/phone-numbers/v1', { query: { _limit: mostPhones, _offset: 0 }, signal }),
    select: ({ items }) => items,
  });
}
