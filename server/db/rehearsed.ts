/** Transactions inside a transaction, each with a scope of its own: for a run that is undone as a whole. */
import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { scopeValues, systemScope, type Scope } from './scope.ts';

/** Runs `work` in a savepoint and in the scope; the system scope follows, which the outer transaction has. */
export async function inSavepoint<T>(tx: Tx, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`savepoint rehearsed`.execute(tx);
  try {
    await enter(tx, scope);
    const result = await work(tx);
    await sql`release savepoint rehearsed`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint rehearsed`.execute(tx);
    throw error;
  } finally {
    await enter(tx, systemScope);
  }
}

async function enter(tx: Tx, scope: Scope): Promise<void> {
  const [kind, tenantId, userId] = scopeValues(scope);
  await sql`select set_config('app.scope', ${kind}, true), set_config('app.tenant', ${tenantId}, true),
    set_config('app.user', ${userId}, true)`.execute(tx);
}
