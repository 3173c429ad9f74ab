/** Kysely transactions that set their scope in the same message as `begin`. */
import {
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely';
import type { Connections } from './connections.ts';
import type { LeasedConnection } from './leased-connection.ts';
import type { Tables } from './schema.ts';
import { scopeValues, setScope, type Scope } from './scope.ts';

const begin = { name: 'begin', text: 'begin', values: [] };

/** For one transaction, which has one connection and one scope. */
class ScopedDriver extends PostgresDriver {
  readonly #scope: Scope;
  readonly #snapshot: boolean;
  readonly #lease: () => LeasedConnection;

  constructor(connections: Connections, scope: Scope, snapshot: boolean) {
    let lease: LeasedConnection | undefined;
    super({
      pool: {
        options: connections.options,
        connect: async () => (lease = await connections.connect()),
        end: () => connections.end(),
      },
    });
    this.#scope = scope;
    this.#snapshot = snapshot;
    this.#lease = () => lease!;
  }

  override async beginTransaction(): Promise<void> {
    if (!this.#snapshot) return void (await this.#lease().queryInScope(this.#scope, begin));
    // the isolation level is chosen before the first statement, and setting the scope is one
    await this.#lease().query('begin isolation level repeatable read read only');
    await this.#lease().query(setScope, scopeValues(this.#scope));
  }
}

/** Runs `work` in a transaction of the scope; it is rolled back when `work` throws. */
export async function runInScope<T>(
  connections: Connections,
  scope: Scope,
  work: (tx: Transaction<Tables>) => Promise<T>,
  { snapshot = false }: { snapshot?: boolean | undefined } = {},
): Promise<T> {
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ScopedDriver(connections, scope, snapshot),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return await kysely.transaction().execute(work);
}
