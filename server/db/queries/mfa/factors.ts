/** Second factors of a user. Passkeys are in the same table, and are excluded here. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { MfaStrategy } from '#shared/contract/entities.ts';
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

/** Every WebAuthn credential of a user, including passkeys. */
export async function listCredentials(tx: Tx, userId: string): Promise<FactorRow[]> {
  return await tx
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'webauthn')
    .execute();
}

/** A confirmed factor of the given user. */
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

/** Begins an enrolment; an unfinished one of the same kind is dropped. */
export async function replacePendingFactor(tx: Tx, factor: Insertable<Tables['factors']>): Promise<void> {
  await tx
    .deleteFrom('factors')
    .where('user_id', '=', factor.user_id)
    .where('kind', '=', factor.kind)
    .where('confirmed_at', 'is', null)
    .execute();
  await tx.insertInto('factors').values(factor).execute();
}

/** The pending enrolment of a kind. */
export async function findPendingFactor(
  tx: Tx,
  userId: string,
  kind: FactorKind,
  begunAfter: Date,
): Promise<FactorRow | undefined> {
  return await tx
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .executeTakeFirst();
}

/** @returns whether the enrolment was open: exactly one of two concurrent calls wins */
export async function confirmFactor(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['factors']> & { confirmed_at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('factors')
    .set(changes)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a factor that was verified at its creation. @returns `false` when the credential is already registered */
export async function insertConfirmedFactor(
  tx: Tx,
  factor: Insertable<Tables['factors']> & { confirmed_at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('factors')
    .values(factor)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a factor as provisional: it was set up with the first factor only. */
export async function makeProvisional(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('factors').set({ provisional_until: until }).where('id', '=', id).execute();
}

/** @returns until when a user's factors are provisional; `undefined` if they are not */
export async function findProvisionalUntil(tx: Tx, userId: string, now: Date): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('factors')
    .select((select) => select.fn.max('provisional_until').as('until'))
    .where('user_id', '=', userId)
    .where('provisional_until', '>', now)
    .executeTakeFirst();
  return row?.until ?? undefined;
}

/** @returns whether it existed */
export async function deleteFactor(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('factors')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
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
 * Records the use of a security key.
 * @returns `false` when its counter decreased, which indicates a cloned key. Keys without a counter always send 0.
 */
export async function useCredential(tx: Tx, id: string, counter: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('factors')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('counter', '<', counter), where.and([where('counter', '=', 0), where.val(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchFactor(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('factors').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** Number of users whose confirmed factors are all of kinds that configuration does not allow. */
export async function countOwnersOfDisallowed(tx: Tx, allowed: readonly MfaStrategy[]): Promise<number> {
  const { rows } = await sql<{ owners: number }>`
    select count(*)::int as owners from (
      select user_id from factors where confirmed_at is not null and not passkey group by user_id
      having not bool_or(case kind when 'authenticator' then 'AuthenticatorApp' when 'sms' then 'SMS'
                                   else case device_type when 'Platform' then 'WebAuthnPlatform' else 'WebAuthnCrossPlatform' end end = any(${[...allowed]}::text[]))) as left_out`.execute(
    tx,
  );
  return rows[0]!.owners;
}
