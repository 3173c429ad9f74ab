/** Versions of policies: numbered from 1 in each policy of a tenant, never changed. */
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { ListEntry, PolicyName, PolicyVersionSource, Tables } from '#server/db/schema.ts';

export type PolicyHeadRow = Selectable<Tables['policy_heads']>;

/** A policy of a tenant. */
export interface PolicyOf {
  tenantId: string;
  policy: PolicyName;
}

/** Locks a policy until the transaction ends, so that its changes follow each other. Its version is 0 before the first. */
export async function lockPolicyHead(tx: Tx, { tenantId, policy }: PolicyOf): Promise<PolicyHeadRow> {
  await tx
    .insertInto('policy_heads')
    .values({ tenant_id: tenantId, policy, version: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'policy']).doNothing())
    .execute();
  return await tx
    .selectFrom('policy_heads')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Number of the latest version of a policy; 0 before the first. */
export async function findPolicyNumber(tx: Tx, { tenantId, policy }: PolicyOf): Promise<number> {
  const head = await tx
    .selectFrom('policy_heads')
    .select('version')
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .executeTakeFirst();
  return head?.version ?? 0;
}

/** A change that undoes itself. */
export interface Provisional {
  /** The version to return to. */
  from: number;
  since: Date;
  revertAt: Date;
}

/** @param provisional `undefined` ends it */
export async function saveProvisional(
  tx: Tx,
  { tenantId, policy }: PolicyOf,
  provisional: Provisional | undefined,
): Promise<void> {
  const { from = null, since = null, revertAt = null } = provisional ?? {};
  await tx
    .updateTable('policy_heads')
    .set({ provisional_from: from, provisional_since: since, revert_at: revertAt })
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .execute();
}

export interface PendingPolicyRow {
  policy: PolicyName;
  version: number;
  from: number;
  since: Date;
  revertAt: Date;
}

const pending = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('policy_heads')
    .select(['policy', 'version', 'provisional_from', 'provisional_since', 'revert_at'])
    .where('tenant_id', '=', tenantId)
    .where('provisional_from', 'is not', null);

type PendingRow = Pick<PolicyHeadRow, 'policy' | 'version' | 'provisional_from' | 'provisional_since' | 'revert_at'>;

function readPending(row: PendingRow): PendingPolicyRow {
  const { policy, version } = row;
  return { policy, version, from: row.provisional_from!, since: row.provisional_since!, revertAt: row.revert_at! };
}

/** The policies of a tenant whose latest change is provisional. */
export async function listPendingPolicies(tx: Tx, tenantId: string): Promise<PendingPolicyRow[]> {
  return (await pending(tx, tenantId).orderBy('revert_at').execute()).map(readPending);
}

/** Locks a policy whose latest change is provisional. */
export async function lockPendingPolicy(tx: Tx, { tenantId, policy }: PolicyOf): Promise<PendingPolicyRow | undefined> {
  const row = await pending(tx, tenantId).where('policy', '=', policy).forUpdate().executeTakeFirst();
  return row && readPending(row);
}

export interface NewPolicyVersion {
  version: number;
  at: Date;
  actorId: string | null;
  source: PolicyVersionSource;
  restoredFrom?: number | undefined;
  value: object | null;
  added: readonly ListEntry[];
  removed: readonly ListEntry[];
}

/** Writes the next version. The caller has locked the head. */
export async function insertPolicyVersion(
  tx: Tx,
  { tenantId, policy }: PolicyOf,
  { version, at, actorId, source, restoredFrom, value, added, removed }: NewPolicyVersion,
): Promise<void> {
  await tx
    .insertInto('policy_versions')
    .values({
      tenant_id: tenantId,
      policy,
      version,
      at,
      actor_id: actorId,
      source,
      restored_from: restoredFrom ?? null,
      value: value && JSON.stringify(value),
      added: JSON.stringify(added),
      removed: JSON.stringify(removed),
    })
    .execute();
  await tx
    .updateTable('policy_heads')
    .set({ version })
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .execute();
}

export async function findPolicyVersion(
  tx: Tx,
  { tenantId, policy }: PolicyOf,
  version: number,
): Promise<{ value: Record<string, unknown> | null } | undefined> {
  return await tx
    .selectFrom('policy_versions')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .where('version', '=', version)
    .executeTakeFirst();
}

export interface PolicyAuthor {
  email: string;
  name: string;
  /** When they last changed the policy. */
  at: Date;
}

/** Members who changed a policy after a version, with the last change of each. */
export async function listAuthorsAfter(
  tx: Tx,
  { tenantId, policy }: PolicyOf,
  version: number,
): Promise<PolicyAuthor[]> {
  const { rows } = await sql<PolicyAuthor>`
    select distinct on (member.id) member.email, member.name, v.at from policy_versions v
    join memberships m on m.tenant_id = v.tenant_id and m.user_id = v.actor_id and m.state = 'active'
    join people_of_tenants member on member.tenant_id = m.tenant_id and member.id = m.user_id
    where v.tenant_id = ${tenantId} and v.policy = ${policy} and v.version > ${version}
    order by member.id, v.version desc`.execute(tx);
  return rows;
}

export interface ListChange {
  added: ListEntry[];
  removed: ListEntry[];
}

/** How many entries the changes of a list after a version name. */
export async function countListChangesAfter(tx: Tx, { tenantId, policy }: PolicyOf, version: number): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select coalesce(sum(jsonb_array_length(added) + jsonb_array_length(removed)), 0)::int as entries from policy_versions
    where tenant_id = ${tenantId} and policy = ${policy} and version > ${version}`.execute(tx);
  return rows[0]!.entries;
}

/** The changes of a list after a version, the latest first. */
export async function listChangesAfter(tx: Tx, { tenantId, policy }: PolicyOf, version: number): Promise<ListChange[]> {
  return await tx
    .selectFrom('policy_versions')
    .select(['added', 'removed'])
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .where('version', '>', version)
    .where(sql<boolean>`(added <> '[]' or removed <> '[]')`)
    .orderBy('version', 'desc')
    .execute();
}

export interface ListedPolicyVersion {
  version: number;
  at: Date;
  source: PolicyVersionSource;
  restored_from: number | null;
  actor_id: string | null;
  /** Null for a user whom the tenant does not see any more. */
  actor_name: string | null;
  actor_email: string | null;
  value: Record<string, unknown> | null;
  /** Of the version before; null for the first one. */
  before: Record<string, unknown> | null;
  /** The first of them. */
  added: ListEntry[];
  added_total: number;
  removed: ListEntry[];
  removed_total: number;
}

/** One page, the latest first. @param named how many entries of a list's change are returned */
export async function listPolicyVersions(
  tx: Tx,
  { tenantId, policy }: PolicyOf,
  { limit, page, named }: { limit: number; page: number; named: number },
): Promise<{ rows: ListedPolicyVersion[]; total: number }> {
  const first = sql`('$[0 to ' || ${named - 1}::int || ']')::jsonpath`;
  const head = await tx
    .selectFrom('policy_heads')
    .select('version')
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', policy)
    .executeTakeFirst();
  const { rows } = await sql<ListedPolicyVersion>`
    select v.version, v.at, v.source, v.restored_from, v.actor_id, coalesce(member.name, t.description) as actor_name, member.email as actor_email,
      v.value, previous.value as before,
      jsonb_path_query_array(v.added, ${first}) as added, jsonb_array_length(v.added) as added_total,
      jsonb_path_query_array(v.removed, ${first}) as removed, jsonb_array_length(v.removed) as removed_total
    from policy_versions v
    left join policy_versions previous
      on previous.tenant_id = v.tenant_id and previous.policy = v.policy and previous.version = v.version - 1
    left join people_of_tenants member on member.tenant_id = v.tenant_id and member.id = v.actor_id
    left join api_tokens t on t.id = v.actor_id
    where v.tenant_id = ${tenantId} and v.policy = ${policy}
    order by v.version desc limit ${limit} offset ${limit * page}`.execute(tx);
  // versions are numbered without gaps
  return { rows, total: head?.version ?? 0 };
}
