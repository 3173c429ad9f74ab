/** Directory connections of a tenant. For the tenant's scope. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { MembershipState } from '#server/db/queries/core/memberships.ts';
import type { Tables } from '#server/db/schema.ts';

export type ScimConnectionRow = Selectable<Tables['scim_connections']>;

export interface ListedScimConnection extends ScimConnectionRow {
  /** Of its last request; the log keeps the newest row of a connection. */
  last_sync: Date | null;
  users: number;
  groups: number;
  tokens: number;
  clients: number;
  held: number;
}

/** The oldest first. @param now for which clients are counted that have not expired */
export async function listScimConnections(tx: Tx, tenantId: string, now: Date): Promise<ListedScimConnection[]> {
  return await tx
    .selectFrom('scim_connections as c')
    .selectAll('c')
    .select([
      sql<Date | null>`(select r.created_at from scim_requests r where r.connection_id = c.id order by r.id desc limit 1)`.as(
        'last_sync',
      ),
      sql<number>`(select count(*) from scim_users u where u.connection_id = c.id)`.as('users'),
      sql<number>`(select count(*) from scim_groups g where g.connection_id = c.id)`.as('groups'),
      sql<number>`(select count(*) from scim_tokens t where t.connection_id = c.id)`.as('tokens'),
      sql<number>`(select count(*) from scim_clients o where o.connection_id = c.id and o.expires_at > ${now})`.as(
        'clients',
      ),
      sql<number>`(select count(*) from scim_users h where h.connection_id = c.id and h.held is not null)`.as('held'),
    ])
    .where('c.tenant_id', '=', tenantId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
}

export interface ScimCounts {
  users: number;
  inactive: number;
  groups: number;
  mapped: number;
  members: number;
  requests: number;
  refused: number;
}

/** What a connection has brought, among all members of its tenant, and its requests since a time. */
export async function countOfScimConnection(
  tx: Tx,
  { id, tenantId }: { id: string; tenantId: string },
  since: Date,
): Promise<ScimCounts> {
  const { rows } = await sql<ScimCounts>`
    select u.*, g.*, r.*,
      (select count(*) from memberships m where m.tenant_id = ${tenantId} and m.inherited_from is null) as members
    from (select count(*) as users, count(*) filter (where not active and held is null) as inactive
          from scim_users where connection_id = ${id} and tenant_id = ${tenantId}) u,
      (select count(*) as groups,
         count(*) filter (where exists (select from group_roles gr where gr.group_id = s.group_id)) as mapped
       from scim_groups s where s.connection_id = ${id} and s.tenant_id = ${tenantId}) g,
      (select count(*) as requests, count(*) filter (where rule is not null) as refused
       from scim_requests where connection_id = ${id} and tenant_id = ${tenantId} and created_at > ${since}) r`.execute(
    tx,
  );
  return rows[0]!;
}

export interface LeavingMember {
  user_id: string;
  owns_account: boolean;
  /** As the tenant sees it. */
  email: string;
  state: MembershipState;
}

/** All users of a connection, held ones too. */
export async function listMembersOfConnection(
  tx: Tx,
  { id, tenantId }: { id: string; tenantId: string },
): Promise<LeavingMember[]> {
  const { rows } = await sql<LeavingMember>`
    select s.user_id, s.owns_account, coalesce(p.email, '') as email, m.state
    from scim_users s join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
      join people_of_tenants p on p.tenant_id = s.tenant_id and p.id = s.user_id
    where s.tenant_id = ${tenantId} and s.connection_id = ${id} order by s.id`.execute(tx);
  return rows;
}

export async function findScimConnection(tx: Tx, tenantId: string, id: string): Promise<ScimConnectionRow | undefined> {
  return await tx
    .selectFrom('scim_connections')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The admin by whose rights the connection takes over members. @returns `undefined` where it takes over nobody */
export async function findLinkingAdmin(
  tx: Tx,
  { id, tenantId }: { id: string; tenantId: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('scim_connections')
    .select('link_members_by')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('link_members', '=', true)
    .executeTakeFirst();
  return row?.link_members_by ?? undefined;
}

/** Locks a connection against concurrent changes; its requests do not wait. */
export async function lockScimConnection(tx: Tx, tenantId: string, id: string): Promise<ScimConnectionRow | undefined> {
  return await tx
    .selectFrom('scim_connections')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Counts the connections of a tenant while no other call can add one. */
export async function lockAndCountScimConnections(tx: Tx, tenantId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('scim_connections ' || ${tenantId}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('scim_connections')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertScimConnection(tx: Tx, row: Insertable<Tables['scim_connections']>): Promise<void> {
  await tx.insertInto('scim_connections').values(row).execute();
}

export async function updateScimConnection(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['scim_connections']>,
): Promise<void> {
  await tx.updateTable('scim_connections').set(changes).where('id', '=', id).execute();
}

export async function deleteScimConnection(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('scim_connections').where('id', '=', id).execute();
}

export interface AuthenticatedConnection {
  id: string;
  tenantId: string;
  name: string;
  /** A trial run: nobody is invited, and nothing counts towards a limit. */
  trial?: true;
}
