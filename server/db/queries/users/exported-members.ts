/** Exports the users of a tenant as lines of a file. */
import { sql, type CompiledQuery } from 'kysely';
import { formulaPattern, quotedPattern } from '#shared/lib/csv.ts';
import type { Tx } from '#server/db/database.ts';
import { readIn } from '#server/db/queries/core/read-in.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';
import { memberFilter, withUserNames, type MemberFilter } from '#server/db/queries/core/member-filter.ts';

/** `csvCell` as SQL: the database returns a page of the file, instead of hundreds of rows of nine values each. */
function cell(value: string): string {
  const escaped = `case when ${value} ~ '${formulaPattern}' then '''' || ${value} else ${value} end`;
  return `(select case when safe ~ '${quotedPattern}' then '"' || replace(safe, '"', '""') || '"' else safe end from (select ${escaped} as safe) escaped)`;
}

const moment = (column: string) =>
  `coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;

export const exportedColumns = [
  'id',
  'email',
  'name',
  'phone',
  'status',
  'roles',
  'joined',
  'lastLogin',
  'expires',
] as const;

const line = [
  'id',
  cell('email'),
  cell('name'),
  cell(`coalesce(phone, '')`),
  'status',
  cell(`coalesce(roles, '')`),
  moment('joined'),
  moment('seen'),
  moment('expires'),
].join(` || ',' || `);

export interface ExportedPage {
  /** `''` at the end. */
  text: string;
  /** The last row of the page; `null` after the last page. */
  after: string | null;
}

/** Cursor before the first row. */
const beginning = '00000000-0000-0000-0000-000000000000';

/** Pages in the order of the table's key, so that a page is found at constant cost. */
export class MemberExport {
  readonly #tenantId: string;
  readonly #filter: MemberFilter;
  readonly #limit: number;
  readonly #now: Date;
  #query: CompiledQuery<ExportedPage> | undefined;

  constructor({ tenantId, filter, limit, now }: { tenantId: string; filter: MemberFilter; limit: number; now: Date }) {
    this.#tenantId = tenantId;
    this.#filter = filter;
    this.#limit = limit;
    this.#now = now;
  }

  /** @param after from the previous page; absent for the first one */
  async readPage(tx: Tx, after = beginning): Promise<ExportedPage> {
    // built once: compiling the query costs more than reading its result
    this.#query ??= this.#pageQuery(tx, await withUserNames(readIn(tx), this.#tenantId, this.#filter));
    const parameters = this.#query.parameters.map((value) => (value === beginning ? after : value));
    const { rows } = await tx.executeQuery<ExportedPage>({ ...this.#query, parameters });
    return rows[0]!;
  }

  #pageQuery(tx: Tx, filter: MemberFilter): CompiledQuery<ExportedPage> {
    // each once, in order
    const roles = sql<
      string | null
    >`(select string_agg(distinct roles.name, '; ' order by roles.name) from (${sql.raw(rolesHeldBy('memberships'))}) held join roles on roles.id = held.role_id)`;
    const members = tx
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .innerJoin('people_of_tenants as member', (join) =>
        join.onRef('member.tenant_id', '=', 'memberships.tenant_id').onRef('member.id', '=', 'memberships.user_id'),
      )
      .select([
        'users.id',
        'member.email',
        'member.name',
        'memberships.created_at as joined',
        'memberships.last_login_at as seen',
        'memberships.expires_at as expires',
      ])
      .select([sql<string | null>`case when memberships.joined then users.phone_number end`.as('phone')])
      .select([
        sql<string>`case when memberships.state = 'active' and memberships.expires_at <= ${this.#now} then 'expired' else memberships.state end`.as(
          'status',
        ),
        roles.as('roles'),
      ])
      .where('memberships.tenant_id', '=', this.#tenantId)
      .where('memberships.inherited_from', 'is', null)
      .where(memberFilter(filter))
      .where(sql<boolean>`memberships.user_id > ${beginning}::uuid`)
      .orderBy('memberships.user_id')
      .limit(this.#limit);
    return tx
      .selectFrom(members.as('page'))
      .select([
        sql<string>`coalesce(string_agg(${sql.raw(line)} || E'\\r\\n', '' order by id), '')`.as('text'),
        sql<string | null>`case when count(*) = ${this.#limit} then (array_agg(id order by id desc))[1] end`.as(
          'after',
        ),
      ])
      .compile();
  }
}
