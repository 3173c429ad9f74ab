/** Applications, the accounts that have them, and the assignments of users to them. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import { homeTenant } from './inherited-memberships.ts';

export type ApplicationRow = Selectable<Tables['applications']>;

/** Synchronizes the table with configuration. Assignments of a remaining application are kept. */
export async function saveApplications(tx: Tx, rows: Insertable<Tables['applications']>[]): Promise<void> {
  for (const { id, created_at, ...columns } of rows) {
    await tx
      .insertInto('applications')
      .values({ id, created_at, ...columns })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(columns)
          .where((where) =>
            where.or(
              (Object.keys(columns) as (keyof typeof columns)[])
                .filter((name) => name !== 'updated_at')
                .map((name) => where(`applications.${name}`, 'is distinct from', where.ref(`excluded.${name}`))),
            ),
          ),
      )
      .execute();
  }
  let gone = tx.deleteFrom('applications');
  if (rows.length > 0)
    gone = gone.where(
      'id',
      'not in',
      rows.map(({ id }) => id),
    );
  await gone.execute();
}

/** Sets the accounts of an application, by alias or ID; unknown ones are ignored. */
export async function assignToTenants(tx: Tx, appId: string, names: readonly string[]): Promise<void> {
  await tx.deleteFrom('tenant_applications').where('app_id', '=', appId).execute();
  if (names.length === 0) return;
  await sql`
    insert into tenant_applications (tenant_id, app_id)
    select distinct n.tenant_id, ${appId} from tenant_names n where n.name = any(${names}::text[]) and n.tenant_id is not null and not n.deleted`.execute(
    tx,
  );
}

export async function addTenantApplications(tx: Tx, tenantId: string, appIds: string[]): Promise<void> {
  if (appIds.length === 0) return;
  await tx
    .insertInto('tenant_applications')
    .values(appIds.map((app_id) => ({ tenant_id: tenantId, app_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Applications of an account, in the order of configuration. */
export async function listApplications(tx: Tx, tenantId: string): Promise<ApplicationRow[]> {
  return await tx
    .selectFrom('applications as a')
    .selectAll('a')
    .where((where) =>
      where.or([
        where('a.for_everybody', '=', true),
        where.exists(
          where
            .selectFrom('tenant_applications as t')
            .select('t.app_id')
            .whereRef('t.app_id', '=', 'a.id')
            .where('t.tenant_id', '=', tenantId),
        ),
      ]),
    )
    .orderBy('a.position')
    .execute();
}

/** Assignments of users to applications in an account. */
export async function listAssignments(
  tx: Tx,
  tenantId: string,
  { userIds, appIds }: { userIds?: string[]; appIds?: string[] },
): Promise<{ user_id: string; app_id: string }[]> {
  let query = tx.selectFrom('user_applications').select(['user_id', 'app_id']).where('tenant_id', '=', tenantId);
  if (userIds) query = query.where(sql<boolean>`user_id = any(${userIds}::uuid[])`);
  if (appIds) query = query.where(sql<boolean>`app_id = any(${appIds}::text[])`);
  return await query.orderBy('app_id').orderBy('user_id').execute();
}

/** @returns the new ones */
export async function assignApplications(
  tx: Tx,
  assignment: { tenantId: string; userId: string; appIds: string[]; at: Date },
): Promise<string[]> {
  const rows = assignment.appIds.map((app_id) => ({
    tenant_id: assignment.tenantId,
    user_id: assignment.userId,
    app_id,
    created_at: assignment.at,
  }));
  const added = await tx
    .insertInto('user_applications')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('app_id')
    .execute();
  return added.map(({ app_id }) => app_id);
}

/** @returns those that were assigned */
export async function unassignApplications(
  tx: Tx,
  assignment: { tenantId: string; userId: string; appIds: string[] },
): Promise<string[]> {
  const removed = await tx
    .deleteFrom('user_applications')
    .where('tenant_id', '=', assignment.tenantId)
    .where('user_id', '=', assignment.userId)
    .where('app_id', 'in', assignment.appIds)
    .returning('app_id')
    .execute();
  return removed.map(({ app_id }) => app_id);
}

/**
 * SQL that is true for an application that a membership may use. An inherited membership uses the assignments of the
 * parent account.
 * @param app alias of an application
 * @param membership alias of a membership
 */
export function isUsable(app: string, membership: string): string {
  const tenant = homeTenant(membership);
  return `(${app}.is_active
    and (${app}.for_everybody or exists (select from tenant_applications t where t.app_id = ${app}.id and t.tenant_id = ${tenant}))
    and (${app}.access_type = 'FREE_ACCESS' or exists (select from user_applications u where u.app_id = ${app}.id and u.user_id = ${membership}.user_id and u.tenant_id = ${tenant})))`;
}

/** Whether a user may use an application in an account. */
export async function mayUse(db: Database, who: { appId: string; userId: string; tenantId: string }): Promise<boolean> {
  const rows = await db.statementAcrossTenants('an application belongs to some accounts, or to some of their users', {
    name: 'may-use-application',
    text: `
      select 1
      from applications a
      join memberships m on m.tenant_id = $3 and m.user_id = $2
      where a.id = $1 and ${isUsable('a', 'm')}`,
    values: [who.appId, who.userId, who.tenantId],
  });
  return rows.length > 0;
}
