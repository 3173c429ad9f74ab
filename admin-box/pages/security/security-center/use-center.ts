/** The security center: read, and changed by its recommendations. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { TenantRecommendation } from '#shared/contract/security-center/security-center.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const base = '/security-center/resources';
/** Policies that other tabs have read are below the same key. */
const pageKey = ['security'] as const;

export function useOverview() {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['security', 'center', 'overview'],
    queryFn: ({ signal }) => api.get(`${base}/overview/v1`, { signal }),
  });
}

export function useTrends() {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['security', 'center', 'trends'],
    queryFn: ({ signal }) => api.get(`${base}/trends/v1`, { signal }),
  });
}

export const riskPresets = ['breached-passwords', 'mfa-unenrolled', 'inactive'] as const;
export type RiskPreset = (typeof riskPresets)[number];
/** Rows on a page (specification, admin portal, section 9). */
export const riskPageSize = 10;

export function useUsersAtRisk(preset: RiskPreset, page: number) {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['security', 'center', 'users', preset, page],
    queryFn: ({ signal }) =>
      api.get('/team/resources/members/v1', {
        query: { preset, pageOffset: page, pageSize: riskPageSize, sortBy: 'name', sortDirection: 'asc' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Changes of recommendations. What they changed is read again: the score, and the policies on the other tabs. */
export function useRecommendations() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: pageKey });
  return {
    async apply(code: TenantRecommendation): Promise<{ id: string; score: number }> {
      const applied = await api.post(`${base}/recommendations/v1/{code}/apply`, undefined, { params: { code } });
      await readAgain();
      return applied;
    },
    async undo(code: TenantRecommendation, id: string): Promise<void> {
      await api.post(`${base}/recommendations/v1/{code}/undo`, { id }, { params: { code } });
      await readAgain();
    },
    preview: (code: TenantRecommendation): Promise<PolicyImpact> =>
      api.post(`${base}/recommendations/v1/{code}/impact`, undefined, { params: { code } }),
    async dismiss(code: TenantRecommendation, dismissal: { reason: string; until?: string }): Promise<void> {
      await api.post(`${base}/recommendations/v1/{code}/dismissal`, dismissal, { params: { code } });
      await readAgain();
    },
    async restore(code: TenantRecommendation): Promise<void> {
      await api.delete(`${base}/recommendations/v1/{code}/dismissal`, undefined, { params: { code } });
      await readAgain();
    },
    async remind(): Promise<void> {
      await api.post('/identity/resources/users/v1/passwords/breached/reset/bulk');
    },
  };
}
