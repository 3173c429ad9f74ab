import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function readInstallationValue(tx: Tx, name: string): Promise<unknown> {
  const row = await tx.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Writes a value unless one exists: several processes may start at once. @returns the effective value */
export async function ensureInstallationValue<T>(tx: Tx, name: string, value: T): Promise<T> {
  await tx
    .insertInto('installation')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readInstallationValue(tx, name)) as T;
}

/** Inserts or replaces a value. */
export async function replaceInstallationValue(tx: Tx, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto('installation')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** Lets one process at a time write configuration into the database. Released with the transaction. */
export async function lockInstallation(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portico installation'))`.execute(tx);
}
