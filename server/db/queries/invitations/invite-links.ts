/** Reusable invitation links. One per inviting user. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type InviteLinkRow = Selectable<Tables['invite_links']>;

/** Replaces the user's link; of several concurrent calls the last one wins. */
export async function replaceInviteLink(tx: Tx, link: Insertable<Tables['invite_links']>): Promise<InviteLinkRow> {
  return await tx
    .insertInto('invite_links')
    .values(link)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(link))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns whether there was one */
export async function deleteInviteLink(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('invite_links')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns `undefined` when it was revoked or replaced meanwhile */
export async function updateInviteLink(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['invite_links']>,
): Promise<InviteLinkRow | undefined> {
  return await tx.updateTable('invite_links').set(changes).where('id', '=', id).returningAll().executeTakeFirst();
}

export async function findInviteLinkOf(tx: Tx, tenantId: string, userId: string): Promise<InviteLinkRow | undefined> {
  return await tx
    .selectFrom('invite_links')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** In the system scope: with the current membership of its creator in the tenant. */
export interface OpenedInviteLink extends InviteLinkRow {
  tenant_name: string;
  maker_is_in: boolean;
}

export async function findInviteLink(
  tx: Tx,
  by: { tokenHash: Buffer } | { id: string },
  now: Date,
): Promise<OpenedInviteLink | undefined> {
  return await tx
    .selectFrom('invite_links as l')
    .innerJoin('tenants as t', 't.id', 'l.tenant_id')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.user_id', '=', 'l.user_id'),
    )
    .selectAll('l')
    .select('t.name as tenant_name')
    .select((select) =>
      select
        .and([
          select('m.state', '=', 'active'),
          select.or([select('m.expires_at', 'is', null), select('m.expires_at', '>', now)]),
        ])
        .$castTo<boolean>()
        .as('maker_is_in'),
    )
    .where((where) => ('id' in by ? where('l.id', '=', by.id) : where('l.token_hash', '=', by.tokenHash)))
    .executeTakeFirst();
}
