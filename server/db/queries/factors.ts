/** Second factors of a person. Passkeys stand in the same table, and are left out here. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { FactorKind, Tables } from '#server/db/schema.ts';

export type FactorRow = Selectable<Tables['factors']>;

/** Confirmed ones, the oldest first. */
export async function listFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  return await tx
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('passkey', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Every WebAuthn credential of a person, passkeys too. */
export async function listCredentials(tx: Tx, userId: string): Promise<FactorRow[]> {
  return await tx.selectFrom('factors').selectAll().where('user_id', '=', userId).where('kind', '=', 'webauthn').execute();
}

/** A confirmed factor, if it is that person's. */
export async function findFactor(tx: Tx, userId: string, kind: FactorKind, id: string): Promise<FactorRow | undefined> {
  return await tx
    .selectFrom('factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('passkey', '=', false)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Begins an enrolment; another one of that kind, that was begun and not finished, is dropped. */
export async function replacePendingFactor(tx: Tx, factor: Insertable<Tables['factors']>): Promise<void> {
  await tx.deleteFrom('factors').where('user_id', '=', factor.user_id).where('kind', '=', factor.kind).where('confirmed_at', 'is', null).execute();
  await tx.insertInto('factors').values(factor).execute();
}

/** The enrolment of a kind that is under way. */
export async function findPendingFactor(tx: Tx, userId: string, kind: FactorKind, begunAfter: Date): Promise<FactorRow | undefined> {
  return await tx
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .executeTakeFirst();
}

/** @returns whether the enrolment was open: of two calls at once exactly one wins */
export async function confirmFactor(tx: Tx, id: string, changes: Updateable<Tables['factors']> & { confirmed_at: Date }): Promise<boolean> {
  const row = await tx.updateTable('factors').set(changes).where('id', '=', id).where('confirmed_at', 'is', null).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Adds a factor that proved itself as it was made. @returns `false` when somebody has that credential already */
export async function insertConfirmedFactor(tx: Tx, factor: Insertable<Tables['factors']> & { confirmed_at: Date }): Promise<boolean> {
  const row = await tx
    .insertInto('factors')
    .values(factor)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it was there */
export async function deleteFactor(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('factors').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Uses a time step of an authenticator app. @returns `false` when that step, or a later one, was used before */
export async function useTimeStep(tx: Tx, id: string, step: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('factors')
    .set({ last_step: step, last_used_at: at })
    .where('id', '=', id)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes the use of a security key.
 * @returns `false` when its counter went back: there may be a copy of it. Keys without a counter always send 0.
 */
export async function useCredential(tx: Tx, id: string, counter: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('factors')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where((where) => where.or([where('counter', '<', counter), where.and([where('counter', '=', 0), where.val(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchFactor(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('factors').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** Of these people, those who have a second factor. */
export async function findEnrolled(tx: Tx, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('factors')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .where('confirmed_at', 'is not', null)
    .where('passkey', '=', false)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
