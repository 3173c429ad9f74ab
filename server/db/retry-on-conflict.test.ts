import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from './database.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex } = server.people;
const { db } = server.services;

const rename = (tx: Tx, id: string) => sql`update tenants set name = name || '+' where id = ${id}`.execute(tx);
const nameOf = async (id: string) =>
  (await server.rows<{ name: string }>('select name from tenants where id = $1', [id]))[0]!.name;

describe('V15.4.2 a transaction with a conflict', () => {
  it('is retried after a deadlock: both complete, each once', async () => {
    const before = [await nameOf(acme), await nameOf(globex)];
    let arrived = 0;
    let open!: () => void;
    const both = new Promise<void>((resolve) => (open = resolve));
    let begun = 0;
    const change = (first: string, second: string) =>
      db.acrossTenants('two who wait for each other', async (tx) => {
        begun += 1;
        await rename(tx, first);
        if ((arrived += 1) === 2) open();
        await both;
        await rename(tx, second);
      });
    await Promise.all([change(acme, globex), change(globex, acme)]);
    // on a slow machine the second attempt may meet the other transaction again
    expect(begun).toBeGreaterThanOrEqual(3);
    expect([await nameOf(acme), await nameOf(globex)]).toEqual(before.map((name) => `${name}++`));
  });

  it('sees that the referenced row is deleted, and nothing of its first attempt stays', async () => {
    const gone = server.services
      .random(16)
      .toString('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
    // before the work begins: its failure may come before the answer to a parallel query
    const before = await nameOf(acme);
    let tries = 0;
    const work = db.acrossTenants('a tenant that is not there', async (tx) => {
      tries += 1;
      await rename(tx, acme);
      await sql`insert into memberships (tenant_id, user_id, state, created_at) values (${gone}, ${server.people.admin.id}, 'active', ${server.clock.read()})`.execute(
        tx,
      );
    });
    await expect(work).rejects.toMatchObject({ code: '23503' });
    expect([tries, await nameOf(acme)]).toEqual([3, before]);
  });
});
