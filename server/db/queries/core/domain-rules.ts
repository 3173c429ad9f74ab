/** Email domain restrictions, as they apply to one address. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { RestrictionType } from '#server/db/schema.ts';

export interface AppliedDomainRules {
  active: boolean;
  listType: RestrictionType;
  blockPublicDomains: boolean;
  /** Whether the list that decides holds the domain. */
  listed: boolean;
}

const columns = (domain: string | null) => sql`
  rule.active, rule.list_type as "listType", rule.block_public_domains as "blockPublicDomains",
  exists (select from domain_restrictions d where d.tenant_id = rule.tenant_id and d.type = rule.list_type and d.domain = ${domain}) as listed`;

/** @returns `undefined` for a tenant that has set nothing */
export async function findDomainRules(
  tx: Tx,
  tenantId: string,
  domain: string | null,
): Promise<AppliedDomainRules | undefined> {
  const { rows } = await sql<AppliedDomainRules>`
    select ${columns(domain)} from domain_restriction_settings rule where rule.tenant_id = ${tenantId}`.execute(tx);
  return rows[0];
}

/** Those of all tenants that a user is a member of. */
export async function listDomainRulesOfUser(
  tx: Tx,
  userId: string,
  domain: string | null,
): Promise<(AppliedDomainRules & { tenantId: string })[]> {
  const { rows } = await sql<AppliedDomainRules & { tenantId: string }>`
    select rule.tenant_id as "tenantId", ${columns(domain)} from memberships m join domain_restriction_settings rule on rule.tenant_id = m.tenant_id
    where m.user_id = ${userId} and m.state = 'active'`.execute(tx);
  return rows;
}

/** Which of some domains the list that decides holds. @returns `undefined` for a tenant that has set nothing */
export async function findDomainRulesAmong(
  tx: Tx,
  tenantId: string,
  domains: readonly string[],
): Promise<(Omit<AppliedDomainRules, 'listed'> & { listed: string[] }) | undefined> {
  const { rows } = await sql<Omit<AppliedDomainRules, 'listed'> & { listed: string[] }>`
    select rule.active, rule.list_type as "listType", rule.block_public_domains as "blockPublicDomains",
      array(select d.domain from domain_restrictions d
            where d.tenant_id = rule.tenant_id and d.type = rule.list_type and d.domain = any (${domains}::text[])) as listed
    from domain_restriction_settings rule where rule.tenant_id = ${tenantId}`.execute(tx);
  return rows[0];
}
