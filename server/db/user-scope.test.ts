/**
 * The scope of one user: their rows in every tenant, tenants' decisions about them read-only, and no rows of other
 * users.
 */
import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fillTables, insertOf, makeRow, readTables, type Special, type Table } from '#server/testing/fill-tables.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, member, stranger, guest } = server.people;
const { db } = server.services;

const special: Special = {
  entitlement_grants: { feature_key: 'x' },
  jobs: { run_at: new Date('2126-01-01') },
  audits: { action: 'user.activated' },
  events: { key: 'user.activated' },
};
const tables = await readTables(server.rows);
const filled = new Map<string, Map<string, Record<string, unknown>>>();
for (const [tenantId, userId] of [
  [acme, admin.id],
  [globex, stranger.id],
] as const)
  filled.set(
    userId,
    await fillTables(
      server.rows,
      tables,
      { tenantId, userId },
      {
        present: {
          tenants: { id: tenantId },
          users: { id: userId },
          memberships: { tenant_id: tenantId, user_id: userId },
        },
        special,
      },
    ),
  );

const owned = [
  'authorization_codes',
  'factor_challenges',
  'factors',
  'identities',
  'known_devices',
  'links',
  'magic_links',
  'notifications',
  'one_time_codes',
  'password_history',
  'phones',
  'portal_tickets',
  'recovery_codes',
  'refresh_families',
  'remembered_devices',
  'sessions',
  'webauthn_challenges',
];
/** Tenants' decisions about the user, the audits of the user's own actions, the account. */
const readable = [
  'api_tokens',
  'domain_restriction_settings',
  'domain_restrictions',
  'entitlement_grants',
  'factor_resets',
  'group_members',
  'group_roles',
  'group_settings',
  'groups',
  'country_restriction_settings',
  'country_restrictions',
  'ip_restriction_settings',
  'ip_restrictions',
  'lockouts',
  'membership_roles',
  'memberships',
  'roles',
  'security_policies',
  'session_policies',
  'tenant_applications',
  'tenants',
  'user_applications',
  'users',
  'scim_users',
  'sso_emergency_users',
  'sso_pilot_groups',
  'sso_pilot_users',
  'sso_requirements',
];
/** Configuration, the same for all users. */
const configured = ['applications', 'event_subscribers', 'permissions'];

const byName = (name: string) => tables.find((table) => table.name === name)!;
const asStranger = <T>(statement: RawBuilder<T>) => db.asUser(stranger.id, (tx) => statement.execute(tx));
const rowsSeen = async (userId: string, name: string) =>
  (await db.asUser(userId, (tx) => sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(tx))).rows;

/** Condition that identifies a row: by the columns of its primary key, or all that it was created with. */
function rowOf(userId: string, { name, columns }: Table): RawBuilder<unknown> {
  const row = filled.get(userId)!.get(name)!;
  const known = columns.filter(
    ({ name: column, type }) => row[column] !== undefined && row[column] !== null && type !== 'jsonb',
  );
  return sql.join(
    known.map(({ name: column }) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
}

describe('V8.4.1 the scope of a user', () => {
  it.each(tables.map(({ name }) => name))('%s: shows nothing of another user', async (name) => {
    const own = await rowsSeen(stranger.id, name);
    const ids = new Set([admin.id, member.id, guest.id, acme]);
    for (const row of own)
      for (const value of Object.values(row)) expect(ids.has(String(value)), JSON.stringify(row)).toBe(false);
    if (![...owned, ...readable, ...configured, 'audits'].includes(name)) expect(own).toEqual([]);
  });

  it.each(owned)('%s: shows the user’s own row, and permits changing and removing it', async (name) => {
    const table = byName(name);
    const column = table.columns.find(({ made }) => !made)!.name;
    const mine = rowOf(stranger.id, table);
    const theirs = rowOf(admin.id, table);
    expect(await rowsSeen(stranger.id, name)).not.toEqual([]);
    const change = (row: RawBuilder<unknown>) =>
      sql`update ${sql.table(name)} set ${sql.ref(column)} = ${sql.ref(column)} where ${row} returning 1`;
    expect((await asStranger(change(mine))).rows).toHaveLength(1);
    expect((await asStranger(change(theirs))).rows).toEqual([]);
    expect((await asStranger(sql`delete from ${sql.table(name)} where ${theirs} returning 1`)).rows).toEqual([]);
    await expect(
      db.asUser(stranger.id, async (tx) => {
        expect((await sql`delete from ${sql.table(name)} where ${mine} returning 1`.execute(tx)).rows).toHaveLength(1);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
  });

  it.each([...readable, ...configured])('%s: is readable, but not writable', async (name) => {
    const table = byName(name);
    const column = table.columns.find(({ made }) => !made)!.name;
    expect(await rowsSeen(stranger.id, name)).not.toEqual([]);
    const before = await server.rows(`select count(*) from ${name}`);
    if (!['users', 'factor_resets'].includes(name))
      expect(
        (await asStranger(sql`update ${sql.table(name)} set ${sql.ref(column)} = ${sql.ref(column)} returning 1`)).rows,
      ).toEqual([]);
    expect((await asStranger(sql`delete from ${sql.table(name)} returning 1`)).rows).toEqual([]);
    expect(await server.rows(`select count(*) from ${name}`)).toEqual(before);
  });

  it.each(tables.map(({ name }) => name).filter((name) => !['users', 'tenants'].includes(name)))(
    '%s: accepts no row of another user',
    async (name) => {
      const table = byName(name);
      const row = makeRow(table, { tenantId: acme, userId: admin.id }, filled.get(admin.id)!, special);
      if (name === 'memberships') row['user_id'] = stranger.id;
      const { text, values } = insertOf(name, row);
      const parts = text.split(/\$\d+/);
      const insert = sql.join(
        parts.flatMap((part, index) =>
          index < values.length ? [sql.raw(part), sql`${values[index]}`] : [sql.raw(part)],
        ),
        sql``,
      );
      // jobs have no owner
      if (['jobs', 'revoked_grants'].includes(name)) return;
      await expect(asStranger(insert)).rejects.toThrow('row-level security');
    },
  );

  it('changes no membership, role or permission, not even the user’s own', async () => {
    const statements = [
      sql`update memberships set state = 'active' where user_id = ${stranger.id}`,
      sql`update roles set permission_keys = '{fe.*}' where tenant_id = ${globex}`,
      sql`delete from membership_roles where user_id = ${stranger.id}`,
      sql`update tenants set is_reseller = true where id = ${globex}`,
      sql`delete from security_policies where tenant_id = ${globex}`,
      sql`update entitlement_grants set expires_at = null where user_id = ${stranger.id}`,
      sql`delete from users where id = ${stranger.id}`,
    ];
    for (const statement of statements) {
      const { numAffectedRows = 0n } = await asStranger(statement);
      expect(numAffectedRows).toBe(0n);
    }
    const [role] = await server.rows<{ id: string }>(`select id from roles where key = 'admin' and tenant_id is null`);
    await expect(
      asStranger(sql`insert into membership_roles values (${acme}, ${stranger.id}, ${role!.id})`),
    ).rejects.toThrow('row-level security');
    await expect(
      asStranger(
        sql`insert into memberships (tenant_id, user_id, state, created_at) values (${acme}, ${stranger.id}, 'active', now())`,
      ),
    ).rejects.toThrow('row-level security');
  });

  it('spans the tenants of the user, and accepts audits of these and of the user’s own actions', async () => {
    expect(new Set((await rowsSeen(guest.id, 'tenants')).map((row) => row['id']))).toEqual(new Set([acme, globex]));
    const write = (tenantId: string | null, actorId: string) =>
      asStranger(
        sql`insert into audits (tenant_id, at, action, severity, actor_id, trace_id) values (${tenantId}, now(), 'user.activated', 'Info', ${actorId}, 'test')`,
      );
    // an admin may have acted on the user, and the user in a tenant that they were just removed from
    await write(globex, admin.id);
    await write(null, stranger.id);
    await write(acme, stranger.id);
    await expect(write(acme, admin.id)).rejects.toThrow('row-level security');
  });

  it('gives no row of the user to another user, and does not change the account’s ID', async () => {
    for (const name of ['sessions', 'factors', 'notifications', 'phones'])
      await expect(
        asStranger(sql`update ${sql.table(name)} set user_id = ${admin.id} where user_id = ${stranger.id}`),
        name,
      ).rejects.toThrow('row-level security');
    await expect(asStranger(sql`update users set id = gen_random_uuid()`)).rejects.toThrow('row-level security');
  });

  it('shows impersonation sessions of the user, so that signing out everywhere ends them', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    await server.rows(
      `insert into sessions (id, user_id, tenant_id, client_id, amr, authenticated_at, created_at, seen_at, expires_at, impersonator)
       values ($1, $2, $3, 'a', '{}', now(), now(), now(), now() + interval '1 hour', $4)`,
      [id, admin.id, acme, JSON.stringify({ kind: 'admin', id: stranger.id, name: 'Sol' })],
    );
    expect((await rowsSeen(stranger.id, 'sessions')).map((row) => row['id'])).toContain(id);
    expect((await rowsSeen(member.id, 'sessions')).map((row) => row['id'])).not.toContain(id);
    await server.rows('delete from sessions where id = $1', [id]);
  });

  it.each(['', ' ', '*', '%', 'x', "' or true --", admin.id.slice(0, -1), `${admin.id} `])(
    'is refused for %j',
    async (userId) => {
      await expect(db.asUser(userId, () => Promise.resolve())).rejects.toThrow('not a user id');
    },
  );
});
