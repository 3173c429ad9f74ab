/** The people of a tenant as lines of a file. */
import { sql } from 'kysely';
import { formulaPattern, quotedPattern } from '#shared/lib/csv.ts';
import type { Tx } from '#server/db/database.ts';
import { rolesHeldBy } from './held-roles.ts';
import { shownName } from './invited-person.ts';
import { memberFilter, type MemberFilter } from './member-filter.ts';

/** `csvCell` as SQL: a page of the file leaves the database, and not hundreds of rows of nine values each. */
function cell(value: string): string {
  const escaped = `case when ${value} ~ '${formulaPattern}' then '''' || ${value} else ${value} end`;
  return `(select case when safe ~ '${quotedPattern}' then '"' || replace(safe, '"', '""') || '"' else safe end from (select ${escaped} as safe) escaped)`;
}

const moment = (column: string) => `coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;

export const exportedColumns = ['id', 'email', 'name', 'phone', 'status', 'roles', 'joined', 'lastLogin', 'expires'] as const;

const line = ['id', cell('email'), cell('name'), cell(`coalesce(phone, '')`), 'status', cell(`coalesce(roles, '')`), moment('joined'), moment('seen'), moment('expires')].join(` || ',' || `);

export interface ExportedPage {
  /** `''` where nobody is left. */
  text: string;
  /** The last of the page; `null` after the last page. */
  after: string | null;
}

export interface ExportQuery {
  filter: MemberFilter;
  after: string | undefined;
  limit: number;
  now: Date;
}

/** Some people, in the order of the table's key: a place in it is found at once, however far down it is. */
export async function exportMembersAfter(tx: Tx, tenantId: string, { filter, after, limit, now }: ExportQuery): Promise<ExportedPage> {
  // each once, in their order
  const roles = sql<string | null>`(select string_agg(distinct roles.name, '; ' order by roles.name) from (${sql.raw(rolesHeldBy('memberships'))}) held join roles on roles.id = held.role_id)`;
  let members = tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'memberships.created_at as joined', 'memberships.last_login_at as seen', 'memberships.expires_at as expires'])
    .select([sql<string>`${sql.raw(shownName('memberships', 'users'))}`.as('name'), sql<string | null>`case when memberships.joined then users.phone_number end`.as('phone')])
    .select([sql<string>`case when memberships.state = 'active' and memberships.expires_at <= ${now} then 'expired' else memberships.state end`.as('status'), roles.as('roles')])
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.inherited_from', 'is', null)
    .where(memberFilter(filter))
    .orderBy('memberships.user_id')
    .limit(limit);
  if (after !== undefined) members = members.where(sql<boolean>`memberships.user_id > ${after}::uuid`);
  const page = await tx
    .selectFrom(members.as('page'))
    .select([
      sql<string | null>`string_agg(${sql.raw(line)} || E'\\r\\n', '' order by id)`.as('text'),
      sql<string | null>`case when count(*) = ${limit} then (array_agg(id order by id desc))[1] end`.as('after'),
    ])
    .executeTakeFirstOrThrow();
  return { text: page.text ?? '', after: page.after };
}
