/** What was decided about the recommendations of a tenant. Rows name the users who decided, while they are members. */
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type DismissalRow = Selectable<Tables['recommendation_dismissals']>;
export type ApplicationRow = Selectable<Tables['recommendation_applications']>;
type Named<Row> = Row & { by_name: string | null };

/** Dismissals that are in effect. */
export async function listDismissals(tx: Tx, tenantId: string, now: Date): Promise<Named<DismissalRow>[]> {
  return await tx
    .selectFrom('recommendation_dismissals as d')
    .leftJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 'd.tenant_id').onRef('member.id', '=', 'd.dismissed_by'),
    )
    .selectAll('d')
    .select('member.name as by_name')
    .where('d.tenant_id', '=', tenantId)
    .where((where) => where.or([where('d.until', 'is', null), where('d.until', '>', now)]))
    .execute();
}

/** Dismisses a recommendation; a dismissal that is in effect is replaced. @returns the one before */
export async function saveDismissal(tx: Tx, dismissal: DismissalRow): Promise<DismissalRow | undefined> {
  const { tenant_id: tenantId, code, ...values } = dismissal;
  const before = await lockDismissal(tx, tenantId, code);
  await tx
    .insertInto('recommendation_dismissals')
    .values(dismissal)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doUpdateSet(values))
    .execute();
  return before;
}

async function lockDismissal(tx: Tx, tenantId: string, code: string): Promise<DismissalRow | undefined> {
  return await tx
    .selectFrom('recommendation_dismissals')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteDismissal(tx: Tx, tenantId: string, code: string): Promise<DismissalRow | undefined> {
  return await tx
    .deleteFrom('recommendation_dismissals')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst();
}

export async function insertApplication(tx: Tx, application: Omit<ApplicationRow, 'undone_at'>): Promise<void> {
  const { before, after, ...columns } = application;
  await tx
    .insertInto('recommendation_applications')
    .values({ ...columns, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}

/** The latest of each recommendation, if it was applied since a time and is not undone. */
export async function listApplications(tx: Tx, tenantId: string, since: Date): Promise<Named<ApplicationRow>[]> {
  const { rows } = await sql<Named<ApplicationRow>>`
    select latest.*, member.name as by_name from (
      select distinct on (code) * from recommendation_applications
      where tenant_id = ${tenantId} and applied_at > ${since} order by code, applied_at desc, id) latest
    left join people_of_tenants member on member.tenant_id = latest.tenant_id and member.id = latest.applied_by
    where latest.undone_at is null`.execute(tx);
  return rows;
}

/** Locks an application that is not undone, so that only one of two undos at once finds it. */
export async function lockApplication(
  tx: Tx,
  { id, tenantId, code }: { id: string; tenantId: string; code: string },
): Promise<ApplicationRow | undefined> {
  return await tx
    .selectFrom('recommendation_applications')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('recommendation_applications').set({ undone_at: at }).where('id', '=', id).execute();
}

/** Serializes what is applied and undone in a tenant, until the transaction ends. */
export async function lockRecommendations(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('recommendations ' || ${tenantId}, 0))`.execute(tx);
}
