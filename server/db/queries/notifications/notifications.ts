/** Notifications of users. Those of a tenant and those without one are visible in the tenant's scope. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type NotificationRow = Selectable<Tables['notifications']>;

export async function insertNotification(tx: Tx, row: Insertable<Tables['notifications']>): Promise<void> {
  await tx.insertInto('notifications').values(row).execute();
}

export interface NotificationQuery {
  /** Excludes notifications without a tenant. */
  ofTenantAlone: boolean;
  limit: number;
  /** In rows. */
  offset: number;
}

/** Pinned ones first, then the newest; archived ones are excluded. */
export async function listNotifications(
  tx: Tx,
  userId: string,
  { ofTenantAlone, limit, offset }: NotificationQuery,
): Promise<NotificationRow[]> {
  let query = tx.selectFrom('notifications').selectAll().where('user_id', '=', userId).where('archived_at', 'is', null);
  if (ofTenantAlone) query = query.where('tenant_id', 'is not', null);
  return await query
    .orderBy(sql`pinned_at is not null`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** @returns the notification, if it is that user's */
export async function findNotification(tx: Tx, userId: string, id: string): Promise<NotificationRow | undefined> {
  return await tx
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function changeNotification(
  tx: Tx,
  userId: string,
  id: string,
  changes: Updateable<Tables['notifications']>,
): Promise<boolean> {
  const row = await tx
    .updateTable('notifications')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markAllRead(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

/** Who invited a member, while they are a member themselves. */
export async function findInviter(tx: Tx, tenantId: string, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('memberships as invited')
    .innerJoin('memberships as inviter', (join) =>
      join.onRef('inviter.user_id', '=', 'invited.invited_by').onRef('inviter.tenant_id', '=', 'invited.tenant_id'),
    )
    .select('inviter.user_id')
    .where('invited.tenant_id', '=', tenantId)
    .where('invited.user_id', '=', userId)
    .where('inviter.state', '=', 'active')
    .executeTakeFirst();
  return row?.user_id;
}
