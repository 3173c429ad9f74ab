import { Email } from '#shared/contract/entities.ts';
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { domainOf } from '#server/integrations/sso-connections.ts';
import type { SocialProfile } from '#server/integrations/social/social-provider.ts';
import type { Checks } from '#server/lib/sso-checks.ts';

/**
 * Judges the address that an OpenID provider tells: one of the company's own domains, and verified there.
 * @returns the rule that it fails
 */
export function evaluateAddress(
  checks: Checks,
  { email, emailVerified }: Pick<SocialProfile, 'email' | 'emailVerified'>,
  domains: readonly string[],
): SsoRule | undefined {
  const isAddress = email !== null && Email.safeParse(email).success;
  checks.record('email', isAddress ? 'passed' : 'failed', { seen: email, wanted: 'an email address' });
  if (!isAddress) return 'email';
  const isOurs = domains.includes(domainOf(email) ?? '');
  checks.record('domain-proved', isOurs ? 'passed' : 'failed', { seen: email, wanted: domains.join(' ') });
  if (!isOurs) return 'domain-proved';
  // Google's address is verified only within a domain of the company
  checks.record('email-verified', emailVerified ? 'passed' : 'failed');
  return emailVerified ? undefined : 'email-verified';
}
