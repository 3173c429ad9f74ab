/**
 * The audit log of one tenant: pages, counts, and a cursor over all rows for export. Runs in the system scope, since
 * the log names users who have left the tenant, whom the tenant's scope hides; every statement filters by tenant first.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { build, statementOf } from '#server/db/build-statement.ts';
import type { Database } from '#server/db/database.ts';
import type { PreparedStatement } from '#server/db/prepared-statement.ts';
import { severityRank } from './severity-rank.ts';

/** Columns with a search text of their own. */
export const searchedColumns = ['email', 'action', 'ip', 'userAgent', 'json'] as const;
export type SearchedColumn = (typeof searchedColumns)[number];

export interface AuditFilter {
  /** In any column. */
  anywhere: string | undefined;
  columns: Partial<Record<SearchedColumn, string>>;
  /** A severity matches if it contains one of these texts. */
  severities: string[];
  /** Both inclusive. */
  from: Date | undefined;
  to: Date | undefined;
}

export interface ListedAudit {
  id: number;
  at: Date;
  action: string;
  severity: string;
  /** Null where no user acted, or their account was deleted. */
  actor_email: string | null;
  actor_name: string | null;
  target_kind: string | null;
  target_id: string | null;
  /** Of a user whom the tenant may see. */
  target_name: string | null;
  ip: string | null;
  user_agent: string | null;
  trace_id: string;
  details: Record<string, unknown>;
  /** Reported by the vendor's product. */
  reported: boolean;
}

export type AuditSortColumn = 'createdAt' | 'severity' | SearchedColumn;

/**
 * Who acts in a tenant without ever having been in it acts from a parent account or for the vendor, and is named as they
 * are. The rows of earlier versions about an invitation link name the invited user as actor.
 */
const isNoInvitee = sql`a.action <> 'user.invited-by-link'`;

/** The log with the users who acted: members as the tenant sees them, and what is known of the others. */
export const log = sql`audits a
  left join people_of_tenants member on member.tenant_id = a.tenant_id and member.id = a.actor_id
  left join former_members former on former.tenant_id = a.tenant_id and former.user_id = a.actor_id and member.id is null
  left join users outsider on outsider.id = a.actor_id and member.id is null and former.user_id is null and ${isNoInvitee}`;

const actorEmail = sql`coalesce(member.email, former.email, outsider.email)`;

/** Columns of `log` that name the user who acted. */
export const actorColumns = sql`${actorEmail} as actor_email, coalesce(member.name, former.name, outsider.name) as actor_name`;

/** Each as an expression that is never null, so that it can be used for keyset pagination. */
const expressions: Record<AuditSortColumn, RawBuilder<unknown>> = {
  createdAt: sql`a.at`,
  email: sql`coalesce(lower(${actorEmail}), case when a.reported then lower(a.details ->> 'email') end, '')`,
  action: sql`lower(a.action)`,
  ip: sql`coalesce(a.ip, '')`,
  severity: severityRank(sql`a.severity`),
  userAgent: sql`coalesce(lower(a.user_agent), '')`,
  json: sql`lower(a.details::text)`,
};

const contains = (expression: RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`position(${text} in ${expression}) > 0`;

const anyOf = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** People whose name or address, as the log shows them, contains each word that is searched in all columns. */
export interface NamedUsers {
  people: string[];
  /** Who acted here without ever having been in the tenant. */
  outsiders: string[];
}

export interface AuditQuestion {
  tenantId: string;
  filter: AuditFilter;
  named: NamedUsers;
  /** Actions whose description contains the text that is searched in all columns. */
  described: string[];
  /** IDs of the only rows that may match, if the index has narrowed them. */
  candidates?: number[] | undefined;
}

const allSeverities = ['Info', 'Medium', 'High', 'Critical', 'Error'];

/** @param texts in lower case */
export function severitiesLike(texts: readonly string[]): string[] {
  return allSeverities.filter((severity) => texts.some((text) => severity.toLowerCase().includes(text)));
}

/** Rows in which they acted, or were the target. */
function concernsNamed({ people, outsiders }: NamedUsers): RawBuilder<SqlBool>[] {
  return [
    ...(people.length > 0
      ? [
          sql<SqlBool>`a.actor_id = any(${people}::uuid[])`,
          sql<SqlBool>`a.target_kind = 'user' and a.target_id = any(${people}::text[])`,
        ]
      : []),
    ...(outsiders.length > 0 ? [sql<SqlBool>`a.actor_id = any(${outsiders}::uuid[]) and ${isNoInvitee}`] : []),
  ];
}

export function conditionsOf({ tenantId, filter, named, described, candidates }: AuditQuestion): RawBuilder<SqlBool>[] {
  const { anywhere, columns, severities, from, to } = filter;
  const conditions = [sql<SqlBool>`a.tenant_id = ${tenantId}`];
  if (candidates) conditions.push(sql<SqlBool>`a.id = any (${candidates}::bigint[])`);
  if (from) conditions.push(sql<SqlBool>`a.at >= ${from}`);
  if (to) conditions.push(sql<SqlBool>`a.at <= ${to}`);
  if (severities.length > 0) conditions.push(sql<SqlBool>`a.severity = any (${severitiesLike(severities)})`);
  for (const [name, text] of Object.entries(columns))
    conditions.push(contains(expressions[name as SearchedColumn], text));
  if (anywhere !== undefined)
    conditions.push(
      anyOf([
        ...searchedColumns.map((name) => contains(expressions[name], anywhere)),
        contains(sql`lower(a.severity)`, anywhere),
        sql<SqlBool>`a.action = any(${described})`,
        ...concernsNamed(named),
      ]),
    );
  return conditions;
}

const asksForActor = ({ filter }: AuditQuestion) => filter.anywhere !== undefined || filter.columns.email !== undefined;

/** Users are joined only where their addresses are searched or sorted. */
const sourceOf = (question: AuditQuestion, order?: AuditOrder) =>
  asksForActor(question) || order?.sortBy === 'email' ? log : sql`audits a`;
/** Members have their current name; others have the name recorded in the row. */
const targetName = sql`(
  select target.name from people_of_tenants target
  where target.tenant_id = a.tenant_id and target.id = case when a.target_kind = 'user' then a.target_id::uuid end)`;

const selected = sql`a.id, a.at, a.action, a.severity, ${actorColumns}, a.target_kind, a.target_id,
  ${targetName} as target_name, a.ip, a.user_agent, a.trace_id, a.details, a.reported`;

export const ask = async <R extends object>(db: Database, statement: PreparedStatement): Promise<R[]> =>
  await db.statementAcrossTenants<R>('the audit log includes former members of the tenant', statement);

export const compiled = (query: RawBuilder<unknown>) => statementOf({ compile: () => query.compile(build) });

export interface AuditOrder {
  sortBy: AuditSortColumn;
  direction: 'asc' | 'desc';
}

/** Ties are sorted by the order in which rows were written. */
function orderBy({ sortBy, direction }: AuditOrder): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`order by ${expressions[sortBy]} ${way}, a.id ${way}`;
}

/** From this row on, days are skipped by their counts; before, reading the first rows is faster. */
const farDown = 1000;

/** The rows of one page. Their IDs are found first, so that names are looked up for these rows only. */
export async function listAudits(
  db: Database,
  question: AuditQuestion,
  { offset, count, ...order }: AuditOrder & { offset: number; count: number },
): Promise<ListedAudit[]> {
  const skipsDays = order.sortBy === 'createdAt' && isCounted(question) && (isFiltered(question) || offset >= farDown);
  const page = skipsDays
    ? pageByDays(question, { offset, count, ...order })
    : sql`page as materialized (
        select a.id from ${sourceOf(question, order)} where ${sql.join(conditionsOf(question), sql` and `)} ${orderBy(order)} limit ${count} offset ${offset})`;
  return await ask<ListedAudit>(
    db,
    compiled(sql`with ${page} select ${selected} from ${log} where a.id in (select id from page) ${orderBy(order)}`),
  );
}

/** Reads the rows of those days only in which the page lies, by the counts of all days. */
function pageByDays(
  question: AuditQuestion,
  { offset, count, ...order }: AuditOrder & { offset: number; count: number },
): RawBuilder<unknown> {
  const ordered = orderBy(order);
  return sql`
    days as (
      select day, rows, sum(rows) over (order by day ${sql.raw(order.direction)}) - rows as before from (${countsOf(question)}) days
    ), wanted as materialized (
      select day, before from days where before < ${offset + count} and before + rows > ${offset}
    ), page as materialized (
      select a.id from wanted cross join lateral (
        select a.id, a.at from audits a
        where ${sql.join(conditionsOf(question), sql` and `)}
          and a.at >= wanted.day::timestamp at time zone 'UTC' and a.at < (wanted.day + 1)::timestamp at time zone 'UTC'
        ${ordered} limit greatest(${offset + count} - wanted.before, 0)) a
      ${ordered} limit ${count} offset greatest(${offset} - (select min(before) from wanted), 0))`;
}

const isUnfiltered = (question: AuditQuestion) => isCounted(question) && !isFiltered(question);

/** Whether the counts by day, action and severity tell how many rows match. */
export const isCounted = ({ filter: { anywhere, columns, from, to }, candidates }: AuditQuestion) =>
  anywhere === undefined && !from && !to && !candidates && Object.keys(columns).every((name) => name === 'action');

const isFiltered = ({ filter: { columns, severities } }: AuditQuestion) =>
  severities.length > 0 || columns.action !== undefined;

/** Matching rows by day: those that are sealed were counted, the few others are counted here. */
function countsOf({ tenantId, filter: { columns, severities } }: AuditQuestion): RawBuilder<unknown> {
  const matches = (row: RawBuilder<unknown>) =>
    sql.join(
      [
        sql`${row}.tenant_id = ${tenantId}`,
        ...(severities.length > 0 ? [sql`${row}.severity = any (${severitiesLike(severities)})`] : []),
        ...(columns.action === undefined ? [] : [sql`position(${columns.action} in lower(${row}.action)) > 0`]),
      ],
      sql` and `,
    );
  return sql`
    select day, sum(rows)::bigint as rows from (
      select c.day, c.rows from audit_counts c where ${matches(sql`c`)}
      union all
      select (a.at at time zone 'UTC')::date, 1 from audit_unsealed q join audits a on a.id = q.audit_id and a.tenant_id = q.tenant_id
      where q.tenant_id = ${tenantId} and ${matches(sql`a`)}) counted
    group by day`;
}

export async function countAudits(db: Database, question: AuditQuestion): Promise<number> {
  if (isUnfiltered(question)) return await countLog(db, question.tenantId);
  const [row] = await ask<{ total: number }>(
    db,
    compiled(
      isCounted(question)
        ? sql`select coalesce(sum(rows), 0)::bigint as total from (${countsOf(question)}) days`
        : sql`select count(*) as total from ${sourceOf(question)} where ${sql.join(conditionsOf(question), sql` and `)}`,
    ),
  );
  return row!.total;
}

/** All rows of a log: its chain has numbered all but the newest, so that they need not be counted one by one. */
async function countLog(db: Database, tenantId: string): Promise<number> {
  const [row] = await db.statementInTenant<{ total: number }>(tenantId, {
    name: 'count-audit-log',
    text: `
      select coalesce((select seq - first_seq + 1 from audit_chains where tenant_id = $1), 0)
             + (select count(*) from audit_unsealed where tenant_id = $1) as total`,
    values: [tenantId],
  });
  return row!.total;
}

/** Position of a cursor: its last row's value of the sort column, as text, and its ID. */
export interface AuditPlace {
  value: string;
  id: number;
}

const sqlTypes: Partial<Record<AuditSortColumn, RawBuilder<unknown>>> = {
  createdAt: sql`timestamptz`,
  severity: sql`integer`,
};

/**
 * The next rows of a cursor over all matching ones, at constant cost per page.
 * @param until excludes rows that were written later, so that the iteration ends
 */
export async function walkAudits(
  db: Database,
  question: AuditQuestion,
  { after, until, limit, ...order }: AuditOrder & { after: AuditPlace | undefined; until: Date; limit: number },
): Promise<(ListedAudit & { place: string })[]> {
  const expression = expressions[order.sortBy];
  const conditions = [...conditionsOf(question), sql<SqlBool>`a.at <= ${until}`];
  if (after) {
    const sign = sql.raw(order.direction === 'desc' ? '<' : '>');
    const type = sqlTypes[order.sortBy] ?? sql`text`;
    conditions.push(sql<SqlBool>`(${expression}, a.id) ${sign} (${after.value}::${type}, ${after.id})`);
  }
  return await ask<ListedAudit & { place: string }>(
    db,
    compiled(
      sql`select ${selected}, (${expression})::text as place from ${log} where ${sql.join(conditions, sql` and `)} ${orderBy(order)} limit ${limit}`,
    ),
  );
}

/** @returns the number of events since the given times: of any severity, and Critical and High ones */
export async function countRecentAudits(
  db: Database,
  tenantId: string,
  { today, week }: { today: Date; week: Date },
): Promise<{ today: number; severe: number }> {
  const [row] = await db.statementInTenant<{ today: number; severe: number }>(tenantId, {
    name: 'recent-audits',
    text: `
      select (select count(*) from audits where tenant_id = $1 and at >= $2) as today,
             (select count(*) from audits where tenant_id = $1 and at >= $3 and severity in ('Critical', 'High')) as severe`,
    values: [tenantId, today, week],
  });
  return row!;
}
