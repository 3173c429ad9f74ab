import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/api/api-error.ts';

const attempts = 3;

/** Worth another try: no answer, or the server's own difficulty. A refusal stays one. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
  return !refused && failures < attempts - 1;
}

/** One per portal: two portals on a page may be two people. */
export function createQueryClient(retryDelay = 500): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
