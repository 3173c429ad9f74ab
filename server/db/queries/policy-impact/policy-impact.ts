/**
 * Members, sessions, API tokens and past sign-ins that the stored policies of a tenant hit. The conditions are those that
 * enforce the policies, so that a preview cannot differ from what happens once its draft is saved.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { listedLengths, refusesAddress } from '#server/db/queries/core/address-rules.ts';
import { demandsMore, passwordTooOld, sessionDemandsMore } from '#server/db/queries/core/tenant-demands.ts';
import { surplusSessions, withinPolicy } from '#server/db/queries/sessions/session-policies.ts';

export interface NamedRow {
  id: string;
  name: string;
  email: string;
}

export interface Hits<Item> {
  total: number;
  items: Item[];
}

export interface SignInDay {
  day: string;
  total: number;
  refused: number;
}

/** A tenant at a time. `limit` bounds the users and tokens that are named; totals count all. */
export interface ImpactScope {
  tenantId: string;
  now: Date;
  limit: number;
}

/** Uncorrelated, so that what depends on the tenant alone is read once for all rows. */
const tenant = '(select app_tenant_id())';
const now = '(select now from moment)';
const member = `m.tenant_id = ${tenant} and m.state = 'active' and (m.expires_at is null or m.expires_at > ${now})`;
const live = `s.tenant_id = ${tenant} and s.ended_at is null and s.expires_at > ${now} and s.parent_id is null`;

const momentOf = (at: Date) => sql`moment as materialized (select ${at}::timestamptz as now)`;

/** Judges addresses, each once, however many sessions or sign-ins came from it. @param addresses as SQL that yields `ip` */
const refusedAddresses = (addresses: string) => `
  select seen.ip from (select distinct ip from (${addresses}) every) seen
  where ${refusesAddress({ tenant, address: `nullif(seen.ip, '')::inet`, lengths: `(select lengths from lists)` })}`;
const lists = `lists as materialized (select ${listedLengths(tenant)} as lengths)`;

/** Sessions by their policy, as SQL that yields `id` and `user_id`. */
const sessionsHit = {
  mfa: `select s.id, s.user_id from sessions s where ${live} and ${sessionDemandsMore('s', tenant)}`,
  ip: `
    select open.id, open.user_id from (select s.id, s.user_id, coalesce(s.ip, '') as ip from sessions s where ${live}) open
    where open.ip in (${refusedAddresses(`select coalesce(s.ip, '') as ip from sessions s where ${live}`)})`,
  // a set of its own: as part of the condition it would be found anew for every session
  sessions: `
    select s.id, s.user_id from sessions s where ${live} and s.impersonator is null and not ${withinPolicy('s', now)}
    union select s.id, s.user_id from sessions s join (${surplusSessions(tenant, now)}) surplus on surplus.id = s.id`,
} as const;

export type SessionPolicyKind = keyof typeof sessionsHit;

/** Live sessions, and the users who have them. */
export async function findSessionsHit(
  tx: Tx,
  kind: SessionPolicyKind,
  scope: ImpactScope,
): Promise<{ sessions: number; userIds: string[] }> {
  const { rows } = await sql<{ sessions: string; user_ids: string[] }>`
    with ${momentOf(scope.now)}, ${sql.raw(lists)}, hit as materialized (${sql.raw(sessionsHit[kind])})
    select (select count(*) from hit) as sessions, array(select distinct user_id from hit) as user_ids`.execute(tx);
  return { sessions: Number(rows[0]!.sessions), userIds: rows[0]!.user_ids };
}

/** Active members by a condition about their account, as SQL that yields `id`. */
const accountsHit = {
  // a user who verified a factor before is asked for it; one whom the tenant's own provider authenticates has no need
  mfa: `
    select u.id from memberships m join users u on u.id = m.user_id
    left join (select distinct on (s.user_id) s.user_id, s.sso_tenant_id from sessions s where s.tenant_id = ${tenant}
               order by s.user_id, s.created_at desc) last on last.user_id = u.id
    where ${member} and u.two_factors_by is null
      and ${demandsMore({ tenant, amr: `'{}'::text[]`, ssoTenant: 'last.sso_tenant_id', remembered: 'false' })}`,
  rotation: `
    select u.id from memberships m join users u on u.id = m.user_id
    where ${member} and u.password_hash is not null and ${passwordTooOld(tenant, 'u.password_changed_at', now)}`,
} as const;

/** IDs of the active members whose account meets a condition. */
export async function findAccountsHit(tx: Tx, kind: keyof typeof accountsHit, scope: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${momentOf(scope.now)} ${sql.raw(accountsHit[kind])}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** IDs of the members, and of those who are invited, whose address is at one of some domains. */
export async function findMembersAt(tx: Tx, domains: readonly string[], { tenantId }: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from memberships m
    where m.tenant_id = ${tenantId} and m.state <> 'disabled' and split_part(m.person_email, '@', 2) = any (${domains}::text[])`.execute(
    tx,
  );
  return rows.map((row) => row.user_id);
}

/** The domains of the addresses of members and invited users, in lower case. */
export async function listMemberDomains(tx: Tx, { tenantId }: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    select distinct split_part(m.person_email, '@', 2) as domain from memberships m
    where m.tenant_id = ${tenantId} and m.state <> 'disabled'`.execute(tx);
  return rows.map(({ domain }) => domain);
}

/** Names those of some users who are members or invited, by name. */
export async function nameUsers(
  tx: Tx,
  userIds: readonly string[],
  { tenantId, now, limit }: ImpactScope,
): Promise<Hits<NamedRow>> {
  const { rows } = await sql<NamedRow & { total: string }>`
    select u.id, u.name, u.email, count(*) over () as total from memberships m join users u on u.id = m.user_id
    where m.tenant_id = ${tenantId} and m.user_id = any (${userIds}::uuid[])
      and m.state <> 'disabled' and (m.expires_at is null or m.expires_at > ${now})
    order by m.person_name, m.person_email, u.id limit ${limit}`.execute(tx);
  return { total: Number(rows[0]?.total ?? 0), items: rows.map(({ id, name, email }) => ({ id, name, email })) };
}

/** API tokens whose last call came from an address that is refused. */
export async function findTokensHit(tx: Tx, scope: ImpactScope): Promise<Hits<{ id: string; description: string }>> {
  const { rows } = await sql<{ id: string; description: string; total: string }>`
    with ${momentOf(scope.now)}
    select t.id, t.description, count(*) over () as total from api_tokens t
    where t.tenant_id = ${sql.raw(tenant)} and (t.expires_at is null or t.expires_at > ${sql.raw(now)}) and t.last_used_ip is not null
      and ${sql.raw(refusesAddress({ tenant, address: 't.last_used_ip' }))}
    order by t.last_used_at desc, t.id limit ${scope.limit}`.execute(tx);
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, description }) => ({ id, description })),
  };
}

/** What is judged of a sign-in: its address, or its methods (RFC 8176). As SQL that yields the refused values. */
const refusedValues = {
  ip: refusedAddresses('select ip from made'),
  mfa: `
    select seen.methods from (select distinct methods from made) seen
    where ${demandsMore({
      tenant,
      amr: 'array(select jsonb_array_elements_text(seen.methods))',
      ssoTenant: `case when seen.methods ? 'sso' then ${tenant} end`,
      remembered: 'false',
    })}`,
} as const;
const columns = { ip: 'ip', mfa: 'methods' } as const;

/** Sign-ins since a time, judged again, by UTC day; and the users of those that are refused. */
export async function replaySignIns(
  tx: Tx,
  kind: keyof typeof refusedValues,
  scope: ImpactScope & { since: Date },
): Promise<{ days: SignInDay[]; userIds: string[] }> {
  const { rows } = await sql<{ days: SignInDay[]; user_ids: string[] }>`
    with ${momentOf(scope.now)}, ${sql.raw(lists)}, made as materialized (
      select a.actor_id, (a.at at time zone 'UTC')::date as day, coalesce(a.ip, '') as ip, coalesce(a.details -> 'methods', '[]') as methods
      from audits a where a.tenant_id = ${scope.tenantId} and a.action = 'user.signed-in' and a.at > ${scope.since}
    ), refused as materialized (${sql.raw(refusedValues[kind])}), judged as materialized (
      select made.actor_id, made.day, made.${sql.raw(columns[kind])} in (select * from refused) as is_refused from made
    ), days as (
      select day, count(*) as total, count(*) filter (where is_refused) as refused from judged group by day
    )
    select coalesce((select json_agg(days order by day) from days), '[]') as days,
      array(select distinct actor_id from judged where is_refused and actor_id is not null) as user_ids`.execute(tx);
  return { days: rows[0]!.days, userIds: rows[0]!.user_ids };
}
