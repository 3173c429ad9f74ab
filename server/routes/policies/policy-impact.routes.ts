import type { policyImpactContract } from '#shared/contract/policies/policy-impact.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  previewDomainRestrictions,
  previewHistory,
  previewIpRestrictions,
  previewLockout,
  previewMfa,
  previewRotation,
  previewSessionLimits,
} from '#server/use-cases/policy-impact/preview-impact.ts';

export function policyImpactRoutes(): Handlers<typeof policyImpactContract> {
  return {
    'POST /identity/resources/configurations/v1/mfa-policy/impact': ({ context, body }) => previewMfa(context, body),
    'POST /identity/resources/configurations/v1/lockout-policy/impact': ({ context, body }) =>
      previewLockout(context, body),
    'POST /identity/resources/configurations/v1/password-history-policy/impact': ({ context, body }) =>
      previewHistory(context, body),
    'POST /identity/resources/configurations/v1/password-rotation/impact': ({ context, body }) =>
      previewRotation(context, body),
    'POST /identity/resources/configurations/sessions/v1/impact': ({ context, body }) =>
      previewSessionLimits(context, body),
    'POST /identity/resources/configurations/v1/restrictions/ip/impact': ({ context, body }) =>
      previewIpRestrictions(context, body),
    'POST /identity/resources/configurations/restrictions/v1/email-domain/impact': ({ context, body }) =>
      previewDomainRestrictions(context, body),
  };
}
