import type { policyMonitoringContract } from '#shared/contract/policies/policy-monitoring.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  enforceMonitored,
  monitorPolicy,
  readMonitoredPolicies,
  stopMonitoring,
} from '#server/use-cases/policy-history/monitor-policies.ts';

export function policyMonitoringRoutes(): Handlers<typeof policyMonitoringContract> {
  return {
    'GET /identity/resources/configurations/v1/policies/monitored': ({ context }) => readMonitoredPolicies(context),
    'PUT /identity/resources/configurations/v1/policies/{policy}/monitor': ({ context, params, body }) =>
      monitorPolicy(context, { ...params, ...body }),
    'DELETE /identity/resources/configurations/v1/policies/{policy}/monitor': ({ context, params }) =>
      stopMonitoring(context, params.policy),
    'POST /identity/resources/configurations/v1/policies/{policy}/monitor/enforce': ({ context, params, body }) =>
      enforceMonitored(context, { ...params, ...body }),
  };
}
