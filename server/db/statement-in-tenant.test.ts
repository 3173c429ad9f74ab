import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex } = server.people;
// a test manipulates every connection of the process
await Promise.all(
  [server.app.jobs, server.app.events, server.app.auditStreams, server.app.sealer].map((runner) => runner.stop()),
);
/** One connection, so that each statement would see the remains of the previous one. */
const db = openDatabase({
  connectionString: server.database.connectionString,
  poolSize: 1,
  queue: 100,
  acquireTimeout: 5000,
  statementTimeout: 2000,
  onError: () => undefined,
});
afterAll(() => db.close());

const tenants = {
  name: 'seen-tenants',
  text: 'select id from tenants where $1::text is not null order by id',
  values: ['x'],
};
const seen = async (tenantId: string) =>
  (await db.statementInTenant<{ id: string }>(tenantId, tenants)).map(({ id }) => id);
const everywhere = async () =>
  (await db.statementAcrossTenants<{ id: string }>('a test compares', { ...tenants, name: 'all-tenants' })).map(
    ({ id }) => id,
  );

describe('V8.4.1 one statement in the scope of a tenant', () => {
  it('sees only that tenant, prepared or not, and leaves no scope behind', async () => {
    expect(await seen(acme)).toEqual([acme]);
    expect(await seen(globex)).toEqual([globex]);
    expect(await db.statementInTenant(acme, { text: tenants.text, values: ['x'] })).toEqual([{ id: acme }]);
    expect(await everywhere()).toEqual([acme, globex].toSorted());
    expect(await db.inTenant(globex, (tx) => tx.selectFrom('tenants').select('id').execute())).toEqual([
      { id: globex },
    ]);
  });

  it('is planned once for all tenants, and shows each its own rows', async () => {
    for (let round = 0; round < 8; round += 1) {
      expect(await seen(acme)).toEqual([acme]);
      expect(await seen(globex)).toEqual([globex]);
    }
  });

  it('writes no rows of another tenant', async () => {
    const rename = { text: `update tenants set name = 'Taken' where id = $1 returning id`, values: [globex] };
    expect(await db.statementInTenant(acme, rename)).toEqual([]);
    expect(await server.rows(`select 1 from tenants where name = 'Taken'`)).toEqual([]);
  });

  it.each([
    [
      'that fails when it runs',
      { name: 'divides', text: 'select 1 / $1::int as nothing', values: [0] },
      'division by zero',
    ],
    ['that cannot be read', { name: 'unreadable', text: 'select from where $1', values: [0] }, 'syntax error'],
    ['with a value that is none', { name: 'cast', text: 'select $1::uuid', values: ['x'] }, 'invalid input syntax'],
  ])('a statement %s fails alone', async (_what, statement, message) => {
    await expect(db.statementInTenant(acme, statement)).rejects.toThrow(message);
    await expect(db.statementInTenant(acme, statement)).rejects.toThrow(message);
    expect(await everywhere()).toEqual([acme, globex].toSorted());
    expect(await seen(acme)).toEqual([acme]);
  });

  it('does not run when the scope cannot be set', async () => {
    const { query } = pg.Client.prototype;
    pg.Client.prototype.query = function deallocating(this: pg.Client, ...call: unknown[]): unknown {
      // the prepared statement for scopes is dropped just before
      if (typeof call[0] === 'object' && call[0] !== null && 'scope' in call[0])
        void Reflect.apply(query, this, ['deallocate "set-scope"']);
      return Reflect.apply(query, this, call);
    } as typeof query;
    const failing = openDatabase({
      connectionString: server.database.connectionString,
      poolSize: 1,
      queue: 100,
      acquireTimeout: 5000,
      statementTimeout: 2000,
      onError: () => undefined,
    });
    try {
      const rename = { text: `update tenants set name = 'Taken' where id = $1`, values: [globex] };
      await expect(failing.statementInTenant(globex, rename)).rejects.toThrow('set-scope');
    } finally {
      pg.Client.prototype.query = query;
      await failing.close();
    }
    expect(await server.rows(`select 1 from tenants where name = 'Taken'`)).toEqual([]);
  });

  it.each(['', '  '])('refuses %j as a tenant', async (tenantId) => {
    await expect(db.statementInTenant(tenantId, tenants)).rejects.toThrow('not a tenant id');
  });

  it('treats an ID without a tenant as a tenant without rows', async () => {
    expect(await seen(`${acme}' or true --`)).toEqual([]);
  });

  it('waits in the queue of the pool', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, index) => seen(index % 2 === 0 ? acme : globex)));
    expect(all).toEqual(Array.from({ length: 12 }, (_, index) => [index % 2 === 0 ? acme : globex]));
  });
});
