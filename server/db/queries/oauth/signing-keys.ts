import { sql } from 'kysely';
import type { JWK } from 'jose';
import type { Tx } from '#server/db/database.ts';

export interface SigningKeyRow {
  kid: string;
  algorithm: string;
  public_jwk: JWK;
  wrapped_private_key: Buffer;
  signs_from: Date;
}

/** Keys that are valid for verification, newest first. */
export async function listSigningKeys(tx: Tx, now: Date): Promise<SigningKeyRow[]> {
  const rows = await tx
    .selectFrom('signing_keys')
    .select(['kid', 'algorithm', 'public_jwk', 'wrapped_private_key', 'signs_from'])
    .where((where) => where.or([where('verifies_until', 'is', null), where('verifies_until', '>', now)]))
    .orderBy('signs_from', 'desc')
    .execute();
  return rows;
}

/** Inserts a successor key. Of concurrent processes one inserts it, the others find it. Withdrawn keys do not count. */
export async function insertSigningKey(tx: Tx, row: SigningKeyRow & { created_at: Date }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('portico signing keys'))`.execute(tx);
  const usable = tx
    .selectFrom('signing_keys')
    .select('kid')
    .where((where) => where.or([where('verifies_until', 'is', null), where('verifies_until', '>', row.created_at)]));
  const newer = await usable.where('signs_from', '>=', row.signs_from).executeTakeFirst();
  const recent = await usable.where('created_at', '>', new Date(row.created_at.getTime() - 60_000)).executeTakeFirst();
  if (newer ?? recent) return false;
  await tx
    .insertInto('signing_keys')
    .values({ ...row, public_jwk: JSON.stringify(row.public_jwk) })
    .execute();
  return true;
}

/** Limits verification with all other keys to the given time. */
export async function retireSigningKeys(tx: Tx, successor: string, verifiesUntil: Date): Promise<void> {
  await tx
    .updateTable('signing_keys')
    .set({ verifies_until: verifiesUntil })
    .where('kid', '!=', successor)
    .where('verifies_until', 'is', null)
    .execute();
}

/** Withdraws a compromised key: it is invalid for verification from now on. @returns whether it was valid before */
export async function withdrawSigningKey(tx: Tx, kid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('signing_keys')
    .set({ verifies_until: now })
    .where('kid', '=', kid)
    .where((where) => where.or([where('verifies_until', 'is', null), where('verifies_until', '>', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
