/** Members of one tenant. All queries but the last run in that tenant's scope. */
import { sql, type RawBuilder } from 'kysely';
import { build, statementOf } from '#server/db/build-statement.ts';
import type { Tx } from '#server/db/database.ts';
import type { PreparedStatement, Read } from '#server/db/prepared-statement.ts';
import type { ManagedBy } from '#server/db/schema.ts';
import { shownEmail } from './invited-user.ts';
import { memberFilter, withUserNames, type MemberFilter } from './member-filter.ts';
import type { MembershipRow, MembershipState } from './memberships.ts';
import type { UserRow } from './users.ts';

export interface MemberQuery extends MemberFilter {
  sortBy: 'name' | 'email' | 'createdAt' | 'lastLogin' | 'id' | 'verified' | 'provider' | 'isLocked' | 'tenantId';
  /** Time at which lockouts are evaluated: with `isLocked`. */
  at?: Date | undefined;
  direction: 'asc' | 'desc';
  limit: number;
  /** Page number. */
  page: number;
}

/** A user with their membership; `email` is the one that the tenant sees. */
export interface MemberRow extends UserRow {
  state: MembershipState;
  joined_at: Date;
  seen_here_at: Date | null;
  expires_at: Date | null;
  managed_by: ManagedBy;
  /** Has accepted the membership, now or before. */
  joined: boolean;
  invited_name: string | null;
  invited_email: string | null;
}

/** In place of the user's own column, behind which it is selected. */
export const emailHere = sql<string>`${sql.raw(shownEmail('memberships', 'users'))}`.as('email');

const columns: Readonly<Record<Exclude<MemberQuery['sortBy'], 'isLocked'>, string>> = {
  name: 'memberships.person_name',
  email: 'memberships.person_email',
  createdAt: 'memberships.created_at',
  lastLogin: 'memberships.last_login_at',
  id: 'memberships.user_id',
  verified: 'memberships.person_verified',
  provider: 'memberships.person_provider',
  tenantId: 'memberships.tenant_id',
};

/** The first seven have an index each. Users who never signed in are last in both directions. */
export function orderOf({
  sortBy,
  direction,
  at = new Date(0),
}: Pick<MemberQuery, 'sortBy' | 'direction' | 'at'>): RawBuilder<unknown> {
  if (sortBy === 'isLocked') {
    const locked = sql`exists (select from lockouts l where l.user_id = memberships.user_id and l.held_until > ${at})`;
    return sql`${locked} ${sql.raw(direction === 'asc' ? 'asc' : 'desc')}, memberships.user_id`;
  }
  // as in the indexes, read forwards or backwards: thousands of ties must not be sorted for a page of twenty
  if (sortBy === 'lastLogin') return sql.raw(`${columns.lastLogin} ${direction} nulls last, memberships.user_id`);
  return sql.raw(`${columns[sortBy]} ${direction}, memberships.user_id ${direction}`);
}

/** A page of members, and the total. In that tenant's scope. */
export async function listMembers(
  read: Read,
  tenantId: string,
  query: MemberQuery,
): Promise<{ rows: MemberRow[]; total: number }> {
  return await readPage(read, tenantId, await withUserNames(read, tenantId, query));
}

/** The same, without matches by user name. */
export async function readPage(
  read: Read,
  tenantId: string,
  query: MemberQuery,
): Promise<{ rows: MemberRow[]; total: number }> {
  const rows = await read<Counted>(pageOf(tenantId, query));
  return { rows: rows.filter(({ listed }) => listed !== null), total: rows[0]!.total };
}

/** A page without rows consists of one row with only the total. */
interface Counted extends MemberRow {
  listed: string | null;
  total: number;
}

function pageOf(tenantId: string, query: MemberQuery): PreparedStatement {
  const members = build
    .selectFrom('memberships')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.inherited_from', 'is', null)
    .where(memberFilter(query));
  // the page is found among the memberships alone; only its few users are looked up. Its length is inlined, since the
  // plan depends on it
  const page = members
    .select('memberships.user_id as listed')
    .orderBy(orderOf(query))
    .limit(sql.lit(query.limit))
    .offset(query.limit * query.page);
  const statement = build
    .selectFrom(members.select(sql<number>`count(*)`.as('total')).as('counted'))
    .leftJoin(page.as('page'), (join) => join.onTrue())
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'page.listed').on('memberships.tenant_id', '=', tenantId),
    )
    .leftJoin('users', 'users.id', 'memberships.user_id')
    .selectAll('users')
    .select([
      'counted.total',
      'page.listed',
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
    .orderBy(orderOf(query));
  return statementOf(statement);
}

export async function findMember(tx: Tx, tenantId: string, userId: string): Promise<MemberRow | undefined> {
  return await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .selectAll('users')
    .select([
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
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.user_id', '=', userId)
    .where('memberships.inherited_from', 'is', null)
    .executeTakeFirst();
}

/**
 * Serializes changes to a tenant's members: two admins who remove each other concurrently must not both succeed. The
 * lock is the weakest that conflicts with itself: sessions, audits and memberships that refer to the tenant do not wait
 * for it.
 */
export async function lockMemberships(tx: Tx, tenantId: string): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
}

/** @param by who disables: a directory enables only whom it has disabled itself */
export async function setMemberState(
  tx: Tx,
  membership: Pick<MembershipRow, 'tenant_id' | 'user_id'>,
  state: MembershipState,
  by: 'admin' | 'directory' = 'admin',
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ state, disabled_by_directory: state === 'disabled' && by === 'directory' })
    .where('tenant_id', '=', membership.tenant_id)
    .where('user_id', '=', membership.user_id)
    .execute();
}

/** Sets the tenant's name for a user who has not joined. */
export async function setInvitedName(tx: Tx, tenantId: string, userId: string, name: string): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ invited_name: name })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('joined', '=', false)
    .execute();
}

/** @param expiresAt `null`: no expiry */
export async function setMemberExpiry(tx: Tx, tenantId: string, userId: string, expiresAt: Date | null): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ expires_at: expiresAt })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

export async function replaceMemberRoles(tx: Tx, tenantId: string, userId: string, roleIds: string[]): Promise<void> {
  await tx.deleteFrom('membership_roles').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
  if (roleIds.length === 0) return;
  await tx
    .insertInto('membership_roles')
    .values(roleIds.map((roleId) => ({ tenant_id: tenantId, user_id: userId, role_id: roleId })))
    .execute();
}

export async function deleteMembership(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await tx.deleteFrom('memberships').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
}

export async function countMembers(tx: Tx, tenantId: string, since: Date): Promise<{ total: number; recent: number }> {
  return await tx
    .selectFrom('memberships')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where created_at >= ${since})`.as('recent'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('inherited_from', 'is', null)
    .executeTakeFirstOrThrow();
}

/** In the system scope: deletes a user without tenants, with their sessions. @returns whether it was deleted */
export async function deleteUserWithoutTenants(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('memberships').select('user_id').whereRef('memberships.user_id', '=', 'users.id'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
