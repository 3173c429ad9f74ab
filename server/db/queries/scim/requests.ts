/** The request log of directory connections. For the tenant's scope unless said otherwise. */
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { NamedConnection } from './tokens.ts';

/** A request, with the present name of what it was about. */
export interface ScimRequestRow extends Selectable<Tables['scim_requests']> {
  user_id: string | null;
  user_name: string | null;
  group_name: string | null;
}

export interface RecordedScimRequest {
  method: string;
  path: string;
  status: number;
  operation: string;
  amount: number | null;
  resourceId: string | null;
  subject: string | null;
  held: boolean | null;
  rule: string | null;
  detail: string | null;
  body: string | null;
}

/** One statement: a connection that was deleted meanwhile gets no rows. */
export async function recordScimRequests(
  db: Database,
  { id, tenantId, tokenId }: NamedConnection,
  { rows, at, traceId }: { rows: readonly RecordedScimRequest[]; at: Date; traceId: string },
): Promise<void> {
  await db.statementInTenant(tenantId, {
    name: 'record-scim-requests',
    text: `with used as (
             update scim_tokens set last_used_at = $2
             where id = $3 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute'))
           insert into scim_requests (tenant_id, connection_id, method, path, status, created_at, operation, amount,
             resource_id, subject, held, rule, detail, body, trace_id)
           select c.tenant_id, c.id, r.method, r.path, r.status, $2, r.operation, r.amount, r."resourceId", r.subject, r.held,
             r.rule, r.detail, r.body, $4
           from scim_connections c, rows from (jsonb_to_recordset($5::jsonb) as (
             method text, path text, status integer, operation text, amount integer, "resourceId" uuid, subject text,
             held boolean, rule text, detail text, body text)) with ordinality as r
           where c.id = $1 order by r.ordinality`,
    values: [id, at, tokenId, traceId, JSON.stringify(rows)],
  });
}

interface Connection {
  tenantId: string;
  connectionId: string;
}

export interface ScimRequestFilter {
  limit: number;
  before?: string | undefined;
  search?: { text: string; mask: string } | undefined;
  result?: 'succeeded' | 'refused' | 'held' | undefined;
  changes?: boolean | undefined;
}

const requestsOf = (tx: Tx, { tenantId, connectionId }: Connection) =>
  tx
    .selectFrom('scim_requests as r')
    .leftJoin('scim_users as s', (join) =>
      join.onRef('s.id', '=', 'r.resource_id').onRef('s.tenant_id', '=', 'r.tenant_id'),
    )
    .leftJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 's.tenant_id').onRef('member.id', '=', 's.user_id'),
    )
    .leftJoin('groups as g', (join) =>
      join.onRef('g.id', '=', 'r.resource_id').onRef('g.tenant_id', '=', 'r.tenant_id'),
    )
    .selectAll('r')
    .select(['s.user_id', 'g.name as group_name'])
    .select(sql<string | null>`coalesce(nullif(member.name, ''), member.email)`.as('user_name'))
    .where('r.tenant_id', '=', tenantId)
    .where('r.connection_id', '=', connectionId);

/** The newest first. */
export async function listScimRequests(
  tx: Tx,
  connection: Connection,
  { limit, before, search, result, changes }: ScimRequestFilter,
): Promise<ScimRequestRow[]> {
  let query = requestsOf(tx, connection);
  if (before !== undefined) query = query.where('r.id', '<', Number(before));
  if (result !== undefined) query = query.where('r.rule', result === 'refused' ? 'is not' : 'is', null);
  if (result === 'held') query = query.where('r.held', '=', true);
  if (result === 'succeeded') query = query.where(sql<boolean>`r.held is not true`);
  if (changes !== undefined)
    query = query.where((where) => {
      const reads = where.or([where('r.method', '=', 'GET'), where('r.path', 'like', '%/.search%')]);
      return changes ? where.not(reads) : reads;
    });
  if (search) query = query.where(isAbout(connection, search));
  return await query.orderBy('r.id', 'desc').limit(limit).execute();
}

export async function findScimRequest(tx: Tx, connection: Connection, id: string): Promise<ScimRequestRow | undefined> {
  return await requestsOf(tx, connection).where('r.id', '=', Number(id)).executeTakeFirst();
}

/**
 * The resources are found first, and their requests by an index. A name that was kept with the request counts only where
 * no resource has one: many user names have the same mask.
 */
function isAbout({ tenantId, connectionId }: Connection, { text, mask }: { text: string; mask: string }) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`((s.id is null and g.id is null
      and (case when r.path like '/Groups%' then r.subject ilike ${pattern} else r.subject = ${mask} end))
    or r.resource_id = any (array(
    select s.id from scim_users s join people_of_tenants member on member.tenant_id = s.tenant_id and member.id = s.user_id
    where s.tenant_id = ${tenantId} and s.connection_id = ${connectionId}
      and (member.name ilike ${pattern} or member.email ilike ${pattern} or s.user_name_folded ilike ${pattern} or s.id::text = lower(${text}))
    union all
    select g.id from scim_groups s join groups g on g.id = s.group_id
    where s.tenant_id = ${tenantId} and s.connection_id = ${connectionId}
      and (g.name ilike ${pattern} or g.id::text = lower(${text}))
    union all
    select ${isUuid(text) ? text : null}::uuid)))`;
}
