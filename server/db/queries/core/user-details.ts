/**
 * All data to describe users besides their own rows, in one statement: memberships, roles, permissions, lockouts,
 * second factors.
 */
import type { Read } from '#server/db/prepared-statement.ts';
import { rolesHeldBy } from './held-roles.ts';
import type { HeldRole, listPermissions, MembershipRow, RoleRow } from './memberships.ts';

export type PermissionRow = Awaited<ReturnType<typeof listPermissions>>[number];
export type MembershipDetail = Pick<
  MembershipRow,
  | 'tenant_id'
  | 'user_id'
  | 'state'
  | 'expires_at'
  | 'joined'
  | 'invited_name'
  | 'invited_email'
  | 'managed_by'
  | 'created_at'
>;

export interface UserDetails {
  /** As far as the scope allows; the oldest first. */
  memberships: MembershipDetail[];
  /** Roles of users, direct and by groups; a role from both sources is listed twice. By level and key. */
  held: HeldRole[];
  /** Those of the roles in `held`, by key. */
  permissions: PermissionRow[];
  /** Until when lockout subjects are locked that are so now. */
  locked: Map<string, Date>;
  /** IDs of users with a second factor. */
  enrolled: Set<string>;
}

export interface DetailsQuery {
  userIds: string[];
  /** Of their lockouts. */
  subjects: string[];
  now: Date;
}

/** SQL of the first parts, for `detailColumns`. `$1`: IDs of users. */
export const detailParts = `
  membership as materialized (
    select m.tenant_id, m.user_id, m.state, m.expires_at, m.joined, m.invited_name, m.invited_email, m.managed_by, m.created_at, m.inherited_from
    from memberships m where m.user_id = any($1)
  ), held as materialized (
    select m.user_id as held_by, m.tenant_id as held_in, given.group_id as held_by_group, given.role_id
    from membership m cross join lateral (${rolesHeldBy('m')}) given
  ), role as materialized (
    select r.* from (select distinct role_id from held) wanted join roles r on r.id = wanted.role_id
  )`;

/** SQL of the columns of `DetailsRow`. `$2`: lockout subjects, `$3`: now. */
export const detailColumns = `
  (select coalesce(json_agg(m order by m.created_at, m.tenant_id), '[]') from membership m) as memberships,
  (select coalesce(json_agg(h), '[]') from held h) as held,
  (select coalesce(json_agg(r order by r.level, r.key), '[]') from role r) as roles,
  (select coalesce(json_agg(p order by p.key), '[]') from permissions p where p.key in (select unnest(r.permission_keys) from role r)) as permissions,
  (select coalesce(json_object_agg(l.subject, l.held_until), '{}') from lockouts l where l.subject = any($2::text[]) and l.held_until > $3) as locked,
  (select coalesce(array_agg(f.user_id), '{}') from factors f where f.user_id = any($1) and f.confirmed_at is not null and not f.passkey) as enrolled`;

type Timed<R> = { [K in keyof R]: R[K] extends Date ? string : R[K] extends Date | null ? string | null : R[K] };

/** Times within JSON are text. */
export interface DetailsRow {
  memberships: Timed<MembershipDetail>[];
  held: (Pick<HeldRole, 'held_by' | 'held_in' | 'held_by_group'> & { role_id: string })[];
  roles: Timed<RoleRow>[];
  permissions: Timed<PermissionRow>[];
  locked: Record<string, string>;
  enrolled: string[];
}

const text = `with ${detailParts} select ${detailColumns}`;

/** The scope of `read` determines what is returned. */
export async function loadUserDetails(read: Read, { userIds, subjects, now }: DetailsQuery): Promise<UserDetails> {
  const [row] = await read<DetailsRow>({ name: 'user-details', text, values: [userIds, subjects, now] });
  return readDetails(row!);
}

export function readDetails({ memberships, held, roles, permissions, locked, enrolled }: DetailsRow): UserDetails {
  const dated = roles.map((role) => withTimes(role, ['created_at', 'updated_at']));
  return {
    memberships: memberships.map((membership) => ({
      ...membership,
      created_at: new Date(membership.created_at),
      expires_at: membership.expires_at === null ? null : new Date(membership.expires_at),
    })),
    // in role order, as in lists
    held: dated.flatMap((role) =>
      held.filter(({ role_id }) => role_id === role.id).map(({ role_id: _role, ...by }) => ({ ...role, ...by })),
    ),
    permissions: permissions.map((permission) => withTimes(permission, ['created_at', 'updated_at'])),
    locked: new Map(Object.entries(locked).map(([subject, until]) => [subject, new Date(until)])),
    enrolled: new Set(enrolled),
  };
}

/** Parses times that JSON contains as text. */
export function withTimes<R, K extends keyof R>(row: R, names: K[]): Omit<R, K> & Record<K, Date> {
  return {
    ...row,
    ...(Object.fromEntries(names.map((name) => [name, new Date(row[name] as string)])) as Record<K, Date>),
  };
}
