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

it('external pictures are removed from their owners, and a job to copy them exists; stored ones stay', async () => {
  await migrateUpTo(database, '0034-policy-floors');
  const at = new Date();
  const stored = 'ab'.repeat(32);
  await rows('insert into pictures (hash, body, created_at) values ($1, $2, $3)', [stored, Buffer.alloc(1), at]);
  const foreign = `https://elsewhere.example/images/${'cd'.repeat(32)}`;
  for (const [id, logo] of [
    ['foreign', foreign],
    ['stored', `https://old.example/images/${stored}`],
    ['none', null],
  ] as const)
    await rows(
      `insert into tenants (id, name, settings, created_at, updated_at) values ($1, $1, jsonb_strip_nulls(jsonb_build_object('logo', $2::text, 'currency', 'EUR')), $3, $3)`,
      [id, logo, at],
    );
  for (const [name, url] of [
    ['foreign', foreign],
    ['stored', `https://old.example/images/${stored}`],
    ['none', null],
  ] as const)
    await rows(
      `insert into users (id, email, email_folded, name, picture_url, metadata, verified, super_user, created_at, updated_at)
       values (gen_random_uuid(), $1 || '@x.test', $1 || '@x.test', $1, $2, '{}', true, false, $3, $3)`,
      [name, url, at],
    );

  await migrateUpTo(database, '0035-foreign-pictures');

  expect(await rows('select id, settings from tenants order by id')).toEqual([
    { id: 'foreign', settings: { currency: 'EUR' } },
    { id: 'none', settings: { currency: 'EUR' } },
    { id: 'stored', settings: { currency: 'EUR', logo: `https://old.example/images/${stored}` } },
  ]);
  expect(await rows('select name, picture_url from users order by name')).toEqual([
    { name: 'foreign', picture_url: null },
    { name: 'none', picture_url: null },
    { name: 'stored', picture_url: `https://old.example/images/${stored}` },
  ]);
  expect(await rows('select kind, address, tries from foreign_pictures order by kind')).toEqual([
    { kind: 'tenant', address: foreign, tries: 0 },
    { kind: 'user', address: foreign, tries: 0 },
  ]);
  expect(await rows('select kind, payload, done_at from jobs')).toEqual([
    { kind: 'adopt-pictures', payload: { plain: {} }, done_at: null },
  ]);
});
