/** Setup links of a tenant, for the tenant's scope. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

type LinkColumns = Selectable<Tables['sso_setup_links']>;

/** As listed: with the name or the email address of the admin who made it. */
export type SetupLinkRow = Omit<LinkColumns, 'token_hash'> & { creator: string };

const columns = [
  'sso_setup_links.id',
  'sso_setup_links.tenant_id',
  'sso_setup_links.connection_id',
  'sso_setup_links.created_by',
  'sso_setup_links.recipient',
  'sso_setup_links.may_map_roles',
  'sso_setup_links.may_activate',
  'sso_setup_links.created_at',
  'sso_setup_links.expires_at',
  'sso_setup_links.revoked_at',
  'sso_setup_links.opened_at',
  'sso_setup_links.last_used_at',
  'sso_setup_links.finished_at',
] as const;

/** The newest first. */
export async function listSetupLinks(tx: Tx, tenantId: string, most: number): Promise<SetupLinkRow[]> {
  return await tx
    .selectFrom('sso_setup_links')
    .innerJoin('people_of_tenants as maker', (join) =>
      join
        .onRef('maker.tenant_id', '=', 'sso_setup_links.tenant_id')
        .onRef('maker.id', '=', 'sso_setup_links.created_by'),
    )
    .select(columns)
    .select([
      sql<string | null>`host(sso_setup_links.last_ip)`.as('last_ip'),
      sql<string>`coalesce(nullif(maker.name, ''), maker.email)`.as('creator'),
    ])
    .where('sso_setup_links.tenant_id', '=', tenantId)
    .orderBy('sso_setup_links.created_at', 'desc')
    .orderBy('sso_setup_links.id')
    .limit(most)
    .execute();
}

/** Counts those that work, after other calls that make one in the tenant. */
export async function lockAndCountSetupLinks(tx: Tx, tenantId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sso_setup_links ' || ${tenantId}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('sso_setup_links')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSetupLink(tx: Tx, row: Insertable<Tables['sso_setup_links']>): Promise<void> {
  await tx.insertInto('sso_setup_links').values(row).execute();
}

/** Locks a link that works. */
export async function lockSetupLink(
  tx: Tx,
  { tenantId, id, now }: { tenantId: string; id: string; now: Date },
): Promise<LinkColumns | undefined> {
  return await tx
    .selectFrom('sso_setup_links')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSetupLink(
  tx: Tx,
  id: string,
  changes: Partial<Pick<LinkColumns, 'connection_id' | 'revoked_at' | 'opened_at' | 'finished_at'>>,
): Promise<void> {
  await tx.updateTable('sso_setup_links').set(changes).where('id', '=', id).execute();
}

/** Browsers that may have a link open. One more takes the place of the one that opened it first. */
const mostSessions = 20;

export async function insertSetupSession(tx: Tx, row: Insertable<Tables['sso_setup_sessions']>): Promise<void> {
  await sql`delete from sso_setup_sessions where id in (
    select id from sso_setup_sessions where tenant_id = ${row.tenant_id} and link_id = ${row.link_id}
    order by created_at desc, id offset ${mostSessions - 1})`.execute(tx);
  await tx.insertInto('sso_setup_sessions').values(row).execute();
}

/** A link as audits name it: the guest acts by it. */
export async function describeActor(
  tx: Tx,
  id: string,
): Promise<{ id: string; createdBy: string; recipient: string | null } | undefined> {
  return await tx
    .selectFrom('sso_setup_links')
    .innerJoin('people_of_tenants as maker', (join) =>
      join
        .onRef('maker.tenant_id', '=', 'sso_setup_links.tenant_id')
        .onRef('maker.id', '=', 'sso_setup_links.created_by'),
    )
    .select(['sso_setup_links.id', 'sso_setup_links.recipient'])
    .select(sql<string>`coalesce(nullif(maker.name, ''), maker.email)`.as('createdBy'))
    .where('sso_setup_links.id', '=', id)
    .executeTakeFirst();
}
