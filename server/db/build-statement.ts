/** Builds statements with dynamic conditions without a connection, to be run by a `Read`. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
} from 'kysely';
import type { PreparedStatement } from './prepared-statement.ts';
import type { Tables } from './schema.ts';

export const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** @param name prepared-statement name, for a statement whose text is constant */
export function statementOf(query: Compilable, name?: string): PreparedStatement {
  const { sql: text, parameters } = query.compile();
  return { name, text, values: [...parameters] };
}
