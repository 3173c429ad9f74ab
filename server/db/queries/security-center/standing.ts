/** What the security score of a tenant is computed from, in one statement each. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { RestrictionType } from '#server/db/schema.ts';

export interface StandingRow {
  users: number;
  without_mfa: number;
  /** With a leaked password: all, and those who may still use it. */
  breached: number;
  breached_accepted: number;
  inactive: number;
  /** By kind: the tenant's own, else the vendor's. */
  policies: Record<string, Record<string, unknown>>;
  sessions: { timeout: number | null; idle_timeout: number | null; max_sessions: number | null } | null;
  ip: { is_active: boolean; strategy: RestrictionType } | null;
  domains: { active: boolean; list_type: RestrictionType; block_public_domains: boolean } | null;
  countries_on: boolean;
  /** Entries of the lists that decide something. */
  ips_allowed: number;
  ips_blocked: number;
  domains_allowed: number;
  domains_blocked: number;
  countries: number;
  /** What the tenant can be called in configuration. */
  alias: string | null;
  /** The first users by name. */
  names_without_mfa: string[];
  names_breached: string[];
}

/** How many users are named. */
const named = 2;
/** An active member of the tenant, from the indexes of migrations 0054 and 0074. */
const active = `m.state = 'active' and m.inherited_from is null`;

/** A user's name by the sort order of the lists. @param condition on a membership `m` */
const namesOf = (condition: string) => `
  array(select member.name from (select m.user_id, m.person_name from memberships m where m.tenant_id = wanted.id and ${active} and ${condition}
                            order by m.person_name, m.user_id limit ${named}) first
        join people_of_tenants member on member.tenant_id = wanted.id and member.id = first.user_id order by first.person_name, first.user_id)`;

/** @param inactiveSince who has not been seen since then, and joined before, is inactive */
export async function readStanding(
  tx: Tx,
  { tenantId, inactiveSince }: { tenantId: string; inactiveSince: Date },
): Promise<StandingRow> {
  // the index of migration 0074 instead of the table, also where nearly all members are of one tenant
  await sql`select set_config('random_page_cost', '1.1', true)`.execute(tx);
  const { rows } = await sql<StandingRow>`
    with wanted as materialized (select t.id, t.alias from tenants t where t.id = ${tenantId}), people as materialized (
      select count(*)::int as users,
        count(*) filter (where not m.person_mfa)::int as without_mfa,
        count(*) filter (where m.person_breached)::int as breached,
        count(*) filter (where m.person_breached and m.password_reset_at is null)::int as breached_accepted,
        count(*) filter (where coalesce(m.last_login_at, m.created_at) < ${inactiveSince})::int as inactive
      from memberships m where m.tenant_id = ${tenantId} and ${sql.raw(active)}
    ), ips as materialized (
      select count(*) filter (where strategy = 'ALLOW')::int as allowed, count(*) filter (where strategy = 'BLOCK')::int as blocked
      from ip_restrictions where tenant_id = ${tenantId} and is_active
    ), listed_domains as materialized (
      select count(*) filter (where type = 'ALLOW')::int as allowed, count(*) filter (where type = 'BLOCK')::int as blocked
      from domain_restrictions where tenant_id = ${tenantId}
    )
    select people.*, wanted.alias,
      (select jsonb_object_agg(held.kind, held.value) from (
        select distinct on (p.kind) p.kind, p.value from security_policies p
        where p.tenant_id = wanted.id or p.tenant_id is null order by p.kind, p.tenant_id nulls last) held) as policies,
      (select to_jsonb(p) from (select timeout, idle_timeout, max_sessions from session_policies where tenant_id = wanted.id) p) as sessions,
      (select to_jsonb(s) from (select is_active, strategy from ip_restriction_settings where tenant_id = wanted.id) s) as ip,
      (select to_jsonb(s) from (select active, list_type, block_public_domains from domain_restriction_settings where tenant_id = wanted.id) s) as domains,
      exists (select from country_restriction_settings where tenant_id = wanted.id and enabled) as countries_on,
      (select count(*)::int from country_restrictions where tenant_id = wanted.id) as countries,
      ips.allowed as ips_allowed, ips.blocked as ips_blocked,
      listed_domains.allowed as domains_allowed, listed_domains.blocked as domains_blocked,
      ${sql.raw(namesOf('not m.person_mfa'))} as names_without_mfa,
      ${sql.raw(namesOf('m.person_breached'))} as names_breached
    from wanted cross join people cross join ips cross join listed_domains`.execute(tx);
  return rows[0]!;
}
