import { sql, type RawBuilder } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openConnections } from '#server/db/connections.ts';
import type { Tx } from '#server/db/database.ts';
import { systemScope, tenantScope, userScope } from '#server/db/scope.ts';
import {
  fillTables,
  insertOf,
  makeRow,
  readTables,
  type Owner,
  type Row,
  type Special,
  type Table,
} from '#server/testing/fill-tables.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, member, stranger, guest } = server.people;
const { db } = server.services;
// rows would leave the queue of unsealed audits: by the sealer, by a stream, and by the job that verifies the logs
await server.stopBackgroundWork();

/** Column values that the catalog does not determine. */
const special: Special = {
  entitlement_grants: { feature_key: 'x' },
  // jobs due in the future are not run during the tests
  jobs: { run_at: new Date('2126-01-01') },
  audits: { action: 'user.activated' },
  events: { key: 'user.activated' },
};
/** Rows without an owner, open for reading. */
const readable = ['permissions', 'lockouts', 'applications', 'event_subscribers'];
/** Tables that hold the vendor's rows, which belong to no tenant, along with those of tenants. */
const withVendors = ['roles', 'security_policies'];
/** A tenant's transaction may insert rows, and sees none of them. */
const takesRows = ['jobs', 'event_deliveries'];

const owners = { acme: { tenantId: acme, userId: admin.id }, globex: { tenantId: globex, userId: stranger.id } };
const membersOf: Record<string, string[]> = {
  [acme]: [admin.id, member.id, guest.id],
  [globex]: [stranger.id, guest.id],
};

/** Connections like the server's, without a scope. */
const bare = openConnections({
  connectionString: server.database.connectionString,
  poolSize: 1,
  queue: 10,
  acquireTimeout: 5000,
  statementTimeout: 5000,
  onError: () => undefined,
});
afterAll(() => bare.end());

const tables = await readTables(server.rows);
const ownedBy = (owner: Owner) => ({
  tenants: { id: owner.tenantId },
  users: { id: owner.userId },
  memberships: { tenant_id: owner.tenantId, user_id: owner.userId },
});
const filled = {
  acme: await fillTables(server.rows, tables, owners.acme, { present: ownedBy(owners.acme), special }),
  globex: await fillTables(server.rows, tables, owners.globex, { present: ownedBy(owners.globex), special }),
};

/** The column with the owner of a row. */
function ownerColumn({ name, columns }: Table): { column: string; of: 'tenant' | 'user' } | undefined {
  if (name === 'tenants') return { column: 'id', of: 'tenant' };
  if (name === 'users') return { column: 'id', of: 'user' };
  const has = (wanted: string) => columns.some((column) => column.name === wanted);
  if (has('tenant_id')) return { column: 'tenant_id', of: 'tenant' };
  return has('user_id') ? { column: 'user_id', of: 'user' } : undefined;
}
const owned = tables.flatMap((table) => {
  const owner = ownerColumn(table);
  return owner ? [{ name: table.name, table, ...owner }] : [];
});
const ofNobody = tables.filter((table) => ownerColumn(table) === undefined).map(({ name }) => name);

const select = async (tx: Tx, table: string, column: string) =>
  (
    await sql<{ owner: string | null }>`select ${sql.ref(column)} as owner from ${sql.table(table)}`.execute(tx)
  ).rows.map(({ owner }) => owner);
const count = async (tx: Tx, table: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)).rows[0]!.count;
const raw = ({ text, values }: { text: string; values: unknown[] }) => {
  const parts = text.split(/\$\d+/);
  return sql.join(
    parts.flatMap((part, index) => (index < values.length ? [sql.raw(part), sql`${values[index]}`] : [sql.raw(part)])),
    sql``,
  );
};

describe('V8.4.1 row-level security', () => {
  it('is on and forced for every table', async () => {
    const flags = await server.rows<{ name: string; enabled: boolean; forced: boolean }>(
      `select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`,
    );
    expect(flags.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    expect(flags.filter(({ enabled, forced }) => !enabled || !forced)).toEqual([]);
  });

  it('binds the role that the server uses', async () => {
    expect(await server.rows('select rolsuper, rolbypassrls from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false, rolbypassrls: false },
    ]);
  });

  it('has rows of both tenants in every table, so that the following tests are meaningful', async () => {
    for (const { name, column, of } of owned) {
      const seen = await db.acrossTenants('counting', (tx) => select(tx, name, column));
      for (const owner of Object.values(owners))
        expect(seen, name).toContain(of === 'tenant' ? owner.tenantId : owner.userId);
    }
    for (const name of ofNobody)
      expect(await db.acrossTenants('counting', (tx) => count(tx, name)), name).toBeGreaterThan(0);
    expect(owned.length).toBeGreaterThanOrEqual(25);
  });

  it.each(tables.map(({ name }) => name))(
    '%s: a connection of the pool sees and changes nothing by itself',
    async (name) => {
      const table = tables.find((each) => each.name === name)!;
      const column = table.columns.find(({ made }) => !made)!.name;
      const connection = await bare.connect();
      try {
        expect((await connection.query(`select from ${name}`)).rowCount).toBe(0);
        expect((await connection.query(`update ${name} set ${column} = ${column}`)).rowCount).toBe(0);
        expect((await connection.query(`delete from ${name}`)).rowCount).toBe(0);
        const { text, values } = insertOf(name, fresh(table));
        await expect(connection.query(text, values)).rejects.toThrow('row-level security');
      } finally {
        connection.release();
      }
    },
  );

  it('leaves no scope of any kind on a connection', async () => {
    const connection = await bare.connect();
    try {
      for (const scope of [systemScope, tenantScope(acme), userScope(admin.id)]) {
        await connection.queryInScope(scope, { text: 'select 1', values: [] });
        expect((await connection.query('select from users')).rowCount).toBe(0);
        await connection.queryInScope(scope, { text: 'begin', values: [] });
        expect((await connection.query('select from users')).rowCount).toBeGreaterThan(0);
        await connection.query('rollback');
        expect((await connection.query('select from users')).rowCount).toBe(0);
        expect(
          (
            await connection.query(
              `select current_setting('app.scope', true) || current_setting('app.tenant', true) || current_setting('app.user', true) as settings`,
            )
          ).rows,
        ).toEqual([{ settings: '' }]);
      }
    } finally {
      connection.release();
    }
  });

  describe.each(owned)('$name', ({ name, table, column, of }) => {
    it.each(Object.entries(owners))(
      'shows %s all that is its own, or nothing; of others nothing',
      async (_who, { tenantId }) => {
        const mine = of === 'tenant' ? [tenantId] : membersOf[tenantId]!;
        const vendors = withVendors.includes(name);
        const all = (await db.acrossTenants('comparing', (tx) => select(tx, name, column))).filter((owner) =>
          owner === null ? vendors : mine.includes(owner),
        );
        const seen = await db.inTenant(tenantId, (tx) => select(tx, name, column));
        expect(seen.filter((owner) => (owner === null ? !vendors : !mine.includes(owner)))).toEqual([]);
        expect([0, all.length]).toContain(seen.length);
      },
    );

    const theirs = of === 'tenant' ? globex : stranger.id;
    const inAcme = async (statement: RawBuilder<unknown>) => await db.inTenant(acme, (tx) => statement.execute(tx));

    it('does not let another tenant change or remove a row', async () => {
      const before = await server.rows(`select count(*) from ${name}`);
      expect(
        (
          await inAcme(
            sql`update ${sql.table(name)} set ${sql.ref(column)} = ${sql.ref(column)} where ${sql.ref(column)} = ${theirs} returning 1`,
          )
        ).rows,
      ).toEqual([]);
      expect(
        (await inAcme(sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${theirs} returning 1`)).rows,
      ).toEqual([]);
      if (withVendors.includes(name))
        expect(
          (await inAcme(sql`delete from ${sql.table(name)} where ${sql.ref(column)} is null returning 1`)).rows,
        ).toEqual([]);
      expect(await server.rows(`select count(*) from ${name}`)).toEqual(before);
    });

    it.runIf(!takesRows.includes(name))('does not let another tenant write a row', async () => {
      const row: Row =
        name in ownedBy(owners.globex)
          ? { ...fresh(table), ...(name === 'memberships' && { tenant_id: globex, user_id: admin.id }) }
          : fresh(table);
      await expect(inAcme(raw(insertOf(name, row)))).rejects.toThrow('row-level security');
      if (withVendors.includes(name))
        await expect(inAcme(raw(insertOf(name, { ...row, tenant_id: null })))).rejects.toThrow('row-level security');
    });
  });

  it.each(ofNobody.filter((name) => !readable.includes(name)))(
    '%s: no tenant sees, changes or writes a row',
    async (name) => {
      const table = tables.find((each) => each.name === name)!;
      for (const { tenantId } of Object.values(owners)) {
        expect(await db.inTenant(tenantId, (tx) => count(tx, name))).toBe(0);
        const column = table.columns[0]!.name;
        expect(
          (
            await db.inTenant(tenantId, (tx) =>
              sql`delete from ${sql.table(name)} where ${sql.ref(column)} is not null returning 1`.execute(tx),
            )
          ).rows,
        ).toEqual([]);
        if (!takesRows.includes(name))
          await expect(db.inTenant(tenantId, (tx) => raw(insertOf(name, fresh(table))).execute(tx))).rejects.toThrow(
            'row-level security',
          );
      }
    },
  );

  it.each(readable)('%s: is readable in every scope, and written by no tenant', async (name) => {
    const table = tables.find((each) => each.name === name)!;
    await expect(db.inTenant(acme, (tx) => raw(insertOf(name, fresh(table))).execute(tx))).rejects.toThrow(
      'row-level security',
    );
    expect((await db.inTenant(acme, (tx) => sql`delete from ${sql.table(name)} returning 1`.execute(tx))).rows).toEqual(
      [],
    );
  });

  it('users and roles: a tenant sees its members, and the vendor’s roles as well as its own', async () => {
    const names = await db.inTenant(acme, async (tx) =>
      (await tx.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email),
    );
    expect(names).toEqual(['ada@acme.example', 'gita@partner.example', 'mika@acme.example']);
    const keys = await db.inTenant(acme, async (tx) =>
      (await tx.selectFrom('roles').select('key').execute()).map(({ key }) => key),
    );
    expect(new Set(keys)).toEqual(new Set(['admin', filled.acme.get('roles')!['key'], 'member']));
  });
});

/** Another row of Globex, built from the catalog. */
function fresh(table: Table): Row {
  return makeRow(table, owners.globex, filled.globex, special);
}

it('a membership cannot be moved to another tenant', async () => {
  await expect(
    db.inTenant(acme, (tx) =>
      sql`update memberships set tenant_id = ${globex} where user_id = ${admin.id}`.execute(tx),
    ),
  ).rejects.toThrow('row-level security');
});

it('opens no tenant for an invalid ID', async () => {
  for (const id of ['', ' ', '..', 'a\0b', 'a\nb', 'x'.repeat(256)])
    await expect(db.inTenant(id, () => Promise.resolve())).rejects.toThrow('not a tenant id');
});

it.each([
  "x' or true --",
  '*',
  '%',
  '_',
  acme.toUpperCase(),
  globex.slice(0, -1),
  `${globex.slice(0, -1)}_`,
  'system',
  'none',
])('shows a tenant called %j no rows of others', async (id) => {
  for (const { name, column, of } of owned) {
    const seen = await db.inTenant(id, (tx) => select(tx, name, column));
    const others = of === 'tenant' ? [acme, globex] : [admin.id, stranger.id];
    expect(
      seen.filter((owner) => owner !== null && others.includes(owner)),
      name,
    ).toEqual([]);
  }
});
