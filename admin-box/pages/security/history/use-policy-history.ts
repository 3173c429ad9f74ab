/** Versions of one policy. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const base = '/identity/resources/configurations/v1/policies';
const pageSize = 20;

export function usePolicyVersions(policy: PolicyName, enabled: boolean) {
  const { api } = usePortal();
  return useInfiniteQuery({
    queryKey: ['security', 'history', policy],
    queryFn: ({ signal, pageParam }) =>
      api.get(`${base}/{policy}/versions`, {
        params: { policy },
        query: { _limit: pageSize, _offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ _metadata }, _all, page) => (page + 1 < _metadata.totalPages ? page + 1 : undefined),
    enabled,
  });
}

export function useRestoreVersion(policy: PolicyName) {
  const { api } = usePortal();
  const queries = useQueryClient();
  return {
    impact: (version: number): Promise<PolicyImpact> =>
      api.post(`${base}/{policy}/versions/{version}/impact`, undefined, { params: { policy, version } }),
    async restore(version: number): Promise<void> {
      await api.post(
        `${base}/{policy}/versions/{version}/restore`,
        { provisional: true },
        { params: { policy, version } },
      );
      // the policies, their lists, the history, and what waits for its confirmation
      await queries.invalidateQueries({ queryKey: ['security'] });
    },
  };
}
