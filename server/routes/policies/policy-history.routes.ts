import type { policyHistoryContract } from '#shared/contract/policies/policy-history.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  confirmPolicy,
  readPendingPolicies,
  undoPolicy,
} from '#server/use-cases/policy-history/provisional-policies.ts';
import { previewRestore } from '#server/use-cases/policy-impact/preview-impact.ts';
import { readPolicyVersions, restorePolicyVersion } from '#server/use-cases/policy-history/policy-versions.ts';

export function policyHistoryRoutes(): Handlers<typeof policyHistoryContract> {
  return {
    'GET /identity/resources/configurations/v1/policies/{policy}/versions': ({ context, params, query }) =>
      readPolicyVersions(context, { ...params, limit: query._limit, page: query._offset }),
    'POST /identity/resources/configurations/v1/policies/{policy}/versions/{version}/impact': ({ context, params }) =>
      previewRestore(context, params),
    'POST /identity/resources/configurations/v1/policies/{policy}/versions/{version}/restore': ({
      context,
      params,
      body,
    }) => restorePolicyVersion(context, { ...params, ...body }),
    'GET /identity/resources/configurations/v1/policies/pending': ({ context }) => readPendingPolicies(context),
    'POST /identity/resources/configurations/v1/policies/{policy}/confirm': ({ context, params, body }) =>
      confirmPolicy(context, { ...params, ...body }),
    'POST /identity/resources/configurations/v1/policies/{policy}/undo': ({ context, params, body }) =>
      undoPolicy(context, { ...params, ...body }),
  };
}
