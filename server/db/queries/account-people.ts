/** People of a branch of accounts. In the system scope: whoever calls has found the branch within reach. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isBelow, mayGoBelow } from './accounts.ts';
import type { UserRow } from './users.ts';

export interface BranchPeopleQuery {
  /** One account of the branch alone. */
  tenantId?: string | undefined;
  search?: string | undefined;
  sortBy: 'name' | 'email' | 'createdAt' | 'id';
  order: 'ASC' | 'DESC';
  limit: number;
  /** Counts pages. */
  page: number;
}

export async function listBranchPeople(tx: Tx, branch: string, query: BranchPeopleQuery): Promise<{ rows: UserRow[]; total: number }> {
  const columns = { name: sql`lower(u.name)`, email: sql`u.email_folded`, createdAt: sql`u.created_at`, id: sql`u.id` };
  let people = tx.selectFrom('users as u').where((where) => {
    let memberships = where
      .selectFrom('memberships as m')
      .innerJoin('tenants as t', 't.id', 'm.tenant_id')
      .select('m.user_id')
      .whereRef('m.user_id', '=', 'u.id')
      .where('m.inherited_from', 'is', null)
      .where((or) => or.or([or('t.path', '=', branch), isBelow('t.path', branch)]));
    if (query.tenantId !== undefined) memberships = memberships.where('m.tenant_id', '=', query.tenantId);
    return where.exists(memberships);
  });
  if (query.search) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    people = people.where((where) => where.or([where('u.name', 'ilike', pattern), where('u.email', 'ilike', pattern)]));
  }
  const { total } = await people.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const rows = await people
    .selectAll('u')
    .orderBy(columns[query.sortBy], direction)
    .orderBy('u.id', direction)
    .limit(query.limit)
    .offset(query.limit * query.page)
    .execute();
  return { rows, total };
}

export interface BranchMembership {
  tenant_id: string;
  user_id: string;
  state: 'active' | 'invited' | 'disabled';
  last_login_at: Date | null;
  /** Whether they may go into the accounts below. */
  may_go_below: boolean;
}

export async function listBranchMemberships(tx: Tx, branch: string, userIds: string[], tenantId?: string): Promise<BranchMembership[]> {
  if (userIds.length === 0) return [];
  let query = tx
    .selectFrom('memberships as m')
    .innerJoin('tenants as t', 't.id', 'm.tenant_id')
    .select(['m.tenant_id', 'm.user_id', 'm.state', 'm.last_login_at', sql<boolean>`${sql.raw(mayGoBelow('m', 't'))}`.as('may_go_below')])
    .where('m.user_id', 'in', userIds)
    .where('m.inherited_from', 'is', null)
    .where((where) => where.or([where('t.path', '=', branch), isBelow('t.path', branch)]));
  if (tenantId !== undefined) query = query.where('m.tenant_id', '=', tenantId);
  return await query.orderBy(sql`length(t.path)`).orderBy(sql`lower(t.name)`).orderBy('m.tenant_id').execute();
}
