/**
 * Accounts and their sub-accounts. All but `updateTenant` run in the system scope, and are limited to a subtree: the
 * path of the account at its top.
 */
import { sql, type Expression, type SqlBool, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { TenantRow } from './tenant-row.ts';

/** Characters that one level adds to a path, whatever the account's ID: `path_part` of the database and a slash. */
const levelLength = 37;

export interface AccountRow extends TenantRow {
  /** Depth relative to the top; 0 is the top itself. */
  level: number;
  /** Descendants of the account, at any depth. */
  sub_account_count: number;
  /** Names of the accounts between the top and this one. */
  parent_names: string[];
  people: number;
}

/** Condition for all descendants of the top of a subtree: a range, so that every plan can use the index. */
export function isInSubtree(path: string, topPath: string): Expression<SqlBool> {
  return sql<boolean>`(${sql.ref(path)} > ${topPath} and ${sql.ref(path)} < ${`${topPath}~`})`;
}

export function levelOf(path: string, topPath: string): number {
  return Math.round((path.length - topPath.length) / levelLength);
}

/** Paths of an account's ancestors, the highest first: they are prefixes of its own. */
export function pathsAbove(path: string): string[] {
  return Array.from({ length: Math.max(0, levelOf(path, '/') - 1) }, (_, index) =>
    path.slice(0, 1 + (index + 1) * levelLength),
  );
}

/**
 * The sign-up that created an account: its own, or that of the account at the top of its subtree, so that a sub-account
 * does not reach the higher trust level sooner.
 * @returns `undefined` for accounts created by the vendor
 */
export async function findSignUp(tx: Tx, tenantId: string): Promise<{ id: string; at: Date } | undefined> {
  return await tx
    .selectFrom('tenants as t')
    .innerJoin('tenants as top', (join) => join.on(sql<boolean>`top.path = left(t.path, ${sql.lit(1 + levelLength)})`))
    .select(['top.id', 'top.created_at as at'])
    .where('t.id', '=', tenantId)
    .where('top.signed_up', '=', true)
    .executeTakeFirst();
}

export interface AccountQuery {
  /** Direct children of this account; all descendants if absent. */
  parentId?: string | undefined;
  /** Part of a name or an alias, or the prefix of an ID. */
  search?: string | undefined;
  sortBy: 'createdAt' | 'name' | 'tenantId';
  direction: 'asc' | 'desc';
  limit: number;
  /** Page number. */
  page: number;
}

function accountsIn(tx: Tx, topPath: string, { parentId, search }: Pick<AccountQuery, 'parentId' | 'search'>) {
  let accounts = tx.selectFrom('tenants as t').where(isInSubtree('t.path', topPath));
  if (parentId !== undefined) accounts = accounts.where('t.parent_id', '=', parentId);
  if (search) {
    const escaped = search.replace(/[\\%_]/g, '\\$&');
    accounts = accounts.where((where) =>
      where.or([
        where('t.name', 'ilike', `%${escaped}%`),
        where('t.alias', 'ilike', `%${escaped}%`),
        where('t.id', 'ilike', `${escaped}%`),
      ]),
    );
  }
  return accounts;
}

export async function countAccounts(
  tx: Tx,
  topPath: string,
  query: Pick<AccountQuery, 'parentId' | 'search'>,
): Promise<number> {
  return (
    await accountsIn(tx, topPath, query)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}

const sortedBy = { createdAt: sql`t.created_at`, name: sql`lower(t.name)`, tenantId: sql`t.id` };

/** @param top reference for levels and names of parents: the top of the subtree, or an ancestor of it */
export async function listAccounts(tx: Tx, topPath: string, query: AccountQuery, top = topPath): Promise<AccountRow[]> {
  // the page is selected before the counts: a late page would otherwise count for all rows before it
  const page = accountsIn(tx, topPath, query)
    .selectAll('t')
    .orderBy(sortedBy[query.sortBy], query.direction)
    .orderBy('t.id', query.direction)
    .limit(query.limit)
    .offset(query.limit * query.page);
  return await tx
    .selectFrom(page.as('t'))
    .selectAll('t')
    .select([
      sql<number>`(length(t.path) - length(${top}::text)) / ${sql.lit(levelLength)}`.as('level'),
      sql<number>`(select count(*) from tenants below where below.path > t.path and below.path < t.path || '~')`.as(
        'sub_account_count',
      ),
      sql<string[]>`array(
        select above.name from tenants above
        where above.path = any(array(select substr(t.path, 1, n) from generate_series(length(${top}::text) + ${sql.lit(levelLength)}, length(t.path) - 1, ${sql.lit(levelLength)}) n))
        order by length(above.path))`.as('parent_names'),
      sql<number>`(select count(*) from memberships m where m.tenant_id = t.id and m.inherited_from is null)`.as(
        'people',
      ),
    ])
    .orderBy(sortedBy[query.sortBy], query.direction)
    .orderBy('t.id', query.direction)
    .execute();
}

export type SubtreeRow = Pick<TenantRow, 'id' | 'parent_id' | 'path' | 'name' | 'created_at'>;

/**
 * All accounts of a subtree including its top, ordered by depth. Only identifying columns, since there may be very many.
 */
export async function listSubtree(tx: Tx, topPath: string): Promise<SubtreeRow[]> {
  return await tx
    .selectFrom('tenants')
    .select(['id', 'parent_id', 'path', 'name', 'created_at'])
    .where((where) => where.or([where('path', '=', topPath), isInSubtree('path', topPath)]))
    .orderBy(sql`length(path)`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Ancestors of an account, the nearest first. */
export async function listAbove(tx: Tx, path: string): Promise<TenantRow[]> {
  const above = pathsAbove(path);
  if (above.length === 0) return [];
  return await tx
    .selectFrom('tenants')
    .selectAll()
    .where('path', 'in', above)
    .orderBy(sql`length(path)`, 'desc')
    .execute();
}

export async function listTenants(tx: Tx, ids: string[]): Promise<TenantRow[]> {
  if (ids.length === 0) return [];
  return await tx.selectFrom('tenants').selectAll().where('id', 'in', ids).execute();
}

/** Number of sub-accounts of each given account. */
export async function countSubTenants(tx: Tx, ids: string[]): Promise<{ id: string; total: number }[]> {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom('tenants as t')
    .select([
      't.id',
      sql<number>`(select count(*) from tenants below where below.path > t.path and below.path < t.path || '~')`.as(
        'total',
      ),
    ])
    .where('t.id', 'in', ids)
    .execute();
}

export interface PeopleCount {
  tenant_id: string;
  total: number;
  /** Users with access to sub-accounts. */
  allowed: number;
}

/** Number of users per account; inherited ones only on request. */
export async function countUsers(tx: Tx, ids: string[], withInherited: boolean): Promise<PeopleCount[]> {
  if (ids.length === 0) return [];
  let query = tx
    .selectFrom('memberships as m')
    .innerJoin('tenants as t', 't.id', 'm.tenant_id')
    .select([
      'm.tenant_id',
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where m.state = 'active' and ${sql.raw(hasInheritedAccess('m', 't'))})`.as(
        'allowed',
      ),
    ])
    .where('m.tenant_id', 'in', ids);
  if (!withInherited) query = query.where('m.inherited_from', 'is', null);
  return await query.groupBy('m.tenant_id').execute();
}

/**
 * SQL that is true if a user of an account may access its sub-accounts.
 * @param membership and `tenant`: aliases of the rows
 */
export function hasInheritedAccess(membership: string, tenant: string): string {
  return `(${tenant}.access_type = 'alwaysOn' or coalesce(${membership}.sub_account_access, ${tenant}.access_type = 'defaultOn'))`;
}

export interface NewAccount {
  id: string;
  parentId: string;
  name: string;
  isReseller: boolean;
  alias: string | null;
  tenantType: TenantRow['tenant_type'];
  settings: Record<string, unknown>;
  at: Date;
}

/** Its names are claimed before (`claimTenantName`). @returns `undefined` when an account with this ID exists */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<TenantRow | undefined> {
  return await tx
    .insertInto('tenants')
    .values({
      id: account.id,
      parent_id: account.parentId,
      name: account.name,
      alias: account.alias,
      is_reseller: account.isReseller,
      tenant_type: account.tenantType,
      settings: JSON.stringify(account.settings),
      admin_box: '{}',
      created_at: account.at,
      updated_at: account.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateTenant(tx: Tx, id: string, changes: Updateable<Tables['tenants']>): Promise<void> {
  await tx.updateTable('tenants').set(changes).where('id', '=', id).execute();
}

/** Protects accounts and their ancestors from deletion until the transaction ends. */
export async function lockAccounts(tx: Tx, ids: string[]): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', 'in', ids).orderBy('path').forUpdate().execute();
}
