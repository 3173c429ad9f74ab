import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function readInstallationValue(tx: Tx, name: string): Promise<unknown> {
  const row = await tx.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Keeps the first value that was written: several processes may start at once. @returns the value that holds */
export async function keepInstallationValue<T>(tx: Tx, name: string, value: T): Promise<T> {
  await tx
    .insertInto('installation')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readInstallationValue(tx, name)) as T;
}

/** Replaces a fact, or writes it. */
export async function replaceInstallationValue(tx: Tx, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto('installation')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** One process at a time writes configuration into the database. Ends with the transaction. */
export async function lockInstallation(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portico installation'))`.execute(tx);
}
