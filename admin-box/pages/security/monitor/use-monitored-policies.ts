/** Policies that are judged without being enforced. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import type { MonitoredPolicy, MonitoredPolicyName } from '#shared/contract/policies/policy-monitoring.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const base = '/identity/resources/configurations/v1/policies';

/** A policy in the format of its endpoint. */
export type Draft = object;

export interface Schedule {
  /** When the draft becomes the policy, ISO 8601. */
  enforceAt: string;
  /** Emails those whom it will ask for more. */
  notify: boolean;
}

export function useMonitoredPolicy(policy: PolicyName | undefined): MonitoredPolicy | undefined {
  const { api } = usePortal();
  const { data } = useQuery({
    queryKey: ['security', 'monitored'],
    queryFn: async ({ signal }) => (await api.get(`${base}/monitored`, { signal })).items,
  });
  return data?.find((each) => each.policy === policy);
}

export function useMonitoring(policy: MonitoredPolicyName) {
  const { api } = usePortal();
  const queries = useQueryClient();
  const params = { policy };
  const readAgain = () => queries.invalidateQueries({ queryKey: ['security'] });
  return {
    async start(value: Draft, schedule?: Schedule): Promise<void> {
      await api.put(`${base}/{policy}/monitor`, { value: { ...value }, ...schedule }, { params });
      await readAgain();
    },
    async stop(): Promise<void> {
      await api.delete(`${base}/{policy}/monitor`, undefined, { params });
      await readAgain();
    },
    async enforce(): Promise<void> {
      await api.post(`${base}/{policy}/monitor/enforce`, { provisional: true }, { params });
      await readAgain();
    },
  };
}
