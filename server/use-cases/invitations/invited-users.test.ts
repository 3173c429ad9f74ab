/** Users who were invited and have not accepted: the inviting tenant sees and controls nothing of their account. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { globex, admin, stranger, guest } = server.people;
const sol = await callerFor(server, stranger);
const ada = await callerFor(server, admin);
const members = '/team/resources/members/v1';
const users = '/identity/resources/tenants/users/v1';

// Ada's account holds everything that an admin of another tenant might want to know
await server.rows(
  `update users set title = 'Head of plans', phone_number = '+12025550190', picture_url = 'https://pictures.example/ada.png', metadata = '{"salary":"secret"}', provider = 'google', username = 'ada.marlow', username_folded = 'username:ada.marlow', last_login_at = created_at where id = $1`,
  [admin.id],
);
await server.rows(
  'insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, $2, true, $3, $3)',
  [admin.id, '+12025550190', server.clock.read()],
);
await server.rows(
  `insert into factors (id, user_id, kind, name, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', null, '+12025550190', $2, $2)`,
  [admin.id, server.clock.read()],
);

const invite = (email: string, name?: string) =>
  sol.browser.post(paths.users, { email, ...(name !== undefined && { name }) }, sol.headers);
const stateOf = async (userId: string) =>
  (
    await server.rows<{ state: string }>('select state from memberships where tenant_id = $1 and user_id = $2', [
      globex,
      userId,
    ])
  )[0]?.state;

describe('V14.2.6 an inviting tenant sees the address and the name that it entered', () => {
  beforeEach(async () => {
    await server.rows('delete from memberships where tenant_id = $1 and user_id = $2', [globex, admin.id]);
  });
  const secrets = [
    admin.name,
    'Marlow',
    'Head of plans',
    '2025550190',
    'pictures.example',
    'salary',
    'google',
    'ada.marlow',
  ];
  const reads = [
    (id: string) => sol.browser.get(`${members}?pageSize=50`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) =>
      sol.browser.get(`${members}?pageSize=50&search=Marlow`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) => sol.browser.get(`${paths.users}?_limit=50`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) =>
      sol.browser.get(`${paths.users}?_filter=Marlow`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) =>
      sol.browser.get(`/identity/resources/users/v3?_limit=50`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) =>
      sol.browser.get(`/identity/resources/users/v1/${id}`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) => sol.browser.get(`${members}/${id}/access`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) => sol.browser.get(`${members}/${id}/audits`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) => sol.browser.get(`${members}/export`, sol.headers).then((answer) => [answer, id] as const),
    (id: string) =>
      sol.browser
        .get('/identity/resources/users/phone-numbers/v2', sol.headers)
        .then((answer) => [answer, id] as const),
    (id: string) =>
      sol.browser.get('/identity/resources/usernames/v1', sol.headers).then((answer) => [answer, id] as const),
    (id: string) =>
      sol.browser.get('/identity/resources/sub-tenants/users/v1', sol.headers).then((answer) => [answer, id] as const),
  ];

  it('and no data of the account, in lists, details or exports', async () => {
    const answer = await invite(admin.email);
    for (const secret of secrets) expect(answer.text, secret).not.toContain(secret);
    for (const read of reads) {
      const [told] = await read(admin.id);
      expect([200, 403], told.text).toContain(told.status);
      for (const secret of secrets) expect(told.text, `${secret} in ${told.text.slice(0, 400)}`).not.toContain(secret);
    }
  });

  it('the same as for an address without an account', async () => {
    const known = (await invite(admin.email)).json();
    const unknown = (await invite('nobody-here@acme.example')).json();
    const without = ({
      id: _id,
      sub: _sub,
      email: _email,
      name: _name,
      createdAt: _at,
      ...rest
    }: Record<string, unknown>) => rest;
    expect(without(known)).toEqual(without(unknown));
    expect(known).toMatchObject({ name: 'ada', verified: false, mfaEnrolled: false });
    const readAccess = async (id: unknown) =>
      (await sol.browser.get(`${members}/${String(id)}/access`, sol.headers)).json();
    expect(await readAccess(known['id'])).toEqual(await readAccess(unknown['id']));
    const removed = async (id: unknown) => {
      await sol.browser.send('DELETE', `${members}/${String(id)}`, { headers: sol.headers });
      return Object.keys(
        (
          await server.rows<{ details: object }>(
            `select details from audits where action = 'user.removed' and target_id = $1`,
            [id],
          )
        )[0]!.details,
      );
    };
    expect(await removed(known['id'])).toEqual(await removed(unknown['id']));
  });

  it('with the name that it entered, until the user joins', async () => {
    await invite(admin.email, 'Our planner');
    const found = async (search: string) =>
      (await sol.browser.get(`${members}?pageSize=50&search=${encodeURIComponent(search)}`, sol.headers))
        .json<{ items: { name: string }[] }>()
        .items.map(({ name }) => name);
    expect(await found('our plan')).toEqual(['Our planner']);
    await server.settle();
    const link = new URL(server.mailbox.latest(admin.email).links[0]!).searchParams;
    expect(
      (await server.browser().post(paths.acceptInvitation, { userId: link.get('userId'), token: link.get('token') }))
        .status,
    ).toBe(200);
    expect(await found('our plan')).toEqual([]);
    expect(await found('marlow')).toEqual([admin.name]);
  });
});

describe('V8.2.2 an inviting tenant has no control over the account', () => {
  beforeEach(async () => {
    await server.rows('delete from memberships where tenant_id = $1 and user_id = $2', [globex, admin.id]);
    await invite(admin.email);
  });

  it('does not activate the membership by disabling and enabling it', async () => {
    expect((await sol.browser.post(`${users}/${admin.id}/disable`, {}, sol.headers)).status).toBe(200);
    expect((await sol.browser.post(`${users}/${admin.id}/enable`, {}, sol.headers)).status).toBe(200);
    expect(await stateOf(admin.id)).toBe('invited');
    expect(
      (
        await sol.browser.post(
          '/identity/resources/impersonation/v1/tickets',
          { userId: admin.id, reason: 'none' },
          sol.headers,
        )
      ).json(),
    ).toMatchObject({ errorCode: 'user-not-found' });
  });

  it('does not sign the user out', async () => {
    expect(
      (
        await sol.browser.post('/identity/resources/users/sessions/v1/revoke', { userId: admin.id }, sol.headers)
      ).json(),
    ).toMatchObject({ errorCode: 'user-not-found' });
    expect((await ada.browser.get(paths.me, ada.headers)).status).toBe(200);
  });

  it('does not change the user’s own name or number, only the name shown in the tenant', async () => {
    const change = (body: object) => sol.browser.put(members, { id: admin.id, ...body }, sol.headers);
    expect((await change({ name: 'Renamed' })).json()).toMatchObject({ item: { name: 'Renamed' } });
    expect((await change({ phone: '+12025550199' })).json()).toMatchObject({ errorCode: 'person-elsewhere' });
    expect(await server.rows('select name, phone_number from users where id = $1', [admin.id])).toEqual([
      { name: admin.name, phone_number: '+12025550190' },
    ]);
  });

  it('does not mark a disabled user as joined, which would block a factor reset in their own team', async () => {
    await sol.browser.post(`${users}/${admin.id}/disable`, {}, sol.headers);
    expect((await server.rows('select 1 from memberships where user_id = $1 and joined', [admin.id])).length).toBe(1);
  });
});

describe('V8.4.1 a user in two teams', () => {
  it('has a name and a number that neither team can change', async () => {
    const refused = await ada.browser.put(members, { id: guest.id, name: 'Somebody else' }, ada.headers);
    expect(refused.json()).toMatchObject({ errorCode: 'person-elsewhere' });
    expect(await server.rows('select name from users where id = $1', [guest.id])).toEqual([{ name: guest.name }]);
    const own = await callerFor(server, guest);
    expect((await own.browser.put(paths.me, { name: 'Gita R.' }, bearer(own.session.accessToken))).status).toBe(200);
  });
});

describe('V2.4.1 invitations cannot flood a mailbox', () => {
  const few = { points: 2, per: 900 };

  it('repeatedly, one by one or by list, whether the user has an account or not', async () => {
    const strict = await startTestServer({ config: { limits: { mail: few } } });
    const { browser, headers } = await callerFor(strict, strict.people.stranger);
    const { globex: tenantId } = strict.people;
    for (const email of [strict.people.admin.email, 'nobody-at-all@acme.example']) {
      const once = () => browser.post(paths.users, { email }, headers);
      const [first, second, third] = [
        await once(),
        await browser.post(paths.resendInvitation, { email }, headers),
        await once(),
      ];
      expect([first.status, second.status, third.json<{ errorCode: string }>().errorCode], email).toEqual([
        201,
        200,
        'too-many-requests',
      ]);
      await strict.settle();
      // an account created by the invitation is deleted with the membership, but the count remains
      await browser.send('DELETE', `${members}/${first.json<{ id: string }>().id}`, { headers });
      expect((await once()).json()).toMatchObject({ errorCode: 'too-many-requests' });
      expect(strict.mailbox.to(email).length).toBe(2);
    }
    const { id } = (
      await browser.post(
        '/identity/resources/users/bulk/v1/invite',
        { users: [{ email: 'nobody-at-all@acme.example' }, { email: 'somebody-new@acme.example' }] },
        headers,
      )
    ).json<{ id: string }>();
    await strict.settle();
    expect((await browser.get(`/identity/resources/users/bulk/v1/status/${id}`, headers)).json()).toMatchObject({
      errors: [{ email: 'nobody-at-all@acme.example', reason: 'mail-failed' }],
    });
    strict.clock.advance(901_000);
    expect(
      (
        await browser.post(
          paths.users,
          { email: 'nobody-at-all@acme.example' },
          (await callerFor(strict, strict.people.stranger)).headers,
        )
      ).status,
    ).toBe(201);
    expect(
      await strict.rows('select 1 from memberships where tenant_id = $1 and state = $2', [tenantId, 'invited']),
    ).toHaveLength(2);
    await strict.close();
  });

  it('nor by adding the user to groups', async () => {
    const { id } = (await invite('grouped@acme.example')).json<{ id: string }>();
    await server.settle();
    const before = server.mailbox.to('grouped@acme.example').length;
    const group = (await sol.browser.post('/identity/resources/groups/v1', { name: 'Quiet' }, sol.headers)).json<{
      id: string;
    }>();
    const [role] = await server.rows<{ id: string }>(`select id from roles where key = 'member'`);
    await sol.browser.post(`/identity/resources/groups/v1/${group.id}/roles`, { roleIds: [role!.id] }, sol.headers);
    expect(
      (await sol.browser.post(`/identity/resources/groups/v1/${group.id}/users`, { userIds: [id] }, sol.headers))
        .status,
    ).toBe(200);
    await server.settle();
    expect(server.mailbox.to('grouped@acme.example').length).toBe(before);
  });
});
