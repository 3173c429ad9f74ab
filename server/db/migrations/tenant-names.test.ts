import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import type { Rows } from '#server/testing/fill-tables.ts';
import { migrateUpTo } from '#server/testing/migrate-up-to.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';

const database = await createTestDatabase({ from: 'nothing' });
const pool = new pg.Pool({ connectionString: database.connectionString, max: 2, options: '-c app.scope=system' });
afterAll(async () => {
  await pool.end();
  await database.drop();
});
const rows: Rows = async (text, values) => (await pool.query(text, values)).rows;

it('existing tenants get their names; an alias that is the ID of another tenant is removed, and that is audited', async () => {
  await migrateUpTo(database, '0024-tenant-ids');
  const at = new Date();
  const insert = (id: string, alias: string | null) =>
    rows(`insert into tenants (id, name, alias, created_at, updated_at) values ($1, 'Name of ' || $1, $2, $3, $3)`, [
      id,
      alias,
      at,
    ]);
  for (const [id, alias] of [
    ['one', null],
    ['two', 'one'],
    ['three', 'third'],
    ['four', 'gone'],
    ['five', 'five'],
  ] as const)
    await insert(id, alias);
  await rows(
    `insert into audits (tenant_id, at, action, severity, trace_id) values ('gone', $1, 'user.activated', 'Info', 'test')`,
    [at],
  );

  await migrateUpTo(database, '0025-tenant-names');

  expect(await rows('select id, alias from tenants order by id')).toEqual([
    { id: 'five', alias: 'five' },
    { id: 'four', alias: null },
    { id: 'one', alias: null },
    { id: 'three', alias: 'third' },
    { id: 'two', alias: null },
  ]);
  expect(await rows('select name, kind, tenant_id, deleted from tenant_names order by name')).toEqual([
    { name: 'five', kind: 'id', tenant_id: 'five', deleted: false },
    { name: 'four', kind: 'id', tenant_id: 'four', deleted: false },
    { name: 'gone', kind: 'id', tenant_id: 'gone', deleted: true },
    { name: 'one', kind: 'id', tenant_id: 'one', deleted: false },
    { name: 'third', kind: 'alias', tenant_id: 'three', deleted: false },
    { name: 'three', kind: 'id', tenant_id: 'three', deleted: false },
    { name: 'two', kind: 'id', tenant_id: 'two', deleted: false },
  ]);
  const audits = await rows(
    `select tenant_id, details from audits where action = 'account.changed' order by tenant_id`,
  );
  expect(audits).toEqual([
    { tenant_id: 'four', details: { account: 'Name of four', before: { alias: 'gone' }, after: { alias: null } } },
    { tenant_id: 'two', details: { account: 'Name of two', before: { alias: 'one' }, after: { alias: null } } },
  ]);
  for (const [id, alias] of [
    ['third', null],
    ['gone', null],
    ['six', 'three'],
    ['seven', 'third'],
    ['eight', 'gone'],
  ] as const)
    await expect(insert(id, alias)).rejects.toMatchObject({ code: '23505' });
});
