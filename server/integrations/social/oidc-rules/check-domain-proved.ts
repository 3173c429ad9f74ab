import type { AddressContext, AnswerRule } from './oidc-rule.ts';

/**
 * The address is in a domain that the organization proved to be its own: OpenID Connect has no rule of this kind, and
 * a provider could name anybody (OpenID Connect Core, 5.7).
 */
export const checkDomainProved: AnswerRule<AddressContext> = ({ checks, email, domain = '', domains }) => {
  checks.require('domain-proved', domains.includes(domain), { seen: email, wanted: domains.join(' ') });
};
