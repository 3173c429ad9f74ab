import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { migrateToLatest } from './migrate.ts';

const server = await useTestServer();
const note = (name: string) => server.rows('insert into kysely_migration (name, timestamp) values ($1, now()::text)', [name]);

/** What an older version, which goes on until the last of its servers is replaced, could stumble over. */
const takesAway = /\b(drop\s+(table|column|view|function|type)|rename\s+(to|column|constraint)|set\s+not\s+null|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i;
/** Before there was a version that anybody runs. The ids of tenants change their type in one (decision 0175). */
const beforeFirstVersion = new Set(['0010-accounts.ts', '0024-tenant-ids.ts']);

describe('two versions beside each other', () => {
  const folder = join(import.meta.dirname, 'migrations');
  it.each(readdirSync(folder).filter((file) => /^\d/.test(file) && !beforeFirstVersion.has(file)))('%s only adds to what an older version reads', (file) => {
    expect(takesAway.exec(readFileSync(join(folder, file), 'utf8'))?.[0]).toBeUndefined();
  });

  it('an older one starts on a schema that a newer one has brought on, and goes on answering', async () => {
    await note('9000-of-a-newer-version');
    await server.rows('alter table users add column of_a_newer_version text');
    await server.rows('create table of_a_newer_version (id uuid primary key)');
    expect(await migrateToLatest(server.database.connectionString)).toEqual([]);
    const { admin } = server.people;
    expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(200);
  });

  it('one that lacks a migration in between does not start', async () => {
    await note('0003-somebody-else-s');
    await expect(migrateToLatest(server.database.connectionString)).rejects.toThrow('corrupted migrations');
  });
});
