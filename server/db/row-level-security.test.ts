import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { callerFor, codeFor, paths, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, stranger } = server.people;
const { db } = server.services;

const tables = (await server.rows<{ name: string; enabled: boolean; forced: boolean }>(
  `select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`,
));
const tenantColumn: Record<string, string> = { tenants: 'id', memberships: 'tenant_id', membership_roles: 'tenant_id', audits: 'tenant_id', session_policies: 'tenant_id', groups: 'tenant_id', group_roles: 'tenant_id', group_members: 'tenant_id', entitlement_grants: 'tenant_id' };
/** Rows of people: a tenant sees those of its members. */
const ofPeople = ['phones', 'factors'];
/** Rows that nobody owns, open for reading. */
const readable = ['permissions', 'roles', 'lockouts', 'security_policies'];

// rows in as many tables as one sign-in with a code can fill
const { browser } = await callerFor(server, admin);
await codeFor(browser);
await server.browser().get('/oauth/authorize?client_id=nobody');
await tryLogin(server.browser(), admin.email, 'wrong password');
await server.browser().post(paths.forgot, { email: admin.email });
await server.rows(`insert into session_policies (tenant_id, value, created_at, updated_at) select id, '{}', created_at, created_at from tenants where id = $1`, [acme]);
const group = '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a02';
await server.rows(`insert into groups (id, tenant_id, name, managed_by, created_at, updated_at) select $2, id, 'Crew', 'here', created_at, created_at from tenants where id = $1`, [acme, group]);
await server.rows(`insert into group_roles (tenant_id, group_id, role_id) select $1, $2, id from roles where tenant_id is null limit 1`, [acme, group]);
await server.rows('insert into group_members (tenant_id, group_id, user_id) values ($1, $2, $3)', [acme, group, admin.id]);
await server.rows(`insert into entitlement_grants (id, tenant_id, feature_key, created_at, updated_at) select gen_random_uuid(), id, 'x', created_at, created_at from tenants where id = $1`, [acme]);
for (const [{ id }, number] of [[admin, '+12025550142'], [stranger, '+12025550143']] as const) {
  await server.rows(`insert into phones (id, user_id, number, verified, created_at, updated_at) select gen_random_uuid(), id, $2, true, created_at, created_at from users where id = $1`, [id, number]);
  await server.rows(`insert into factors (id, user_id, kind, phone_number, confirmed_at, created_at) select gen_random_uuid(), id, 'sms', $2, created_at, created_at from users where id = $1`, [id, number]);
  await server.rows(`insert into recovery_codes (user_id, code_hash, created_at) select id, 'x', created_at from users where id = $1`, [id]);
}
await server.settle();

const count = async (tx: Tx, table: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)).rows[0]!.count;

describe('V8.4.1 row-level security', () => {
  it('is on and forced for every table', () => {
    expect(tables.length).toBeGreaterThanOrEqual(19);
    expect(tables.filter(({ enabled, forced }) => !enabled || !forced)).toEqual([]);
  });

  it('binds the role that the server uses', async () => {
    expect(await server.rows('select rolsuper, rolbypassrls from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  });

  it('shows nothing at all without a scope', async () => {
    for (const { name } of tables.filter((table) => !readable.includes(table.name))) {
      const seen = await db.acrossTenants('a scope is taken away', async (tx) => {
        await sql`select set_config('app.scope', '', true), set_config('app.tenant', '', true)`.execute(tx);
        return await count(tx, name);
      });
      expect(seen, name).toBe(0);
    }
  });

  it.each(Object.entries(tenantColumn))('%s: a tenant sees its own rows and no other', async (table, column) => {
    const seen = async (tenantId: string) =>
      await db.inTenant(tenantId, async (tx) => (await sql<{ tenant: string }>`select distinct ${sql.ref(column)} as tenant from ${sql.table(table)}`.execute(tx)).rows.map(({ tenant }) => tenant));
    expect(await seen(acme)).toEqual([acme]);
    expect([[], [globex]]).toContainEqual(await seen(globex));
  });

  it.each(ofPeople)('%s: a tenant sees those of its members and of nobody else', async (table) => {
    const owners = (tenantId: string) =>
      db.inTenant(tenantId, async (tx) => (await sql<{ user: string }>`select user_id as user from ${sql.table(table)}`.execute(tx)).rows.map(({ user }) => user));
    expect(await owners(acme)).toEqual([admin.id]);
    expect(await owners(globex)).toEqual([stranger.id]);
  });

  it('users: a tenant sees its members and nobody else', async () => {
    const names = await db.inTenant(acme, async (tx) => (await tx.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email));
    expect(names).toEqual(['ada@acme.example', 'gita@partner.example', 'mika@acme.example']);
  });

  it('roles: a tenant sees the vendor’s and its own', async () => {
    await server.rows(`insert into roles (id, tenant_id, key, name, level, created_at, updated_at) select gen_random_uuid(), $1, 'own', 'Own', 1, created_at, created_at from tenants where id = $1`, [globex]);
    const keys = (tenantId: string) => db.inTenant(tenantId, async (tx) => (await tx.selectFrom('roles').select('key').orderBy('key').execute()).map(({ key }) => key));
    expect(await keys(acme)).toEqual(['admin', 'member']);
    expect(await keys(globex)).toEqual(['admin', 'member', 'own']);
  });

  it('security_policies: a tenant sees the vendor’s and its own', async () => {
    await server.rows(`insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) select gen_random_uuid(), id, 'mfa', '{}', created_at, created_at from tenants where id = $1`, [globex]);
    const owners = (tenantId: string) =>
      db.inTenant(tenantId, async (tx) => (await sql<{ tenant: string | null }>`select distinct tenant_id as tenant from security_policies order by 1`.execute(tx)).rows.map(({ tenant }) => tenant));
    expect(await owners(acme)).toEqual([null]);
    expect(await owners(globex)).toEqual([globex, null]);
  });

  const systemTables = tables.map(({ name }) => name).filter((name) => !(name in tenantColumn) && !readable.includes(name) && !ofPeople.includes(name) && name !== 'users');

  it.each(systemTables)('%s: no tenant sees a row', async (table) => {
    for (const tenantId of [acme, globex]) expect(await db.inTenant(tenantId, (tx) => count(tx, table))).toBe(0);
  });

  it('fills enough tables for the above to mean something', async () => {
    const filled = await db.acrossTenants('counting', async (tx) => {
      const counts = await Promise.all(systemTables.map(async (table) => ((await count(tx, table)) > 0 ? [table] : [])));
      return counts.flat();
    });
    for (const table of ['sessions', 'refresh_families', 'authorization_codes', 'links', 'jobs', 'signing_keys', 'installation', 'rate_limits', 'recovery_codes']) expect(filled).toContain(table);
  });
});

describe('V8.4.1 a tenant cannot write', () => {
  const at = server.clock.read();
  const inAcme = (statement: RawBuilder<unknown>) => db.inTenant(acme, (tx) => statement.execute(tx));

  it.each<[string, RawBuilder<unknown>]>([
    ['a row into another tenant’s memberships', sql`insert into memberships (tenant_id, user_id, state, created_at) values (${globex}, ${admin.id}, 'active', ${at})`],
    ['a role for another tenant', sql`insert into roles (id, tenant_id, key, name, level, created_at, updated_at) values (gen_random_uuid(), ${globex}, 'x', 'x', 0, ${at}, ${at})`],
    ['a role of the vendor', sql`insert into roles (id, tenant_id, key, name, level, created_at, updated_at) values (gen_random_uuid(), null, 'x', 'x', 0, ${at}, ${at})`],
    ['an audit for another tenant', sql`insert into audits (tenant_id, at, action, severity, trace_id) values (${globex}, ${at}, 'x', 'Info', 'x')`],
    ['an audit of the installation', sql`insert into audits (tenant_id, at, action, severity, trace_id) values (null, ${at}, 'x', 'Info', 'x')`],
    ['a membership away to another tenant', sql`update memberships set tenant_id = ${globex} where user_id = ${admin.id}`],
    ['a tenant', sql`insert into tenants (id, name, created_at, updated_at) values (gen_random_uuid(), 'x', ${at}, ${at})`],
    ['a session', sql`insert into sessions (id, user_id, tenant_id, client_id, amr, authenticated_at, created_at, seen_at, expires_at) values (gen_random_uuid(), ${admin.id}, ${acme}, 'x', '{}', ${at}, ${at}, ${at}, ${at})`],
    ['a permission', sql`insert into permissions (id, key, name, category, created_at, updated_at) values (gen_random_uuid(), 'x', 'x', 'x', ${at}, ${at})`],
    ['a policy for another tenant', sql`insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), ${globex}, 'lockout', '{}', ${at}, ${at})`],
    ['a policy of the vendor', sql`insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), null, 'x', '{}', ${at}, ${at})`],
    ['a lockout', sql`insert into lockouts (subject, failures, last_failure_at) values ('x', 9, ${at})`],
  ])('%s', async (_name, statement) => {
    await expect(inAcme(statement)).rejects.toThrow('row-level security');
  });

  it.each<[string, RawBuilder<unknown>]>([
    ['another tenant', sql`update tenants set name = 'taken' where id = ${globex} returning id`],
    ['a stranger', sql`update users set name = 'taken' where id = ${stranger.id} returning id`],
    ['a membership elsewhere', sql`delete from memberships where tenant_id = ${globex} returning user_id`],
    ['a role of the vendor', sql`update roles set permission_keys = '{*}' where tenant_id is null returning id`],
    ['a policy of the vendor', sql`update security_policies set value = '{}' where tenant_id is null returning id`],
    ['a lockout', sql`delete from lockouts returning subject`],
    ['a job', sql`update jobs set run_at = ${at} returning id`],
    ['sessions', sql`delete from sessions returning id`],
  ])('over %s: nothing is found', async (_name, statement) => {
    expect((await inAcme(statement)).rows).toEqual([]);
  });
});

it('opens no tenant under what is no id', async () => {
  for (const id of ['', 'acme', "x' or true --", '*']) await expect(db.inTenant(id, () => Promise.resolve())).rejects.toThrow('not a tenant id');
});
