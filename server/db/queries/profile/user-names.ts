import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { usernameLookupKey } from '#server/db/queries/core/users.ts';

export interface UserNameQuery {
  ids: string[] | undefined;
  /** How the name begins, in any case. */
  prefix: string | undefined;
  limit: number;
  /** Counts pages. */
  page: number;
}

/** Those of one tenant's people who have a name, in the order of the names; runs in that tenant's scope. */
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
  // an array, since an empty list would not be SQL
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

/** Who of one tenant has the name, whatever its case. */
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

/** @param username `null` takes it away. @returns whether nobody else has the name, in this very moment */
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

/** Two people took the same name in the same moment: one of their transactions fails with this. */
export function isNameTakenMeanwhile(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === 'users_username_folded_key'
  );
}
