import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { apiTokensOf, type Endpoint } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import type { Permission, Role, User } from '#shared/contract/entities.ts';
import type {
  ApiTokenAnswer,
  TenantAccessTokenRecord,
  TenantApiToken,
  UserApiToken,
} from '#shared/contract/api-tokens/api-tokens.ts';
import type { Answer } from '#server/testing/browser.ts';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { textOfTables } from '#server/testing/leaks.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    roles: [
      { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*', 'boards.*'], isFirstUser: true },
      {
        key: 'lead',
        name: 'Lead',
        level: 50,
        permissions: [
          'fe.secure.read.*',
          'fe.secure.write.tenantApiTokens',
          'fe.secure.delete.tenantApiTokens',
          'boards.read',
        ],
      },
      {
        key: 'helper',
        name: 'Helper',
        level: 60,
        permissions: [
          'fe.secure.read.users',
          'fe.secure.read.userApiTokens',
          'fe.secure.write.userApiTokens',
          'fe.secure.delete.userApiTokens',
        ],
      },
      { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
    ],
    permissions: [
      { key: 'boards.read', name: 'Read boards' },
      { key: 'boards.write', name: 'Write boards' },
    ],
    features: [{ key: 'groups', permissions: ['fe.secure.read.groups'] }],
  },
});
const { people, clock } = server;
const [mine, ours] = ['/identity/resources/users', '/identity/resources/tenants'];
const exchangePath = '/identity/resources/auth/v2/api-token';
const lists = {
  'client credentials of a user': {
    list: `${mine}/api-tokens/v1`,
    create: `${mine}/api-tokens/v1`,
    tenant: false,
    kind: 'clientCredentials',
  },
  'access tokens of a user': {
    list: `${mine}/access-tokens/v1`,
    create: `${mine}/access-tokens/v1`,
    tenant: false,
    kind: 'accessToken',
  },
  'client credentials of a tenant': {
    list: `${ours}/api-tokens/v1`,
    create: `${ours}/api-tokens/v2`,
    tenant: true,
    kind: 'clientCredentials',
  },
  'access tokens of a tenant': {
    list: `${ours}/access-tokens/v1`,
    create: `${ours}/access-tokens/v1`,
    tenant: true,
    kind: 'accessToken',
  },
} as const;
type ListName = keyof typeof lists;
const names = Object.keys(lists) as ListName[];

/** A token as returned by any of the four lists. */
type Listed = Partial<TenantApiToken & TenantAccessTokenRecord> & {
  description: string;
  createdAt: string;
  lastUsedAt: string | null;
};
const idOf = (token: Listed) => (token.clientId ?? token.id)!;

async function signIn(user: SeededUser, tenantId?: string) {
  const { browser, headers } = await callerFor(server, user, tenantId);
  const send = (method: string, path: string, body?: unknown) =>
    browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  return {
    send,
    headers,
    async create(name: ListName, body: object = {}) {
      const answer = await send('POST', lists[name].create, { description: 'Nightly export', ...body });
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
      return answer.json<Listed & { secret: string }>();
    },
    async list(name: ListName) {
      const answer = (await send('GET', lists[name].list)).json<Listed[] | { accessTokens: Listed[] }>();
      return Array.isArray(answer) ? answer : answer.accessTokens;
    },
    remove: (name: ListName, id: string) => send('DELETE', `${lists[name].list}/${id}`),
  };
}

const admin = await signIn(people.admin);
const roles = (await admin.send('GET', '/identity/resources/roles/v1')).json<Role[]>();
const permissions = (await admin.send('GET', '/identity/resources/permissions/v1')).json<Permission[]>();
const roleId = (key: string) => roles.find((role) => role.key === key)!.id;
const permissionId = (key: string) => permissions.find((permission) => permission.key === key)!.id;
const code = (answer: Answer) => answer.json<{ errorCode?: string }>().errorCode;
const give = (user: SeededUser, ...keys: string[]) =>
  admin.send('PUT', '/team/resources/members/v1', { id: user.id, roleIds: keys.map(roleId) });
const exchange = (token: Listed, secret = token.secret) =>
  server.browser().post(exchangePath, { clientId: idOf(token), secret });
const exchanged = async (token: Listed) => (await exchange(token)).json<ApiTokenAnswer>();
const refresh = (refreshToken: string) => server.browser().post(`${exchangePath}/token/refresh`, { refreshToken });

/** How a client with a token of that list authenticates. */
async function headersOf(name: ListName, token: Listed): Promise<Record<string, string>> {
  return lists[name].kind === 'accessToken'
    ? { 'x-api-key': token.secret! }
    : bearer((await exchanged(token)).access_token);
}
const call = (path: string, headers: Record<string, string>) => server.browser().get(path, headers);

describe.each(names)('4 %s', (name) => {
  const { tenant } = lists[name];
  const rights = tenant ? { roleIds: [roleId('admin')] } : {};

  it('are created, shown with their secret once, used, and deleted; deletion takes effect on the next call', async () => {
    const made = await admin.create(name, { ...rights, description: 'Import from the ERP' });
    expect(made.secret.length).toBeGreaterThanOrEqual(43);
    const listed = (await admin.list(name)).find((token) => idOf(token) === idOf(made))!;
    expect(listed).not.toHaveProperty('secret');
    expect(listed).toMatchObject({
      description: 'Import from the ERP',
      lastUsedAt: null,
      ...(tenant && { createdByUserId: people.admin.id, createdByName: people.admin.name, roleIds: [roleId('admin')] }),
    });
    expect(listed).not.toHaveProperty('expires');

    const headers = await headersOf(name, made);
    expect((await call(paths.users, headers)).status).toBe(200);
    expect((await admin.remove(name, idOf(made))).status).toBe(200);
    const refused = await call(paths.users, headers);
    expect(refused.status).toBe(401);
    expect(refused.json()).toMatchObject({
      errorCode: 'api-token-ended',
      errors: [expect.stringContaining('was deleted')],
    });
    expect((await admin.list(name)).map(idOf)).not.toContain(idOf(made));
    expect(code(await admin.remove(name, idOf(made)))).toBe('api-token-not-found');
  });

  it('5 expire after their days × 1440 minutes, and never when that is empty', async () => {
    const [ending, endless] = [
      await admin.create(name, { ...rights, expiresInMinutes: 1440 }),
      await admin.create(name, { ...rights, expiresInMinutes: null }),
    ];
    expect(Date.parse(ending.expires!) - Date.parse(ending.createdAt)).toBe(86_400_000);
    expect(endless).not.toHaveProperty('expires');
    const headers = await headersOf(name, ending);
    clock.advance(86_400_000 - 1000);
    const late = lists[name].kind === 'clientCredentials' ? await headersOf(name, ending) : headers;
    expect((await call(paths.users, late)).status).toBe(200);
    clock.advance(1000);
    const again = await signIn(people.admin);
    expect((await call(paths.users, late)).status).toBe(401);
    if (lists[name].kind === 'clientCredentials') expect(code(await exchange(ending))).toBe('api-token-wrong');
    else expect(code(await call(paths.users, late))).toBe('api-token-ended');
    clock.advance(400 * 86_400_000);
    if (lists[name].kind === 'accessToken')
      expect((await call(paths.users, await headersOf(name, endless))).status).toBe(200);
    else expect((await call(paths.users, bearer((await exchanged(endless)).access_token))).status).toBe(200);
    clock.advance(-400 * 86_400_000);
    for (const token of [ending, endless]) await again.remove(name, idOf(token));
    clock.advance(-86_400_000);
  });

  it('return their last use, to the minute', async () => {
    const made = await admin.create(name, rights);
    const headers = await headersOf(name, made);
    const lastUsed = async () => (await admin.list(name)).find((token) => idOf(token) === idOf(made))!.lastUsedAt;
    await call(paths.users, headers);
    const first = await lastUsed();
    expect(first).toBe(clock.read().toISOString());
    clock.advance(59_000);
    await call(paths.users, headers);
    expect(await lastUsed()).toBe(first);
    clock.advance(1000);
    await call(paths.users, headers);
    expect(await lastUsed()).toBe(clock.read().toISOString());
    await admin.remove(name, idOf(made));
  });

  it('V16.2.1 are audited on creation and deletion, without the secret', async () => {
    const made = await admin.create(name, { ...rights, description: 'Audited' });
    await admin.remove(name, idOf(made));
    const rows = await server.rows<{ action: string; actor_id: string; details: Record<string, unknown> }>(
      "select action, actor_id, details from audits where target_kind = 'api-token' and target_id = $1 order by id",
      [idOf(made)],
    );
    const known = {
      description: 'Audited',
      type: lists[name].kind,
      owner: tenant ? 'tenant' : 'user',
      roles: tenant ? ['admin'] : [],
    };
    expect(rows).toMatchObject([
      { action: 'api-token.created', actor_id: people.admin.id, details: { after: known } },
      { action: 'api-token.deleted', actor_id: people.admin.id, details: { before: known } },
    ]);
  });

  it.each([
    ['no description', { description: ' ' }],
    ['a description longer than 200', { description: 'x'.repeat(201) }],
    ['control characters', { description: 'a\u0007b' }],
    ['no time', { expiresInMinutes: 0 }],
    ['more than ten years', { expiresInMinutes: 5_256_001 }],
    ['half minutes', { expiresInMinutes: 1.5 }],
  ])('are refused with %s', async (_what, body) => {
    const answer = await admin.send('POST', lists[name].create, { description: 'Fine', ...rights, ...body });
    expect([answer.status, code(answer)]).toEqual([400, 'invalid-request']);
  });

  it('V8.2.1 belong to one tenant: others can neither see nor delete them', async () => {
    const made = await admin.create(name, rights);
    const stranger = await signIn(people.stranger);
    expect((await stranger.list(name)).map(idOf)).not.toContain(idOf(made));
    expect(code(await stranger.remove(name, idOf(made)))).toBe('api-token-not-found');
    const inTenant = (tenantId: string) =>
      server.services.db.inTenant(tenantId, (tx) =>
        tx.selectFrom('api_tokens').select('id').where('id', '=', idOf(made)).execute(),
      );
    expect(await inTenant(people.acme)).toHaveLength(1);
    expect(await inTenant(people.globex)).toHaveLength(0);
    await admin.remove(name, idOf(made));
  });
});

describe('V11.4.2 secrets', () => {
  it('occur only in the answer that created them', async () => {
    const made = await Promise.all(names.map((name) => admin.create(name)));
    const answer = await exchanged(made[0]!);
    const secrets = [...made.map((token) => token.secret), answer.refresh_token, answer.access_token];
    for (const { name, text } of await textOfTables(server))
      for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
    for (const secret of secrets) expect(server.logText()).not.toContain(secret);
    for (const [index, name] of names.entries()) await admin.remove(name, idOf(made[index]!));
  });

  it('V9.1.1 a modified access token is invalid', async () => {
    const made = await admin.create('access tokens of a tenant', { roleIds: [roleId('admin')] });
    const [head, body, signature] = made.secret.split('.');
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object;
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...claims, jti: 'x' })).toString('base64url')}.${signature}`;
    for (const secret of [`${made.secret}A`, made.secret.slice(0, -1), forged, 'a.b.c', '', 'x'.repeat(5000)]) {
      expect(code(await call(paths.users, { 'x-api-key': secret })), secret.slice(0, 20)).toBe('unauthenticated');
    }
    expect(code(await call(paths.users, bearer(made.secret)))).toBe('unauthenticated');
    expect((await call(paths.users, { 'x-api-key': made.secret })).status).toBe(200);
    await admin.remove('access tokens of a tenant', idOf(made));
  });
});

describe('exchange of client credentials', () => {
  it('V10.4.10 answers the same to an unknown ID, a wrong secret and a deleted token, and audits it', async () => {
    const made = await admin.create('client credentials of a tenant');
    const gone = await admin.create('client credentials of a tenant');
    await admin.remove('client credentials of a tenant', idOf(gone));
    const answers = [
      await exchange(made, 'wrong'),
      await exchange(gone),
      await server.browser().post(exchangePath, { clientId: people.admin.id, secret: 'x' }),
      await server.browser().post(exchangePath, { clientId: "' or true --", secret: 'x' }),
    ];
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect([answers[0]!.status, code(answers[0]!)]).toEqual([401, 'api-token-wrong']);
    const failed = await server.rows(
      "select tenant_id from audits where action = 'api-token.exchange-failed' order by id desc limit 4",
    );
    expect(failed).toEqual([{ tenant_id: null }, { tenant_id: null }, { tenant_id: null }, { tenant_id: people.acme }]);
    await admin.remove('client credentials of a tenant', idOf(made));
  });

  it('does not accept an access token as credentials, nor the other way round', async () => {
    const [access, pair] = [
      await admin.create('access tokens of a tenant'),
      await admin.create('client credentials of a tenant'),
    ];
    expect(code(await exchange(access))).toBe('api-token-wrong');
    const { access_token: jwt } = await exchanged(pair);
    for (const key of [jwt, pair.secret]) expect((await call(paths.users, { 'x-api-key': key })).status).toBe(401);
    await admin.remove('access tokens of a tenant', idOf(access));
    await admin.remove('client credentials of a tenant', idOf(pair));
  });

  it('returns the claims that the vendor’s back end reads, for an hour and never past the token’s own expiry', async () => {
    const made = await admin.create('client credentials of a tenant', {
      roleIds: [roleId('helper')],
      permissionIds: [permissionId('boards.read')],
      expiresInMinutes: 30,
    });
    const answer = await exchange(made);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { access_token: jwt, expires_in: seconds, expires } = answer.json<ApiTokenAnswer>();
    expect([seconds, expires]).toEqual([1800, made.expires]);
    expect(decodeJwt(jwt)).toMatchObject({
      sub: made.clientId,
      type: 'tenantApiToken',
      tenantId: people.acme,
      roles: ['helper'],
      createdByUserId: people.admin.id,
      metadata: {},
    });
    expect(decodeJwt(jwt)['permissions']).toEqual(expect.arrayContaining(['fe.secure.read.users', 'boards.read']));
    const own = await admin.create('client credentials of a user');
    const ownAnswer = await exchanged(own);
    expect(ownAnswer.expires_in).toBe(3600);
    expect(decodeJwt(ownAnswer.access_token)).toMatchObject({
      type: 'userApiToken',
      userId: people.admin.id,
      email: people.admin.email,
      roles: ['admin'],
      userMetadata: {},
    });
    clock.advance(3_600_000);
    expect(code(await call(paths.users, bearer(ownAnswer.access_token)))).toBe('unauthenticated');
    clock.advance(-3_600_000);
    await admin.remove('client credentials of a tenant', idOf(made));
    await admin.remove('client credentials of a user', idOf(own));
  });

  it('V10.4.5 returns a refresh token that works once, and whose reuse revokes what was issued from it', async () => {
    const made = await admin.create('client credentials of a tenant', { roleIds: [roleId('admin')] });
    const { refresh_token: first } = await exchanged(made);
    const second = (await refresh(first)).json<ApiTokenAnswer>();
    expect((await call(paths.users, bearer(second.access_token))).status).toBe(200);
    // a retried call whose answer was lost
    expect((await refresh(first)).json<ApiTokenAnswer>().refresh_token).toBe(second.refresh_token);
    clock.advance(11_000);
    expect(code(await refresh(first))).toBe('api-token-refresh-ended');
    expect(code(await refresh(second.refresh_token))).toBe('api-token-refresh-ended');
    const [reused] = await server.rows(
      "select severity, tenant_id from audits where action = 'api-token.refresh-reused' and target_id = $1",
      [made.clientId],
    );
    expect(reused).toEqual({ severity: 'High', tenant_id: people.acme });

    const { refresh_token: other } = await exchanged(made);
    await admin.remove('client credentials of a tenant', idOf(made));
    expect(code(await refresh(other))).toBe('api-token-refresh-ended');
    for (const rubbish of ['', 'a.b', `${people.admin.id}.${'a'.repeat(43)}`])
      expect(code(await refresh(rubbish))).toBe('api-token-refresh-ended');
  });

  it('V15.4.2 ten concurrent refreshes all get the same successor', async () => {
    const made = await admin.create('client credentials of a tenant');
    const { refresh_token: token } = await exchanged(made);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(new Set(answers.map((answer) => answer.json<ApiTokenAnswer>().refresh_token)).size).toBe(1);
    await admin.remove('client credentials of a tenant', idOf(made));
  });

  it('keeps a hundred refresh tokens: the least recently used one is removed', async () => {
    const made = await admin.create('client credentials of a tenant');
    const tokens: string[] = [];
    for (let count = 0; count < 101; count += 1) {
      tokens.push((await exchanged(made)).refresh_token);
      clock.advance(1);
    }
    expect(await server.rows('select id from api_token_families where token_id = $1', [made.clientId])).toHaveLength(
      100,
    );
    expect(code(await refresh(tokens[0]!))).toBe('api-token-refresh-ended');
    expect((await refresh(tokens[1]!)).status).toBe(200);
    clock.advance(31 * 86_400_000);
    expect(code(await refresh(tokens[100]!))).toBe('api-token-refresh-ended');
    clock.advance(-31 * 86_400_000 - 101);
    await admin.remove('client credentials of a tenant', idOf(made));
  });
});

describe('V8.3.1 permissions of a machine', () => {
  it('with a user’s token: the user’s current ones, as that user; lost roles, disabling and removal take effect at once', async () => {
    await give(people.guest, 'helper');
    for (const name of ['client credentials of a user', 'access tokens of a user'] as const) {
      // disabling ends the user's own sessions permanently
      const guest = await signIn(people.guest, people.acme);
      const made = await guest.create(name);
      const headers = await headersOf(name, made);
      expect((await call(paths.users, headers)).status).toBe(200);
      const me = (await call(paths.me, headers)).json<User>();
      // of the user's other tenant, it returns nothing
      expect(me).toMatchObject({ id: people.guest.id, tenantIds: [people.acme] });
      expect(JSON.stringify(me)).not.toContain(people.globex);
      expect((await call('/identity/resources/roles/v1', headers)).status).toBe(403);

      await give(people.guest, 'member');
      expect(code(await call(paths.users, headers))).toBe('forbidden');
      await give(people.guest, 'helper');
      await admin.send('POST', `/identity/resources/tenants/users/v1/${people.guest.id}/disable`);
      expect(code(await call(paths.users, headers))).toBe('api-token-ended');
      if (name === 'client credentials of a user') expect(code(await exchange(made))).toBe('api-token-wrong');
      await admin.send('POST', `/identity/resources/tenants/users/v1/${people.guest.id}/enable`);
      expect((await call(paths.users, headers)).status).toBe(200);
    }
  });

  it('with a tenant’s token: those of its current roles and permissions', async () => {
    const made = await admin.create('access tokens of a tenant', {
      roleIds: [roleId('helper')],
      permissionIds: [permissionId('boards.read'), permissionId('fe.secure.read.roles')],
    });
    const headers = { 'x-api-key': made.secret };
    expect((await call(paths.users, headers)).status).toBe(200);
    expect((await call('/identity/resources/roles/v1', headers)).status).toBe(200);
    expect(code(await call('/team/resources/sso/v1/none', headers))).toBe('not-found');
    expect((await call('/identity/resources/tenants/api-tokens/v1', headers)).status).toBe(403);
    const own = (
      await admin.send('POST', '/identity/resources/roles/v1', {
        key: 'robot',
        name: 'Robot',
        permissions: [permissionId('fe.secure.read.tenantApiTokens')],
      })
    ).json<Role>();
    const other = await admin.create('access tokens of a tenant', { roleIds: [own.id] });
    expect((await call('/identity/resources/tenants/api-tokens/v1', { 'x-api-key': other.secret })).status).toBe(200);
    await admin.send('DELETE', `/identity/resources/roles/v1/${own.id}`);
    expect((await call('/identity/resources/tenants/api-tokens/v1', { 'x-api-key': other.secret })).status).toBe(403);
    for (const token of [made, other]) await admin.remove('access tokens of a tenant', idOf(token));
  });

  it('writes: it invites in the tenant’s name, changes groups and roles, and the audits name the token', async () => {
    const made = await admin.create('access tokens of a tenant', {
      roleIds: [roleId('admin')],
      description: 'HR sync',
    });
    const headers = { 'x-api-key': made.secret, 'content-type': 'application/json' };
    const send = (method: string, path: string, body: unknown) =>
      server.browser().send(method, path, { body: JSON.stringify(body), headers });
    expect((await send('POST', paths.users, { email: 'robin@acme.example' })).status).toBeLessThan(300);
    await server.settle();
    expect(server.mailbox.messages.at(-1)).toMatchObject({ to: 'robin@acme.example' });
    const group = (await send('POST', '/identity/resources/groups/v1', { name: 'Synced' })).json<{ id: string }>();
    expect(
      (await send('POST', `/identity/resources/groups/v1/${group.id}/users`, { userIds: [people.member.id] })).status,
    ).toBe(200);
    expect(
      (await send('POST', `/identity/resources/groups/v1/${group.id}/roles`, { roleIds: [roleId('helper')] })).status,
    ).toBe(200);
    await server.settle();
    expect((await send('DELETE', `/identity/resources/groups/v1/${group.id}`, {})).status).toBe(200);
    expect((await send('PUT', '/team/resources/members/v1', { id: people.member.id, name: 'Mika L.' })).status).toBe(
      200,
    );
    await send('PUT', '/team/resources/members/v1', { id: people.member.id, name: people.member.name });
    const noted = await server.rows<{ details: { apiToken?: unknown } }>(
      'select details from audits where actor_id = $1',
      [made.id],
    );
    expect(noted.length).toBeGreaterThan(4);
    for (const { details } of noted) expect(details.apiToken).toEqual({ id: made.id, description: 'HR sync' });
    await admin.remove('access tokens of a tenant', idOf(made));
  });

  it('never what requires a user: profile, password, sessions, factors, impersonation, creating tokens', async () => {
    const [own, tenants] = [
      await admin.create('access tokens of a user'),
      await admin.create('access tokens of a tenant', { roleIds: [roleId('admin')] }),
    ];
    const post = (path: string, headers: Record<string, string>, body: unknown = {}) =>
      server.browser().post(path, body, headers);
    for (const { secret } of [own, tenants]) {
      const headers = { 'x-api-key': secret };
      expect(code(await server.browser().put(paths.me, { name: 'Taken' }, headers))).toBe('machine-refused');
      expect(code(await post(paths.changePassword, headers, { password: 'a', newPassword: 'b' }))).toBe(
        'machine-refused',
      );
      expect(code(await call('/identity/resources/users/sessions/v1/me', headers))).toBe('machine-refused');
      expect(code(await call('/oauth/userinfo', headers))).toBe('machine-refused');
      expect(
        code(
          await post('/identity/resources/impersonation/v1/tickets', headers, {
            userId: people.member.id,
            reason: 'because',
          }),
        ),
      ).toBe('machine-refused');
      for (const name of names)
        expect(code(await post(lists[name].create, headers, { description: 'A second one' }))).toBe('machine-refused');
      expect((await post(paths.logout, headers)).status).toBe(200);
    }
    expect(code(await call(paths.me, { 'x-api-key': tenants.secret }))).toBe('machine-refused');
    expect((await call(`${mine}/access-tokens/v1`, { 'x-api-key': tenants.secret })).status).toBe(403);
    expect((await call(`${mine}/access-tokens/v1`, { 'x-api-key': own.secret })).status).toBe(200);
    await admin.remove('access tokens of a user', idOf(own));
    await admin.remove('access tokens of a tenant', idOf(tenants));
  });

  it('none after the membership of its user has expired', async () => {
    await give(people.guest, 'helper');
    const guest = await signIn(people.guest, people.acme);
    const made = await guest.create('access tokens of a user');
    const membership = [people.acme, people.guest.id];
    await server.rows('update memberships set expires_at = $3 where tenant_id = $1 and user_id = $2', [
      ...membership,
      new Date(clock.read().getTime() + 60_000),
    ]);
    expect((await call(paths.users, { 'x-api-key': made.secret })).status).toBe(200);
    clock.advance(60_000);
    expect(code(await call(paths.users, { 'x-api-key': made.secret }))).toBe('api-token-ended');
    clock.advance(-60_000);
    await server.rows('update memberships set expires_at = null where tenant_id = $1 and user_id = $2', membership);
    await guest.remove('access tokens of a user', idOf(made));
  });

  it('none without the feature that a permission is linked with', async () => {
    const made = await admin.create('access tokens of a tenant', { roleIds: [roleId('admin')] });
    expect(code(await call('/identity/resources/groups/v1', { 'x-api-key': made.secret }))).toBe('not-entitled');
    await admin.remove('access tokens of a tenant', idOf(made));
  });
});

describe('V16.5.3 every endpoint that a machine may call', () => {
  const open = Object.entries<Endpoint>(contract).filter(
    ([route, endpoint]) =>
      endpoint.access !== 'public' && endpoint.access !== 'refresh-cookie' && apiTokensOf(route, endpoint) !== 'none',
  );
  const everything = [
    'client credentials of a tenant',
    'access tokens of a tenant',
    'access tokens of a user',
  ] as const;

  it.each(everything)('answers one with %s, without a server error', async (name) => {
    const made = await admin.create(name, lists[name].tenant ? { roleIds: [roleId('admin')] } : {});
    const headers = { ...(await headersOf(name, made)), 'content-type': 'application/json' };
    expect(open.length).toBeGreaterThan(40);
    for (const [route, { body, access }] of open) {
      if (access === 'vendor') continue;
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace(/\{\w+\}/g, '6f1c1a7e-0b1d-4a52-9d5e-0123456789ab');
      const { status } = await server.browser().send(method, path, { headers, ...(body && { body: '{}' }) });
      expect(status, route).toBeLessThan(500);
    }
    expect(server.logText()).not.toMatch(/"level":(?:50|60)/);
    await signIn(people.admin).then((again) => again.remove(name, idOf(made)));
  });
});

describe('V8.2.2 permissions given to a token', () => {
  it('cannot exceed the creator’s own', async () => {
    await give(people.guest, 'lead');
    const lead = await signIn(people.guest, people.acme);
    const attempt = async (body: object) => {
      const answer = await lead.send('POST', `${ours}/api-tokens/v2`, { description: 'More', ...body });
      return [answer.status, code(answer)];
    };
    expect(await attempt({ roleIds: [roleId('admin')] })).toEqual([403, 'role-above-own']);
    expect(await attempt({ roleIds: [roleId('helper')] })).toEqual([403, 'permission-not-held']);
    expect(await attempt({ permissionIds: [permissionId('boards.write')] })).toEqual([403, 'permission-not-held']);
    expect(await attempt({ permissionIds: [permissionId('fe.secure.write.users')] })).toEqual([
      403,
      'permission-not-held',
    ]);
    expect(await attempt({ roleIds: [people.acme] })).toEqual([400, 'role-not-found']);
    expect(await attempt({ permissionIds: [people.acme] })).toEqual([404, 'permission-not-found']);
    expect(await attempt({ roleIds: [roleId('member')], permissionIds: [permissionId('boards.read')] })).toEqual([
      201,
      undefined,
    ]);
    const [made] = await lead.list('client credentials of a tenant');
    expect(made).toMatchObject({
      roleIds: [roleId('member')],
      permissionIds: [permissionId('boards.read')],
      createdByName: people.guest.name,
    });
    await lead.remove('client credentials of a tenant', idOf(made!));
    await give(people.guest, 'member');
  });

  it('the number of tokens is limited, and the refusal states the limit', async () => {
    await give(people.guest, 'helper');
    await server.rows('delete from api_tokens where user_id = $1', [people.guest.id]);
    const guest = await signIn(people.guest, people.acme);
    for (let count = 0; count < 50; count += 1) await guest.create('access tokens of a user');
    const answer = await guest.send('POST', `${mine}/access-tokens/v1`, { description: 'One more' });
    expect([answer.status, code(answer)]).toEqual([409, 'api-tokens-too-many']);
    expect(answer.text).toContain('50');
    const [first] = await guest.list('access tokens of a user');
    await guest.remove('access tokens of a user', idOf(first!));
    await guest.create('access tokens of a user');
    await server.rows('delete from api_tokens where user_id = $1', [people.guest.id]);
  });

  it('of a user cannot be created by an impersonator', async () => {
    const url = '/identity/resources/impersonation/v1/tickets';
    const ticket = (await admin.send('POST', url, { userId: people.member.id, reason: 'Help with a report' })).json<{
      actorToken: string;
    }>();
    const session = (
      await server.browser().post('/identity/resources/impersonation/v1', {
        impersonatedUserId: people.member.id,
        actorToken: ticket.actorToken,
      })
    ).json<{ accessToken?: string }>();
    await give(people.member, 'helper');
    const answer = await server
      .browser()
      .post(`${mine}/api-tokens/v1`, { description: 'Left behind' }, bearer(session.accessToken ?? ''));
    expect(code(answer)).toBe('impersonated-session');
    await give(people.member, 'member');
  });
});

describe('the vendor’s back end', () => {
  const vendor = async () => ({
    'x-access-token': (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>().token,
  });

  it('verifies an access token by the public key, and reads its current permissions', async () => {
    const headers = await vendor();
    const [own, tenants] = [
      await admin.create('access tokens of a user'),
      await admin.create('access tokens of a tenant', {
        roleIds: [roleId('lead')],
        permissionIds: [permissionId('boards.write')],
      }),
    ];
    const { publicKey } = (await call('/identity/resources/configurations/v1', headers)).json<{ publicKey: string }>();
    const key = await importSPKI(publicKey, 'RS256');
    const verified = async (token: string) =>
      (await jwtVerify(token, key, { algorithms: ['RS256'], currentDate: clock.read() })).payload;
    expect(await verified(own.secret)).toMatchObject({
      sub: own.id,
      type: 'userAccessToken',
      tenantId: people.acme,
      userId: people.admin.id,
    });
    expect(await verified(tenants.secret)).toMatchObject({
      sub: tenants.id,
      type: 'tenantAccessToken',
      tenantId: people.acme,
    });

    const base = '/identity/resources/vendor-only';
    expect((await call(`${base}/users/access-tokens/v1/active`, headers)).json()).toEqual([own.id]);
    expect((await call(`${base}/tenants/access-tokens/v1/active`, headers)).json()).toEqual([tenants.id]);
    expect((await call(`${base}/users/access-tokens/v1/${own.id}`, headers)).json()).toEqual({
      roles: ['admin'],
      permissions: expect.arrayContaining(['fe.*', 'boards.*']) as unknown,
    });
    const rights = (await call(`${base}/tenants/access-tokens/v1/${tenants.id}`, headers)).json<{
      roles: string[];
      permissions: string[];
    }>();
    expect(rights.roles).toEqual(['lead']);
    expect(rights.permissions).toEqual(expect.arrayContaining(['boards.read', 'boards.write']));
    expect(code(await call(`${base}/users/access-tokens/v1/${tenants.id}`, headers))).toBe('api-token-not-found');
    expect(code(await call(`${base}/tenants/access-tokens/v1/nonsense`, headers))).toBe('api-token-not-found');

    await admin.remove('access tokens of a user', own.id!);
    expect((await call(`${base}/users/access-tokens/v1/active`, headers)).json()).toEqual([]);
    expect(code(await call(`${base}/users/access-tokens/v1/${own.id}`, headers))).toBe('api-token-not-found');
    await admin.remove('access tokens of a tenant', tenants.id!);
  });

  it('is the only caller that may', async () => {
    const made = await admin.create('access tokens of a tenant', { roleIds: [roleId('admin')] });
    for (const headers of [{}, admin.headers, { 'x-api-key': made.secret }, { 'x-access-token': made.secret }]) {
      expect((await call('/identity/resources/vendor-only/tenants/access-tokens/v1/active', headers)).status).toBe(401);
    }
    await admin.remove('access tokens of a tenant', idOf(made));
  });
});

it('V7.4.2 a removed user’s tokens are deleted, and a tenant’s token outlives its creator', async () => {
  await admin.send('POST', paths.users, { email: 'leaver@acme.example', roleIds: [roleId('lead')] });
  const leaver = (await admin.send('GET', `/team/resources/members/v1?search=leaver`)).json<{
    items: { id: string }[];
  }>().items[0]!.id;
  await server.rows("update memberships set state = 'active' where user_id = $1", [leaver]);
  await server.rows(
    'update users set verified = true, password_hash = (select password_hash from users where id = $2) where id = $1',
    [leaver, people.admin.id],
  );
  await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    people.acme,
    leaver,
    roleId('helper'),
  ]);
  const user = await signIn({ ...people.admin, id: leaver, email: 'leaver@acme.example' });
  const own: UserApiToken = (await user.create('client credentials of a user')) as UserApiToken;
  const headers = bearer((await exchanged(own)).access_token);
  const left = await user.create('access tokens of a tenant', { roleIds: [roleId('member')] });
  expect((await call(paths.me, headers)).status).toBe(200);
  expect((await admin.send('DELETE', `/team/resources/members/v1/${leaver}`)).status).toBe(200);
  expect(code(await call(paths.me, headers))).toBe('api-token-ended');
  expect(await server.rows('select id from api_tokens where id = $1', [own.clientId])).toEqual([]);
  expect((await admin.list('access tokens of a tenant')).find((token) => token.id === left.id)).toMatchObject({
    createdByUserId: leaver,
    createdByName: null,
  });
  expect((await call('/entitlements/api/v2/user-entitlements', { 'x-api-key': left.secret })).status).toBe(200);
  await admin.remove('access tokens of a tenant', idOf(left));
});
