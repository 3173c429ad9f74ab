import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { usernameLookupKey } from '#server/db/queries/core/users.ts';

export interface UserNameQuery {
  ids: string[] | undefined;
  /** Prefix of the name, case-insensitive. */
  prefix: string | undefined;
  limit: number;
  /** Page number. */
  page: number;
}

/** Users of one tenant who have a user name, by name; runs in that tenant's scope. */
export async function listTenantUserNames(
  tx: Tx,
  tenantId: string,
  { ids, prefix, limit, page }: UserNameQuery,
): Promise<{ rows: { id: string; username: string }[]; total: number }> {
  let people = tx
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.inherited_from', 'is', null)
    .where('memberships.joined', '=', true)
    .where('users.username_folded', 'is not', null);
  // an array, since an empty list is not valid SQL
  if (ids) people = people.where(sql<boolean>`users.id = any(${ids}::uuid[])`);
  if (prefix)
    people = people.where('users.username_folded', 'like', `${usernameLookupKey(prefix).replace(/[\\%_]/g, '\\$&')}%`);
  const { total } = await people.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await people
    .select(['users.id', sql<string>`users.username`.as('username')])
    .orderBy('users.username_folded')
    .limit(limit)
    .offset(limit * page)
    .execute();
  return { rows, total };
}

/** Finds a user of one tenant by user name, case-insensitively. */
export async function findTenantUserNamed(tx: Tx, tenantId: string, username: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select('users.id')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.joined', '=', true)
    .where('users.username_folded', '=', usernameLookupKey(username))
    .executeTakeFirst();
  return row?.id;
}

/** @param username `null` removes it. @returns false when another user has the name, even if taken concurrently */
export async function changeUserName(tx: Tx, id: string, username: string | null, at: Date): Promise<boolean> {
  const folded = username === null ? null : usernameLookupKey(username);
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ username, username_folded: folded, updated_at: at })
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          tx
            .selectFrom('users as other')
            .select('other.id')
            .where('other.username_folded', '=', folded)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A concurrent transaction took the same name: one of the two fails with this error. */
export function isNameTakenMeanwhile(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === 'users_username_folded_key'
  );
}
