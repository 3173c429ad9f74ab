/** People of an account who are in an account below it, without being of its team: what they may do there is what they may do above. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { hasInheritedAccess, pathsAbove } from './sub-tenants.ts';

/**
 * SQL that is true for a membership that lives: one of its own always, one from above as long as the account above lets its
 * people go below. Part of whatever lets somebody in, so that a change above bites on the next call.
 * @param membership alias of a membership
 * @param now as SQL
 */
export function isOpen(membership: string, now: string): string {
  return `(${membership}.inherited_from is null or exists (
    select from memberships source join tenants above on above.id = source.tenant_id
    where source.tenant_id = ${membership}.inherited_from and source.user_id = ${membership}.user_id
      and source.state = 'active' and (source.expires_at is null or source.expires_at > ${now}) and above.is_reseller and ${hasInheritedAccess('source', 'above')}))`;
}

/**
 * SQL of the tenant whose roles, groups and applications count for a membership: its own, or the one above that it came from.
 * No `coalesce`: PostgreSQL takes that for a function which might tell of rows that row-level security hides, so that it compares
 * only what a policy has let through, row for row, and uses no index.
 * @param membership alias of a membership
 */
export function homeTenant(membership: string): string {
  return `case when ${membership}.inherited_from is null then ${membership}.tenant_id else ${membership}.inherited_from end`;
}

/** The nearest account above by which somebody may go into one. @param path of the account */
export async function findInheritedAccess(
  tx: Tx,
  userId: string,
  path: string,
  now: Date,
): Promise<string | undefined> {
  const above = pathsAbove(path);
  if (above.length === 0) return undefined;
  const row = await tx
    .selectFrom('memberships as m')
    .innerJoin('tenants as t', 't.id', 'm.tenant_id')
    .select('m.tenant_id')
    .where('m.user_id', '=', userId)
    .where('t.path', 'in', above)
    .where('m.state', '=', 'active')
    .where('m.inherited_from', 'is', null)
    .where((where) => where.or([where('m.expires_at', 'is', null), where('m.expires_at', '>', now)]))
    .where('t.is_reseller', '=', true)
    .where(sql<boolean>`${sql.raw(hasInheritedAccess('m', 't'))}`)
    .orderBy(sql`length(t.path)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tenant_id;
}

/**
 * The account above lets its people in, whatever the one below thinks of them: where somebody is invited or disabled there, they are in by
 * the account above from now on. Whoever is active in the account's own team stays so.
 * @returns whether somebody is in by it now
 */
export async function inheritMembership(
  tx: Tx,
  membership: { tenantId: string; userId: string; from: string; at: Date },
): Promise<boolean> {
  const { tenantId, userId, from, at } = membership;
  const row = await tx
    .insertInto('memberships')
    .values({ tenant_id: tenantId, user_id: userId, state: 'active', inherited_from: from, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ inherited_from: from, state: 'active', expires_at: null })
        .where((where) =>
          where.or([
            where('memberships.inherited_from', 'is not', null),
            where('memberships.state', '!=', 'active'),
            where('memberships.expires_at', '<=', at),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody is in an account by one above it. */
export async function isInherited(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('inherited_from', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setSubAccountAccess(tx: Tx, tenantId: string, userId: string, allowed: boolean): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ sub_account_access: allowed })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
