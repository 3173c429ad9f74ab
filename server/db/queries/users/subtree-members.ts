/** Users of a subtree of accounts, each once. In the system scope: the caller has checked its access to the subtree. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isInSubtree } from '#server/db/queries/core/sub-tenants.ts';
import { memberFilter } from '#server/db/queries/core/member-filter.ts';
import { emailHere, orderOf, type MemberQuery, type MemberRow } from '#server/db/queries/core/members.ts';

export interface SubtreeMemberRow extends MemberRow {
  /** The highest account of the subtree in which the user matches. */
  tenant_id: string;
}

/** Sort orders and filters are those of one tenant: a user matches if they match in one of the accounts. */
export async function listSubtreeMembers(
  tx: Tx,
  topPath: string,
  query: MemberQuery,
): Promise<{ rows: SubtreeMemberRow[]; total: number }> {
  const people = tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .distinctOn('memberships.user_id')
    .selectAll('memberships')
    .where((where) => where.or([where('tenants.path', '=', topPath), isInSubtree('tenants.path', topPath)]))
    .where('memberships.inherited_from', 'is', null)
    .where(memberFilter(query))
    .orderBy('memberships.user_id')
    .orderBy(sql`length(tenants.path)`)
    .orderBy('memberships.tenant_id');
  const { total } = await tx
    .selectFrom(people.as('memberships'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom(people.as('memberships'))
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .selectAll('users')
    .select([
      'memberships.tenant_id',
      'memberships.state',
      'memberships.created_at as joined_at',
      'memberships.last_login_at as seen_here_at',
      'memberships.expires_at',
      'memberships.managed_by',
      'memberships.joined',
      'memberships.invited_name',
      'memberships.invited_email',
    ])
    .select(emailHere)
    .orderBy(orderOf(query))
    .limit(query.limit)
    .offset(query.limit * query.page)
    .execute();
  return { rows, total };
}

/** In which accounts of the subtree the given users are members. */
export async function listAccountsOf(
  tx: Tx,
  topPath: string,
  userIds: string[],
): Promise<{ tenant_id: string; user_id: string }[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('memberships as m')
    .innerJoin('tenants as t', 't.id', 'm.tenant_id')
    .select(['m.tenant_id', 'm.user_id'])
    .where('m.user_id', 'in', userIds)
    .where('m.inherited_from', 'is', null)
    .where((where) => where.or([where('t.path', '=', topPath), isInSubtree('t.path', topPath)]))
    .execute();
}
