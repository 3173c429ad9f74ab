/** Decides whether a tenant takes in email addresses of a domain. Pure. */
import { isPublicEmailDomain } from './public-email-domains.ts';

export interface DomainRules {
  active: boolean;
  /** Which of the two lists decides. */
  listType: 'ALLOW' | 'BLOCK';
  blockPublicDomains: boolean;
}

/**
 * @param listed whether the list that decides holds the domain itself: sub-domains are domains of their own
 * @returns true as well for an address without a domain that can be compared
 */
export function refusesDomain(rules: DomainRules, domain: string | null, listed: boolean): boolean {
  if (!rules.active) return false;
  if (domain === null) return true;
  if (rules.blockPublicDomains && isPublicEmailDomain(domain)) return true;
  return (rules.listType === 'ALLOW') !== listed;
}
