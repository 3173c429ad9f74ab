/**
 * Members, sessions, API tokens and past sign-ins that the stored policies of a tenant hit. The conditions are those that
 * enforce the policies, so that a preview cannot differ from what happens once its draft is saved.
 */
import { sql } from 'kysely';
import type { EnforceMfaType } from '#shared/contract/policies/security-policies.ts';
import type { Tx } from '#server/db/database.ts';
import { listedLengths, refusesAddress } from '#server/db/queries/core/address-rules.ts';
import { refusesCountry } from '#server/db/queries/core/country-rules.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { exceedsLimits } from '#server/db/queries/core/session-bounds.ts';
import { binds, lacksSso } from '#server/db/queries/core/sso-demands.ts';
import { demandsMore, passwordTooOld, sessionDemandsMore } from '#server/db/queries/core/tenant-demands.ts';
import { surplusSessions } from '#server/db/queries/sessions/session-policies.ts';

/** IDs of many users as one text, which takes less time than an array or a row for each. @param column as SQL */
const listed = (column: string) => sql.raw(`coalesce(string_agg(${column}::text, ','), '')`);
const idsIn = (text: string): string[] => (text === '' ? [] : text.split(','));

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
  /** Of the caller; `null` for an API token. */
  ownSession: string | null;
  /** Inherited members whom the parent account does not let in any more, which the tenant's scope cannot see. */
  shutOut: readonly string[];
}

/** Uncorrelated, so that what depends on the tenant alone is read once for all rows. */
const tenant = '(select app_tenant_id())';
const now = '(select now from moment)';
/** What lockout and password history ask: every active membership, whatever its end and its parent account. */
const joined = `m.tenant_id = ${tenant} and m.state = 'active'`;
const member = `${joined} and (m.expires_at is null or m.expires_at > ${now}) and not exists (select from shut_out where shut_out.id = m.user_id)`;
/** Of a member: the calls of others are refused already. */
const live = `s.tenant_id = ${tenant} and s.ended_at is null and s.expires_at > ${now} and s.parent_id is null
  and exists (select from memberships m where m.user_id = s.user_id and ${member})`;

const momentOf = ({ now, shutOut }: Pick<ImpactScope, 'now' | 'shutOut'>) => sql`
  moment as materialized (select ${now}::timestamptz as now),
  shut_out as materialized (select unnest(${shutOut}::uuid[]) as id)`;

/**
 * Lets the statements of a transaction group and sort the sign-ins of a large tenant in memory, and plans them for their
 * values: how many users a list has decides how they are best found.
 */
export async function planForMany(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true), set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(
    tx,
  );
}

/** Judges addresses, each once, however many sessions or sign-ins came from it. @param addresses as SQL that yields `ip` */
const refusedAddresses = (addresses: string) => `
  select seen.ip from (select distinct ip from (${addresses}) every) seen
  where ${refusesAddress({ tenant, address: `nullif(seen.ip, '')::inet`, lengths: `(select lengths from lists)` })}`;
const lists = `lists as materialized (select ${listedLengths(tenant)} as lengths)`;

/** The countries of addresses, which the database cannot look up. */
const placesOf = (places: readonly CallAddress[]) => sql`
  places as materialized (select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (ip text, country text))`;
const refusedPlaces = (addresses: string) => `
  select seen.ip from (select distinct ip from (${addresses}) every) seen left join places on places.ip = seen.ip
  where ${refusesCountry({ tenant, address: `nullif(seen.ip, '')::inet`, country: 'places.country' })}`;

/** Where calls came from: live sessions, API tokens, and sign-ins since a time. */
export async function listAddresses(
  tx: Tx,
  { tenantId, now, since }: Pick<ImpactScope, 'tenantId' | 'now'> & { since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`
    select s.ip from sessions s
      where s.tenant_id = ${sql.raw(tenant)} and s.ended_at is null and s.expires_at > ${now} and s.ip is not null
    union select host(t.last_used_ip) from api_tokens t where t.tenant_id = ${sql.raw(tenant)} and t.last_used_ip is not null
    union select a.ip from audits a
      where a.tenant_id = ${tenantId} and a.action = 'user.signed-in' and a.at > ${since} and a.ip is not null`.execute(
    tx,
  );
  return rows.map(({ ip }) => ip);
}

const opened = `with opened as materialized (select s.id, s.user_id, coalesce(s.ip, '') as ip from sessions s where ${live})`;

/** Sessions by their policy, as SQL that yields `id` and `user_id`. */
const sessionsHit = {
  mfa: `select s.id, s.user_id from sessions s where ${live} and ${sessionDemandsMore('s', tenant)}`,
  // once the grace is over
  sso: `select s.id, s.user_id from sessions s where ${live} and ${lacksSso('s', `'infinity'::timestamptz`, tenant)}`,
  ip: `${opened} select id, user_id from opened where ip in (${refusedAddresses('select ip from opened')})`,
  country: `${opened} select id, user_id from opened where ip in (${refusedPlaces('select ip from opened')})`,
  // a set of its own: as part of the condition it would be computed again for every session
  sessions: `
    select s.id, s.user_id from sessions s where ${live} and s.impersonator is null and ${exceedsLimits('s', now, tenant)}
    union select s.id, s.user_id from sessions s join (${surplusSessions(tenant, now)}) surplus on surplus.id = s.id
      join memberships m on m.user_id = s.user_id and ${joined}`,
} as const;

export type SessionPolicyKind = keyof typeof sessionsHit;

/** Live sessions, and the users who have them. */
export async function findSessionsHit(
  tx: Tx,
  kind: SessionPolicyKind,
  scope: ImpactScope,
  places: readonly CallAddress[] = [],
): Promise<{ sessions: { total: number; own: boolean }; userIds: string[] }> {
  const { rows } = await sql<{ sessions: string; own: boolean; user_ids: string }>`
    with ${momentOf(scope)}, ${sql.raw(lists)}, ${placesOf(places)}, hit as materialized (${sql.raw(sessionsHit[kind])})
    select (select count(*) from hit) as sessions, exists (select from hit where id = ${scope.ownSession}) as own, (select ${listed('user_id')} from (select distinct user_id from hit) users) as user_ids`.execute(
    tx,
  );
  const { sessions, own, user_ids: userIds } = rows[0]!;
  return { sessions: { total: Number(sessions), own }, userIds: idsIn(userIds) };
}

/** Live sessions of some users in the tenant. */
export async function countLiveSessions(tx: Tx, userIds: readonly string[], scope: ImpactScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with ${momentOf(scope)}
    select count(*)::int as total from sessions s where ${sql.raw(live)} and s.user_id = any (${userIds}::uuid[])`.execute(
    tx,
  );
  return rows[0]!.total;
}

/**
 * SQL from `from` on, of members `u` who have to enroll: a user who verified a factor before is asked for it, and one whom
 * the tenant's own provider authenticates has no need.
 * @param enforcement as SQL; by default that of the stored policy
 */
function withoutFactor(enforcement?: string): string {
  const sources = { tenant, amr: `'{}'::text[]`, ssoTenant: 'last.sso_tenant_id', remembered: 'false' };
  return `
    from memberships m join users u on u.id = m.user_id
    left join (select distinct on (s.user_id) s.user_id, s.sso_tenant_id from sessions s where s.tenant_id = ${tenant}
               order by s.user_id, s.created_at desc) last on last.user_id = u.id
    where ${member} and u.two_factors_by is null and ${demandsMore(sources, enforcement)}`;
}

/** Members by a condition about their account, as SQL that yields `id`. */
const accountsHit = {
  mfa: `select u.id ${withoutFactor()}`,
  history: `
    select u.id from memberships m join users u on u.id = m.user_id where ${joined} and u.password_hash is not null`,
  rotation: `
    select u.id from memberships m join users u on u.id = m.user_id
    where ${member} and u.password_hash is not null and ${passwordTooOld(tenant, 'u.password_changed_at', now)}`,
} as const;

/** IDs of the members whose account meets a condition. */
export async function findAccountsHit(tx: Tx, kind: keyof typeof accountsHit, scope: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ ids: string }>`
    with ${momentOf(scope)} select ${listed('id')} as ids from (${sql.raw(accountsHit[kind])}) hit`.execute(tx);
  return idsIn(rows[0]!.ids);
}

/**
 * IDs of members, in order, whom an MFA policy would ask for a factor that they do not have.
 * @param page `afterId`: ID of the last user of the page before
 */
export async function listUsersToEnroll(
  tx: Tx,
  { enforcement, ...scope }: Omit<ImpactScope, 'limit' | 'ownSession'> & { enforcement: EnforceMfaType },
  { afterId, limit }: { afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${momentOf(scope)}, wanted as materialized (select ${enforcement}::text as enforcement)
    select u.id ${sql.raw(withoutFactor('(select enforcement from wanted)'))}
      and u.id > ${afterId} order by u.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface BoundMember {
  id: string;
  /** They have a password. */
  password: boolean;
  /** They have signed in through the connection. */
  linked: boolean;
}

/** Members who have to sign in by single sign-on, without those who keep a password for emergencies. */
export async function findBoundMembers(tx: Tx, scope: ImpactScope): Promise<BoundMember[]> {
  const { rows } = await sql<BoundMember>`
    with ${momentOf(scope)}
    select u.id, u.password_hash is not null as password,
      exists (select from identities i where i.user_id = u.id and i.issuer = 'sso:' || demand.connection_id) as linked
    from memberships m
    join sso_requirements demand on demand.tenant_id = m.tenant_id and split_part(m.person_email, '@', 2) = any (demand.names)
    join users u on u.id = m.user_id
    where ${sql.raw(member)} and ${sql.raw(binds('demand', 'm.user_id'))}
      and not exists (select from sso_emergency_users spared where spared.tenant_id = m.tenant_id and spared.user_id = m.user_id)`.execute(
    tx,
  );
  return rows;
}

/** API tokens of some users, the newest first. */
export async function findTokensOf(
  tx: Tx,
  userIds: readonly string[],
  { tenantId, now, limit }: ImpactScope,
): Promise<Hits<{ id: string; description: string }>> {
  const { rows } = await sql<{ id: string; description: string; total: string }>`
    select id, description, count(*) over () as total from api_tokens
    where tenant_id = ${tenantId} and user_id = any (${[...userIds]}::uuid[]) and (expires_at is null or expires_at > ${now})
    order by created_at desc, id limit ${limit}`.execute(tx);
  return { total: Number(rows[0]?.total ?? 0), items: rows.map(({ id, description }) => ({ id, description })) };
}

/** IDs of the members, and of those who are invited, whose address is at one of some domains. */
export async function findMembersAt(tx: Tx, domains: readonly string[], { tenantId }: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ ids: string }>`
    select ${listed('m.user_id')} as ids from memberships m
    where m.tenant_id = ${tenantId} and m.state <> 'disabled' and split_part(m.person_email, '@', 2) = any (${domains}::text[])`.execute(
    tx,
  );
  return idsIn(rows[0]!.ids);
}

/** The domains of the addresses of members and invited users, in lower case. */
export async function listMemberDomains(tx: Tx, { tenantId }: ImpactScope): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    select distinct split_part(m.person_email, '@', 2) as domain from memberships m
    where m.tenant_id = ${tenantId} and m.state <> 'disabled'`.execute(tx);
  return rows.map(({ domain }) => domain);
}

/** Names those of some users who are members or invited, by name. The first ones are found before their accounts are read. */
export async function nameUsers(
  tx: Tx,
  userIds: readonly string[],
  { tenantId, limit }: ImpactScope,
): Promise<Hits<NamedRow>> {
  const { rows } = await sql<NamedRow & { total: string }>`
    with hit as materialized (
      select m.user_id, m.person_name, m.person_email
      from unnest(string_to_array(${[...new Set(userIds)].join()}, ',')::uuid[]) users (id) join memberships m on m.user_id = users.id
      where m.tenant_id = ${tenantId} and m.state <> 'disabled'
    ), named as (
      select * from hit order by person_name, person_email, user_id limit ${limit}
    )
    select member.id, member.name, member.email, (select count(*) from hit) as total
    from named join people_of_tenants member on member.tenant_id = ${tenantId} and member.id = named.user_id
    order by named.person_name, named.person_email, member.id`.execute(tx);
  return { total: Number(rows[0]?.total ?? 0), items: rows.map(({ id, name, email }) => ({ id, name, email })) };
}

const tokensHit = {
  ip: refusesAddress({ tenant, address: 't.last_used_ip' }),
  country: refusesCountry({
    tenant,
    address: 't.last_used_ip',
    country: 'places.country',
  }),
} as const;

/** API tokens whose last call came from an address that is refused. @param places countries of the addresses */
export async function findTokensHit(
  tx: Tx,
  kind: keyof typeof tokensHit,
  scope: ImpactScope,
  places: readonly CallAddress[] = [],
): Promise<Hits<{ id: string; description: string }>> {
  const { rows } = await sql<{ id: string; description: string; total: string }>`
    with ${momentOf(scope)}, ${placesOf(places)}
    select t.id, t.description, count(*) over () as total
    from api_tokens t left join places on places.ip = host(t.last_used_ip)
    where t.tenant_id = ${sql.raw(tenant)} and (t.expires_at is null or t.expires_at > ${sql.raw(now)}) and t.last_used_ip is not null
      and (t.user_id is null or exists (select from memberships m where m.user_id = t.user_id and ${sql.raw(member)}))
      and ${sql.raw(tokensHit[kind])}
    order by t.last_used_at desc, t.id limit ${scope.limit}`.execute(tx);
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, description }) => ({ id, description })),
  };
}

/** What is judged of a sign-in, as SQL: its address, or its methods (RFC 8176) with what else MFA policies ask about. */
const judgedValues = {
  ip: `coalesce(a.ip, '')`,
  country: `coalesce(a.ip, '')`,
  mfa: `array[a.details ->> 'methods', a.details ->> 'provider', a.details ->> 'remembered']`,
} as const;
/** SQL that yields the refused ones among those values. */
const refusedValues = {
  ip: refusedAddresses('select value as ip from made'),
  country: refusedPlaces('select value as ip from made'),
  mfa: `
    select seen.value from (select distinct value from made) seen
    where ${demandsMore({
      tenant,
      amr: `array(select jsonb_array_elements_text(coalesce(seen.value[1], '[]')::jsonb))`,
      // rows from before the provider was recorded count as the tenant's own
      ssoTenant: `case when coalesce(seen.value[1], '[]')::jsonb ? 'sso' and seen.value[2] is distinct from 'other' then ${tenant} end`,
      remembered: `coalesce(seen.value[3] = 'true', false)`,
    })}`,
} as const;

/**
 * Sign-ins since a time, judged again, by UTC day; and the users of those that are refused. Sign-ins of a day that are
 * judged alike are one row, so that each value is judged once.
 */
export async function replaySignIns(
  tx: Tx,
  kind: keyof typeof refusedValues,
  scope: ImpactScope & { since: Date },
  places: readonly CallAddress[] = [],
): Promise<{ days: SignInDay[]; userIds: string[] }> {
  const { rows } = await sql<{ days: SignInDay[]; user_ids: string }>`
    with ${momentOf(scope)}, ${sql.raw(lists)}, ${placesOf(places)}, made as materialized (
      select (a.at at time zone 'UTC')::date as day, ${sql.raw(judgedValues[kind])} as value, count(*) as total, array_agg(a.actor_id) as actors
      from audits a where a.tenant_id = ${scope.tenantId} and a.action = 'user.signed-in' and a.at > ${scope.since} group by 1, 2
    ), refused as materialized (${sql.raw(refusedValues[kind])}), judged as materialized (
      select made.*, made.value in (select * from refused) as is_refused from made
    ), days as (
      select day, sum(total) as total, coalesce(sum(total) filter (where is_refused), 0) as refused from judged group by day
    ), users as (
      select distinct m.user_id from judged, unnest(actors) actor (id) join memberships m on m.user_id = actor.id and ${sql.raw(member)}
      where is_refused
    )
    select coalesce((select json_agg(days order by day) from days), '[]') as days,
      (select ${listed('user_id')} from users) as user_ids`.execute(tx);
  return { days: rows[0]!.days, userIds: idsIn(rows[0]!.user_ids) };
}

export interface FailureScope extends ImpactScope {
  since: Date;
  /** Incorrect passwords after which an account locks; null for never. */
  most: number | null;
  /** Incorrect passwords before this no longer count. */
  countedSince: Date;
}

/**
 * Incorrect passwords of members since a time, by UTC day. Each was recorded with its place in a row of failures: those
 * that reached the limit would have locked the account. After a lock nothing was counted, so that a limit above the one in
 * force finds fewer than there would have been.
 */
export async function replayFailures(
  tx: Tx,
  { since, most, countedSince, ...scope }: FailureScope,
): Promise<{ days: SignInDay[]; userIds: string[]; locked: number; near: number }> {
  const { rows } = await sql<{ days: SignInDay[]; user_ids: string[]; locked: string; near: string }>`
    with ${momentOf(scope)}, members as materialized (
      select m.user_id from memberships m where ${sql.raw(joined)}
    ), failed as materialized (
      select a.actor_id, (a.at at time zone 'UTC')::date as day, coalesce((a.details ->> 'failures')::int = ${most}::int, false) as locks
      from members m join audits a on a.actor_id = m.user_id
      where a.tenant_id is null and a.action in ('user.sign-in-failed', 'user.locked') and a.at > ${since}
        and a.details ->> 'method' = 'pwd'
    ), days as (
      select day, count(*) as total, count(*) filter (where locks) as refused from failed group by day
    ), counting as materialized (
      select l.held_until, l.failures, l.last_failure_at from members m join lockouts l on l.user_id = m.user_id
    )
    select coalesce((select json_agg(days order by day) from days), '[]') as days,
      array(select distinct actor_id from failed where locks) as user_ids,
      (select count(*) from counting where held_until > (select now from moment)) as locked,
      (select count(*) from counting
       where failures + 1 >= ${most}::int and last_failure_at > ${countedSince}
         and (held_until is null or held_until <= (select now from moment))) as near`.execute(tx);
  const [row] = rows;
  return { days: row!.days, userIds: row!.user_ids, locked: Number(row!.locked), near: Number(row!.near) };
}
