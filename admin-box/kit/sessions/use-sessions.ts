import { useQuery } from '@tanstack/react-query';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

export const sessionsKey = ['privacy', 'sessions'] as const;

/** The user's own live sessions, newest first. */
export function useSessions() {
  const { api } = usePortal();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.get('/identity/resources/users/sessions/v1/me', { signal }),
  });
}
