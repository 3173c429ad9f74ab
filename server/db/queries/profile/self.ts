/** A user's data about themselves, in one statement. */
import type { Read } from '#server/db/prepared-statement.ts';
import { isUsable, type ApplicationRow } from '#server/db/queries/core/applications.ts';
import { profileManaged } from '#server/db/queries/scim/users.ts';
import type { GroupRow } from '#server/db/queries/groups/groups.ts';
import { homeTenant } from '#server/db/queries/core/inherited-memberships.ts';
import {
  detailColumns,
  detailParts,
  readDetails,
  withTimes,
  type DetailsRow,
  type UserDetails,
} from '#server/db/queries/core/user-details.ts';
import type { ShownUserRow } from '#server/db/queries/core/users.ts';

export interface Self {
  user: ShownUserRow;
  /** A directory keeps name and phone number. */
  profileManaged: boolean;
  details: UserDetails;
  /** Those that may be used, in the order of configuration. */
  applications: ApplicationRow[];
  /** Empty where groups are disabled. For an inherited membership, the groups in the parent account. By name. */
  groups: GroupRow[];
}

type InJson<R extends { created_at: Date; updated_at: Date }> = Omit<R, 'created_at' | 'updated_at'> & {
  created_at: string;
  updated_at: string;
};

interface SelfRow extends ShownUserRow, DetailsRow {
  applications: InJson<ApplicationRow>[];
  own_groups: InJson<GroupRow>[];
  profile_managed: boolean;
}

// $1: the user, as a list of one; $2: the subject of their lockout, likewise; $3: now; $4: the tenant
const text = `
  with ${detailParts},
  here as materialized (select m.user_id, m.tenant_id, m.inherited_from from memberships m where m.tenant_id = $4 and m.user_id = ($1::uuid[])[1])
  select u.id, u.email, u.username, u.name, u.title, u.phone_number, u.picture_url, u.metadata, u.locale, u.provider, u.verified, u.super_user,
         u.created_at, u.updated_at, u.last_login_at, ${detailColumns}, ${profileManaged('u.id')} as profile_managed,
         (select coalesce(json_agg(a order by a.position), '[]') from applications a join here m on ${isUsable('a', 'm')}) as applications,
         (select coalesce(json_agg(g order by lower(g.name), g.id), '[]')
          from here m join group_members belongs on belongs.user_id = m.user_id and belongs.tenant_id = ${homeTenant('m')}
          join groups g on g.id = belongs.group_id left join group_settings s on s.tenant_id = belongs.tenant_id
          where s.enabled is not false) as own_groups
  from users u where u.id = ($1::uuid[])[1]`;

/**
 * @param who `subject` is that of their lockout. The scope of `read` determines what is returned about other tenants
 */
export async function loadSelf(
  read: Read,
  who: { userId: string; tenantId: string; subject: string },
  now: Date,
): Promise<Self> {
  const [row] = await read<SelfRow>({ name: 'self', text, values: [[who.userId], [who.subject], now, who.tenantId] });
  const { applications, own_groups: groups, profile_managed, ...user } = row!;
  const timed = <R extends { created_at: string; updated_at: string }>(rows: R[]) =>
    rows.map((each) => withTimes(each, ['created_at', 'updated_at']));
  return {
    user,
    profileManaged: profile_managed,
    details: readDetails(row!),
    applications: timed(applications),
    groups: timed(groups),
  };
}
