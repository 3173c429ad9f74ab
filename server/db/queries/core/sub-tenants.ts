/**
 * Accounts below accounts. All but `updateTenant` run in the system scope, and stay within a branch: the path of the account
 * at its top.
 */
import { sql, type Expression, type SqlBool, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { TenantRow } from './tenant-row.ts';

/** Characters that one level adds to a path, whatever the account's id is: `path_part` of the database and a slash. */
const levelLength = 37;

export interface AccountRow extends TenantRow {
  /** How far below the top; 0 is the top itself. */
  level: number;
  /** Accounts below it, at any depth. */
  accounts_below: number;
  /** Names of what lies between the top and it. */
  parent_names: string[];
  people: number;
}

/** Everything below the top of a branch: a range, so that the index serves whatever the plan. */
export function isInSubtree(path: string, branch: string): Expression<SqlBool> {
  return sql<boolean>`(${sql.ref(path)} > ${branch} and ${sql.ref(path)} < ${`${branch}~`})`;
}

export function levelOf(path: string, branch: string): number {
  return Math.round((path.length - branch.length) / levelLength);
}

/** Paths of the accounts above one, the highest first: they begin its own. */
export function pathsAbove(path: string): string[] {
  return Array.from({ length: Math.max(0, levelOf(path, '/') - 1) }, (_, index) =>
    path.slice(0, 1 + (index + 1) * levelLength),
  );
}

/**
 * The sign-up that an account comes from: its own, or that of the account at the top of its branch, so that an account below is no
 * way to be trusted sooner.
 * @returns `undefined` for accounts that the vendor made
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
  /** Children of this account alone; all accounts below when absent. */
  parentId?: string | undefined;
  /** Part of a name or an alias, or the beginning of an id. */
  search?: string | undefined;
  sortBy: 'createdAt' | 'name' | 'tenantId';
  direction: 'asc' | 'desc';
  limit: number;
  /** Counts pages. */
  page: number;
}

function accountsIn(tx: Tx, branch: string, { parentId, search }: Pick<AccountQuery, 'parentId' | 'search'>) {
  let accounts = tx.selectFrom('tenants as t').where(isInSubtree('t.path', branch));
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
  branch: string,
  query: Pick<AccountQuery, 'parentId' | 'search'>,
): Promise<number> {
  return (
    await accountsIn(tx, branch, query)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}

const sortedBy = { createdAt: sql`t.created_at`, name: sql`lower(t.name)`, tenantId: sql`t.id` };

/** @param top whence levels and names of parents are seen: the top of the branch, or an account above it */
export async function listAccounts(tx: Tx, branch: string, query: AccountQuery, top = branch): Promise<AccountRow[]> {
  // the page is found before anything is counted: a page far down would count for all those above it too
  const page = accountsIn(tx, branch, query)
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
        'accounts_below',
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

/** All accounts of a branch, its top among them, the higher ones first. Only what names them: there may be very many. */
export async function listSubtree(tx: Tx, branch: string): Promise<SubtreeRow[]> {
  return await tx
    .selectFrom('tenants')
    .select(['id', 'parent_id', 'path', 'name', 'created_at'])
    .where((where) => where.or([where('path', '=', branch), isInSubtree('path', branch)]))
    .orderBy(sql`length(path)`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Accounts above one, the nearest first. */
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

/** How many accounts lie below each of some. */
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
  /** Those who may go into the accounts below. */
  allowed: number;
}

/** People of accounts; those who come in from above count only when asked for. */
export async function countPeople(tx: Tx, ids: string[], withInherited: boolean): Promise<PeopleCount[]> {
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
 * SQL that is true where a person of an account may go into the accounts below it.
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

/** Its names are claimed before (`claimTenantName`). @returns `undefined` when there is an account with this id already */
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

/** An account stays where it is until the transaction ends: nobody deletes it, nor what lies above it. */
export async function lockAccounts(tx: Tx, ids: string[]): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', 'in', ids).orderBy('path').forUpdate().execute();
}
