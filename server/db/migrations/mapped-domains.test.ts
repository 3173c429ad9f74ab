import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrateUpTo } from '#server/testing/migrate-up-to.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';

const database = await createTestDatabase({ from: 'nothing' });
const pool = new pg.Pool({ connectionString: database.connectionString, max: 2, options: '-c app.scope=system' });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('existing addresses get the domain that mail is sent to; others stay as they were typed', async () => {
  await migrateUpTo(database, '0098-webhooks');
  const stored = [
    ['Victim@ｅｘａｍｐｌｅ.test', 'victim@example.test', 'Victim@example.test'],
    ['ﬁn@ﬁsh.example', 'ﬁn@fish.example', 'ﬁn@fish.example'],
    ['Ana@bücher.example', 'ana@bücher.example', 'Ana@bücher.example'],
    ['äna@Example.test', 'äna@example.test', 'äna@Example.test'],
    ['ana@xn--bcher-kva.example', 'ana@bücher2.example', 'ana@xn--bcher-kva.example'],
    ['', 'none:1', ''],
  ];
  for (const [email, folded] of stored)
    await pool.query(
      `insert into users (id, email, email_folded, name, metadata, verified, super_user, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'Ana', '{}', true, false, now(), now())`,
      [email, folded],
    );

  await migrateUpTo(database, '0102-mapped-domains');

  const { rows } = await pool.query<{ email: string; email_folded: string }>('select email, email_folded from users');
  const emails = new Map(rows.map(({ email, email_folded: folded }) => [folded, email]));
  expect(stored.map(([, folded]) => emails.get(folded!))).toEqual(stored.map(([, , email]) => email));
});
