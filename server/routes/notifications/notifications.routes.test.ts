import { describe, expect, it } from 'vitest';
import type { Notification } from '#shared/contract/notifications/notifications.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { callerFor, paths, signIn } from '#server/testing/flows.ts';
import { testPassword } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, member, guest, stranger } = server.people;
type Who = Awaited<ReturnType<typeof callerFor>>;
const list = async (who: Who, params?: unknown) => {
  const query =
    params === undefined
      ? ''
      : `?params=${encodeURIComponent(typeof params === 'string' ? params : JSON.stringify(params))}`;
  return await who.browser.get(`/notification${query}`, who.headers);
};
const mine = async (who: Who, params?: unknown) => (await list(who, params)).json<Notification[]>();
const keys = async (who: Who) => (await mine(who)).map(({ key }) => key);
const put = (who: Who, path: string, body: unknown) => who.browser.put(path, body, who.headers);
const mark = (who: Who, notificationId: string, status: string) =>
  put(who, '/notification/status', { params: { notificationId, status } });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Rows of one user, as an event would write them. */
const addNotifications = (userId: string, count: number, tenantId: string | null = null) =>
  server.rows(
    `insert into notifications (id, user_id, tenant_id, key, created_at) select gen_random_uuid(), $1, $2, 'phones-changed', $3::timestamptz - make_interval(hours => n) from generate_series(1, $4) n`,
    [userId, tenantId, server.clock.read(), count],
  );
const forget = () => server.rows('delete from notifications');

describe('a user is notified', () => {
  it('of a sign-in with a new browser, and not with known ones', async () => {
    const here = await callerFor(server, admin);
    expect(await keys(here)).toEqual([]);
    const there = server.browser();
    await there.post(paths.login, { email: admin.email, password: admin.password }, { 'user-agent': firefox });
    expect(await mine(here)).toMatchObject([
      {
        key: 'signed-in',
        title: 'New sign-in from Firefox on Linux',
        body: 'IP address: 127.0.0.1. If this wasn’t you, sign out that session and change your password.',
        viewed: false,
        status: 'unread',
        isPinned: false,
        severity: 'Medium',
        url: `${server.baseUrl}/oauth/portal/privacy`,
      },
    ]);
    await server
      .browser()
      .post(
        paths.login,
        { email: admin.email, password: admin.password },
        { 'user-agent': firefox.replaceAll('140', '141') },
      );
    expect(await keys(here)).toEqual(['signed-in']);
  });

  it('of a changed password, in the same transaction', async () => {
    await forget();
    const here = await callerFor(server, member);
    const newPassword = 'another harbour at dusk';
    expect(
      (await here.browser.post(paths.changePassword, { password: testPassword, newPassword }, here.headers)).status,
    ).toBe(200);
    expect(await mine(here)).toMatchObject([{ key: 'password-changed', severity: 'High' }]);
    await here.browser.post(
      paths.changePassword,
      { password: newPassword, newPassword: 'yet another harbour at dawn' },
      here.headers,
    );
    await server.rows(
      'update users set password_hash = (select password_hash from users where id = $1) where id = $2',
      [admin.id, member.id],
    );
  });

  it('of roles changed by an admin, and the admin is not', async () => {
    await forget();
    const [boss, user] = [await callerFor(server, admin), await callerFor(server, member)];
    const roles = (await boss.browser.get('/identity/resources/roles/v1', boss.headers)).json<
      { id: string; key: string }[]
    >();
    const admins = roles.find(({ key }) => key === 'admin')!;
    expect(
      (await put(boss, '/team/resources/members/v1', { id: member.id, email: member.email, roleIds: [admins.id] }))
        .status,
    ).toBe(200);
    expect(await mine(user)).toMatchObject([
      {
        key: 'roles-changed',
        title: 'Your roles were changed',
        body: `Changed by ${admin.name}. Your roles are now: Admin.`,
      },
    ]);
    expect(await keys(boss)).toEqual([]);
  });

  it('V6.3.7 of a new personal API token, by email too; not of a tenant’s token', async () => {
    await forget();
    const boss = await callerFor(server, admin);
    for (const list of ['users/api-tokens/v1', 'users/access-tokens/v1', 'tenants/access-tokens/v1']) {
      const roles = (await boss.browser.get('/identity/resources/roles/v1', boss.headers)).json<{ id: string }[]>();
      const made = await boss.browser.post(
        `/identity/resources/${list}`,
        {
          description: `Export by ${list}`,
          expiresInMinutes: null,
          ...(list.startsWith('tenants') && { roleIds: [roles[0]!.id] }),
        },
        boss.headers,
      );
      expect(made.status).toBe(201);
    }
    expect((await mine(boss)).toSorted((one, other) => one.body.localeCompare(other.body))).toMatchObject(
      ['users/access-tokens/v1', 'users/api-tokens/v1'].map((list) => ({
        key: 'api-token-made',
        severity: 'High',
        body: `Token name: Export by ${list}. Apps that use it can act as you. If this wasn’t you, delete the token and change your password.`,
        url: `${server.baseUrl}/oauth/portal/personal-api-tokens`,
      })),
    );
    await server.settle();
    const mails = server.mailbox.messages.filter(
      ({ to, subject }) => to === admin.email && subject.includes('API token'),
    );
    expect(
      mails
        .map(({ text }) => /Token name: (.*?)\. It was created/.exec(text)?.[1] ?? '')
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['Export by users/access-tokens/v1', 'Export by users/api-tokens/v1']);
    expect(mails[0]!.text).not.toContain('{');
  });

  it('of an accepted invitation that they sent', async () => {
    await forget();
    const boss = await callerFor(server, admin);
    expect(
      (
        await boss.browser.post(
          '/identity/resources/users/v2',
          { email: 'new@acme.example', name: 'Nea Berg', provider: 'local' },
          boss.headers,
        )
      ).status,
    ).toBeLessThan(300);
    await server.settle();
    const link = server.mailbox.linkPath('new@acme.example');
    const query = new URL(link, 'http://link').searchParams;
    const activated = await server.browser().post(paths.activate, {
      userId: query.get('userId'),
      token: query.get('token'),
      password: 'a meadow behind the mill',
    });
    expect(activated.status).toBe(200);
    expect(await mine(boss)).toMatchObject([
      {
        key: 'invitation-accepted',
        title: 'Nea Berg accepted your invitation',
        body: 'new@acme.example is now a member.',
      },
    ]);
  });
});

describe('the list', () => {
  it('has pinned ones first, then the newest, in pages of rows', async () => {
    await forget();
    await addNotifications(admin.id, 25);
    const who = await callerFor(server, admin);
    const all = await mine(who, { count: 100, offset: 0 });
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(all).toHaveLength(25);
    expect(await mine(who)).toHaveLength(20);
    const last = all.at(-1)!;
    expect((await put(who, '/notification/pin', { notificationId: last.id })).status).toBe(200);
    expect((await mine(who, { count: 1 }))[0]).toMatchObject({ id: last.id, isPinned: true });
    expect((await mine(who, { count: 3, offset: 1 })).map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id));
    await put(who, '/notification/unpin', { notificationId: last.id });
    expect((await mine(who, { count: 100 })).at(-1)).toMatchObject({ id: last.id, isPinned: false });
  });

  it('marks one as read, and all at once', async () => {
    await forget();
    await addNotifications(admin.id, 3);
    const who = await callerFor(server, admin);
    const [first] = await mine(who);
    await mark(who, first!.id, 'read');
    expect((await mine(who)).map(({ viewed }) => viewed)).toEqual([true, false, false]);
    await mark(who, first!.id, 'unread');
    expect((await mine(who)).map(({ status }) => status)).toEqual(['unread', 'unread', 'unread']);
    await who.browser.post('/notification/status/mark-all-read', {}, who.headers);
    expect((await mine(who)).map(({ status }) => status)).toEqual(['read', 'read', 'read']);
    await mark(who, first!.id, 'archived');
    expect(await mine(who)).toHaveLength(2);
  });

  it.each(['{', '[]', '{"count":0}', '{"count":101}', '{"offset":-1}', '"x"', '{"count":"many"}'])(
    'refuses the paging %s',
    async (params) => {
      const who = await callerFor(server, admin);
      expect((await list(who, params)).json()).toMatchObject({ errorCode: 'invalid-request' });
    },
  );
});

describe('V8.2.2 notifications belong to one user', () => {
  it('other users cannot see, read, pin or archive them', async () => {
    await forget();
    await addNotifications(admin.id, 1);
    const [owner, other, far] = [
      await callerFor(server, admin),
      await callerFor(server, member),
      await callerFor(server, stranger),
    ];
    const [{ id } = { id: '' }] = await mine(owner);
    for (const who of [other, far]) {
      expect(await mine(who)).toEqual([]);
      expect((await mark(who, id, 'archived')).json()).toMatchObject({ errorCode: 'notification-not-found' });
      expect((await put(who, '/notification/pin', { notificationId: id })).status).toBe(404);
      await who.browser.post('/notification/status/mark-all-read', {}, who.headers);
    }
    expect(await mine(owner)).toMatchObject([{ id, viewed: false, isPinned: false }]);
  });

  it('V8.4.1 those of one tenant are not shown in another; those without a tenant are shown in all', async () => {
    await forget();
    await addNotifications(guest.id, 1, acme);
    await addNotifications(guest.id, 2, globex);
    await addNotifications(guest.id, 4);
    const [inAcme, inGlobex] = [await callerFor(server, guest, acme), await callerFor(server, guest, globex)];
    expect(await mine(inAcme)).toHaveLength(5);
    expect(await mine(inGlobex)).toHaveLength(6);
    await inAcme.browser.post('/notification/status/mark-all-read', {}, inAcme.headers);
    expect((await mine(inGlobex)).filter(({ viewed }) => !viewed)).toHaveLength(2);
  });

  it('and are not accessible without sign-in', async () => {
    expect((await server.browser().get('/notification')).status).toBe(401);
    await signIn(server.browser(), admin);
  });
});

it('are deleted after half a year, except pinned ones; a device not seen since then is new again', async () => {
  await forget();
  const who = await callerFor(server, admin);
  await addNotifications(admin.id, 2);
  const [kept] = await mine(who);
  await put(who, '/notification/pin', { notificationId: kept!.id });
  server.clock.advance(200 * 24 * 3_600_000);
  const later = await callerFor(server, admin);
  await server.services.db.acrossTenants('a job is asked for', (tx) =>
    enqueue(tx, server.services, { kind: 'sweep-expired', payload: {} }),
  );
  await server.settle();
  expect((await mine(later)).map(({ id }) => id)).toEqual([kept!.id]);
});
