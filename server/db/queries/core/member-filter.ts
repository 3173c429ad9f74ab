import { sql, type RawBuilder } from 'kysely';
import { mapDomainOf } from '#shared/lib/email-domain.ts';
import { isUserName } from '#shared/lib/user-name.ts';
import type { Read } from '#server/db/prepared-statement.ts';
import { usernameLookupKey } from './users.ts';

/** Filters of user lists for admins: without a second factor, with a leaked password, inactive. */
export type MemberPreset = 'mfa-unenrolled' | 'breached-passwords' | 'inactive';

/** Filters of a member list; absent fields do not filter. */
export interface MemberFilter {
  /** Part of a name or an email address, or the prefix of a user name. */
  search?: string | undefined;
  /** Additional matches: see `withUserNames`. */
  named?: string[] | undefined;
  /** Part of an email address. */
  email?: string | undefined;
  ids?: string[] | undefined;
  preset?: MemberPreset | undefined;
  /** Not seen in the tenant since then, and joined before: with the preset `inactive`. */
  inactiveSince?: Date | undefined;
  /** Held directly, or by a group. */
  roleId?: string | undefined;
  groupId?: string | undefined;
  state?: 'active' | 'invited' | 'disabled' | 'locked' | undefined;
  /** Time at which lockouts and expiries are evaluated: with the state `locked`. */
  at?: Date | undefined;
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function ofPreset({ preset, inactiveSince }: MemberFilter): RawBuilder<boolean> | undefined {
  if (preset === 'mfa-unenrolled') return sql<boolean>`memberships.state = 'active' and not memberships.person_mfa`;
  if (preset === 'breached-passwords')
    return sql<boolean>`memberships.state = 'active' and memberships.person_breached`;
  if (preset !== 'inactive' || !inactiveSince) return undefined;
  return sql<boolean>`memberships.state = 'active' and coalesce(memberships.last_login_at, memberships.created_at) < ${inactiveSince}`;
}

function ofRole(roleId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from membership_roles r where r.tenant_id = memberships.tenant_id and r.user_id = memberships.user_id and r.role_id = ${roleId})
    or exists (
      select from group_members g join group_roles r on r.group_id = g.group_id
      where g.tenant_id = memberships.tenant_id and g.user_id = memberships.user_id and r.role_id = ${roleId}))`;
}

function ofGroup(groupId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from group_members g where g.tenant_id = memberships.tenant_id and g.user_id = memberships.user_id and g.group_id = ${groupId})`;
}

function found(search: string, named: readonly string[]): RawBuilder<boolean> {
  const parts = [
    sql<boolean>`memberships.person_name like lower(${pattern(search)})`,
    sql<boolean>`memberships.person_email like lower(${pattern(mapDomainOf(search))})`,
  ];
  if (named.length > 0) parts.push(sql<boolean>`memberships.user_id = any(${named}::uuid[])`);
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** More than a page shows: a longer search text matches fewer. */
const maxNamed = 200;

/**
 * Adds the users whose user name begins with the search text, looked up beforehand: a condition on each row of a large
 * tenant would double the cost of the search. Only users who have joined, since the user names of invited users are not
 * disclosed. `~` sorts after all characters of a user name.
 */
export async function withUserNames<F extends MemberFilter>(read: Read, tenantId: string, filter: F): Promise<F> {
  const { search } = filter;
  if (!search || !isUserName(search)) return filter;
  const key = usernameLookupKey(search);
  const rows = await read<{ id: string }>({
    name: 'members-by-user-name',
    text: `
      select u.id from users u join memberships m on m.user_id = u.id
      where m.tenant_id = $1 and m.joined and u.username_folded collate "C" >= $2 and u.username_folded collate "C" < $3
      limit ${maxNamed}`,
    values: [tenantId, key, `${key}~`],
  });
  return { ...filter, named: rows.map(({ id }) => id) };
}

/** Locked members are active ones, who could sign in otherwise. */
function inState(state: NonNullable<MemberFilter['state']>, at = new Date(0)): RawBuilder<boolean> {
  if (state !== 'locked') return sql<boolean>`memberships.state = ${state}`;
  return sql<boolean>`(
    memberships.state = 'active' and (memberships.expires_at is null or memberships.expires_at > ${at})
    and memberships.user_id in (select l.user_id from lockouts l where l.held_until > ${at}))`;
}

/** As a condition on `memberships`. */
export function memberFilter(filter: MemberFilter): RawBuilder<boolean> {
  const { search, named = [], email, ids, roleId, groupId, state } = filter;
  const parts = [
    search && found(search, named),
    email && sql<boolean>`memberships.person_email like lower(${pattern(mapDomainOf(email))})`,
    // an array, since an empty list is not valid SQL
    ids && sql<boolean>`memberships.user_id = any(${ids}::uuid[])`,
    ofPreset(filter),
    roleId && ofRole(roleId),
    groupId && ofGroup(groupId),
    state && inState(state, filter.at),
  ].filter((part): part is RawBuilder<boolean> => typeof part === 'object');
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}
