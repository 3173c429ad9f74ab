import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type GrantRow = Selectable<Tables['entitlement_grants']>;

/** Grants of a user in a tenant: those for all members, and those for the user. */
async function listGrantsOf(tx: Tx, tenantId: string, userId: string): Promise<GrantRow[]> {
  return await tx
    .selectFrom('entitlement_grants')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .orderBy('created_at')
    .execute();
}

/** What a grant and a subscription give alike. */
export interface GivenRow {
  tenant_id: string;
  user_id: string | null;
  plan_key: string | null;
  feature_key: string | null;
  expires_at: Date | null;
}

/** Of subscriptions that give something, and of those that ended: clients tell an ended plan from one never had. */
function subscriptionGrants(tx: Tx) {
  return tx
    .selectFrom('subscriptions')
    .select(['tenant_id', 'plan_key'])
    .select(sql<null>`null`.as('user_id'))
    .select(sql<null>`null`.as('feature_key'))
    .select(
      sql<Date | null>`case when ended_at is null and cancel_at_period_end then period_end else ended_at end`.as(
        'expires_at',
      ),
    )
    .where('status', 'not in', ['incomplete', 'incomplete_expired'])
    .orderBy('started_at')
    .orderBy('id');
}

/** Grants for all members of a tenant. */
export async function listGrantsToAll(tx: Tx, tenantId: string): Promise<GivenRow[]> {
  const grants = await tx
    .selectFrom('entitlement_grants')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'is', null)
    .orderBy('created_at')
    .execute();
  return [...grants, ...(await subscriptionGrants(tx).where('tenant_id', '=', tenantId).execute())];
}

export interface GrantSources {
  /** The tenant, if configuration names it. */
  named: { id: string; alias: string | null }[];
  rows: GivenRow[];
}

/** @param names of tenants in configuration, IDs or aliases */
export async function readGrantsOf(
  db: Database,
  names: string[],
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<GrantSources> {
  return await db.inTenant(tenantId, async (tx) => ({
    named: await findTenantsNamed(tx, names),
    rows: [
      ...(await listGrantsOf(tx, tenantId, userId)),
      ...(await subscriptionGrants(tx).where('tenant_id', '=', tenantId).execute()),
    ],
  }));
}

export async function listAllGrants(tx: Tx): Promise<GivenRow[]> {
  return [
    ...(await tx.selectFrom('entitlement_grants').selectAll().orderBy('created_at').orderBy('id').execute()),
    ...(await subscriptionGrants(tx).execute()),
  ];
}

export async function pageOfGrants(
  tx: Tx,
  { tenantId, limit, page }: { tenantId?: string | undefined; limit: number; page: number },
): Promise<{ rows: GrantRow[]; total: number }> {
  let matching = tx.selectFrom('entitlement_grants');
  if (tenantId !== undefined) matching = matching.where('tenant_id', '=', tenantId);
  const rows = await matching
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findGrant(tx: Tx, id: string): Promise<GrantRow | undefined> {
  return await tx.selectFrom('entitlement_grants').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Inserts a grant. A grant of the same item to the same grantee is replaced, with the new end. */
export async function upsertGrant(tx: Tx, grant: Insertable<Tables['entitlement_grants']>): Promise<GrantRow> {
  return await tx
    .insertInto('entitlement_grants')
    .values(grant)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'plan_key', 'feature_key'])
        .doUpdateSet({ expires_at: grant.expires_at ?? null, updated_at: grant.updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setGrantExpiry(tx: Tx, id: string, expiresAt: Date | null, at: Date): Promise<GrantRow> {
  return await tx
    .updateTable('entitlement_grants')
    .set({ expires_at: expiresAt, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteGrant(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('entitlement_grants').where('id', '=', id).execute();
}

/** Changes whenever the grants change. */
export async function fingerprintOfGrants(tx: Tx): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(hashtextextended(row, 0)::numeric), 0)::text as sum from (
      select concat_ws('|', id, expires_at) as row from entitlement_grants
      union all
      select concat_ws('|', id, plan_key, status, cancel_at_period_end, period_end, ended_at) from subscriptions) as rows`.execute(
    tx,
  );
  return rows[0]!.sum;
}

/**
 * Tenants named by configuration, by ID or alias: no name is the ID of one and the alias of another
 * (`tenant-names.ts`).
 */
export async function findTenantsNamed(tx: Tx, names: string[]): Promise<{ id: string; alias: string | null }[]> {
  if (names.length === 0) return [];
  return await tx
    .selectFrom('tenants')
    .select(['id', 'alias'])
    .where((where) => where.or([where('id', 'in', names), where('alias', 'in', names)]))
    .orderBy('id')
    .execute();
}
