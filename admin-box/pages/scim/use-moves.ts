/** Where the page leads, which is kept in the address. */
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/** ID in the address while no connection is made. */
export const newConnection = 'new';

export type SetUpStep = 'provider' | 'values' | 'request';

export function useMoves() {
  const router = useRouter();
  const { page } = useLocation();
  return {
    toList: () => router.go({ page, query: {} }),
    open: (connection: string) => router.go({ page, query: { connection } }),
    setUp: (connection: string, step: SetUpStep) => router.setQuery({ connection, step }),
    /** Instead of the step that made it: Back does not lead to another one. */
    made: (connection: string) => router.setQuery({ connection, step: 'values' }, { replace: true }),
  };
}
