import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { isUnexpired, type TimeOfUse } from '#server/db/current-time.ts';
import type { LinkPurpose, Tables } from '#server/db/schema.ts';

export type LinkRow = Selectable<Tables['links']>;

export async function insertLink(tx: Tx, link: Insertable<Tables['links']>): Promise<void> {
  await tx.insertInto('links').values(link).execute();
}

export async function findLink(tx: Tx, purpose: LinkPurpose, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return await tx
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Whether a link is neither used nor withdrawn. */
export async function isOpenLink(db: Database, id: string): Promise<boolean> {
  const rows = await db.statementAcrossTenants('emails are sent for all tenants', {
    name: 'link-open',
    text: 'select 1 from links where id = $1 and used_at is null',
    values: [id],
  });
  return rows.length > 0;
}

/**
 * The newest unused link of that purpose that a user requested for themselves: one without a tenant, or of a sign-up by
 * an invitation link, which names the browser, while it is valid. An admin's invitation is not renewed by it.
 */
export async function findLatestLink(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkRow | undefined> {
  return await tx
    .selectFrom('links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where((where) =>
      where.or([
        where('tenant_id', 'is', null),
        where.and([where('browser_hash', 'is not', null), where('expires_at', '>', now)]),
      ]),
    )
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Uses a link. Of several concurrent calls exactly one gets `taken`. After `expired` the transaction has to be rolled
 * back.
 */
export async function consumeLink(tx: Tx, id: string, moment: TimeOfUse): Promise<'taken' | 'used' | 'expired'> {
  const row = await tx
    .updateTable('links')
    .set({ used_at: moment.now, password_hash: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(isUnexpired(moment))
    .executeTakeFirst();
  if (!row) return 'used';
  return row.in_time ? 'taken' : 'expired';
}

/**
 * Withdraws the other links of that purpose: after one has been used, or when a new one was requested.
 * @param tenantId only those of that tenant; `null`: only those of none
 */
export async function withdrawLinks(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
  tenantId?: string | null,
): Promise<void> {
  let query = tx
    .updateTable('links')
    .set({ used_at: now, password_hash: null })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null);
  if (tenantId === null) query = query.where('tenant_id', 'is', null);
  else if (tenantId !== undefined) query = query.where('tenant_id', '=', tenantId);
  await query.execute();
}

export async function findLinkById(tx: Tx, id: string): Promise<LinkRow | undefined> {
  return await tx.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst();
}
