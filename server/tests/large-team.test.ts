/**
 * Changes of roles in a tenant of 20,000 members: as many statements as in a small one, and no unrelated rows are
 * locked.
 */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Permission, Role } from '#shared/contract/entities.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { bearer, callerFor, signIn } from '#server/testing/flows.ts';
import { logStatements, withoutFrames } from '#server/testing/statement-log.ts';
import { systemClient } from '#server/testing/system-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const many = 20_000;
const roles = '/identity/resources/roles/v1';

const server = await useTestServer();
await server.stopBackgroundWork();
const { acme, globex, admin, member, stranger } = server.people;
const client = systemClient(server.database.connectionString);
afterAll(() => client.end());

async function caller(user: typeof admin) {
  const { browser, headers } = await callerFor(server, user);
  const send = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
    return answer.json<T>();
  };
  const permissions = await send<Permission[]>('GET', '/identity/resources/permissions/v1');
  const crew = await send<Role>('POST', roles, { key: 'crew', name: 'Crew', permissions: [] });
  const some = permissions.filter(({ key }) => key.startsWith('fe.secure.read.')).slice(0, 3);
  return {
    crew,
    /** The role's permissions. */
    setPermissions: (count: number) =>
      send<Role>('PUT', `${roles}/${crew.id}/permissions`, {
        permissionIds: some.slice(0, count).map(({ id }) => id),
      }),
    rename: (name: string) => send<Role>('PATCH', `${roles}/${crew.id}`, { name }),
    /** The roles of one member. */
    setRoles: (userId: string, roleIds: string[]) => send('PUT', '/team/resources/members/v1', { id: userId, roleIds }),
  };
}
const [large, small] = [await caller(admin), await caller(stranger)];

beforeAll(async () => {
  await client.connect();
  await client.query(
    `with people as (
       insert into users (id, email, email_folded, name, metadata, provider, password_hash, password_changed_at, verified, super_user, created_at, updated_at)
       select gen_random_uuid(), 'p' || n || '@acme.example', 'p' || n || '@acme.example', 'P' || n, '{}', 'local', u.password_hash, u.password_changed_at, true, false, u.created_at, u.created_at
       from users u, generate_series(1, $2) n where u.id = $1 returning id, created_at),
     members as (
       insert into memberships (tenant_id, user_id, state, created_at)
       select $3, id, 'active', created_at from people returning tenant_id, user_id)
     select count(*) from members`,
    [member.id, many, acme],
  );
  await client.query(
    `insert into membership_roles (tenant_id, user_id, role_id)
     select tenant_id, user_id, $2 from memberships where tenant_id = $1 and user_id <> $3`,
    [acme, large.crew.id, admin.id],
  );
  await client.query('analyze users, memberships, membership_roles');
});

/** Lets the next transaction of a kind run, and delays its commit. */
function holdNext(kind: 'inTenant' | 'acrossTenants', isIt: (first: string) => boolean) {
  const { db } = server.services;
  const original = db[kind];
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const restore = (): void => {
    released.resolve();
    db[kind] = original;
  };
  onTestFinished(restore);
  db[kind] = (async (first: string, work: (tx: Tx) => Promise<unknown>) => {
    if (!isIt(first)) return await original(first, work);
    db[kind] = original;
    return await original(first, async (tx) => {
      const result = await work(tx);
      held.resolve();
      await released.promise;
      return result;
    });
  }) as Database[typeof kind];
  return { held: held.promise, release: restore };
}

/** Rows of a table that another transaction has locked for update. */
async function locked(table: string, condition: string): Promise<number> {
  const count = async (more: string) =>
    Number(
      (
        await client.query<{ count: string }>(
          `select count(*) from (select 1 from ${table} where ${condition} ${more}) rows`,
        )
      ).rows[0]!.count,
    );
  await client.query('begin');
  try {
    return (await count('')) - (await count('for update skip locked'));
  } finally {
    await client.query('rollback');
  }
}

const changes = [
  ['what a role may do', 'inTenant', (first: string) => first === acme, (to: number) => large.setPermissions(to)],
  ['the name of a role', 'inTenant', (first: string) => first === acme, (to: number) => large.rename(`Crew ${to}`)],
  [
    'the roles of a member',
    'acrossTenants',
    (reason: string) => reason.startsWith('the change depends on memberships'),
    (to: number) => large.setRoles(member.id, to % 2 === 0 ? [] : [large.crew.id]),
  ],
] as const;

describe.each(changes)('a change of %s that 20,000 people have', (_what, kind, isIt, change) => {
  it('locks no unrelated rows, and others can sign in meanwhile', async () => {
    const { held, release } = holdNext(kind, isIt);
    const changing = change(2);
    await held;
    const others = `not in ('${member.id}', '${admin.id}')`;
    expect(await locked('memberships', `tenant_id = '${acme}' and user_id ${others}`)).toBe(0);
    expect(await locked('membership_roles', `tenant_id = '${acme}' and user_id ${others}`)).toBe(0);
    expect(await locked('users', `id ${others}`)).toBe(0);
    for (const n of [1, many]) {
      const session = await signIn(server.browser(), { email: `p${n}@acme.example`, password: member.password });
      expect(session.tenantId).toBe(acme);
      const me = await server.browser().get('/identity/resources/users/v2/me', bearer(session.accessToken));
      expect(me.status).toBe(200);
    }
    // the change is still uncommitted
    expect(await Promise.race([changing.then(() => 'done'), Promise.resolve('open')])).toBe('open');
    release();
    await changing;
  });
});

it('takes as many statements as in a tenant of two', async () => {
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const log = logStatements();
    try {
      await work();
      // the change's own wake-up may come during or after it
      return withoutFrames(log.take()).filter(({ name }) => name !== 'claim-jobs').length;
    } finally {
      log.stop();
    }
  };
  const { guest } = server.people;
  // both are prepared, and neither is the first call of its session
  await large.setPermissions(0);
  await small.setPermissions(0);
  const counts = async ({ setPermissions, setRoles, crew }: typeof large) => [
    await statementsOf(() => setPermissions(3)),
    await statementsOf(() => setRoles(guest.id, [crew.id])),
    await statementsOf(() => setRoles(guest.id, [])),
  ];
  await large.setRoles(guest.id, []);
  const [inSmall, inLarge] = [await counts(small), await counts(large)];
  expect(inLarge).toEqual(inSmall);
  expect(Math.max(...inLarge)).toBeLessThan(30);
  expect((await client.query(`select from memberships where tenant_id = $1`, [globex])).rowCount).toBe(2);
});
