/** Users as a directory keeps them. For the tenant's scope, or the system's with the tenant named in every query. */
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { MembershipState } from '#server/db/queries/core/memberships.ts';
import { deleteMembership } from '#server/db/queries/core/members.ts';
import { isVisible } from './visible-users.ts';

export type ScimUserRow = Selectable<Tables['scim_users']>;

/** A connection and its tenant. */
export interface Directory {
  id: string;
  tenantId: string;
}

export interface GroupOfUser {
  user_id: string;
  id: string;
  name: string;
}

/** Conditions and order are built from the schema of the resources, with values as parameters. */
export interface ResourceQuery {
  where: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
  limit: number;
  offset: number;
}

export async function countScimUsers(tx: Tx, directory: Directory, where?: RawBuilder<boolean>): Promise<number> {
  let query = tx
    .selectFrom('scim_users as r')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('r.tenant_id', '=', directory.tenantId)
    .where('r.connection_id', '=', directory.id)
    .where(isVisible('r'));
  if (where) query = query.where(where);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Of attributes in one answer: a page ends behind the user who exceeds them, so that it has at least one. */
const mostPageBytes = 8_000_000;

export async function listScimUsers(tx: Tx, directory: Directory, query: ResourceQuery): Promise<ScimUserRow[]> {
  // the page is found by its order alone, which an index may have; only its rows are read
  const page = tx
    .selectFrom('scim_users as r')
    .select('r.id')
    .where('r.tenant_id', '=', directory.tenantId)
    .where('r.connection_id', '=', directory.id)
    .where(isVisible('r'))
    .where(query.where)
    .orderBy(query.orderBy as RawBuilder<string>)
    .limit(query.limit)
    .offset(query.offset);
  const sized = tx
    .selectFrom(page.as('page'))
    .innerJoin('scim_users as r', 'r.id', 'page.id')
    .selectAll('r')
    .select(
      sql<
        number | null
      >`sum(octet_length(r.attributes::text)) over (order by ${query.orderBy} rows between unbounded preceding and 1 preceding)`.as(
        'bytes_before',
      ),
    );
  return await tx
    .selectFrom(sized.as('r'))
    .selectAll('r')
    .where(sql<boolean>`coalesce(r.bytes_before, 0) < ${mostPageBytes}`)
    .orderBy(query.orderBy as RawBuilder<string>)
    .execute();
}

export async function findScimUser(tx: Tx, directory: Directory, id: string): Promise<ScimUserRow | undefined> {
  return await tx
    .selectFrom('scim_users')
    .selectAll()
    .where('tenant_id', '=', directory.tenantId)
    .where('connection_id', '=', directory.id)
    .where('id', '=', id)
    .where(isVisible('scim_users'))
    .executeTakeFirst();
}

export async function lockScimUser(tx: Tx, directory: Directory, id: string): Promise<ScimUserRow | undefined> {
  return await tx
    .selectFrom('scim_users')
    .selectAll()
    .where('tenant_id', '=', directory.tenantId)
    .where('connection_id', '=', directory.id)
    .where('id', '=', id)
    .where(isVisible('scim_users'))
    .forUpdate()
    .executeTakeFirst();
}

/** Another user of the connection who has the name. */
export async function findNamesake(
  tx: Tx,
  directory: Directory,
  folded: string,
  except?: string,
): Promise<Pick<ScimUserRow, 'id' | 'held'> | undefined> {
  let query = tx
    .selectFrom('scim_users')
    .select(['id', 'held'])
    .where('tenant_id', '=', directory.tenantId)
    .where('connection_id', '=', directory.id)
    .where('user_name_folded', '=', folded);
  if (except !== undefined) query = query.where('id', '<>', except);
  return await query.executeTakeFirst();
}

/** Renames a user, in the resource too. @param name folded */
export async function renameScimUser(tx: Tx, id: string, name: string): Promise<void> {
  await tx
    .updateTable('scim_users')
    .set({
      user_name_folded: name,
      attributes: sql<string>`attributes || jsonb_build_object('userName', ${name}::text)`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** @returns `undefined` when a concurrent request took the name or the membership */
export async function insertScimUser(tx: Tx, row: Insertable<Tables['scim_users']>): Promise<ScimUserRow | undefined> {
  return await tx
    .insertInto('scim_users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateScimUser(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['scim_users']>,
): Promise<ScimUserRow> {
  return await tx
    .updateTable('scim_users')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the addresses that a user is found by. */
export async function replaceAddresses(
  tx: Tx,
  row: Pick<ScimUserRow, 'id' | 'tenant_id'>,
  addresses: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('scim_addresses')
    .where('scim_user_id', '=', row.id)
    .where('tenant_id', '=', row.tenant_id)
    .execute();
  await insertAddresses(tx, row, addresses);
}

export async function insertAddresses(
  tx: Tx,
  { id, tenant_id: tenantId }: Pick<ScimUserRow, 'id' | 'tenant_id'>,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const rows = addresses.map((address) => ({ tenant_id: tenantId, scim_user_id: id, address }));
  await tx.insertInto('scim_addresses').values(rows).execute();
}

/** Who manages a membership. */
export async function setManagedBy(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  managedBy: 'here' | 'scim2',
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ managed_by: managedBy })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

/** Leaves the members of a connection to the tenant and to themselves, and remembers that a directory brought them. */
export async function releaseMembers(tx: Tx, directory: Directory): Promise<void> {
  await sql`
    insert into scim_former_members (tenant_id, user_id, owns_account)
    select tenant_id, user_id, owns_account from scim_users
    where connection_id = ${directory.id} and tenant_id = ${directory.tenantId}
    on conflict (tenant_id, user_id) do update set owns_account = excluded.owns_account`.execute(tx);
  await sql`
    update memberships m set managed_by = 'here' from scim_users s
    where s.connection_id = ${directory.id} and s.tenant_id = ${directory.tenantId}
      and m.tenant_id = s.tenant_id and m.user_id = s.user_id`.execute(tx);
}

/** Deletes a user of a connection, and leaves its groups. The membership stays. */
export async function deleteScimUser(
  tx: Tx,
  row: Pick<ScimUserRow, 'id' | 'tenant_id' | 'connection_id' | 'user_id'>,
): Promise<void> {
  await sql`
    delete from group_members m using scim_groups s
    where s.tenant_id = ${row.tenant_id} and s.connection_id = ${row.connection_id}
      and m.tenant_id = s.tenant_id and m.group_id = s.group_id and m.user_id = ${row.user_id}`.execute(tx);
  await tx.deleteFrom('scim_users').where('id', '=', row.id).execute();
}

/** A member whom an earlier connection brought, once. @returns whether that connection created the account */
export async function claimFormerMember(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<{ owned: boolean } | undefined> {
  const row = await tx
    .deleteFrom('scim_former_members')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('owns_account')
    .executeTakeFirst();
  return row && { owned: row.owns_account };
}

/**
 * Whether another tenant has a direct membership of an account, be it active, disabled or an invitation: whose account it
 * is, is then not for one directory to say. Locks the account, so that no membership is added meanwhile.
 */
export async function belongsElsewhere(tx: Tx, userId: string, tenantId: string): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const row = await tx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .where('tenant_id', '<>', tenantId)
    .where('inherited_from', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the address that a tenant sees of a user who has not joined. */
export async function setInvitedEmail(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  email: string,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ invited_email: email })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('joined', '=', false)
    .execute();
}

/** Makes an invitation of a membership; a disabled one stays disabled. */
export async function takeBackMembership(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  invited: { email: string; name: string },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({
      state: sql<MembershipState>`case when state = 'active' then 'invited' else state end`,
      joined: false,
      invited_email: invited.email,
      invited_name: invited.name,
    })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Moves an open invitation, with the directory's user, roles and groups, to another account, which is no member yet. The
 * system scope is needed.
 * @param owned the connection created that account
 */
export async function moveToAccount(
  tx: Tx,
  row: Pick<ScimUserRow, 'id' | 'tenant_id' | 'user_id'>,
  { userId, owned }: { userId: string; owned: boolean },
): Promise<void> {
  const { tenant_id: tenantId, user_id: from } = row;
  await sql`
    insert into memberships (tenant_id, user_id, state, invited_by, invited_name, invited_email, expires_at, managed_by, sub_account_access, created_at)
    select tenant_id, ${userId}::uuid, state, invited_by, invited_name, invited_email, expires_at, managed_by, sub_account_access, created_at
    from memberships where tenant_id = ${tenantId} and user_id = ${from}`.execute(tx);
  for (const table of ['membership_roles', 'group_members'] as const)
    await tx
      .updateTable(table)
      .set({ user_id: userId })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', from)
      .execute();
  await tx.updateTable('scim_users').set({ user_id: userId, owns_account: owned }).where('id', '=', row.id).execute();
  await deleteMembership(tx, tenantId, from);
}

/** Deletes the API tokens of a user in a tenant. @returns how many there were */
export async function deleteTokensOfUser(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<number> {
  const gone = await tx
    .deleteFrom('api_tokens')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return gone.length;
}

/** The connections that manage members of a tenant. */
export async function listDirectoriesOf(
  tx: Tx,
  tenantId: string,
  userIds: string[],
): Promise<{ user_id: string; id: string; name: string }[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('scim_users as s')
    .innerJoin('scim_connections as c', 'c.id', 's.connection_id')
    .select(['s.user_id', 'c.id', 'c.name'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.user_id', 'in', userIds)
    .execute();
}

/** How many groups each account is in, without their rows: it bounds an answer, and need not be exact. */
export async function countGroupsOfUsers(
  tx: Tx,
  directory: Directory,
  userIds: string[],
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ user_id: string; groups: number }>`
    select user_id, count(*)::int as groups from group_members
    where tenant_id = ${directory.tenantId} and user_id = any (${userIds}::uuid[]) group by user_id`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row.groups]));
}

/** Groups of the connection that its users are members of. */
export async function listGroupsOfUsers(tx: Tx, directory: Directory, userIds: string[]): Promise<GroupOfUser[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('group_members as m')
    .innerJoin('scim_groups as s', 's.group_id', 'm.group_id')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(['m.user_id', 'g.id', 'g.name'])
    .where('m.tenant_id', '=', directory.tenantId)
    .where('m.user_id', 'in', userIds)
    .where('m.removal_held', '=', false)
    .orderBy('g.name')
    .orderBy('g.id')
    .execute();
}

/**
 * SQL of whether a directory manages the profile of a user: it created their account, which no other tenant has.
 * @param userId an expression
 */
export const profileManaged = (userId: string): string => `exists (
  select from scim_users s where s.user_id = ${userId} and s.owns_account
    and not exists (select from memberships other where other.user_id = s.user_id and other.tenant_id <> s.tenant_id
                      and other.inherited_from is null and other.joined))`;

/** Whether a directory manages the profile of a user. In the user's scope too. */
export async function isProfileManaged(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ managed: boolean }>`
    select ${sql.raw(profileManaged('u.id'))} as managed from users u where u.id = ${userId}`.execute(tx);
  return rows[0]?.managed ?? false;
}

/** Whether the directory has deactivated a member, so that admins leave it to the directory to reactivate them. */
export async function isDeactivatedByDirectory(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('scim_users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('active', '=', false)
    .where('held', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the tenant has proved the email domain, so that it may say whose its addresses are. */
export async function isDomainProved(tx: Tx, tenantId: string, domain: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sso_domains')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('domain', '=', domain)
    .where('validated_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
