/**
 * Bulk invitations, processed line by line: each line is its own transaction, so that a crash leaves no line half
 * processed.
 */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type BulkRow = Selectable<Tables['bulk_invitations']>;
export type InvitationRow = Selectable<Tables['bulk_invitation_rows']>;
export type NewInvitationRow = Omit<Insertable<Tables['bulk_invitation_rows']>, 'bulk_id' | 'tenant_id'>;

export async function insertBulk(
  tx: Tx,
  bulk: Insertable<Tables['bulk_invitations']>,
  rows: NewInvitationRow[],
): Promise<void> {
  await tx.insertInto('bulk_invitations').values(bulk).execute();
  // one parameter for all lines, since thousands would exceed the limit of a statement
  await sql`
    insert into bulk_invitation_rows (bulk_id, tenant_id, line, email, name, role_ids, expires_at, status, error_code)
    select ${bulk.id}, ${bulk.tenant_id}, line, email, name, role_ids, expires_at, status, error_code
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (line integer, email text, name text, role_ids uuid[], expires_at timestamptz, status text, error_code text)`.execute(
    tx,
  );
}

export async function findBulk(tx: Tx, tenantId: string, id: string): Promise<BulkRow | undefined> {
  return await tx
    .selectFrom('bulk_invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The tenant's newest list since then. */
export async function findLatestBulk(tx: Tx, tenantId: string, since: Date): Promise<BulkRow | undefined> {
  return await tx
    .selectFrom('bulk_invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a list of the tenant is being processed. */
export async function isBulkRunning(tx: Tx, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bulk_invitations')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('finished_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the next line for this transaction. The list is locked too: this and an undo exclude each other.
 * @returns `undefined` when no line is left, or the list was undone
 */
export async function lockNextInvitation(tx: Tx, bulkId: string): Promise<InvitationRow | undefined> {
  const bulk = await tx
    .selectFrom('bulk_invitations')
    .select('undone_at')
    .where('id', '=', bulkId)
    .forShare()
    .executeTakeFirst();
  if (!bulk || bulk.undone_at !== null) return undefined;
  return await tx
    .selectFrom('bulk_invitation_rows')
    .selectAll()
    .where('bulk_id', '=', bulkId)
    .where('status', '=', 'waiting')
    .orderBy('line')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function settleRow(
  tx: Tx,
  row: Pick<InvitationRow, 'bulk_id' | 'line'>,
  outcome: { userId: string } | { errorCode: string },
): Promise<void> {
  const changes =
    'userId' in outcome
      ? { status: 'invited' as const, user_id: outcome.userId }
      : { status: 'failed' as const, error_code: outcome.errorCode };
  await tx
    .updateTable('bulk_invitation_rows')
    .set(changes)
    .where('bulk_id', '=', row.bulk_id)
    .where('line', '=', row.line)
    .where('status', '=', 'waiting')
    .execute();
}

/** @returns the first unprocessed line; `undefined` once the list is finished, which is recorded then */
export async function finishBulk(tx: Tx, bulkId: string, at: Date): Promise<number | undefined> {
  const next = await tx
    .selectFrom('bulk_invitation_rows')
    .select('line')
    .where('bulk_id', '=', bulkId)
    .where('status', '=', 'waiting')
    .orderBy('line')
    .limit(1)
    .executeTakeFirst();
  if (next) return next.line;
  await tx
    .updateTable('bulk_invitations')
    .set({ finished_at: at })
    .where('id', '=', bulkId)
    .where('finished_at', 'is', null)
    .execute();
  return undefined;
}

export interface BulkCounts {
  total: number;
  waiting: number;
  invited: number;
  failed: number;
  undone: number;
  mailed: number;
}

/** Slot of a line's email in the outbox. */
export function mailSlot(row: Pick<InvitationRow, 'bulk_id' | 'line'>): string {
  return `invitation:${row.bulk_id}:${row.line}`;
}

const rowsWithMails = `
  from bulk_invitation_rows r
  left join jobs j on j.kind = 'mail' and j.slot = 'invitation:' || r.bulk_id || ':' || r.line
  where r.bulk_id = $1`;

/**
 * In the system scope, which is the only one that reads the outbox. An email that was sent days ago is no longer in the
 * outbox.
 */
export async function countBulkRows(db: Database, bulkId: string): Promise<BulkCounts> {
  const [row] = await db.statementAcrossTenants<BulkCounts>('the outbox serves all tenants', {
    name: 'count-bulk-rows',
    text: `
      select count(*) as total,
             count(*) filter (where r.status = 'waiting') as waiting,
             count(*) filter (where r.status = 'invited') as invited,
             count(*) filter (where r.status = 'failed') as failed,
             count(*) filter (where r.status = 'undone') as undone,
             count(*) filter (where r.status = 'invited' and (j.id is null or j.done_at is not null)) as mailed
      ${rowsWithMails}`,
    values: [bulkId],
  });
  return row!;
}

export interface FailedRow {
  line: number;
  email: string;
  reason: string;
}

/** Lines that were not invited, and those whose email could not be delivered. */
export async function listFailedRows(db: Database, bulkId: string): Promise<FailedRow[]> {
  return await db.statementAcrossTenants<FailedRow>('the outbox serves all tenants', {
    name: 'list-failed-bulk-rows',
    text: `
      select r.line, r.email, coalesce(r.error_code, 'mail-failed') as reason
      ${rowsWithMails} and (r.status = 'failed' or (r.status = 'invited' and j.failed_at is not null))
      order by r.line`,
    values: [bulkId],
  });
}

/**
 * In the system scope. Stops the list: waiting lines are not processed any more. @returns `false` when it was already
 * undone
 */
export async function beginUndo(tx: Tx, bulkId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('bulk_invitations')
    .set((set) => ({ undone_at: at, finished_at: set.fn.coalesce('finished_at', sql<Date>`${at}::timestamptz`) }))
    .where('id', '=', bulkId)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('bulk_invitation_rows')
    .set({ status: 'undone' })
    .where('bulk_id', '=', bulkId)
    .where('status', '=', 'waiting')
    .execute();
  return true;
}

/**
 * In the system scope. Withdraws each membership that is still an open invitation, with its links; users created for it
 * without another tenant are deleted too.
 * @returns how many
 */
export async function withdrawBulk(tx: Tx, bulk: BulkRow, at: Date): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`
    delete from memberships m using bulk_invitation_rows r
    where r.bulk_id = ${bulk.id} and r.status = 'invited' and m.tenant_id = r.tenant_id and m.user_id = r.user_id and m.state = 'invited'
    returning m.user_id`.execute(tx);
  const ids = rows.map((row) => row.user_id);
  await sql`update links set used_at = ${at}, password_hash = null
    where user_id = any(${ids}::uuid[]) and tenant_id = ${bulk.tenant_id} and purpose in ('activation', 'invitation') and used_at is null`.execute(
    tx,
  );
  await sql`update bulk_invitation_rows set status = 'undone', user_id = null where bulk_id = ${bulk.id} and status = 'invited' and user_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`delete from users u where u.id = any(${ids}::uuid[]) and not u.verified and u.created_at >= ${bulk.created_at}
    and not exists (select from memberships m where m.user_id = u.id)`.execute(tx);
  return ids.length;
}

/** Which of these email addresses the tenant knows: of members, or as they were invited. Folded, as in users. */
export async function listKnownAddresses(
  tx: Tx,
  tenantId: string,
  folded: string[],
): Promise<{ email: string; state: 'active' | 'invited' | 'disabled' }[]> {
  return await tx
    .selectFrom('memberships as m')
    .select(['m.person_email as email', 'm.state'])
    .where('m.tenant_id', '=', tenantId)
    .where(sql<boolean>`m.person_email = any(${folded}::text[])`)
    .execute();
}
