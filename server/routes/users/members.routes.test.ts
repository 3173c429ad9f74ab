import { beforeEach, describe, expect, it } from 'vitest';
import type { TeamRole, TeamUser } from '#shared/contract/users/members.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { people } = server;

async function signIn(user: SeededUser, scope: Record<string, string> = {}) {
  const browser = server.browser();
  const { accessToken } = (
    await browser.post('/identity/resources/auth/v1/user', { email: user.email, password: user.password }, scope)
  ).json<{ accessToken: string }>();
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    browser,
    list: async (query = '') =>
      (await browser.get(`/team/resources/members/v1?pageSize=50${query}`, headers)).json<{
        items: TeamUser[];
        totalItems: number;
        totalPages: number;
      }>(),
    get: (path: string) => browser.get(path, headers),
    change: (body: object) => browser.put('/team/resources/members/v1', body, headers),
    remove: (id: string) => browser.send('DELETE', `/team/resources/members/v1/${id}`, { headers }),
    disable: (id: string) => browser.post(`/identity/resources/tenants/users/v1/${id}/disable`, {}, headers),
    enable: (id: string) => browser.post(`/identity/resources/tenants/users/v1/${id}/enable`, {}, headers),
    invite: (body: object) => browser.post('/identity/resources/users/v2', { provider: 'local', ...body }, headers),
    resend: (id: string) => browser.post(`/team/resources/members/v1/${id}/resendActivationEmail`, {}, headers),
    roles: async () => (await browser.get('/team/resources/roles/v1', headers)).json<{ items: TeamRole[] }>().items,
  };
}

type Admin = Awaited<ReturnType<typeof signIn>>;
const admin: Admin = await signIn(people.admin);
const [adminRole, memberRole] = (await admin.roles()) as [TeamRole, TeamRole];

/** A member of Acme for one test. */
async function newcomer(name: string, role = memberRole): Promise<SeededUser> {
  const email = `${name}-${Math.round(performance.now() * 1000)}@acme.example`;
  await admin.invite({ email, name, roleIds: [role.id] });
  await server.settle();
  const link = server.mailbox.latest(email).links[0]!;
  const url = new URL(link);
  const password = 'a calm river in spring';
  const activated = await server.browser().post('/identity/resources/users/v1/activate', {
    userId: url.searchParams.get('userId'),
    token: url.searchParams.get('token'),
    password,
  });
  expect(activated.status).toBe(200);
  return { id: url.searchParams.get('userId')!, name, email, password, tenantIds: [people.acme] };
}

describe('the list', () => {
  it('counts pages from 0, and returns the total', async () => {
    const all = await admin.list();
    const first = (await admin.get('/team/resources/members/v1?pageSize=2&pageOffset=0')).json<{
      items: TeamUser[];
      totalPages: number;
    }>();
    const second = (await admin.get('/team/resources/members/v1?pageSize=2&pageOffset=1')).json<{
      items: TeamUser[];
    }>();
    expect(first.totalPages).toBe(Math.ceil(all.totalItems / 2));
    expect([...first.items, ...second.items].map((item) => item.id)).toEqual(
      all.items.slice(0, 4).map((item) => item.id),
    );
  });

  it('is sorted by name by default, and searches names and emails', async () => {
    const names = (await admin.list()).items.map((item) => item.name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect((await admin.list('&search=PARTNER.example')).items.map((item) => item.email)).toEqual([people.guest.email]);
    expect((await admin.list('&search=%25')).items).toEqual([]);
  });

  it('contains users of this tenant only, without their other tenants', async () => {
    const { items } = await admin.list();
    expect(items.some((item) => item.email === people.stranger.email)).toBe(false);
    expect(JSON.stringify(items)).not.toContain(people.globex);
  });
});

describe('disabling', () => {
  it('takes effect on the next call, and enabling restores access', async () => {
    const user = await newcomer('Noor');
    const theirs = await signIn(user);
    expect((await theirs.get('/identity/resources/users/v2/me')).status).toBe(200);
    expect((await admin.disable(user.id)).status).toBe(200);
    expect((await theirs.get('/identity/resources/users/v2/me')).status).toBe(401);
    const login = { email: user.email, password: user.password };
    expect((await server.browser().post('/identity/resources/auth/v1/user', login)).json()).toMatchObject({
      errorCode: 'account-disabled',
    });
    expect((await admin.enable(user.id)).status).toBe(200);
    expect((await server.browser().post('/identity/resources/auth/v1/user', login)).status).toBe(200);
  });

  it('V7.4.2 ends the sessions permanently: enabling restores none', async () => {
    const user = await newcomer('Nadia');
    const theirs = await signIn(user);
    await admin.disable(user.id);
    await admin.enable(user.id);
    expect((await theirs.get('/identity/resources/users/v2/me')).status).toBe(401);
    expect((await theirs.browser.post('/identity/resources/auth/v1/user/token/refresh')).status).toBe(401);
    const [noted] = await server.rows<{ details: unknown }>(
      "select details from audits where action = 'user.disabled' and target_id = $1",
      [user.id],
    );
    expect(noted!.details).toMatchObject({ before: 'active', after: 'disabled', sessions: 2 });
    expect((await (await signIn(user)).get('/identity/resources/users/v2/me')).status).toBe(200);
  });

  it('does not affect sessions in another tenant', async () => {
    const guest = await signIn(people.guest, { 'frontegg-scoped-tenant': people.globex });
    await admin.disable(people.guest.id);
    await admin.enable(people.guest.id);
    expect((await guest.get('/identity/resources/users/v2/me')).status).toBe(200);
  });

  it('is refused for oneself', async () => {
    expect((await admin.disable(people.admin.id)).json()).toMatchObject({ errorCode: 'not-yourself' });
  });

  it('leaves a user who never accepted an invitation as invited', async () => {
    const email = 'waiting@acme.example';
    const { id } = (await admin.invite({ email })).json<{ id: string }>();
    await admin.disable(id);
    await admin.enable(id);
    expect((await admin.list(`&search=${email}`)).items[0]).toMatchObject({
      isDisabled: false,
      activatedForTenant: false,
    });
  });
});

it('a change of members does not delay sign-ins', async () => {
  const open = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const change = server.services.db.acrossTenants('a test', async (tx) => {
    await lockMemberships(tx, people.acme);
    held.resolve();
    await open.promise;
  });
  await held.promise;
  const { browser } = await signIn(people.member);
  expect((await browser.post('/identity/resources/auth/v1/user/token/refresh')).status).toBe(200);
  open.resolve();
  await change;
});

describe('the last admin', () => {
  it('cannot lose the permission to manage users', async () => {
    expect((await admin.change({ id: people.admin.id, roleIds: [''] })).json()).toMatchObject({
      errorCode: 'last-admin',
    });
    expect((await admin.change({ id: people.admin.id, roleIds: [memberRole.id] })).json()).toMatchObject({
      errorCode: 'last-admin',
    });
  });

  it('remains even when two admins remove each other concurrently', async () => {
    const [one, two] = await Promise.all([newcomer('One', adminRole), newcomer('Two', adminRole)]);
    const [first, second] = await Promise.all([signIn(one), signIn(two)]);
    // the first admin gives up the role, so that only these two are left
    expect((await first.change({ id: people.admin.id, roleIds: [memberRole.id] })).status).toBe(200);
    const answers = await Promise.all([first.remove(two.id), second.remove(one.id)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const survivor = answers[0].status === 200 ? first : second;
    expect((await survivor.change({ id: people.admin.id, roleIds: [adminRole.id] })).status).toBe(200);
  });
});

describe('roles', () => {
  it('are replaced as a set; [""] removes all', async () => {
    const user = await newcomer('Rolf');
    expect(
      (await admin.change({ id: user.id, roleIds: [adminRole.id, memberRole.id] })).json<{ item: TeamUser }>().item
        .roleIds,
    ).toHaveLength(2);
    expect((await admin.change({ id: user.id, roleIds: [''] })).json<{ item: TeamUser }>().item.roleIds).toEqual([]);
  });

  it('unknown to the tenant are refused, without partial changes', async () => {
    const user = await newcomer('Halina');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(
      (await admin.change({ id: user.id, name: 'Changed', roleIds: [memberRole.id, unknown] })).json(),
    ).toMatchObject({ errorCode: 'role-not-found' });
    expect((await admin.list(`&search=${user.email}`)).items[0]).toMatchObject({
      name: 'Halina',
      roleIds: [memberRole.id],
    });
  });

  it('are audited with before and after', async () => {
    const user = await newcomer('Ottilie');
    await admin.change({ id: user.id, roleIds: [adminRole.id] });
    const [row] = await server.rows(
      `select details, actor_id from audits where action = 'user.roles-changed' and target_id = $1`,
      [user.id],
    );
    expect(row).toMatchObject({ actor_id: people.admin.id, details: { before: ['member'], after: ['admin'] } });
  });
});

describe('removing', () => {
  it('deletes an account without other tenants, and its tokens become invalid at once', async () => {
    const user = await newcomer('Vera');
    const theirs = await signIn(user);
    expect((await admin.remove(user.id)).status).toBe(200);
    expect((await theirs.get('/identity/resources/users/v2/me')).status).toBe(401);
    expect(await server.rows('select id from users where id = $1', [user.id])).toEqual([]);
  });

  it('keeps an account with another tenant, whose session continues there', async () => {
    const guest = server.browser();
    await guest.post(
      '/identity/resources/auth/v1/user',
      { email: people.guest.email, password: people.guest.password },
      { 'frontegg-scoped-tenant': people.acme },
    );
    expect((await admin.remove(people.guest.id)).status).toBe(200);
    const refreshed = (await guest.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null })).json();
    expect(refreshed).toMatchObject({ tenantId: people.globex });
  });

  it('revives no session for a user who is added again: an unused one has moved to their other tenant, or has ended', async () => {
    const sessionsOf = (user: SeededUser) =>
      server.rows<{ tenant_id: string; ended_at: Date | null }>(
        'select tenant_id, ended_at from sessions where user_id = $1',
        [user.id],
      );
    const [elsewhere, nowhereElse] = [await newcomer('Wanda'), await newcomer('Xaver')];
    await server.rows(
      `insert into memberships (tenant_id, user_id, state, created_at, joined) values ($1, $2, 'active', now(), true), ($1, $3, 'disabled', now(), true)`,
      [people.globex, elsewhere.id, nowhereElse.id],
    );
    for (const user of [elsewhere, nowhereElse]) {
      await server.rows('update memberships set last_login_at = now() where user_id = $1 and tenant_id = $2', [
        user.id,
        people.acme,
      ]);
      await signIn(user);
      for (const session of await sessionsOf(user)) expect(session).toEqual({ tenant_id: people.acme, ended_at: null });
      expect((await admin.remove(user.id)).status).toBe(200);
    }
    const [moved, ended] = [await sessionsOf(elsewhere), await sessionsOf(nowhereElse)];
    expect(moved.length * ended.length).toBeGreaterThan(0);
    for (const session of moved) expect(session).toEqual({ tenant_id: people.globex, ended_at: null });
    for (const session of ended) expect(session.ended_at).not.toBeNull();
  });
});

describe('without the permission', () => {
  let member: Admin;
  beforeEach(async () => {
    member = await signIn(people.member);
  });

  it('nothing can be read or changed, whatever the body', async () => {
    const answers = await Promise.all([
      member.get('/team/resources/members/v1'),
      member.change({ rubbish: true }),
      member.remove(people.admin.id),
      member.disable(people.admin.id),
      member.enable(people.admin.id),
      member.resend(people.admin.id),
      member.get('/team/resources/roles/v1'),
      member.get('/team/resources/stats/v1/members'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 403));
  });
});

describe('from another tenant', () => {
  it('users cannot be found', async () => {
    const stranger = await signIn(people.stranger);
    const answers = [
      await stranger.change({ id: people.member.id, name: 'Taken' }),
      await stranger.remove(people.member.id),
      await stranger.disable(people.member.id),
      await stranger.enable(people.member.id),
      await stranger.resend(people.member.id),
    ];
    expect(answers.map((answer) => answer.json()['errorCode'])).toEqual(answers.map(() => 'user-not-found'));
    expect((await admin.list(`&search=${people.member.email}`)).items[0]).toMatchObject({
      name: people.member.name,
      isDisabled: false,
    });
  });
});

describe('4 two admins edit the same user', () => {
  it('a change by one is not overwritten unseen by the other', async () => {
    const { id } = people.member;
    const asRead = { name: 'Mika Lund', phone: null };
    await admin.change({ id, name: 'Mika Lund', phone: null });
    expect((await admin.change({ id, phone: '+12025550101', asRead })).status).toBe(200);
    const refused = await admin.change({ id, name: 'Mika L.', phone: '+12025550102', asRead });
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { errorCode: 'changed-meanwhile', context: { fields: ['phone'] } },
    ]);
    expect((await admin.change({ id, name: 'Mika L.', asRead })).json()).toMatchObject({
      item: { name: 'Mika L.', phone: '+12025550101' },
    });
    await admin.change({ id, name: 'Mika Lund', phone: null });
  });

  it('roles changed by one are not overwritten unseen by the other; an equal choice is not a conflict', async () => {
    const { id } = people.member;
    const ids = Object.fromEntries(
      (await server.rows<{ key: string; id: string }>('select key, id from roles where tenant_id is null')).map(
        (role) => [role.key, role.id],
      ),
    );
    const asRead = { roleIds: [ids['member']!] };
    await admin.change({ id, roleIds: [ids['member']!] });
    const both = [ids['admin']!, ids['member']!];
    expect((await admin.change({ id, roleIds: both, asRead })).status).toBe(200);
    const refused = await admin.change({ id, roleIds: [''], asRead });
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { errorCode: 'changed-meanwhile', context: { fields: ['roleIds'] } },
    ]);
    expect((await admin.change({ id, roleIds: both.toReversed(), asRead })).status).toBe(200);
    const one = admin.change({ id, roleIds: [ids['member']!], asRead: { roleIds: both } });
    const other = admin.change({ id, roleIds: [ids['admin']!], asRead: { roleIds: both } });
    expect((await Promise.all([one, other])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await admin.change({ id, roleIds: [ids['member']!] });
  });
});

it('returns the default roles of an invitation', async () => {
  const items = await admin.roles();
  const given = await server.rows<{ key: string }>('select key from roles where is_default and tenant_id is null');
  expect(given.length).toBeGreaterThan(0);
  expect(items.filter(({ isDefault }) => isDefault).map(({ key }) => key)).toEqual(
    expect.arrayContaining(given.map(({ key }) => key)),
  );
});
