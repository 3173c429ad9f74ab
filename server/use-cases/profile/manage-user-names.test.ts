import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { hour } from '#server/lib/clock.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { signIn: { userNames: true }, limits: { code: { points: 200, per: 60 } } },
});
const { admin, member, guest, acme } = server.people;
const path = '/identity/resources/usernames/v1';
const errorOf = (answer: { json<T>(): T }) => answer.json<ErrorBody>().errorCode;
const login = (username: string, password = member.password) =>
  server.browser().post(paths.login, { username, password });
const namesOf = (userId: string) =>
  server.rows<{ username: string | null }>('select username from users where id = $1', [userId]);

async function caller(user = admin) {
  const { browser, headers } = await callerFor(server, user);
  return {
    give: (username: string, userId?: string) => browser.post(path, { username, userId }, headers),
    giveAsRead: (username: string, userId: string, asRead: string | null) =>
      browser.post(path, { username, userId, asRead: { username: asRead } }, headers),
    take: (username: string, query = '') => browser.send('DELETE', `${path}/${username}${query}`, { headers }),
    members: async (search: string) =>
      (await browser.get(`/team/resources/members/v1?search=${search}`, headers))
        .json<{ items: { id: string; username?: string }[] }>()
        .items.map(({ id, username }) => ({ id, username })),
    list: async (query = '') =>
      (await browser.get(`${path}?${query}`, headers)).json<{
        items: { userId: string; username: string }[];
        _metadata: { totalItems: number; totalPages: number };
      }>(),
    me: () => browser.get(`${path}/me`, headers),
  };
}

describe('7.2 user names of a team', () => {
  let ada: Awaited<ReturnType<typeof caller>>;
  beforeAll(async () => {
    ada = await caller();
  });

  it('an admin assigns one, which signs in like the address and belongs to the user', async () => {
    expect((await ada.give('Mika.Lund', member.id)).status).toBe(200);
    expect((await login('mika.lund')).status).toBe(200);
    expect((await server.browser().post(paths.login, { email: member.email, password: member.password })).status).toBe(
      200,
    );
    const mika = await caller(member);
    expect((await mika.me()).json()).toEqual({ username: 'Mika.Lund', userId: member.id });
    const [noted] = await server.rows(
      `select action, actor_id, target_id, details from audits where action like 'user.user-name%' order by id desc limit 1`,
    );
    expect(noted).toEqual({
      action: 'user.user-name-changed',
      actor_id: admin.id,
      target_id: member.id,
      details: { before: { username: null }, after: { username: 'Mika.Lund' } },
    });
    expect(
      await server.rows(`select key from notifications where user_id = $1 and key = 'user-name-changed'`, [member.id]),
    ).toHaveLength(1);
  });

  it('replaces the previous one, which becomes available again', async () => {
    await ada.give('mika.before', member.id);
    await ada.give('mika.after', member.id);
    expect((await login('mika.before')).status).toBe(401);
    expect((await login('mika.after')).status).toBe(200);
    expect((await ada.give('mika.before')).status).toBe(200);
    expect((await ada.me()).json()).toMatchObject({ username: 'mika.before', userId: admin.id });
  });

  it('lists them by name, filtered by prefix and user, with `_offset` as page index', async () => {
    await ada.give('ada_m', admin.id);
    await ada.give('mika', member.id);
    expect(await ada.list()).toEqual({
      items: [
        { userId: admin.id, username: 'ada_m', vendorId: expect.any(String) },
        { userId: member.id, username: 'mika', vendorId: expect.any(String) },
      ],
      _metadata: { totalItems: 2, totalPages: 1 },
    });
    const names = async (query: string) => (await ada.list(query)).items.map(({ username }) => username);
    expect(await names('_limit=1&_offset=1')).toEqual(['mika']);
    expect(await names('_usernamePrefix=MI')).toEqual(['mika']);
    // treated as literal text, not as a pattern
    expect(await names('_usernamePrefix=ada%25')).toEqual([]);
    expect(await names('_usernamePrefix=adaXm')).toEqual([]);
    expect(await names(`userIds=${admin.id},no-id`)).toEqual(['ada_m']);
  });

  it('V15.4.1 assigns a name to one of two concurrent requests', async () => {
    const answers = await Promise.all([ada.give('crow', admin.id), ada.give('CROW', member.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(errorOf(answers.find(({ status }) => status === 409)!)).toBe('user-name-taken');
  });

  it('removes one, unless it is the only way to sign in of a user without an address', async () => {
    await ada.give('mika', member.id);
    expect((await ada.take('MIKA')).status).toBe(200);
    expect(await namesOf(member.id)).toEqual([{ username: null }]);
    expect((await login('mika')).status).toBe(401);
    expect(errorOf(await ada.take('mika'))).toBe('user-name-not-found');
    expect((await (await caller(member)).me()).status).toBe(404);
    const made = (
      await server.browser().post(`${paths.signUp}/username`, { username: 'sailor', password: member.password })
    ).json<{ userId: string }>();
    await server.rows(
      `insert into memberships (tenant_id, user_id, state, created_at) select $2, id, 'active', created_at from users where id = $1 on conflict do nothing`,
      [made.userId, acme],
    );
    await server.rows('delete from memberships where user_id = $1 and tenant_id <> $2', [made.userId, acme]);
    expect(errorOf(await ada.take('sailor'))).toBe('user-name-needed');
  });

  it('the second of two admins who edit the same user is told, and overwrites nothing', async () => {
    await ada.give('mika.one', member.id);
    expect((await ada.giveAsRead('mika.two', member.id, 'mika.one')).status).toBe(200);
    expect(errorOf(await ada.giveAsRead('mika.three', member.id, 'mika.one'))).toBe('changed-meanwhile');
    expect(errorOf(await ada.giveAsRead('mika.three', member.id, null))).toBe('changed-meanwhile');
    const parallel = await Promise.all(
      ['mika.four', 'mika.five'].map((name) => ada.giveAsRead(name, member.id, 'mika.two')),
    );
    expect(parallel.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [{ username }] = (await namesOf(member.id)) as [{ username: string }];
    // a name that was assigned to another user in the meantime stays theirs
    await ada.give('mika.six', member.id);
    await ada.give(username, admin.id);
    expect(errorOf(await ada.take(username, `?userId=${member.id}`))).toBe('changed-meanwhile');
    expect((await ada.me()).json()).toMatchObject({ username });
    expect((await ada.take('mika.six', `?userId=${member.id}`)).status).toBe(200);
  });

  it('finds users by the prefix of their user name, only for callers who may see it', async () => {
    await ada.give('harbour_master', member.id);
    expect(await ada.members('HARBOUR')).toEqual([{ id: member.id, username: 'harbour_master' }]);
    expect(await ada.members('arbour')).toEqual([]);
    expect(await ada.members('harbour%25')).toEqual([]);
    // an invitation discloses nothing of an account
    await server.rows(
      `update memberships set joined = false, state = 'invited' where user_id = $1 and tenant_id = $2`,
      [member.id, acme],
    );
    expect(await ada.members('harbour')).toEqual([]);
    await server.rows(`update memberships set joined = true, state = 'active' where user_id = $1 and tenant_id = $2`, [
      member.id,
      acme,
    ]);
  });

  it('those of users managed by a directory are read-only', async () => {
    await ada.give('kept', member.id);
    await server.rows(`update memberships set managed_by = 'scim2' where user_id = $1 and tenant_id = $2`, [
      member.id,
      acme,
    ]);
    expect(errorOf(await ada.give('kept.no-more', member.id))).toBe('person-managed-elsewhere');
    expect(errorOf(await ada.take('kept'))).toBe('person-managed-elsewhere');
    await server.rows(`update memberships set managed_by = 'here' where user_id = $1 and tenant_id = $2`, [
      member.id,
      acme,
    ]);
  });

  it('V8.2.1 is limited to users who are in no other team and do not rank above the caller', async () => {
    expect(errorOf(await ada.give('gita', guest.id))).toBe('user-name-elsewhere');
    expect(errorOf(await ada.give('gita', '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a09'))).toBe('user-not-found');
    await server.rows('update users set super_user = true where id = $1', [member.id]);
    expect(errorOf(await ada.give('mika', member.id))).toBe('person-above-own');
    await server.rows('update users set super_user = false where id = $1', [member.id]);
    expect((await (await caller(member)).give('mika')).status).toBe(403);
  });

  it.each(['ab', 'a b', 'ada@acme.example', ''])('V2.2.1 refuses %j', async (username) => {
    expect((await ada.give(username, member.id)).status).toBe(400);
  });

  it('V7.5.1 requires a recent sign-in', async () => {
    const { browser, headers } = await callerFor(server, admin);
    server.clock.advance(hour / 5);
    const answer = await browser.post(path, { username: 'late' }, headers);
    expect([answer.status, errorOf(answer)]).toEqual([403, 'reauthentication-required']);
  });
});

it('V6.1.3 none can be assigned if user names are not configured', async () => {
  const plain = await startTestServer();
  const { browser, headers } = await callerFor(plain, plain.people.admin);
  expect((await browser.get('/flags')).json()).toMatchObject({ 'user-names': 'off' });
  expect((await server.browser().get('/flags')).json()).toMatchObject({ 'user-names': 'on' });
  expect(errorOf(await browser.post(path, { username: 'ada' }, headers))).toBe('sign-in-method-off');
  await plain.close();
});
