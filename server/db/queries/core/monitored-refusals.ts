/** Monitored policies of tenants, and whom they would have refused. */
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { currentTimeSql } from '#server/db/current-time.ts';
import type { MonitoredPolicy, MonitoredWay, RestrictionType, Tables } from '#server/db/schema.ts';

export type MonitoredPolicyRow = Selectable<Tables['monitored_policies']>;

export async function listMonitoredPolicies(tx: Tx, tenantId: string): Promise<MonitoredPolicyRow[]> {
  return await tx
    .selectFrom('monitored_policies')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('policy')
    .execute();
}

interface Monitored {
  tenantId: string;
  policy: MonitoredPolicy;
}

export async function findMonitoredPolicy(
  tx: Tx,
  { tenantId, policy }: Monitored,
): Promise<MonitoredPolicyRow | undefined> {
  return await tx
    .selectFrom('monitored_policies')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .executeTakeFirst();
}

/** Begins to monitor a draft; what a former one would have refused is forgotten. */
export async function saveMonitoredPolicy(
  tx: Tx,
  of: Monitored,
  { value, since, enforceAt }: { value: object; since: Date; enforceAt: Date | null },
): Promise<void> {
  await deleteMonitoredPolicy(tx, of);
  await tx
    .insertInto('monitored_policies')
    .values({ tenant_id: of.tenantId, policy: of.policy, value: JSON.stringify(value), since, enforce_at: enforceAt })
    .execute();
}

export async function deleteMonitoredPolicy(tx: Tx, { tenantId, policy }: Monitored): Promise<void> {
  for (const table of ['monitored_policies', 'monitored_refusals'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('policy', '=', policy).execute();
}

export interface MonitoredRefusal {
  tenantId: string;
  policies: readonly MonitoredPolicy[];
  way: MonitoredWay;
  /** ID of a user or an API token, or an email domain. */
  subject: string;
  /** Empty if unknown. */
  ip: string;
  /** Null: the database's time. */
  at: Date | null;
}

/** Counts what monitored rules would have refused; nothing for one that is not monitored any more. */
export async function countMonitoredRefusal(
  tx: Tx,
  { tenantId, policies, way, subject, ip, at }: MonitoredRefusal,
): Promise<void> {
  await sql`
    insert into monitored_refusals (tenant_id, policy, day, way, subject, hits, last_at, last_ip)
    select trial.tenant_id, trial.policy, (moment.at at time zone 'UTC')::date, ${way}, ${subject}, 1, moment.at, ${ip || null}
    from monitored_policies trial cross join (select ${sql.raw(currentTimeSql('given.at'))} as at from (select ${at}::timestamptz as at) given) moment
    where trial.tenant_id = ${tenantId} and trial.policy = any (${[...policies]}::text[])
    on conflict (tenant_id, policy, day, way, subject)
    do update set hits = monitored_refusals.hits + 1, last_at = excluded.last_at, last_ip = excluded.last_ip`.execute(
    tx,
  );
}

export interface MonitoredDomainRules {
  tenant_id: string;
  type: RestrictionType;
  block_public_domains: boolean;
  /** Whether the list that would decide holds the domain. */
  listed: boolean;
}

/** The monitored restrictions of email domains, as they apply to one. @param tenants as SQL that yields IDs */
export async function listMonitoredDomainRules(
  tx: Tx,
  { tenantId, userId }: { tenantId?: string; userId?: string },
  domain: string | null,
): Promise<MonitoredDomainRules[]> {
  const { rows } = await sql<MonitoredDomainRules>`
    select trial.tenant_id, trial.value ->> 'listType' as type, (trial.value ->> 'blockPublicDomains')::boolean as block_public_domains,
      exists (select from domain_restrictions d
              where d.tenant_id = trial.tenant_id and d.type = trial.value ->> 'listType' and d.domain = ${domain}) as listed
    from monitored_policies trial
    where trial.policy = 'domain-restrictions' and (trial.tenant_id = ${tenantId ?? null}::text or trial.tenant_id in (
      select m.tenant_id from memberships m where m.user_id = ${userId ?? null}::uuid and m.state = 'active'))`.execute(
    tx,
  );
  return rows;
}

export interface MonitoredDay {
  day: string;
  /** Subjects on that day, each once per way. */
  refused: number;
}

export interface MonitoredFigures {
  signIns: number;
  calls: number;
  emails: number;
  users: number;
  days: MonitoredDay[];
  names: { id: string; name: string; email: string; hits: number }[];
  tokens: { id: string; description: string; hits: number }[];
  tokens_total: number;
  domains: { domain: string; hits: number }[];
}

/** What one rule would have refused since a day. @param limit how many users, tokens and domains are named */
export async function readMonitoredFigures(
  tx: Tx,
  { tenantId, policy }: Monitored,
  { since, limit }: { since: Date; limit: number },
): Promise<MonitoredFigures> {
  const { rows } = await sql<MonitoredFigures>`
    with found as materialized (
      select * from monitored_refusals
      where tenant_id = ${tenantId} and policy = ${policy} and day >= (${since}::timestamptz at time zone 'UTC')::date
    ), users_hit as (
      select member.id, member.name, member.email, sum(found.hits)::int as hits
      from found join people_of_tenants member on member.tenant_id = ${tenantId} and member.id::text = found.subject
      where found.way in ('sign-in', 'token', 'call') group by member.id, member.name, member.email
    ), tokens_hit as (
      select t.id, t.description, sum(found.hits)::int as hits from found join api_tokens t on t.id::text = found.subject
      where found.way = 'api-token' group by t.id
    ), domains_hit as (
      select subject as domain, sum(hits)::int as hits from found where way = 'email' group by subject
    )
    select
      coalesce((select sum(hits) from found where way = 'sign-in'), 0)::int as "signIns",
      coalesce((select sum(hits) from found where way in ('call', 'token')), 0)::int as calls,
      coalesce((select sum(hits) from found where way = 'email'), 0)::int as emails,
      (select count(distinct subject) from found where way in ('sign-in', 'token', 'call'))::int as users,
      (select count(*) from tokens_hit)::int as tokens_total,
      coalesce((select json_agg(json_build_object('day', day, 'refused', refused) order by day) from (
        select day, sum(hits)::int as refused from found group by day) per_day), '[]') as days,
      coalesce((select json_agg(named) from (select * from users_hit order by hits desc, name limit ${limit}) named), '[]') as names,
      coalesce((select json_agg(named) from (select * from tokens_hit order by hits desc limit ${limit}) named), '[]') as tokens,
      coalesce((select json_agg(named) from (select * from domains_hit order by hits desc, domain limit ${limit}) named), '[]') as domains`.execute(
    tx,
  );
  return rows[0]!;
}
