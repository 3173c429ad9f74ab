/**
 * Members, sessions, API tokens and past sign-ins that the stored policies of a tenant hit. The conditions are those that
 * enforce the policies, so that a preview cannot differ from what happens once its draft is saved.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { refusesAddress } from '#server/db/queries/core/address-rules.ts';
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

const member = `m.tenant_id = wanted.tenant_id and m.state = 'active' and (m.expires_at is null or m.expires_at > wanted.now)`;
const live = `s.tenant_id = wanted.tenant_id and s.ended_at is null and s.expires_at > wanted.now and s.parent_id is null`;
/** As text of an IP address; null for an unknown one. Only valid addresses are stored. */
const addressOf = (column: string) => `nullif(${column}, '')::inet`;

const wantedOf = ({ tenantId, now }: ImpactScope) =>
  sql`wanted as materialized (select ${tenantId}::text collate "C" as tenant_id, ${now}::timestamptz as now)`;

/** Sessions by their policy, as SQL that yields `id` and `user_id`. */
const sessionsHit = {
  mfa: `select s.id, s.user_id from wanted, sessions s where ${live} and ${sessionDemandsMore('s', 'wanted.tenant_id')}`,
  // each address is judged once, however many sessions it has
  ip: `
    select made.id, made.user_id from (
      select s.id, s.user_id, coalesce(s.ip, '') as ip from wanted, sessions s where ${live}
    ) made join (
      select ip from (
        select distinct coalesce(s.ip, '') as ip from wanted, sessions s where ${live}
      ) distinct_ips, wanted where ${refusesAddress({ tenant: 'wanted.tenant_id', address: addressOf('distinct_ips.ip') })}
    ) refused on refused.ip = made.ip`,
  sessions: `
    select s.id, s.user_id from wanted, sessions s where ${live} and s.impersonator is null
      and (not ${withinPolicy('s', 'wanted.now')} or s.id in (${surplusSessions('wanted.tenant_id', 'wanted.now')}))`,
} as const;

export type SessionPolicyKind = keyof typeof sessionsHit;

/** Live sessions, and the users who have them. */
export async function findSessionsHit(
  tx: Tx,
  kind: SessionPolicyKind,
  scope: ImpactScope,
): Promise<{ sessions: number; userIds: string[] }> {
  const { rows } = await sql<{ sessions: string; user_ids: string[] }>`
    with ${wantedOf(scope)}, hit as (${sql.raw(sessionsHit[kind])})
    select count(*) as sessions, coalesce(array_agg(distinct user_id), '{}') as user_ids from hit`.execute(tx);
  return { sessions: Number(rows[0]!.sessions), userIds: rows[0]!.user_ids };
}

/** Users of a condition about their account, as SQL. */
const accountsHit = {
  // a user who verified a factor before is asked for it; one whom the tenant's own provider authenticates has no need
  mfa: `u.two_factors_by is null and ${demandsMore({
    tenant: 'wanted.tenant_id',
    amr: `'{}'::text[]`,
    ssoTenant: `(select last.sso_tenant_id from sessions last where last.user_id = u.id and last.tenant_id = wanted.tenant_id
                 order by last.created_at desc limit 1)`,
    remembered: 'false',
  })}`,
  rotation: `u.password_hash is not null and ${passwordTooOld('wanted.tenant_id', 'u.password_changed_at', 'wanted.now')}`,
} as const;

/** IDs of the active members whose account meets a condition. */
export async function findAccountsHit(tx: Tx, kind: keyof typeof accountsHit, scope: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${wantedOf(scope)}
    select u.id from wanted, memberships m join users u on u.id = m.user_id
    where ${sql.raw(member)} and ${sql.raw(accountsHit[kind])}`.execute(tx);
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

/** Names some users, by name. */
export async function nameUsers(
  tx: Tx,
  userIds: readonly string[],
  { tenantId, limit }: ImpactScope,
): Promise<Hits<NamedRow>> {
  const { rows } = await sql<NamedRow>`
    select u.id, u.name, u.email from memberships m join users u on u.id = m.user_id
    where m.tenant_id = ${tenantId} and m.user_id = any (${userIds}::uuid[])
    order by m.person_name, m.person_email, u.id limit ${limit}`.execute(tx);
  return { total: userIds.length, items: rows };
}

/** API tokens whose last call came from an address that is refused. */
export async function findTokensHit(tx: Tx, scope: ImpactScope): Promise<Hits<{ id: string; description: string }>> {
  const { rows } = await sql<{ id: string; description: string; total: string }>`
    with ${wantedOf(scope)}
    select t.id, t.description, count(*) over () as total from wanted, api_tokens t
    where t.tenant_id = wanted.tenant_id and (t.expires_at is null or t.expires_at > wanted.now) and t.last_used_ip is not null
      and ${sql.raw(refusesAddress({ tenant: 'wanted.tenant_id', address: 't.last_used_ip' }))}
    order by t.last_used_at desc, t.id limit ${scope.limit}`.execute(tx);
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, description }) => ({ id, description })),
  };
}

/** What is judged of a sign-in: its address, or its methods (RFC 8176). `judged` is SQL that yields `key` and `refused`. */
const signInsHit = {
  // every address is judged once, however many sign-ins came from it
  ip: {
    judged: `select made.ip as key, ${refusesAddress({ tenant: 'wanted.tenant_id', address: addressOf('made.ip') })} as refused
             from (select distinct ip from made) made, wanted`,
    key: 'ip',
  },
  mfa: {
    judged: `select methods as key, ${demandsMore({
      tenant: 'wanted.tenant_id',
      amr: 'array(select jsonb_array_elements_text(made.methods))',
      ssoTenant: `case when made.methods ? 'sso' then wanted.tenant_id end`,
      remembered: 'false',
    })} as refused from (select distinct methods from made) made, wanted`,
    key: 'methods',
  },
} as const;

/** Sign-ins since a time, judged again, by UTC day; and the users of those that are refused. */
export async function replaySignIns(
  tx: Tx,
  kind: keyof typeof signInsHit,
  scope: ImpactScope & { since: Date },
): Promise<{ days: SignInDay[]; userIds: string[] }> {
  const { judged, key } = signInsHit[kind];
  const { rows } = await sql<{ day: string; total: string; refused: string; user_ids: string[] }>`
    with ${wantedOf(scope)}, made as materialized (
      select a.actor_id, a.at, coalesce(a.ip, '') as ip, coalesce(a.details -> 'methods', '[]') as methods
      from audits a where a.tenant_id = ${scope.tenantId} and a.action = 'user.signed-in' and a.at > ${scope.since}
    ), judged as materialized (${sql.raw(judged)})
    select to_char(made.at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as total,
      count(*) filter (where judged.refused) as refused,
      coalesce(array_agg(distinct made.actor_id) filter (where judged.refused and made.actor_id is not null), '{}') as user_ids
    from made join judged on judged.key = made.${sql.raw(key)} group by 1 order by 1`.execute(tx);
  return {
    days: rows.map(({ day, total, refused }) => ({ day, total: Number(total), refused: Number(refused) })),
    userIds: [...new Set(rows.flatMap((row) => row.user_ids))],
  };
}

/** Of some users, those who are active members. */
export async function keepMembers(tx: Tx, userIds: readonly string[], scope: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with ${wantedOf(scope)} select m.user_id from wanted, memberships m
    where ${sql.raw(member)} and m.user_id = any (${userIds}::uuid[])`.execute(tx);
  return rows.map((row) => row.user_id);
}
