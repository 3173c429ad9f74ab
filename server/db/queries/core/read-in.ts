import { CompiledQuery } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { PreparedStatement, Read } from '#server/db/prepared-statement.ts';

/** Statements in a transaction's scope, on its connection; each call is planned again. */
export function readIn(tx: Tx): Read {
  return async <R extends object>({ text, values }: PreparedStatement) =>
    (await tx.executeQuery<R>(CompiledQuery.raw(text, values))).rows;
}
