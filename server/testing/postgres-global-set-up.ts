import type { TestProject } from 'vitest/node';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

type Running = Awaited<ReturnType<typeof startTestPostgres>>;

/** Each project of vitest loads this file again, in the same process; the first one starts the server for all. */
const shared = globalThis as { porticoTestPostgres?: Promise<Running> | undefined };

/** Global set-up of vitest: provides the `postgres` that `createTestDatabase` uses. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.porticoTestPostgres ??= start();
  const running = await shared.porticoTestPostgres;
  project.provide('postgres', running.postgres);
  return async () => {
    const once = shared.porticoTestPostgres;
    shared.porticoTestPostgres = undefined;
    if (once) await running.stop();
  };
}

async function start(): Promise<Running> {
  const { migrateToLatest } = await import('#server/db/migrate.ts');
  return startTestPostgres(migrateToLatest);
}
