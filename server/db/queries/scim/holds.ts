/** Users whose removal is held, and the removals that are counted. For the tenant's scope, or the system's. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { shownEmail } from '#server/db/queries/core/invited-user.ts';
import type { Directory, ScimUserRow } from './users.ts';

export type Held = NonNullable<ScimUserRow['held']>;

export interface RemovalCounts {
  /** Users with access, up to `atMost`, and those who were removed since. */
  people: number;
  removed: number;
  open: number;
  /** When the directory brought the user. */
  broughtAt: Date;
}

/** Counts while the tenant's memberships are locked, so that concurrent requests see each other's removals. */
export async function countRemovals(
  tx: Tx,
  { id, tenantId }: Directory,
  { userId, since, atMost }: { userId: string; since: Date; atMost: number },
): Promise<RemovalCounts> {
  const { rows } = await sql<{ present: number; removed: number; open: number; brought_at: Date }>`
    select
      (select created_at from scim_users
         where tenant_id = ${tenantId} and connection_id = ${id} and user_id = ${userId}) as brought_at,
      (select count(*) from (
         select from scim_users where tenant_id = ${tenantId} and connection_id = ${id} and (active or held is not null)
         limit ${atMost}) p)::int as present,
      (select count(*) from scim_removals
         where tenant_id = ${tenantId} and connection_id = ${id} and user_id <> ${userId} and removed_at > ${since})::int as removed,
      (select count(*) from (
         select from scim_users where tenant_id = ${tenantId} and connection_id = ${id} and held is not null
         limit 1) o)::int as open`.execute(tx);
  const { present, removed, open, brought_at: broughtAt } = rows[0]!;
  return { people: present + removed, removed, open, broughtAt };
}

export async function recordRemoval(
  tx: Tx,
  { id, tenantId }: Directory,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('scim_removals')
    .values({ tenant_id: tenantId, connection_id: id, user_id: userId, removed_at: at })
    .onConflict((conflict) => conflict.columns(['connection_id', 'user_id']).doUpdateSet({ removed_at: at }))
    .execute();
}

/** @returns whether admins have not been told since then: they are told now */
export async function tellOfHolds(
  tx: Tx,
  { id, tenantId }: Directory,
  { since, at }: { since: Date; at: Date },
): Promise<boolean> {
  const told = await tx
    .updateTable('scim_connections')
    .set({ holds_told_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where((where) => where.or([where('holds_told_at', 'is', null), where('holds_told_at', '<=', since)]))
    .returning('id')
    .executeTakeFirst();
  return told !== undefined;
}

/** Admins have decided, and are told of the next hold. */
export async function forgetTold(tx: Tx, { id, tenantId }: Directory): Promise<void> {
  await tx
    .updateTable('scim_connections')
    .set({ holds_told_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Begins to count anew. */
export async function forgetRemovals(tx: Tx, { id, tenantId }: Directory): Promise<void> {
  await tx.deleteFrom('scim_removals').where('tenant_id', '=', tenantId).where('connection_id', '=', id).execute();
}

/** The time of the first request stays. */
export async function holdUser(tx: Tx, id: string, { held, at }: { held: Held; at: Date }): Promise<void> {
  await tx
    .updateTable('scim_users')
    .set({ held, held_at: sql<Date>`coalesce(held_at, ${at})` })
    .where('id', '=', id)
    .execute();
}

/** The directory sees the hold, so that its end makes a new version. */
export async function releaseUser(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('scim_users')
    .set({ held: null, held_at: null, version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Undoes what the directory asked for: the user is active for it again. One whose deletion was held while they were
 * disabled stays as they were.
 */
export async function restoreUser(
  tx: Tx,
  { id, tenant_id: tenantId, user_id: userId }: Pick<ScimUserRow, 'id' | 'tenant_id' | 'user_id'>,
  at: Date,
): Promise<void> {
  const wasActive = sql<boolean>`(active or held = 'deactivation' or not exists (
    select from memberships m where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.state = 'disabled'))`;
  await tx
    .updateTable('scim_users')
    .set({
      held: null,
      held_at: null,
      active: wasActive,
      attributes: sql<string>`attributes || jsonb_build_object('active', ${wasActive})`,
      version: sql<number>`version + 1`,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

export interface UserHeldForDeletion extends ScimUserRow {
  /** The address that the tenant sees; empty without one. */
  email: string;
}

/** Users whose deletion is held, by their name in the directory, which comes first, or by the address of their account. */
export async function lockUsersHeldForDeletion(
  tx: Tx,
  { id, tenantId }: Directory,
  { userName, email }: { userName: string; email: string },
): Promise<UserHeldForDeletion[]> {
  return await tx
    .selectFrom('scim_users as r')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.user_id', '=', 'r.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select(sql<string>`${sql.raw(shownEmail('m', 'u'))}`.as('email'))
    .where('r.tenant_id', '=', tenantId)
    .where('r.connection_id', '=', id)
    .where('r.held', '=', 'deletion')
    .where((where) => where.or([where('r.user_name_folded', '=', userName), where('m.person_email', '=', email)]))
    .orderBy(sql`r.user_name_folded = ${userName}`, 'desc')
    .forUpdate('r')
    .execute();
}

/** A member whose deletion another connection of the tenant has asked for, and which is held. */
export async function lockHeldElsewhere(
  tx: Tx,
  { id, tenantId }: Directory,
  userId: string,
): Promise<ScimUserRow | undefined> {
  return await tx
    .selectFrom('scim_users')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '<>', id)
    .where('user_id', '=', userId)
    .where('held', '=', 'deletion')
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a member is gone for their directory, and waits for an admin. */
export async function isHeldForDeletion(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('scim_users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('held', '=', 'deletion')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks held users, the first first. @param ids `null` for all */
export async function lockHeldUsers(tx: Tx, directory: Directory, ids: string[] | null): Promise<ScimUserRow[]> {
  let query = tx
    .selectFrom('scim_users')
    .selectAll()
    .where('tenant_id', '=', directory.tenantId)
    .where('connection_id', '=', directory.id)
    .where('held', 'is not', null);
  if (ids?.length === 0) return [];
  if (ids) query = query.where('id', 'in', ids);
  return await query.orderBy('held_at').orderBy('id').forUpdate().execute();
}

export interface HeldUserRow {
  id: string;
  user_id: string;
  name: string;
  email: string;
  held: Held;
  held_at: Date;
}

/** The first first. */
export async function listHeldUsers(
  tx: Tx,
  { id, tenantId }: Directory,
  { offset, limit }: { offset: number; limit: number },
): Promise<HeldUserRow[]> {
  const { rows } = await sql<HeldUserRow>`
    select r.id, r.user_id, member.name, member.email, r.held, r.held_at
    from scim_users r join people_of_tenants member on member.tenant_id = r.tenant_id and member.id = r.user_id
    where r.tenant_id = ${tenantId} and r.connection_id = ${id} and r.held is not null
    order by r.held_at, r.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export interface HeldSummary {
  total: number;
  first: Date | null;
  last: Date | null;
}

export async function summarizeHolds(tx: Tx, { id, tenantId }: Directory): Promise<HeldSummary> {
  const { rows } = await sql<HeldSummary>`
    select count(*)::int as total, min(held_at) as first, max(held_at) as last
    from scim_users where tenant_id = ${tenantId} and connection_id = ${id} and held is not null`.execute(tx);
  return rows[0]!;
}
