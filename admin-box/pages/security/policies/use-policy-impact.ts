import type { CountryRestrictionSettings } from '#shared/contract/restrictions/country-restrictions.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type {
  DomainRestrictionConfig,
  IpRestrictionConfig,
  RestrictionType,
} from '#shared/contract/restrictions/restrictions.ts';
import type { EnforceMfaType, PasswordRotation } from '#shared/contract/policies/security-policies.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const base = '/identity/resources/configurations';

/** Unsaved changes of the lists of IP addresses. */
export interface IpListDraft {
  add?: readonly { ip: string; strategy: RestrictionType }[];
  /** IDs of entries. */
  remove?: readonly string[];
}

/** Unsaved changes of the lists of email domains. */
export interface DomainListDraft {
  add?: readonly { domain: string; type: RestrictionType }[];
  /** IDs of entries. */
  remove?: readonly string[];
}

/** Asks the server whom a draft would hit. Nothing is saved. */
export function usePolicyImpact() {
  const { api } = usePortal();
  return {
    mfa: (draft: { enforceMFAType: EnforceMfaType }): Promise<PolicyImpact> =>
      api.post(`${base}/v1/mfa-policy/impact`, draft),
    lockout: (draft: { enabled: boolean; maxAttempts: number }): Promise<PolicyImpact> =>
      api.post(`${base}/v1/lockout-policy/impact`, draft),
    history: (draft: { enabled: boolean; historySize: number }): Promise<PolicyImpact> =>
      api.post(`${base}/v1/password-history-policy/impact`, draft),
    rotation: (draft: Omit<PasswordRotation, 'vendorRotationPeriod'>): Promise<PolicyImpact> =>
      api.post(`${base}/v1/password-rotation/impact`, draft),
    sessions: (draft: SessionConfig): Promise<PolicyImpact> => api.post(`${base}/sessions/v1/impact`, draft),
    ip: (draft: IpRestrictionConfig, { add = [], remove = [] }: IpListDraft = {}): Promise<PolicyImpact> =>
      api.post(`${base}/v1/restrictions/ip/impact`, { ...draft, add: [...add], remove: [...remove] }),
    countries: (draft: CountryRestrictionSettings, codes?: readonly string[]): Promise<PolicyImpact> =>
      api.post('/security-engines/resources/policies/v1/country-restriction/impact', {
        ...draft,
        ...(codes && { countries: codes.map((countryCode) => ({ countryCode })) }),
      }),
    domains: (
      { listType: type, ...draft }: DomainRestrictionConfig,
      { add = [], remove = [] }: DomainListDraft = {},
    ): Promise<PolicyImpact> =>
      api.post(`${base}/restrictions/v1/email-domain/impact`, { ...draft, type, add: [...add], remove: [...remove] }),
  };
}
