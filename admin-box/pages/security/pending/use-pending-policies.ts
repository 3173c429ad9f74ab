/** Policies whose latest change undoes itself unless it is confirmed. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingPolicy, PolicyName } from '#shared/contract/policies/policy-history.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const base = '/identity/resources/configurations/v1/policies';
const pendingKey = ['security', 'pending'] as const;

/** As long as something waits, it is read again: somebody else may confirm it. Milliseconds. */
const readAgainAfter = 15_000;

/** Of changes of a list: the server tells which of them may shut users out. */
export const provisional = { provisional: 'true' } as const;

export interface Waiting extends PendingPolicy {
  /** By the clock of this machine, in milliseconds since 1970. */
  endsAt: number;
}

export function usePendingPolicies() {
  const { api } = usePortal();
  return useQuery({
    queryKey: pendingKey,
    queryFn: async ({ signal }): Promise<Waiting[]> => {
      const { items, now } = await api.get(`${base}/pending`, { signal });
      const ahead = Date.now() - Date.parse(now);
      return items.map((item) => ({ ...item, endsAt: Date.parse(item.revertAt) + ahead }));
    },
    refetchInterval: ({ state }) => (state.data?.length ? readAgainAfter : false),
  });
}

export function useDecidePending() {
  const { api } = usePortal();
  const queries = useQueryClient();
  // also after a failure: the change may be final by now
  const readAgain = () => queries.invalidateQueries({ queryKey: ['security'] });
  return {
    readAgain,
    confirm: ({ policy, version }: PendingPolicy): Promise<unknown> =>
      api.post(`${base}/{policy}/confirm`, { version }, { params: { policy } }).finally(readAgain),
    undo: ({ policy, version }: PendingPolicy): Promise<unknown> =>
      api.post(`${base}/{policy}/undo`, { version }, { params: { policy } }).finally(readAgain),
  };
}

/**
 * To be called after a policy was saved: reads again what follows from it.
 * @returns whether the change waits for its confirmation
 */
export function usePolicySaved(policy: PolicyName | undefined): () => Promise<boolean> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: ['security', 'history', policy] });
    await queries.refetchQueries({ queryKey: pendingKey });
    return queries.getQueryData<Waiting[]>(pendingKey)?.some((waiting) => waiting.policy === policy) ?? false;
  };
}
