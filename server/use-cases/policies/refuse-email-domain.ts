import { findDomainRules, findDomainRulesAmong, listDomainRulesOfUser } from '#server/db/queries/core/domain-rules.ts';
import { countMonitoredRefusal, listMonitoredDomainRules } from '#server/db/queries/core/monitored-refusals.ts';
import { findTenantLeftBy } from '#server/db/queries/core/sso-demands.ts';
import { refusesDomain } from '#server/domain/policies/email-domains.ts';
import { DomainRefusal } from '#server/lib/domain-refusal.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import type { Tx } from '#server/db/database.ts';

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
  if (!(await takesInEmail(tx, tenantId, email))) throw new DomainRefusal({ tenantId, email });
}

/**
 * As `admitsEmail`, for an address that is about to be taken in: what a monitored rule would refuse is counted.
 */
export async function takesInEmail(tx: Tx, tenantId: string, email: string): Promise<boolean> {
  if (!(await admitsEmail(tx, tenantId, email))) return false;
  await countMonitored(tx, { tenantId }, email);
  return true;
}

/** In the transaction that takes in the address, so that nothing counts that did not happen. */
async function countMonitored(tx: Tx, where: { tenantId: string } | { userId: string }, email: string): Promise<void> {
  const domain = domainOf(email);
  for (const trial of await listMonitoredDomainRules(tx, where, domain)) {
    const rules = { active: true, listType: trial.type, blockPublicDomains: trial.block_public_domains };
    if (!refusesDomain(rules, domain, trial.listed)) continue;
    await countMonitoredRefusal(tx, {
      tenantId: trial.tenant_id,
      policies: ['domain-restrictions'],
      way: 'email',
      subject: domain ?? '',
      ip: '',
      at: null,
    });
  }
}

/**
 * Checks the new address of a user: each of their tenants must admit it, and none may require single sign-on by the former
 * one, which another domain would evade.
 * @throws Refusal `email-domain-refused`
 */
export async function refuseEmailDomainAnywhere(tx: Tx, userId: string, email: string): Promise<void> {
  const domain = domainOf(email);
  const all = await listDomainRulesOfUser(tx, userId, domain);
  const refusing = all.find((rules) => refusesDomain(rules, domain, rules.listed));
  const left = refusing?.tenantId ?? (await findTenantLeftBy(tx, userId, domain));
  if (left !== undefined) throw new DomainRefusal({ tenantId: left, email });
}

/** Counts the new address of a user where a monitored rule of one of their tenants would have refused it. */
export async function countMonitoredEmailAnywhere(tx: Tx, userId: string, email: string): Promise<void> {
  await countMonitored(tx, { userId }, email);
}
