import { CompiledQuery } from 'kysely';
import type { PreparedStatement, Read, Tx } from '#server/db/database.ts';

/** Statements in a transaction's scope, on its connection; planned with each call. */
export function readIn(tx: Tx): Read {
  return async <R extends object>({ text, values }: PreparedStatement) =>
    (await tx.executeQuery<R>(CompiledQuery.raw(text, values))).rows;
}
