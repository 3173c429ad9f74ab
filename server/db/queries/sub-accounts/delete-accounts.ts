/** Deletes an account with all of its sub-accounts. In the system scope. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isInSubtree } from '#server/db/queries/core/sub-tenants.ts';

export interface Destroyed {
  /** Including the account itself. */
  accounts: number;
  /** Users with a direct membership in one of them. */
  people: number;
  /** Users without any other account: they are deleted too. */
  peopleDeleted: number;
  groups: number;
  /** Roles that the accounts created. */
  roles: number;
  /** API tokens, of the accounts and of their users. */
  tokens: number;
  /** Sessions that end. */
  sessions: number;
}

/** Blocks inserts below an account that is being deleted, and changes of it. */
export async function lockSubtree(tx: Tx, topPath: string): Promise<void> {
  await subtreeIds(tx, topPath).orderBy('path').forUpdate().execute();
}

function subtreeIds(tx: Tx, topPath: string) {
  return tx
    .selectFrom('tenants')
    .select('id')
    .where((where) => where.or([where('path', '=', topPath), isInSubtree('path', topPath)]));
}

export async function countDestroyed(tx: Tx, topPath: string, at: Date): Promise<Destroyed> {
  const ids = (await subtreeIds(tx, topPath).execute()).map(({ id }) => id);
  const { rows } = await sql<Destroyed>`
    with gone as (select unnest(${ids}::text[]) as id),
    people as (
      select m.user_id, bool_or(not m.tenant_id = any(${ids}::text[])) as elsewhere
      from memberships m
      where m.inherited_from is null and m.user_id in (select n.user_id from memberships n join gone on gone.id = n.tenant_id where n.inherited_from is null)
      group by m.user_id)
    select (select count(*) from gone) as accounts,
           (select count(*) from people) as people,
           (select count(*) from people where not elsewhere) as "peopleDeleted",
           (select count(*) from groups g join gone on gone.id = g.tenant_id) as groups,
           (select count(*) from roles r join gone on gone.id = r.tenant_id) as roles,
           (select count(*) from api_tokens t join gone on gone.id = t.tenant_id) as tokens,
           (select count(*) from sessions s join people p on p.user_id = s.user_id where not p.elsewhere and s.ended_at is null and s.expires_at > ${at}) as sessions`.execute(
    tx,
  );
  return rows[0]!;
}

/**
 * Deletes a subtree. Users without another account are deleted with it, and their sessions too. The session of a user
 * who has other accounts continues there, unless it is an impersonation: that one ends with its account.
 */
export async function deleteSubtree(tx: Tx, topPath: string): Promise<void> {
  const ids = (await subtreeIds(tx, topPath).execute()).map(({ id }) => id);
  await sql`
    update sessions s set tenant_id = next.tenant_id
    from (
      select distinct on (m.user_id) m.user_id, m.tenant_id from memberships m
      where m.user_id in (select t.user_id from sessions t where t.tenant_id = any(${ids}::text[])) and m.state = 'active' and not m.tenant_id = any(${ids}::text[])
      order by m.user_id, m.inherited_from is not null, m.last_login_at desc nulls last, m.tenant_id) next
    where s.tenant_id = any(${ids}::text[]) and next.user_id = s.user_id and s.impersonator is null`.execute(tx);
  await sql`
    delete from users u
    where u.id in (select m.user_id from memberships m where m.tenant_id = any(${ids}::text[]))
      and not u.super_user
      and not exists (select from memberships m where m.user_id = u.id and not m.tenant_id = any(${ids}::text[]))`.execute(
    tx,
  );
  await sql`delete from tenants where id = any(${ids}::text[])`.execute(tx);
}
