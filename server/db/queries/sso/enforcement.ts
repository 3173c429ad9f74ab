/** Single sign-on that a tenant requires for its domains. For the tenant's scope unless said otherwise. */
import { sql } from 'kysely';
import { domainToUnicode } from 'node:url';
import type { SsoAppliesTo, SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export interface RequirementRow {
  domain: string;
  applies_to: SsoAppliesTo;
  connection_id: string;
  since: Date;
  grace_ends_at: Date;
}

/** The requirements in force, by domain. */
export async function listRequirements(tx: Tx, tenantId: string): Promise<RequirementRow[]> {
  return await tx
    .selectFrom('sso_requirements')
    .select(['domain', 'applies_to', 'connection_id', 'since', 'grace_ends_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('domain')
    .execute();
}

/** Whether a tenant requires single sign-on of anybody. */
export async function isSsoRequired(tx: Tx, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sso_requirements')
    .select('domain')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** For the system scope: whom the tenant that has proved a domain requires single sign-on of. */
export async function findRequirementOfDomain(tx: Tx, domain: string): Promise<SsoAppliesTo | undefined> {
  const row = await tx
    .selectFrom('sso_requirements')
    .select('applies_to')
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row?.applies_to;
}

/** In the API's format; null while nothing was ever set. */
export async function readEnforcement(tx: Tx, tenantId: string): Promise<SsoEnforcementSettings | null> {
  const settings = await tx
    .selectFrom('sso_enforcement_settings')
    .select('grace_hours')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!settings) return null;
  const requirements = await listRequirements(tx, tenantId);
  return {
    domains: requirements.map(({ domain, applies_to: appliesTo }) => ({ domain, appliesTo })),
    pilotGroupIds: (await listed(tx, 'sso_pilot_groups', tenantId)).map(({ group_id: id }) => id),
    pilotUserIds: (await listed(tx, 'sso_pilot_users', tenantId)).map(({ user_id: id }) => id),
    emergencyUserIds: (await listed(tx, 'sso_emergency_users', tenantId)).map(({ user_id: id }) => id),
    graceHours: settings.grace_hours,
  };
}

type ListTable = 'sso_pilot_groups' | 'sso_pilot_users' | 'sso_emergency_users';

async function listed<T extends ListTable>(tx: Tx, table: T, tenantId: string): Promise<Tables[T][]> {
  const { rows } = await sql<
    Tables[T]
  >`select * from ${sql.table(table)} where tenant_id = ${tenantId} order by 2`.execute(tx);
  return rows;
}

interface Available {
  domain: string;
  connection_id: string;
}

/** Proved domains of connections that are on. These stay on until the transaction ends. */
export async function listEnforceable(tx: Tx, tenantId: string): Promise<Available[]> {
  const { rows } = await sql<Available>`
    select d.domain, d.connection_id from sso_connections c join sso_domains d on d.connection_id = c.id
    where c.tenant_id = ${tenantId} and c.enabled and d.validated_at is not null
    order by c.id, d.domain for share of c`.execute(tx);
  return rows;
}

export interface EnforcementChange {
  tenantId: string;
  /** Null for a tenant that never set anything. */
  settings: SsoEnforcementSettings | null;
  at: Date;
}

/**
 * Replaces the settings of a tenant, with their lists. Domains whose connection is off or that are not proved any more, and
 * users and groups that are gone, are left out: a version may name them.
 * @returns what was stored before and after, in the API's format
 */
export async function writeEnforcement(
  tx: Tx,
  { tenantId, settings, at }: EnforcementChange,
): Promise<{ before: SsoEnforcementSettings | null; after: SsoEnforcementSettings | null }> {
  const before = await readEnforcement(tx, tenantId);
  const hasNewPilot =
    JSON.stringify([before?.pilotGroupIds, before?.pilotUserIds]) !==
    JSON.stringify([settings?.pilotGroupIds.toSorted(), settings?.pilotUserIds.toSorted()]);
  await saveSettings(tx, tenantId, settings, at);
  await replaceList(
    tx,
    { table: 'sso_pilot_groups', column: 'group_id', source: 'groups', key: 'id' },
    tenantId,
    settings?.pilotGroupIds,
  );
  await replaceList(tx, { table: 'sso_pilot_users', ...ofMembers }, tenantId, settings?.pilotUserIds);
  await replaceList(tx, { table: 'sso_emergency_users', ...ofMembers }, tenantId, settings?.emergencyUserIds);
  await saveRequirements(tx, { tenantId, settings, at }, hasNewPilot);
  return { before, after: await readEnforcement(tx, tenantId) };
}

const ofMembers = { column: 'user_id', source: 'memberships', key: 'user_id' } as const;

async function saveSettings(
  tx: Tx,
  tenantId: string,
  settings: SsoEnforcementSettings | null,
  at: Date,
): Promise<void> {
  if (!settings) {
    await tx.deleteFrom('sso_enforcement_settings').where('tenant_id', '=', tenantId).execute();
    return;
  }
  const row = { grace_hours: settings.graceHours, updated_at: at };
  await tx
    .insertInto('sso_enforcement_settings')
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
    .execute();
}

interface ListOf {
  table: ListTable;
  column: 'group_id' | 'user_id';
  source: 'groups' | 'memberships';
  key: 'id' | 'user_id';
}

async function replaceList(
  tx: Tx,
  { table, column, source, key }: ListOf,
  tenantId: string,
  ids: readonly string[] = [],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (tenant_id, ${sql.ref(column)})
    select tenant_id, ${sql.ref(key)} from ${sql.table(source)}
    where tenant_id = ${tenantId} and ${sql.ref(key)}::text = any (${[...ids]}::text[])`.execute(tx);
}

async function saveRequirements(
  tx: Tx,
  { tenantId, settings, at }: EnforcementChange,
  hasNewPilot: boolean,
): Promise<void> {
  const available = settings && settings.domains.length > 0 ? await listEnforceable(tx, tenantId) : [];
  const wanted = new Map(settings?.domains.map(({ domain, appliesTo }) => [domain, appliesTo]));
  const rows = available.flatMap(({ domain, connection_id }) => {
    const applies_to = wanted.get(domain);
    const names = [...new Set([domain, domainToUnicode(domain)])];
    return applies_to ? [{ domain, names, connection_id, applies_to }] : [];
  });
  await sql`
    delete from sso_requirements where tenant_id = ${tenantId} and domain <> all (${rows.map(({ domain }) => domain)}::text[])`.execute(
    tx,
  );
  // who was bound before stays bound since then; whoever may be new to it gets the grace
  await sql`
    insert into sso_requirements as known (tenant_id, domain, names, connection_id, applies_to, since, grace_ends_at)
    select ${tenantId}, domain, names, connection_id, applies_to, ${at}::timestamptz, ${at}::timestamptz + make_interval(hours => ${settings?.graceHours ?? 0}::int)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (domain text, names text[], connection_id uuid, applies_to text)
    on conflict (tenant_id, domain) do update set
      connection_id = excluded.connection_id, applies_to = excluded.applies_to,
      since = case when ${stays(hasNewPilot)} then known.since else excluded.since end,
      grace_ends_at = case when ${stays(hasNewPilot)} then known.since + make_interval(hours => ${settings?.graceHours ?? 0}::int) else excluded.grace_ends_at end`.execute(
    tx,
  );
}

const stays = (hasNewPilot: boolean) => sql<boolean>`
  known.connection_id = excluded.connection_id and known.applies_to = excluded.applies_to and (known.applies_to = 'all' or not ${hasNewPilot})`;

export interface EmergencyRow {
  id: string;
  name: string;
  email: string;
  chosen: boolean;
  /** Active in the tenant, without an end. */
  active: boolean;
  password: boolean;
  mfa: boolean;
}

/** Users with emergency access, and some who could have it, by name. @param others IDs */
export async function listEmergencyUsers(tx: Tx, tenantId: string, others: readonly string[]): Promise<EmergencyRow[]> {
  const { rows } = await sql<EmergencyRow>`
    select u.id, member.name, member.email, spared.user_id is not null as chosen,
      m.state = 'active' and m.expires_at is null as active, u.password_hash is not null as password, m.person_mfa as mfa
    from memberships m join users u on u.id = m.user_id
    join people_of_tenants member on member.tenant_id = m.tenant_id and member.id = m.user_id
    left join sso_emergency_users spared on spared.tenant_id = m.tenant_id and spared.user_id = m.user_id
    where m.tenant_id = ${tenantId} and (spared.user_id is not null or m.user_id = any (${[...others]}::uuid[]))
    order by m.person_name, m.person_email, u.id`.execute(tx);
  return rows;
}

/** For the system scope: tenants that require single sign-on, in which a user has emergency access. */
export async function listTenantsSparing(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct spared.tenant_id as id from sso_emergency_users spared
    join sso_requirements required on required.tenant_id = spared.tenant_id where spared.user_id = ${userId}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Connections of a tenant through which a user has begun a session there. */
export async function listOwnConnections(tx: Tx, tenantId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct sso_connection_id as id from sessions
    where tenant_id = ${tenantId} and user_id = ${userId} and sso_connection_id is not null and impersonator is null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Names of the users and groups of the pilot. */
export async function listPilot(
  tx: Tx,
  tenantId: string,
): Promise<{ groups: { id: string; name: string }[]; users: { id: string; name: string; email: string }[] }> {
  const groups = await sql<{ id: string; name: string }>`
    select g.id, g.name from sso_pilot_groups piloting join groups g on g.id = piloting.group_id
    where piloting.tenant_id = ${tenantId} order by lower(g.name), g.id`.execute(tx);
  const users = await sql<{ id: string; name: string; email: string }>`
    select member.id, member.name, member.email from sso_pilot_users named
    join memberships m on m.tenant_id = named.tenant_id and m.user_id = named.user_id
    join people_of_tenants member on member.tenant_id = m.tenant_id and member.id = m.user_id
    where named.tenant_id = ${tenantId} order by m.person_name, member.id`.execute(tx);
  return { groups: groups.rows, users: users.rows };
}
