/**
 * The audit log of one tenant: pages, counts, and a cursor over all rows for export. Runs in the system scope, since
 * the log names
 * users who have left the tenant, whom the tenant's scope hides; every statement filters by tenant first.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { build, statementOf } from '#server/db/build-statement.ts';
import { shownName } from '#server/db/queries/core/invited-user.ts';
import type { Database } from '#server/db/database.ts';
import type { PreparedStatement } from '#server/db/prepared-statement.ts';

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

/** Each as an expression that is never null, so that it can be used for keyset pagination. */
const expressions: Record<AuditSortColumn, RawBuilder<unknown>> = {
  createdAt: sql`a.at`,
  email: sql`coalesce(lower(u.email), case when a.reported then lower(a.details ->> 'email') end, '')`,
  action: sql`lower(a.action)`,
  ip: sql`coalesce(a.ip, '')`,
  severity: sql`case a.severity when 'Critical' then 5 when 'Error' then 4 when 'High' then 3 when 'Medium' then 2 else 1 end`,
  userAgent: sql`coalesce(lower(a.user_agent), '')`,
  json: sql`lower(a.details::text)`,
};

const contains = (expression: RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`position(${text} in ${expression}) > 0`;

const anyOf = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

export interface AuditQuestion {
  tenantId: string;
  filter: AuditFilter;
  /** Actions whose description contains the text that is searched in all columns. */
  described: string[];
}

function conditionsOf({ tenantId, filter, described }: AuditQuestion): RawBuilder<SqlBool>[] {
  const { anywhere, columns, severities, from, to } = filter;
  const conditions = [sql<SqlBool>`a.tenant_id = ${tenantId}`];
  if (from) conditions.push(sql<SqlBool>`a.at >= ${from}`);
  if (to) conditions.push(sql<SqlBool>`a.at <= ${to}`);
  if (severities.length > 0) conditions.push(anyOf(severities.map((text) => contains(sql`lower(a.severity)`, text))));
  for (const [name, text] of Object.entries(columns))
    conditions.push(contains(expressions[name as SearchedColumn], text));
  if (anywhere !== undefined)
    conditions.push(
      anyOf([
        ...searchedColumns.map((name) => contains(expressions[name], anywhere)),
        contains(sql`lower(a.severity)`, anywhere),
        sql<SqlBool>`a.action = any(${described})`,
      ]),
    );
  return conditions;
}

const asksForActor = ({ filter }: AuditQuestion) => filter.anywhere !== undefined || filter.columns.email !== undefined;

const log = sql`audits a left join users u on u.id = a.actor_id`;
/** Members have their current name; others have the name recorded in the row. */
const targetName = sql`(
  select ${sql.raw(shownName('m', 'target'))} from users target join memberships m on m.user_id = target.id and m.tenant_id = a.tenant_id
  where target.id = case when a.target_kind = 'user' then a.target_id::uuid end)`;

const selected = sql`a.id, a.at, a.action, a.severity, u.email as actor_email, u.name as actor_name, a.target_kind, a.target_id,
  ${targetName} as target_name, a.ip, a.user_agent, a.trace_id, a.details, a.reported`;

const ask = async <R extends object>(db: Database, statement: PreparedStatement): Promise<R[]> =>
  await db.statementAcrossTenants<R>('the audit log names people who have left the tenant', statement);

const compiled = (query: RawBuilder<unknown>) => statementOf({ compile: () => query.compile(build) });

export interface AuditOrder {
  sortBy: AuditSortColumn;
  direction: 'asc' | 'desc';
}

/** Ties are sorted by the order in which rows were written. */
function orderBy({ sortBy, direction }: AuditOrder): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`order by ${expressions[sortBy]} ${way}, a.id ${way}`;
}

/** @returns the rows of one page */
export async function listAudits(
  db: Database,
  question: AuditQuestion,
  { offset, count, ...order }: AuditOrder & { offset: number; count: number },
): Promise<ListedAudit[]> {
  return await ask<ListedAudit>(
    db,
    compiled(
      sql`select ${selected} from ${log} where ${sql.join(conditionsOf(question), sql` and `)} ${orderBy(order)} limit ${count} offset ${offset}`,
    ),
  );
}

export async function countAudits(db: Database, question: AuditQuestion): Promise<number> {
  const from = asksForActor(question) ? log : sql`audits a`;
  const [row] = await ask<{ total: number }>(
    db,
    compiled(sql`select count(*) as total from ${from} where ${sql.join(conditionsOf(question), sql` and `)}`),
  );
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
