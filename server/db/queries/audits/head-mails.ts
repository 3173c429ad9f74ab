/** Who gets the daily head of a tenant's audit log by mail. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { normalizeEmail } from '#server/db/queries/core/users.ts';

export interface HeadRecipient {
  id: string;
  email: string;
  name: string;
}

/** @returns undefined if nobody gets it */
export async function findHeadRecipient(tx: Tx, tenantId: string): Promise<HeadRecipient | undefined> {
  const { rows } = await sql<HeadRecipient>`
    select member.id, member.email, member.name
    from audit_head_mails h join people_of_tenants member on member.tenant_id = h.tenant_id and member.id = h.user_id
    where h.tenant_id = ${tenantId}`.execute(tx);
  return rows[0];
}

/** An active member, who has confirmed the address. */
export async function findVerifiedMember(tx: Tx, tenantId: string, email: string): Promise<HeadRecipient | undefined> {
  const { rows } = await sql<HeadRecipient>`
    select member.id, member.email, member.name
    from users u join memberships m on m.user_id = u.id and m.tenant_id = ${tenantId}
    join people_of_tenants member on member.tenant_id = m.tenant_id and member.id = m.user_id
    where u.email_folded = ${normalizeEmail(email)} and u.verified and m.state = 'active' and m.inherited_from is null`.execute(
    tx,
  );
  return rows[0];
}

/** @param userId undefined: nobody. The first mail is due at once. */
export async function saveHeadRecipient(
  tx: Tx,
  tenantId: string,
  userId: string | undefined,
  now: Date,
): Promise<void> {
  if (userId === undefined) {
    await tx.deleteFrom('audit_head_mails').where('tenant_id', '=', tenantId).execute();
    return;
  }
  await tx
    .insertInto('audit_head_mails')
    .values({ tenant_id: tenantId, user_id: userId, due_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ user_id: userId, due_at: now }))
    .execute();
}

/** Blocks other changes of the recipient until the transaction ends. */
export async function lockHeadMails(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit_head_mails ' || ${tenantId}, 0))`.execute(tx);
}

/** Tenants whose mail is due. */
export async function listDueHeadMails(db: Database, now: Date): Promise<string[]> {
  const rows = await db.statementAcrossTenants<{ tenant_id: string }>(
    'the audit logs of all tenants have daily proofs',
    {
      name: 'due-head-mails',
      text: 'select tenant_id from audit_head_mails where due_at <= $1 order by due_at',
      values: [now],
    },
  );
  return rows.map(({ tenant_id }) => tenant_id);
}

/**
 * Takes a mail that is due, so that no other process sends it, and postpones the next one by whole days.
 *
 * @returns the recipient; undefined if it is not due any more, or they are not active
 */
export async function claimDueHeadMail(tx: Tx, tenantId: string, now: Date): Promise<HeadRecipient | undefined> {
  const { rows } = await sql<HeadRecipient>`
    with due as (select tenant_id, user_id, due_at from audit_head_mails where tenant_id = ${tenantId} and due_at <= ${now} for update),
    moved as (
      update audit_head_mails h
      set due_at = d.due_at + (floor(extract(epoch from ${now}::timestamptz - d.due_at) / 86400) + 1) * interval '1 day'
      from due d where h.tenant_id = d.tenant_id)
    select member.id, member.email, member.name
    from due d join memberships m on m.tenant_id = d.tenant_id and m.user_id = d.user_id join users u on u.id = d.user_id
    join people_of_tenants member on member.tenant_id = m.tenant_id and member.id = m.user_id
    where u.verified and m.state = 'active'`.execute(tx);
  return rows[0];
}
