import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { addressRules } from '#server/integrations/social/oidc-rules/index.ts';
import { judgeInOrder } from '#server/integrations/social/oidc-rules/judge-in-order.ts';
import type { SocialProfile } from '#server/integrations/social/social-provider.ts';
import { domainOf } from '#server/integrations/sso-connections.ts';
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
  const domain = email === null ? undefined : domainOf(email);
  return judgeInOrder(addressRules, { checks, email, domain, emailVerified, domains });
}
