import {
  findDomainRules,
  findDomainRulesAmong,
  listDomainRulesOfPerson,
} from '#server/db/queries/core/domain-rules.ts';
import { refusesDomain } from '#server/domain/policies/email-domains.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import type { Tx } from '#server/db/database.ts';
import { Refusal } from '#server/lib/refusal.ts';

/** @returns whether the email domain restrictions of a tenant admit an address */
export async function admitsEmail(tx: Tx, tenantId: string, email: string): Promise<boolean> {
  const domain = domainOf(email);
  const rules = await findDomainRules(tx, tenantId, domain);
  return !rules || !refusesDomain(rules, domain, rules.listed);
}

/** The domains of some addresses that a tenant does not admit. */
export async function refusedDomainsAmong(
  tx: Tx,
  tenantId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const domains = [...new Set(emails.flatMap((email) => domainOf(email) ?? []))];
  const rules = await findDomainRulesAmong(tx, tenantId, domains);
  if (!rules) return new Set();
  const listed = new Set(rules.listed);
  return new Set(domains.filter((domain) => refusesDomain(rules, domain, listed.has(domain))));
}

/**
 * Checks an address that is about to be taken in by a tenant.
 * @throws Refusal `email-domain-refused`
 */
export async function refuseEmailDomain(tx: Tx, tenantId: string, email: string): Promise<void> {
  if (!(await admitsEmail(tx, tenantId, email))) throw domainRefusal(email);
}

/**
 * Checks the new address of a user: each of their tenants must admit it.
 * @throws Refusal `email-domain-refused`
 */
export async function refuseEmailDomainAnywhere(tx: Tx, userId: string, email: string): Promise<void> {
  const domain = domainOf(email);
  const all = await listDomainRulesOfPerson(tx, userId, domain);
  if (all.some((rules) => refusesDomain(rules, domain, rules.listed))) throw domainRefusal(email);
}

function domainRefusal(email: string): Refusal {
  const domain = domainOf(email) ?? email.slice(email.lastIndexOf('@') + 1);
  return new Refusal('email-domain-refused', { values: { domain }, context: { domain } });
}
