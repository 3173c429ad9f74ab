import type { PolicyImpact } from '#shared/contract/policy-impact.ts';
import type { DomainRestrictionConfig, IpRestrictionConfig } from '#shared/contract/restrictions.ts';
import type { EnforceMfaType, PasswordRotation } from '#shared/contract/security-policies.ts';
import type { SessionConfig } from '#shared/contract/sessions.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const base = '/identity/resources/configurations';

/** Asks the server whom a draft would hit. Nothing is saved. */
export function usePolicyImpact() {
  const { api } = usePortal();
  return {
    mfa: (draft: { enforceMFAType: EnforceMfaType }): Promise<PolicyImpact> =>
      api.post(`${base}/v1/mfa-policy/impact`, draft),
    rotation: (draft: Omit<PasswordRotation, 'vendorRotationPeriod'>): Promise<PolicyImpact> =>
      api.post(`${base}/v1/password-rotation/impact`, draft),
    sessions: (draft: SessionConfig): Promise<PolicyImpact> => api.post(`${base}/sessions/v1/impact`, draft),
    ip: (draft: IpRestrictionConfig): Promise<PolicyImpact> =>
      api.post(`${base}/v1/restrictions/ip/impact`, { ...draft, add: [], remove: [] }),
    domains: ({ active, listType, blockPublicDomains }: DomainRestrictionConfig): Promise<PolicyImpact> =>
      api.post(`${base}/restrictions/v1/email-domain/impact`, { active, blockPublicDomains, type: listType }),
  };
}
