/** Ways of signing in other than single sign-on, for addresses of a domain that requires it. */
import { findRequirementOfDomain } from '#server/db/queries/sso/enforcement.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import { acrossConnections } from './across-connections.ts';

/**
 * Whether everybody with an address in its domain has to come through a connection: by the domain alone, so that it says
 * nothing of accounts. A pilot does not count, as its users have other addresses beside theirs.
 */
export async function isSsoRequiredOf(context: AnonymousContext, email: string): Promise<boolean> {
  const domain = domainOf(email);
  if (domain === null) return false;
  return (await acrossConnections(context, (tx) => findRequirementOfDomain(tx, domain))) === 'all';
}

/**
 * Refuses a way in that no address of such a domain can use. The answer is the same with and without an account.
 * @throws Refusal `sso-required`
 */
export async function refuseRequiredDomain(context: AnonymousContext, email: string): Promise<void> {
  if (await isSsoRequiredOf(context, email)) throw new Refusal('sso-required');
}
