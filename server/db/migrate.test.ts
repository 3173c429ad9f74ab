import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tryLogin } from '#server/testing/flows.ts';
import { systemClient } from '#server/testing/system-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { migrateToLatest } from './migrate.ts';

const server = await useTestServer();
const recordMigration = (name: string) =>
  server.rows('insert into kysely_migration (name, timestamp) values ($1, now()::text)', [name]);

/** Destructive changes that could break an older version, which runs until the last of its servers is replaced. */
const takesAway =
  /\b(drop\s+(table|column|view|function|type)|rename\s+(to|column|constraint)|set\s+not\s+null|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i;
/** From before the first deployed version. One of them changes the type of tenant IDs (decision 0175). */
const beforeFirstVersion = new Set(['0010-accounts.ts', '0024-tenant-ids.ts']);

describe('two versions side by side', () => {
  const folder = join(import.meta.dirname, 'migrations');
  it.each(readdirSync(folder).filter((file) => /^\d/.test(file) && !beforeFirstVersion.has(file)))(
    '%s only adds to the schema that an older version reads',
    (file) => {
      expect(takesAway.exec(readFileSync(join(folder, file), 'utf8'))?.[0]).toBeUndefined();
    },
  );

  it('an older version starts on a schema that a newer one has migrated, and keeps serving', async () => {
    await recordMigration('9000-of-a-newer-version');
    await server.rows('alter table users add column of_a_newer_version text');
    await server.rows('create table of_a_newer_version (id uuid primary key)');
    expect(await migrateToLatest(server.database.connectionString)).toEqual([]);
    const { admin } = server.people;
    expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(200);
  });

  it('a version that lacks a migration in between does not start', async () => {
    await recordMigration('0003-somebody-else-s');
    await expect(migrateToLatest(server.database.connectionString)).rejects.toThrow('corrupted migrations');
  });
});

describe('a database that cannot be migrated is reported with a remedy', () => {
  async function databaseWith(schema: 'with' | 'without', statement: string): Promise<TestDatabase> {
    const database = await createTestDatabase({ from: schema === 'with' ? 'template' : 'nothing' });
    onTestFinished(() => database.drop());
    const client = systemClient(database.connectionString);
    await client.connect();
    await client.query(statement).finally(() => client.end());
    return database;
  }

  it.each<[string, 'with' | 'without', string, string, string]>([
    [
      'objects without a migration table',
      'with',
      'drop table kysely_migration, kysely_migration_lock',
      "has Portico's objects but no migration table, or an empty one",
      'into an empty database',
    ],
    [
      'objects beside an empty migration table',
      'with',
      'delete from kysely_migration',
      "has Portico's objects but no migration table, or an empty one",
      'into an empty database',
    ],
    [
      'a single function, where a restore ended early',
      'without',
      'create function app_system() returns boolean language sql as $$ select true $$',
      "has Portico's objects but no migration table",
      'into an empty database',
    ],
    [
      'a migration that was recorded less than it did',
      'with',
      `delete from kysely_migration where name >= '0020'`,
      'has objects that a migration is yet to make',
      'into an empty database',
    ],
    [
      'a migration table without the tables',
      'with',
      `delete from kysely_migration where name >= '0020'; drop table audits cascade; drop table events cascade; drop table event_deliveries cascade; drop table event_subscribers cascade`,
      'is not complete',
      'into an empty database',
    ],
    [
      'a primary that has become read-only',
      'without',
      `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
      'read-only',
      'primary',
    ],
    [
      'a role that may not make tables',
      'without',
      'revoke create on schema public from public, pg_database_owner',
      'may not change the schema',
      'alter database NAME owner',
    ],
  ])('%s', async (_what, schema, statement, message, remedy) => {
    const { connectionString } = await databaseWith(schema, statement);
    await expect(migrateToLatest(connectionString)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(message),
      remedy: expect.stringContaining(remedy),
    });
  });
});
