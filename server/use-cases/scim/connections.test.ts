/** Directory connections of tenants: settings, tokens, and what becomes of users when one is deleted. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { callerFor } from '#server/testing/flows.ts';
import { directoryOf } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger } = server.people;
const base = '/directory/resources/v1/configurations/scim2';
const [owner, other, reader] = [
  await callerFor(server, admin),
  await callerFor(server, stranger),
  await callerFor(server, member),
];
type Caller = typeof owner;
const create = (body: object, { browser, headers }: Caller = owner) => browser.post(base, body, headers);
const created = async (body: object = { source: 'okta' }) =>
  (await create(body)).json<{ id: string; connectionName: string; token: string }>();
const send = (method: string, path: string, body: object | undefined, { browser, headers }: Caller = owner) =>
  browser.send(method, `${base}${path}`, {
    ...(body && { body: JSON.stringify(body) }),
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
const list = async ({ browser, headers }: Caller = owner) =>
  (await browser.get(base, headers)).json<DirectoryConfig[]>();

beforeEach(async () => {
  await server.rows('delete from scim_connections');
});

describe('directory connections', () => {
  it.each(['Okta\u0007', 'Okta\u202e', '\u200b', '\u2060\ufeff', 'a\nb'])(
    'a name like %j is refused',
    async (connectionName) => {
      expect((await create({ source: 'okta', connectionName })).status).toBe(400);
      const { id } = await created({ source: 'okta' });
      expect((await send('PATCH', `/${id}`, { connectionName })).status).toBe(400);
      expect((await create({ source: 'okta', connectionName: ' ' })).status).toBe(201);
    },
  );

  it('SCIM 2: the token is in the answer (201) once, kept as a hash; PATCH and DELETE answer 204', async () => {
    const made = await create({ source: 'azure-ad', connectionName: 'Entra' });
    expect(made.status).toBe(201);
    const { id, token, ...rest } = made.json<{ id: string; token: string }>();
    expect(rest).toEqual({
      connectionName: 'Entra',
      baseUrl: `${server.baseUrl}/directory/resources/scim/v2.0/${id}`,
    });
    const stored = JSON.stringify(await server.rows('select * from scim_tokens'));
    expect(stored).not.toContain(token);
    expect(await list()).toEqual([
      {
        id,
        connectionName: 'Entra',
        source: 'azure-ad',
        product: 'entra',
        syncToUserManagement: true,
        linkMembers: false,
        createdAt: expect.any(String) as unknown,
        baseUrl: `${server.baseUrl}/directory/resources/scim/v2.0/${id}`,
        lastSync: null,
        lastRefusedAt: null,
        users: 0,
        groups: 0,
        tokens: 1,
        clients: 0,
        held: 0,
      },
    ]);
    expect((await send('PATCH', `/${id}`, { syncToUserManagement: false })).status).toBe(204);
    expect(await list()).toMatchObject([{ syncToUserManagement: false }]);
    expect((await send('DELETE', `/${id}`, undefined)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('a second token is valid beside the first; a third ends the oldest', async () => {
    const { id } = await created();
    expect((await send('POST', `/${id}/tokens`, {})).status).toBe(201);
    expect(await server.rows('select id from scim_tokens')).toHaveLength(2);
    await send('POST', `/${id}/tokens`, {});
    expect(await server.rows('select id from scim_tokens')).toHaveLength(2);
  });

  it('every change is audited without the token, and refused to users without the permission', async () => {
    const { id, token } = await created();
    await send('PATCH', `/${id}`, { connectionName: 'Renamed' });
    await send('POST', `/${id}/tokens`, {});
    await send('DELETE', `/${id}`, { deleteAll: true });
    const rows = await server.rows<{ action: string; severity: string }>(
      `select action, severity, details from audits where target_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'scim-connection.created',
      'scim-connection.changed',
      'scim-connection.changed',
      'scim-connection.deleted',
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const answer of [
      await create({ source: 'okta' }, reader),
      await send('PATCH', `/${id}`, {}, reader),
      await send('DELETE', `/${id}`, undefined, reader),
      await send('GET', `/${id}/logs`, undefined, reader),
    ])
      expect(answer.status).toBe(403);
  });

  it('tokens and removals are above those who could not give the roles, or remove the users, by hand', async () => {
    const { id, token } = await created();
    const directory = directoryOf(server, id, token);
    const { id: boss } = (await directory.post('/Users', { userName: 'boss' })).json<{ id: string }>();
    const groupOf = async (displayName: string) =>
      (await directory.post('/Groups', { displayName, members: [{ value: boss }] })).json<{ id: string }>().id;
    const owners = await groupOf('Owners');
    const [{ id: adminRole }, { tenant_id: tenantId }] = [
      (await server.rows<{ id: string }>("select id from roles where key = 'admin' and tenant_id is null"))[0]!,
      (await server.rows<{ tenant_id: string }>('select tenant_id from scim_connections where id = $1', [id]))[0]!,
    ];
    const keys = '{fe.secure.*.provisioningConfiguration}';
    await server.rows(
      `with made as (insert into roles (id, tenant_id, key, name, permission_keys, level, created_at, updated_at)
         values (gen_random_uuid(), $1, 'provisioner', 'Provisioner', $3, 50, now(), now()) returning id)
       insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from made`,
      [tenantId, member.id, keys],
    );
    const provisioner = await callerFor(server, member);
    const errorOf = async (path: string, method = 'POST', body?: object, who = provisioner) => {
      const answer = await send(method, `/${id}${path}`, body, who);
      return [answer.status, answer.text && answer.json<{ errorCode?: string }>().errorCode];
    };
    expect((await send('POST', `/${id}/tokens`, undefined, provisioner)).status).toBe(201);
    const roles = `/identity/resources/groups/v1/${owners}/roles`;
    expect((await owner.browser.post(roles, { roleIds: [adminRole] }, owner.headers)).status).toBeLessThan(300);
    expect(await errorOf('/tokens')).toEqual([403, 'scim-groups-above-own']);
    expect(await errorOf('/clients')).toEqual([403, 'scim-groups-above-own']);
    expect(await errorOf('', 'DELETE', { deleteAll: true })).toEqual([403, 'person-above-own']);
    expect((await send('POST', `/${id}/clients`, undefined)).status).toBe(201);
    expect(await errorOf('', 'DELETE')).toEqual([204, '']);
    await server.rows("delete from roles where key = 'provisioner'");
    // the former group still gives the role
    await server.rows("delete from groups where name = 'Owners'");
  });

  it('another tenant sees and changes nothing', async () => {
    const { id } = await created();
    expect(await list(other)).toEqual([]);
    expect((await send('DELETE', `/${id}`, { deleteAll: true }, other)).status).toBe(404);
    expect((await send('POST', `/${id}/tokens`, {}, other)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it.each([{}, { source: 'ldap' }, { source: 'okta', connectionName: 'x'.repeat(201) }, { source: 5 }])(
    'a wrong configuration is refused: %j',
    async (body) => {
      expect((await create(body)).status).toBe(400);
    },
  );

  it('a tenant has at most 20', async () => {
    for (let count = 0; count < 20; count += 1) expect((await create({ source: 'other' })).status).toBe(201);
    expect((await create({ source: 'other' })).json()).toMatchObject({ errorCode: 'scim-connections-too-many' });
  });
});
