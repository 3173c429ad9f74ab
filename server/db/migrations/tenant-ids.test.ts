import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrateToLatest } from '#server/db/migrate.ts';
import { fillTables, readTables, type Rows } from '#server/testing/fill-tables.ts';
import { migrateUpTo } from '#server/testing/migrate-up-to.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';
import { migrations } from './index.ts';

const database = await createTestDatabase({ from: 'nothing' });
const pool = new pg.Pool({ connectionString: database.connectionString, max: 2, options: '-c app.scope=system' });
afterAll(async () => {
  await pool.end();
  await database.drop();
});
const rows: Rows = async (text, values) => (await pool.query(text, values)).rows;

const itself = '0024-tenant-ids';
const owner = { tenantId: 'b0c0a4f0-5b7e-4a7e-9a57-0d1f5a3c9e11', userId: 'b0c0a4f0-5b7e-4a7e-9a57-0d1f5a3c9e12' };
const below = { tenantId: 'b0c0a4f0-5b7e-4a7e-9a57-0d1f5a3c9e13', userId: owner.userId };

const keysAndChecks = () =>
  rows<{ text: string }>(
    `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as text from pg_constraint where connamespace = 'public'::regnamespace and conname <> 'tenants_id_check' order by 1`,
  );
const indexes = () =>
  rows<{ text: string }>(
    `select indexdef as text from pg_indexes where schemaname = 'public' and indexname <> 'tenants_path' order by 1`,
  );
const policies = () =>
  rows<{ text: string }>(
    `select concat_ws(' | ', tablename, policyname, permissive, roles, cmd, replace(qual, 'app_tenant_id()', 'app_tenant()'), replace(with_check, 'app_tenant_id()', 'app_tenant()')) as text from pg_policies where schemaname = 'public' order by 1`,
  );
const triggers = () =>
  rows<{ text: string }>(`select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal order by 1`);

it('an installation with data keeps its rows, keys, indexes, policies and triggers, and accepts text IDs', async () => {
  await migrateUpTo(
    database,
    Object.keys(migrations)
      .toSorted()
      .findLast((name) => name < itself)!,
  );
  const at = new Date();
  for (const [{ tenantId }, parent] of [
    [owner, null],
    [below, owner.tenantId],
  ] as const)
    await rows(`insert into tenants (id, parent_id, name, created_at, updated_at) values ($1, $2, 'Acme', $3, $3)`, [
      tenantId,
      parent,
      at,
    ]);
  await rows(
    `insert into users (id, email, email_folded, name, created_at, updated_at) values ($1, 'ada@acme.example', 'ada@acme.example', 'Ada', $2, $2)`,
    [owner.userId, at],
  );
  const tables = await readTables(rows);
  const special = { entitlement_grants: { feature_key: 'x' } };
  const filled = await fillTables(rows, tables, owner, {
    present: { tenants: { id: owner.tenantId }, users: { id: owner.userId } },
    special,
  });
  await rows(
    `insert into memberships (tenant_id, user_id, state, inherited_from, created_at) values ($1, $2, 'active', $3, $4)`,
    [below.tenantId, owner.userId, owner.tenantId, at],
  );
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        [...filled.keys()].map(
          async (name) => [name, (await rows<{ count: string }>(`select count(*) from ${name}`))[0]!.count] as const,
        ),
      ),
    );
  const before = [await keysAndChecks(), await indexes(), await policies(), await triggers(), await counts()];

  await migrateUpTo(database, itself);

  expect([await keysAndChecks(), await indexes(), await policies(), await triggers(), await counts()]).toEqual(before);
  const left = `select relname, attname from pg_attribute a join pg_class c on c.oid = attrelid where relkind = 'r' and relnamespace = 'public'::regnamespace and atttypid = 'uuid'::regtype and attname in ('tenant_id', 'parent_id', 'inherited_from')`;
  expect(await rows(left)).toEqual([]);
  expect(await rows('select id, path from tenants order by path')).toEqual([
    { id: owner.tenantId, path: `/${owner.tenantId}/` },
    { id: below.tenantId, path: `/${owner.tenantId}/${below.tenantId}/` },
  ]);
  await rows(
    `insert into tenants (id, parent_id, name, created_at, updated_at) values ('Shop/1 %_~''', $1, 'Shop', $2, $2)`,
    [below.tenantId, at],
  );
  const [shop] = await rows<{ path: string }>(`select path from tenants where name = 'Shop'`);
  expect(shop!.path).toMatch(new RegExp(`^/${owner.tenantId}/${below.tenantId}/[0-9a-f-]{36}/$`));
  for (const id of ['', 'x'.repeat(256), 'a\nb', 'a\u0085b'])
    await expect(
      rows(`insert into tenants (id, name, created_at, updated_at) values ($1, 'X', $2, $2)`, [id, at]),
    ).rejects.toThrow('tenants_id_check');

  await migrateToLatest(database.connectionString);
  expect((await rows<{ count: number }>('select count(*)::int from tenants'))[0]).toEqual({ count: 3 });
});
