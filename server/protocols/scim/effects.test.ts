/** What a directory does to accounts, memberships, sessions and roles, and what it cannot do. */
import { describe, expect, it } from 'vitest';
import { bearer, callerFor, linkParts, paths, signIn, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { createDirectory, directoryOf, scimConfigurations } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, member, guest, stranger } = server.people;
const directory = await createDirectory(server, admin);
const owner = await callerFor(server, admin);
const password = 'my very own password';

let count = 0;
const fresh = () => `effect-${(count += 1)}@harbour.example`;
const provision = async (body: object = {}) => {
  const email = fresh();
  const answer = await directory.post('/Users', { userName: email, displayName: 'Pat Quay', ...body });
  expect(answer.status, answer.text).toBe(201);
  const { id } = answer.json<{ id: string }>();
  const [row] = await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]);
  return { id, email, userId: row!.user_id };
};
type Provisioned = Awaited<ReturnType<typeof provision>>;

/** Follows the invitation mail. */
async function join({
  email,
}: Provisioned): Promise<{ session: SignedIn; browser: ReturnType<typeof server.browser> }> {
  await server.settle();
  const browser = server.browser();
  const answer = await browser.post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password });
  expect(answer.status, answer.text).toBe(200);
  return { session: answer.json<SignedIn>(), browser };
}
const stateOf = async (userId: string, tenantId = acme) =>
  (
    await server.rows<{ state: string }>('select state from memberships where user_id = $1 and tenant_id = $2', [
      userId,
      tenantId,
    ])
  )[0]?.state;
const accountOf = async (userId: string) => (await server.rows('select * from users where id = $1', [userId]))[0];

describe('accounts', () => {
  it('a new user is invited by mail, with the default roles; a proved domain needs no confirmation', async () => {
    const invited = await provision();
    expect(await stateOf(invited.userId)).toBe('invited');
    expect(await accountOf(invited.userId)).toMatchObject({ verified: false, provider: 'scim2', name: 'Pat Quay' });
    const { session } = await join(invited);
    expect(session.tenantId).toBe(acme);
    await server.rows(
      `insert into sso_connections (id, tenant_id, type, enabled, sso_endpoint, certificates, idp_entity_id, sign_request, oidc_client_id, verification, created_at, updated_at)
       values ('5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01', $1, 'saml', true, '', '', '', false, '', '', now(), now())`,
      [acme],
    );
    await server.rows(
      `insert into sso_domains (id, tenant_id, connection_id, domain, validated_at, created_at)
       values (gen_random_uuid(), $1, '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01', 'proved.example', now(), now())`,
      [acme],
    );
    const sure = await provision({ userName: 'pat@proved.example' });
    expect(await stateOf(sure.userId)).toBe('active');
    expect(await accountOf(sure.userId)).toMatchObject({ verified: true });
    await server.settle();
    expect(server.mailbox.to('pat@proved.example')).toEqual([]);
    const roles = await server.rows(
      'select r.key from membership_roles m join roles r on r.id = m.role_id where m.user_id = $1',
      [sure.userId],
    );
    expect(roles).toEqual([{ key: 'member' }]);
    await directory.patch(`/Users/${sure.id}`, [{ op: 'replace', path: 'userName', value: 'patricia@proved.example' }]);
    expect(await accountOf(sure.userId)).toMatchObject({ email: 'patricia@proved.example', verified: true });
  });

  it('SCIM 8: the address of a member of the tenant is 409, and nothing of the member changes', async () => {
    const before = await accountOf(member.id);
    const answer = await directory.post('/Users', {
      userName: member.email.toUpperCase(),
      displayName: 'Taken',
      active: false,
    });
    expect([answer.status, answer.json<{ scimType: string }>().scimType]).toEqual([409, 'uniqueness']);
    expect(await accountOf(member.id)).toEqual(before);
    expect(await stateOf(member.id)).toBe('active');
  });

  it('SCIM 8: an account of another tenant is asked in; its name, address, state and sessions stay', async () => {
    const theirs = await callerFor(server, stranger);
    const before = await accountOf(stranger.id);
    const answer = await directory.post('/Users', {
      userName: stranger.email,
      displayName: 'Renamed',
      password: 'x'.repeat(20),
    });
    expect(answer.status).toBe(201);
    const { id } = answer.json<{ id: string }>();
    expect(await stateOf(stranger.id)).toBe('invited');
    await directory.patch(`/Users/${id}`, [
      { op: 'replace', value: { displayName: 'Again', userName: 'other@harbour.example' } },
    ]);
    await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }]);
    expect(await accountOf(stranger.id)).toEqual(before);
    expect(await stateOf(stranger.id, globex)).toBe('active');
    expect((await theirs.browser.get(paths.me, theirs.headers)).status).toBe(200);
    // their own profile is theirs
    const put = await theirs.browser.put(paths.me, { name: 'Sol I.' }, theirs.headers);
    expect(put.status, put.text).toBe(200);
    expect((await directory.remove(`/Users/${id}`)).status).toBe(204);
    expect(await accountOf(stranger.id)).toMatchObject({ email: stranger.email });
    expect((await theirs.browser.get(paths.me, theirs.headers)).status).toBe(200);
  });

  it('SCIM 8: an answer does not tell an account of another tenant from a new one', async () => {
    const [known, unknown] = await Promise.all(
      [stranger.email, fresh()].map((userName) => directory.post('/Users', { userName })),
    );
    const shape = (answer: typeof known) => [answer!.status, Object.keys(answer!.json<object>())];
    expect(shape(known)).toEqual(shape(unknown));
    await directory.remove(`/Users/${known!.json<{ id: string }>().id}`);
    const moving = await provision();
    const moved = await directory.patch(`/Users/${moving.id}`, [
      { op: 'add', path: 'emails', value: [{ value: stranger.email, primary: true }] },
    ]);
    expect(moved.status).toBe(200);
    expect(await accountOf(moving.userId)).toMatchObject({ email: moving.email });
  });

  it('the last user who can manage the team is not deactivated or deleted', async () => {
    const second = await createDirectory(server, stranger);
    const { id } = (await second.post('/Users', { userName: fresh() })).json<{ id: string }>();
    const [row] = await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]);
    await server.rows("update memberships set state = 'active' where user_id = $1", [row!.user_id]);
    await server.rows(
      "insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin' and tenant_id is null",
      [globex, row!.user_id],
    );
    await server.rows("update memberships set state = 'disabled' where user_id = $1 and tenant_id = $2", [
      stranger.id,
      globex,
    ]);
    const off = await second.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }]);
    expect(off.status).toBe(409);
    expect((await second.remove(`/Users/${id}`)).status).toBe(409);
    expect(await stateOf(row!.user_id, globex)).toBe('active');
    await server.rows("update memberships set state = 'active' where user_id = $1 and tenant_id = $2", [
      stranger.id,
      globex,
    ]);
  });
});

describe('deactivation', () => {
  const ways: [string, (id: string, email: string) => Promise<{ status: number }>][] = [
    ['PATCH', (id) => directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }])],
    ['text', (id) => directory.patch(`/Users/${id}`, [{ op: 'Replace', path: 'active', value: 'False' }])],
    ['PUT', (id, userName) => directory.put(`/Users/${id}`, { userName, active: false })],
    [
      'Bulk',
      (id) =>
        directory.post('/Bulk', {
          Operations: [
            {
              method: 'PATCH',
              path: `/Users/${id}`,
              data: { Operations: [{ op: 'replace', value: { active: false } }] },
            },
          ],
        }),
    ],
  ];
  it.each(ways)(
    'SCIM 10: by %s it ends every session and token at once; reactivation opens sign-in, no old session',
    async (_name, deactivate) => {
      const user = await provision();
      const { session, browser } = await join(user);
      await server.rows(
        "insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin' and tenant_id is null",
        [acme, user.userId],
      );
      const headers = bearer(session.accessToken);
      const token = (
        await browser.post('/identity/resources/users/access-tokens/v1', { description: 'mine' }, headers)
      ).json<{ secret: string }>();
      const key = { 'x-api-key': token.secret };
      expect((await server.browser().get('/identity/resources/users/v2', key)).status).toBe(200);
      const answer = await deactivate(user.id, user.email);
      expect(answer.status).toBe(200);
      for (const path of [paths.me, '/oauth/userinfo'])
        expect((await browser.get(path, headers)).status, path).toBe(401);
      expect((await browser.post(paths.refresh, {})).status).toBe(401);
      expect((await server.browser().get('/identity/resources/users/v2', key)).status).toBe(401);
      expect((await tryLogin(server.browser(), user.email, password)).status).toBe(403);
      await directory.patch(`/Users/${user.id}`, [{ op: 'Replace', path: 'active', value: 'True' }]);
      expect((await browser.get(paths.me, headers)).status).toBe(401);
      expect((await server.browser().get('/identity/resources/users/v2', key)).status).toBe(401);
      expect((await tryLogin(server.browser(), user.email, password)).status).toBe(200);
    },
  );

  it('a deletion ends the membership, the account and its sessions', async () => {
    const user = await provision();
    const { session, browser } = await join(user);
    expect((await directory.remove(`/Users/${user.id}`)).status).toBe(204);
    expect((await browser.get(paths.me, bearer(session.accessToken))).status).toBe(401);
    expect(await accountOf(user.userId)).toBeUndefined();
    expect((await directory.remove(`/Users/${user.id}`)).status).toBe(404);
  });

  it('an admin does not reactivate whom the directory deactivated', async () => {
    const user = await provision();
    await join(user);
    await directory.patch(`/Users/${user.id}`, [{ op: 'replace', path: 'active', value: false }]);
    const answer = await owner.browser.post(
      `/identity/resources/tenants/users/v1/${user.userId}/enable`,
      {},
      owner.headers,
    );
    expect(answer.json()).toMatchObject({ errorCode: 'person-managed-elsewhere' });
  });
});

describe('kept by the directory', () => {
  const members = '/team/resources/members/v1';

  it('SCIM 9: managedBy is scim2; name and phone are changed by neither admins nor the user', async () => {
    const user = await provision({ phoneNumbers: [{ value: '+49 30 123456' }] });
    const { session, browser } = await join(user);
    expect(await accountOf(user.userId)).toMatchObject({ phone_number: '+4930123456' });
    const users = (await owner.browser.get(`/identity/resources/users/v3?_email=${user.email}`, owner.headers)).json<{
      items: { id: string; managedBy: string }[];
    }>();
    expect(users.items.find(({ id }) => id === user.userId)).toMatchObject({ managedBy: 'scim2' });
    const team = (await owner.browser.get(`${members}?search=${user.email}`, owner.headers)).json<{
      items: { id: string; managedBy: string }[];
    }>();
    expect(team.items.find(({ id }) => id === user.userId)).toMatchObject({ managedBy: 'scim2' });
    for (const change of [{ name: 'Other' }, { phone: '+4930999' }]) {
      const byAdmin = await owner.browser.put(members, { id: user.userId, ...change }, owner.headers);
      expect(byAdmin.json(), JSON.stringify(change)).toMatchObject({ errorCode: 'person-managed-elsewhere' });
    }
    for (const change of [{ name: 'Other' }, { phoneNumber: '+4930999' }]) {
      const own = await browser.put(paths.me, change, bearer(session.accessToken));
      expect(own.json(), JSON.stringify(change)).toMatchObject({ errorCode: 'person-managed-elsewhere' });
    }
    expect((await browser.get(paths.me, bearer(session.accessToken))).json()).toMatchObject({ profileManaged: true });
    expect((await owner.browser.get(paths.me, owner.headers)).json()).not.toHaveProperty('profileManaged');
    expect(
      (await browser.put(paths.me, { name: 'Pat Quay', title: 'Pilot' }, bearer(session.accessToken))).status,
    ).toBe(200);
    await directory.patch(`/Users/${user.id}`, [{ op: 'replace', path: 'displayName', value: 'Patricia Quay' }]);
    expect(await accountOf(user.userId)).toMatchObject({ name: 'Patricia Quay', title: 'Pilot' });
  });

  it('the connection is named to those who may read connections', async () => {
    const user = await provision();
    const reader = await provision();
    const { session, browser } = await join(reader);
    await server.rows(
      `with made as (insert into roles (id, tenant_id, key, name, permission_keys, level, created_at, updated_at)
         values (gen_random_uuid(), $1, 'reader', 'Reader', '{fe.secure.read.users}', 90, now(), now()) returning id)
       insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from made`,
      [acme, reader.userId],
    );
    const listed = async (caller: typeof owner.browser, headers: Record<string, string>) =>
      (await caller.get(`${members}?search=${user.email}`, headers)).json<{ items: object[] }>().items[0];
    expect(await listed(owner.browser, owner.headers)).toMatchObject({ directory: { id: directory.id, name: 'SCIM' } });
    const narrow = await listed(browser, bearer(session.accessToken));
    expect(narrow).toMatchObject({ managedBy: 'scim2' });
    expect(narrow).not.toHaveProperty('directory');
  });

  it('SCIM 9: groups are changed by the directory, and are given roles by admins, which their members get', async () => {
    const groups = '/identity/resources/groups/v1';
    const user = await provision({
      roles: [{ value: 'admin' }],
      entitlements: [{ value: 'admin' }],
      groups: [{ value: 'admin' }],
    });
    const { session, browser } = await join(user);
    const made = (await directory.post('/Groups', { displayName: 'admin', members: [{ value: user.id }] })).json<{
      id: string;
    }>();
    const list = (await owner.browser.get(groups, owner.headers)).json<{
      groups: { id: string; managedBy: string }[];
    }>();
    expect(list.groups.find(({ id }) => id === made.id)).toMatchObject({ managedBy: 'scim2' });
    const me = async () => (await browser.get('/identity/resources/users/v2', bearer(session.accessToken))).status;
    expect(await me()).toBe(403);
    const change = (method: string, path: string, body: object) =>
      owner.browser.send(method, `${groups}/${path}`, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...owner.headers },
      });
    expect((await change('PATCH', made.id, { name: 'Renamed' })).status).toBe(409);
    expect((await change('POST', `${made.id}/users`, { userIds: [member.id] })).status).toBe(409);
    expect((await change('DELETE', `${made.id}/users`, { userIds: [user.userId] })).status).toBe(409);
    expect((await change('DELETE', made.id, {})).status).toBe(409);
    const [role] = await server.rows<{ id: string }>("select id from roles where key = 'admin' and tenant_id is null");
    expect((await change('POST', `${made.id}/roles`, { roleIds: [role!.id] })).status).toBeLessThan(300);
    expect(await me()).toBe(200);
    await directory.patch(`/Groups/${made.id}`, [{ op: 'remove', path: `members[value eq "${user.id}"]` }]);
    expect(await me()).toBe(403);
  });

  it('SCIM 9: local groups and people are out of reach', async () => {
    const { id } = (
      await owner.browser.post('/identity/resources/groups/v1', { name: 'Local crew' }, owner.headers)
    ).json<{ id: string }>();
    for (const answer of [
      await directory.get(`/Groups/${id}`),
      await directory.patch(`/Groups/${id}`, [{ op: 'replace', path: 'displayName', value: 'Mine' }]),
      await directory.put(`/Groups/${id}`, { displayName: 'Mine' }),
      await directory.remove(`/Groups/${id}`),
      await directory.get(`/Users/${member.id}`),
      await directory.remove(`/Users/${member.id}`),
    ])
      expect(answer.status).toBe(404);
    const same = await directory.post('/Groups', { displayName: 'Local crew' });
    expect(same.status).toBe(201);
    const added = await directory.patch(`/Groups/${same.json<{ id: string }>().id}`, [
      { op: 'add', path: 'members', value: [{ value: member.id }] },
    ]);
    expect(added.json()).toMatchObject({ scimType: 'invalidValue' });
  });
});

describe('tokens and connections', () => {
  it('SCIM 1: authenticates by the header alone, in any case of its scheme, with and without the prefix', async () => {
    const { base, token } = directory;
    const get = (path: string, headers: Record<string, string> = {}) => server.browser().send('GET', path, { headers });
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect((await get(`${base}/Users`, { authorization: `${scheme} ${token}` })).status).toBe(200);
    expect((await get(`/frontegg${base}/Users`, bearer(token))).status).toBe(200);
    for (const answer of [
      await get(`${base}/Users`),
      await get(`${base}/Users?access_token=${token}&token=${token}`),
      await get(`${base}/Users`, { cookie: `token=${token}; access_token=${token}` }),
      await get(`${base}/Users`, { authorization: token }),
      await get(`${base}/Users`, { authorization: `Basic ${token}` }),
      await get(`${base}/Users`, { 'x-api-key': token }),
      await get(`${base}/Users`, owner.headers),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      expect(answer.json()).toMatchObject({ status: '401', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] });
    }
  });

  it('SCIM 2: a token opens its own connection only; one of a deleted connection is refused at once', async () => {
    const second = await createDirectory(server, admin);
    const foreign = await createDirectory(server, stranger);
    expect((await directoryOf(server, second.id, directory.token).get('/Users')).status).toBe(401);
    expect((await directoryOf(server, foreign.id, directory.token).get('/Users')).status).toBe(401);
    expect((await second.get('/Users')).json()).toMatchObject({ totalResults: 0 });
    await owner.browser.send('DELETE', `${scimConfigurations}/${second.id}`, { headers: owner.headers });
    expect((await second.get('/Users')).status).toBe(401);
  });

  it('two tokens are valid at the same time', async () => {
    const second = await createDirectory(server, admin);
    const renewed = await owner.browser.post(`${scimConfigurations}/${second.id}/tokens`, {}, owner.headers);
    const { token } = renewed.json<{ token: string }>();
    expect((await second.get('/Users')).status).toBe(200);
    expect((await directoryOf(server, second.id, token).get('/Users')).status).toBe(200);
  });

  it('SCIM 3: requests are logged, newest first, without values; lastSync follows them', async () => {
    const second = await createDirectory(server, admin);
    const filter = encodeURIComponent('userName eq "secret@harbour.example" and title co "x\\"y"');
    await second.get(`/Users?filter=${filter}&count=1&startIndex=1&x=secret@harbour.example`);
    server.clock.advance(1000);
    await second.post('/Users', {});
    await second.get('/Users/secret@harbour.example');
    const log = await owner.browser.get(`${scimConfigurations}/${second.id}/logs`, owner.headers);
    const { items } = log.json<{
      items: { id: string; method: string; path: string; status: number; createdAt: string }[];
    }>();
    expect(items.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/Users/…', 404],
      ['POST', '/Users', 400],
      ['GET', '/Users?filter=userName eq "…" and title co "…"&count=1&startIndex=1&…=…', 200],
    ]);
    const list = (await owner.browser.get(scimConfigurations, owner.headers)).json<
      { id: string; lastSync: string }[]
    >();
    expect(list.find(({ id }) => id === second.id)!.lastSync).toBe(items[0]!.createdAt);
  });

  it('SCIM 4: the count has inactive users; without deleteAll users and groups stay, with it they go', async () => {
    const second = await createDirectory(server, admin);
    const countOf = async () =>
      (await owner.browser.get(`/directory/resources/scim/temp/${second.id}/Users/count`, owner.headers)).json();
    const ids: string[] = [];
    for (const active of [true, false, true])
      ids.push((await second.post('/Users', { userName: fresh(), active })).json<{ id: string }>().id);
    await second.post('/Groups', { displayName: 'Staying', members: [{ value: ids[0] }] });
    expect(await countOf()).toEqual({ count: 3 });
    const users = await server.rows<{ user_id: string }>('select user_id from scim_users where connection_id = $1', [
      second.id,
    ]);
    await owner.browser.send('DELETE', `${scimConfigurations}/${second.id}`, { headers: owner.headers });
    expect(await stateOf(users[0]!.user_id)).toBeDefined();
    expect(await server.rows("select managed_by from groups where name = 'Staying'")).toEqual([{ managed_by: 'here' }]);
    // a new connection manages them again
    const again = await createDirectory(server, admin);
    const { email } = (await accountOf(users[0]!.user_id)) as { email: string };
    const back = await again.post('/Users', { userName: email, displayName: 'Back Again' });
    expect(back.status, back.text).toBe(201);
    expect(await accountOf(users[0]!.user_id)).toMatchObject({ name: 'Back Again' });
    await again.patch(`/Users/${back.json<{ id: string }>().id}`, [{ op: 'replace', path: 'active', value: false }]);
    expect(await stateOf(users[0]!.user_id)).toBe('disabled');
    const third = await createDirectory(server, admin);
    const user = (await third.post('/Users', { userName: fresh() })).json<{ id: string; userName: string }>();
    const [row] = await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [user.id]);
    const { session, browser } = await join({ id: user.id, email: user.userName, userId: row!.user_id });
    await third.post('/Groups', { displayName: 'Going' });
    const gone = await owner.browser.send('DELETE', `${scimConfigurations}/${third.id}`, {
      body: JSON.stringify({ deleteAll: true }),
      headers: { 'content-type': 'application/json', ...owner.headers },
    });
    expect(gone.status).toBe(204);
    expect(await accountOf(row!.user_id)).toBeUndefined();
    expect((await browser.get(paths.me, bearer(session.accessToken))).status).toBe(401);
    expect(await server.rows("select id from groups where name = 'Going'")).toEqual([]);
  });

  it('a guest of two tenants is a member of both, and a directory of one deactivates in that one only', async () => {
    const foreign = await createDirectory(server, stranger);
    const taken = await foreign.post('/Users', { userName: guest.email });
    expect(taken.status).toBe(409);
    expect((await signIn(server.browser(), guest)).userId).toBe(guest.id);
  });
});
