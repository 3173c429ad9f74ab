/** Users of a subtree of accounts. In the system scope: the caller has checked its access to the subtree. */
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isInSubtree, hasInheritedAccess } from '#server/db/queries/core/sub-tenants.ts';
import { memberFilter } from '#server/db/queries/core/member-filter.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';

export interface SubtreeUsersQuery {
  /** Limits the result to one account of the subtree. */
  tenantId?: string | undefined;
  search?: string | undefined;
  sortBy: 'name' | 'email' | 'createdAt' | 'id';
  order: 'ASC' | 'DESC';
  limit: number;
  /** Page number. */
  page: number;
}

/** Sort columns: the same in all memberships of a user who has joined. */
const places: Record<SubtreeUsersQuery['sortBy'], RawBuilder<unknown>> = {
  name: sql`min(memberships.person_name)`,
  email: sql`min(memberships.person_email)`,
  createdAt: sql`min((select u.created_at from users u where u.id = memberships.user_id))`,
  id: sql`memberships.user_id`,
};

/**
 * Each user once, however many accounts of the subtree they are in. The page is found among the memberships; only its
 * users are looked up.
 */
export async function listSubtreeUsers(
  tx: Tx,
  topPath: string,
  query: SubtreeUsersQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  let members = tx
    .selectFrom('memberships')
    .innerJoin('tenants as t', 't.id', 'memberships.tenant_id')
    .where('memberships.inherited_from', 'is', null)
    .where((where) => where.or([where('t.path', '=', topPath), isInSubtree('t.path', topPath)]))
    .where(memberFilter({ search: query.search }));
  if (query.tenantId !== undefined) members = members.where('memberships.tenant_id', '=', query.tenantId);
  const { total } = await members
    .select(sql<number>`count(distinct memberships.user_id)`.as('total'))
    .executeTakeFirstOrThrow();
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const page = members
    .select(['memberships.user_id as listed', places[query.sortBy].as('place')])
    .groupBy('memberships.user_id')
    .orderBy('place', direction)
    .orderBy('listed', direction)
    .limit(query.limit)
    .offset(query.limit * query.page);
  const rows = await tx
    .selectFrom(page.as('page'))
    .innerJoin('users as u', 'u.id', 'page.listed')
    .selectAll('u')
    .orderBy('page.place', direction)
    .orderBy('page.listed', direction)
    .execute();
  return { rows, total };
}

export interface SubtreeMembership {
  tenant_id: string;
  user_id: string;
  state: 'active' | 'invited' | 'disabled';
  joined: boolean;
  invited_name: string | null;
  invited_email: string | null;
  created_at: Date;
  last_login_at: Date | null;
  /** Whether they may access sub-accounts. */
  has_inherited_access: boolean;
}

export async function listSubtreeMemberships(
  tx: Tx,
  topPath: string,
  userIds: string[],
  tenantId?: string,
): Promise<SubtreeMembership[]> {
  if (userIds.length === 0) return [];
  let query = tx
    .selectFrom('memberships as m')
    .innerJoin('tenants as t', 't.id', 'm.tenant_id')
    .select([
      'm.tenant_id',
      'm.user_id',
      'm.state',
      'm.joined',
      'm.invited_name',
      'm.invited_email',
      'm.created_at',
      'm.last_login_at',
      sql<boolean>`${sql.raw(hasInheritedAccess('m', 't'))}`.as('has_inherited_access'),
    ])
    .where('m.user_id', 'in', userIds)
    .where('m.inherited_from', 'is', null)
    .where((where) => where.or([where('t.path', '=', topPath), isInSubtree('t.path', topPath)]));
  if (tenantId !== undefined) query = query.where('m.tenant_id', '=', tenantId);
  return await query
    .orderBy(sql`length(t.path)`)
    .orderBy(sql`lower(t.name)`)
    .orderBy('m.tenant_id')
    .execute();
}
