/** Resets of second factors that two admins approve. A user has at most one that is open. */
import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { FactorResetOutcome, Tables } from '#server/db/schema.ts';

export type FactorResetRow = Selectable<Tables['factor_resets']>;

export interface FactorResetWithNames extends FactorResetRow {
  user_name: string;
  user_email: string;
  requester_name: string | null;
  confirmer_name: string | null;
}

/** @returns whether the user had none that is open: of two concurrent requests exactly one succeeds */
export async function insertFactorReset(
  tx: Tx,
  reset: { id: string; tenantId: string; userId: string; requestedBy: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('factor_resets')
    .values({
      id: reset.id,
      tenant_id: reset.tenantId,
      user_id: reset.userId,
      requested_by: reset.requestedBy,
      requested_at: reset.at,
      expires_at: reset.expiresAt,
    })
    .onConflict((conflict) => conflict.column('user_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a user's unconfirmed resets as lapsed after their deadline, to make room for a new one. */
export async function lapseFactorResets(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('factor_resets')
    .set({ ended_at: now, outcome: 'lapsed' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}

export async function findFactorReset(tx: Tx, id: string): Promise<FactorResetRow | undefined> {
  return await tx.selectFrom('factor_resets').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The open resets of a tenant, the oldest first, or that of one user. */
export async function listOpenFactorResets(
  tx: Tx,
  tenantId: string,
  now: Date,
  userId?: string,
): Promise<FactorResetWithNames[]> {
  let query = tx
    .selectFrom('factor_resets as reset')
    .innerJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 'reset.tenant_id').onRef('member.id', '=', 'reset.user_id'),
    )
    .leftJoin('people_of_tenants as requester', (join) =>
      join.onRef('requester.tenant_id', '=', 'reset.tenant_id').onRef('requester.id', '=', 'reset.requested_by'),
    )
    .leftJoin('people_of_tenants as confirmer', (join) =>
      join.onRef('confirmer.tenant_id', '=', 'reset.tenant_id').onRef('confirmer.id', '=', 'reset.confirmed_by'),
    )
    .selectAll('reset')
    .select([
      'member.name as user_name',
      'member.email as user_email',
      'requester.name as requester_name',
      'confirmer.name as confirmer_name',
    ])
    .where('reset.tenant_id', '=', tenantId)
    .where('reset.ended_at', 'is', null)
    .where((where) => where.or([where('reset.confirmed_at', 'is not', null), where('reset.expires_at', '>', now)]));
  if (userId !== undefined) query = query.where('reset.user_id', '=', userId);
  return await query.orderBy('reset.requested_at').orderBy('reset.id').execute();
}

/** @returns whether it waited for a second admin: of two concurrent confirmations exactly one succeeds */
export async function confirmFactorReset(
  tx: Tx,
  id: string,
  { by, at, dueAt }: { by: string; at: Date; dueAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('factor_resets')
    .set({ confirmed_by: by, confirmed_at: at, due_at: dueAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records the second admin's refusal. @returns whether it was undecided: of a concurrent confirmation and refusal
 * exactly one counts
 */
export async function declineFactorReset(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('factor_resets')
    .set({ ended_at: now, outcome: 'declined' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it was open: it is completed or canceled only once */
export async function endFactorReset(tx: Tx, id: string, outcome: FactorResetOutcome, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('factor_resets')
    .set({ ended_at: now, outcome })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a reset that is due. @returns the reset, unless it was canceled, or another process was first */
export async function claimDueFactorReset(tx: Tx, id: string, now: Date): Promise<FactorResetRow | undefined> {
  return await tx
    .updateTable('factor_resets')
    .set({ ended_at: now, outcome: 'done' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * In the system scope: whether a user is a direct member of another tenant too. An invitation that was never accepted
 * does not count, whatever became of it.
 */
export async function hasOtherMemberships(tx: Tx, userId: string, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .where('tenant_id', '!=', tenantId)
    .where('inherited_from', 'is', null)
    .where('joined', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
