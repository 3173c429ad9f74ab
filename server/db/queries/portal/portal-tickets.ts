import { isUnexpired, type TimeOfUse } from '#server/db/current-time.ts';
import type { Tx } from '#server/db/database.ts';

export async function insertPortalTicket(
  tx: Tx,
  ticket: { hash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('portal_tickets')
    .values({ ticket_hash: ticket.hash, session_id: ticket.sessionId, expires_at: ticket.expiresAt })
    .execute();
}

/** Uses a ticket. Exactly one of several concurrent calls gets the session's ID. */
export async function consumePortalTicket(tx: Tx, hash: Buffer, moment: TimeOfUse): Promise<string | undefined> {
  const row = await tx
    .updateTable('portal_tickets')
    .set({ used_at: moment.now })
    .where('ticket_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning(['session_id', isUnexpired(moment)])
    .executeTakeFirst();
  return row?.in_time ? row.session_id : undefined;
}
