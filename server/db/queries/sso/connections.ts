/** SSO connections of a tenant: configuration, domains and roles. For the tenant's scope unless said otherwise. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type ConnectionRow = Selectable<Tables['sso_connections']>;
export type DomainRow = Selectable<Tables['sso_domains']>;
export type GroupRow = Pick<Selectable<Tables['sso_groups']>, 'id' | 'name'> & { role_ids: string[] };

export interface ConnectionDetails extends ConnectionRow {
  domains: Pick<DomainRow, 'id' | 'domain' | 'validated_at' | 'checked_at' | 'drifted_at'>[];
  role_ids: string[];
  groups: GroupRow[];
}

/** JSON carries no times. */
type StoredDetails = ConnectionRow & {
  domains: (Record<'id' | 'domain', string> & Record<'validated_at' | 'checked_at' | 'drifted_at', string | null>)[];
  role_ids: string[];
  groups: GroupRow[];
};

/** The oldest first. @param only one of them */
export async function listConnections(
  tx: Tx,
  tenantId: string,
  { only }: { only?: string } = {},
): Promise<ConnectionDetails[]> {
  const { rows } = await sql<StoredDetails>`
    select c.*,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'domain', d.domain, 'validated_at', d.validated_at,
          'checked_at', d.checked_at, 'drifted_at', d.drifted_at)
          order by d.created_at, d.domain)
        from sso_domains d where d.connection_id = c.id), '[]') as domains,
      coalesce((
        select jsonb_agg(r.role_id order by r.role_id)
        from sso_default_roles r where r.connection_id = c.id), '[]') as role_ids,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'role_ids', coalesce((
          select jsonb_agg(r.role_id order by r.role_id)
          from sso_group_roles r where r.group_id = g.id), '[]')) order by g.created_at, g.name)
        from sso_groups g where g.connection_id = c.id), '[]') as groups
    from sso_connections c
    where c.tenant_id = ${tenantId} and (${only ?? null}::uuid is null or c.id = ${only ?? null})
    order by c.created_at, c.id`.execute(tx);
  return rows.map(({ domains, ...row }) => ({
    ...row,
    domains: domains.map((each) => ({
      ...each,
      validated_at: dateOf(each.validated_at),
      checked_at: dateOf(each.checked_at),
      drifted_at: dateOf(each.drifted_at),
    })),
  }));
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export async function findConnection(tx: Tx, tenantId: string, id: string): Promise<ConnectionDetails | undefined> {
  return (await listConnections(tx, tenantId, { only: id }))[0];
}

/** Counts the connections of a tenant while no other call can add one. */
export async function lockAndCountConnections(tx: Tx, tenantId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sso_connections ' || ${tenantId}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('sso_connections')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a connection for a change of it, its domains or its groups. */
export async function lockConnection(tx: Tx, tenantId: string, id: string): Promise<ConnectionDetails | undefined> {
  const locked = await tx
    .selectFrom('sso_connections')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && (await findConnection(tx, tenantId, locked.id));
}

/** For the system scope: a connection as it is now. It does not change until the transaction ends. */
export async function holdConnection(tx: Tx, id: string): Promise<ConnectionDetails | undefined> {
  const held = await tx
    .selectFrom('sso_connections')
    .select('tenant_id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return held && (await findConnection(tx, held.tenant_id, id));
}

export async function insertConnection(tx: Tx, row: Insertable<Tables['sso_connections']>): Promise<void> {
  await tx.insertInto('sso_connections').values(row).execute();
}

/** What depends on the settings is checked again soon. What was read from another URL is forgotten. */
export async function updateConnection(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['sso_connections']> & { metadata_url: string | null },
): Promise<void> {
  const isSame = sql<boolean>`metadata_url is not distinct from ${changes.metadata_url}`;
  const read = {
    metadata_read_at: sql<Date | null>`case when ${isSame} then metadata_read_at end`,
    metadata_failures: sql<number>`case when ${isSame} then metadata_failures else 0 end`,
    metadata_fault: sql<string | null>`case when ${isSame} then metadata_fault end`,
  };
  await tx
    .updateTable('sso_connections')
    .set({ ...changes, ...read, due_at: new Date(0) })
    .where('id', '=', id)
    .execute();
}

/** A test passed with the settings that the connection has. */
export async function markTested(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('sso_connections').set({ tested_at: at }).where('id', '=', id).execute();
}

export async function deleteConnection(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sso_sessions').where('connection_key', '=', id).execute();
  await tx.deleteFrom('sso_connections').where('id', '=', id).execute();
}

/** @returns whether the tenant did not have the domain yet */
export async function insertDomain(tx: Tx, row: Insertable<Tables['sso_domains']>): Promise<boolean> {
  const added = await tx
    .insertInto('sso_domains')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'domain']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteDomain(tx: Tx, connectionId: string, id: string): Promise<DomainRow | undefined> {
  return await tx
    .deleteFrom('sso_domains')
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** For the system scope: whether another tenant has proved the domain. */
export async function isProvedElsewhere(tx: Tx, tenantId: string, domain: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sso_domains')
    .select('id')
    .where('domain', '=', domain)
    .where('validated_at', 'is not', null)
    .where('tenant_id', '<>', tenantId)
    .executeTakeFirst();
  return row !== undefined;
}

/** For the system scope: two tenants cannot prove a domain at once. */
export async function lockDomainName(tx: Tx, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sso_domain ' || ${domain}, 0))`.execute(tx);
}

/** The caller has locked the name of the domain. */
export async function markProved(tx: Tx, connectionId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('sso_domains')
    .set({ validated_at: at })
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .where('validated_at', 'is', null)
    .execute();
}

export async function saveDefaultRoles(
  tx: Tx,
  { id, tenant_id: tenantId }: Pick<ConnectionRow, 'id' | 'tenant_id'>,
  roleIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('sso_default_roles').where('connection_id', '=', id).execute();
  if (roleIds.length === 0) return;
  const rows = roleIds.map((roleId) => ({ tenant_id: tenantId, connection_id: id, role_id: roleId }));
  await tx.insertInto('sso_default_roles').values(rows).execute();
}

/** @returns whether the connection had no group of that name */
export async function insertGroup(tx: Tx, row: Insertable<Tables['sso_groups']>): Promise<boolean> {
  const added = await tx
    .insertInto('sso_groups')
    .values(row)
    .onConflict((conflict) => conflict.columns(['connection_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function renameGroup(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('sso_groups').set({ name }).where('id', '=', id).execute();
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sso_groups').where('id', '=', id).execute();
}

export async function saveGroupRoles(
  tx: Tx,
  { id, tenantId }: { id: string; tenantId: string },
  roleIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('sso_group_roles').where('group_id', '=', id).execute();
  if (roleIds.length === 0) return;
  const rows = roleIds.map((roleId) => ({ tenant_id: tenantId, group_id: id, role_id: roleId }));
  await tx.insertInto('sso_group_roles').values(rows).execute();
}

/** For the system scope: the enabled connection whose tenant has proved the domain. */
export async function findConnectionOfDomain(tx: Tx, domain: string): Promise<ConnectionDetails | undefined> {
  const row = await tx
    .selectFrom('sso_domains')
    .innerJoin('sso_connections', 'sso_connections.id', 'sso_domains.connection_id')
    .select(['sso_connections.id', 'sso_connections.tenant_id'])
    .where('sso_domains.domain', '=', domain)
    .where('sso_domains.validated_at', 'is not', null)
    .where('sso_connections.enabled', '=', true)
    .executeTakeFirst();
  return row && (await findConnection(tx, row.tenant_id, row.id));
}

/** For the system scope: a connection of any tenant, turned on or not. */
export async function findAnyConnection(tx: Tx, id: string): Promise<ConnectionDetails | undefined> {
  const row = await tx.selectFrom('sso_connections').select('tenant_id').where('id', '=', id).executeTakeFirst();
  return row && (await findConnection(tx, row.tenant_id, id));
}

/** For the system scope: whether a proved domain leads to a connection that is on. The lower bound lets the index of proved domains serve it. */
export async function hasProvedDomain(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select d.id from sso_domains d join sso_connections c on c.id = d.connection_id
    where d.domain > '' and d.validated_at is not null and c.enabled order by d.domain limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether a tenant has a connection that is on. */
export async function isConnected(tx: Tx, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sso_connections')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('enabled', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Connections that are asked for their certificates: an entity ID proves nothing, and each one costs a verification. */
const mostOfEntity = 20;

/** For the system scope: enabled connections that name the entity ID of a SAML provider. */
export async function findConnectionsOfEntity(tx: Tx, entityId: string): Promise<ConnectionDetails[]> {
  const rows = await tx
    .selectFrom('sso_connections')
    .select(['id', 'tenant_id'])
    .where('idp_entity_id', '=', entityId)
    .where('type', '<>', 'oidc')
    .where('enabled', '=', true)
    .where('certificates', '<>', '')
    .where('sso_endpoint', '<>', '')
    // what others made up has no domain
    .orderBy(
      (each) =>
        each.exists(
          each
            .selectFrom('sso_domains')
            .select('sso_domains.id')
            .whereRef('sso_domains.connection_id', '=', 'sso_connections.id')
            .where('validated_at', 'is not', null),
        ),
      'desc',
    )
    .orderBy('created_at')
    .limit(mostOfEntity)
    .execute();
  const found: ConnectionDetails[] = [];
  for (const { id, tenant_id: tenantId } of rows) {
    const details = await findConnection(tx, tenantId, id);
    if (details) found.push(details);
  }
  return found;
}
