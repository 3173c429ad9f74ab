/**
 * Inherited memberships: users of a parent account in a sub-account, without a membership of its own. Their permissions
 * are those in the parent.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { hasInheritedAccess, pathsAbove } from './sub-tenants.ts';

/**
 * SQL that is true for an effective membership: a direct one always, an inherited one while the parent account grants
 * its users access to sub-accounts. Part of every access check, so that a change in the parent takes effect on the next
 * call.
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
 * SQL of the tenant whose roles, groups and applications count for a membership: its own, or the parent that it is
 * inherited from. No `coalesce`: PostgreSQL does not treat it as leakproof, so that it would be evaluated only on rows
 * that a row-level security policy has passed, row by row and without an index.
 * @param membership alias of a membership
 */
export function homeTenant(membership: string): string {
  return `case when ${membership}.inherited_from is null then ${membership}.tenant_id else ${membership}.inherited_from end`;
}

/** The nearest ancestor account that gives a user access to an account. @param path of the account */
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
 * Grants access to a sub-account by inheriting a membership from a parent. It replaces an invited or disabled
 * membership there; an active direct membership stays.
 * @returns whether the user is now an inherited member
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

/** Users with an active inherited membership of an account whom its parent account does not let in any more. */
export async function listShutOut(tx: Tx, tenantId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships as m')
    .select('m.user_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.state', '=', 'active')
    .where('m.inherited_from', 'is not', null)
    .where(sql<boolean>`not ${sql.raw(isOpen('m', `'${now.toISOString()}'`))}`)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whether a user's membership of an account is inherited. */
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
