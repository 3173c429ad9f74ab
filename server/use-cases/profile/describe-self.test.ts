import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/entities.ts';
import type { Self } from '#shared/contract/profile/profile.ts';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';

const ledger = {
  ...publicClient,
  id: 'ledger',
  name: 'Ledger',
  origins: ['http://ledger.test'],
  redirectUris: ['http://ledger.test/oauth/callback'],
  application: { accessType: 'MANAGED_ACCESS' },
};
const server = await useTestServer({ config: { clients: [publicClient, confidentialClient, ledger] } });
const { people } = server;
const { acme, member } = people;
const groups = '/identity/resources/groups/v1';

async function signIn(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  const send = (method: string, path: string, body?: unknown, as = headers) =>
    browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...as, 'content-type': 'application/json' },
    });
  return { browser, send, me: async (as = headers) => (await send('GET', paths.me, undefined, as)).json<Self>() };
}

const admin = await signIn(people.admin);
const mika = await signIn(member);
const configure = (body: object) => admin.send('POST', `${groups}/config`, body);
let given: Role;

beforeAll(async () => {
  const roles = (await admin.send('GET', '/identity/resources/roles/v1')).json<Role[]>();
  given = roles.find(({ key }) => key === 'admin')!;
  const make = async (body: object) => (await admin.send('POST', groups, body)).json<{ id: string }>().id;
  const crew = await make({
    name: 'Crew 🧭',
    color: '#0a7',
    description: 'Who may be let go',
    metadata: '{"cost":"4711"}',
  });
  await make({ name: 'Others' });
  await admin.send('POST', `${groups}/${crew}/roles`, { roleIds: [given.id] });
  await admin.send('POST', `${groups}/${crew}/users`, { userIds: [member.id] });
});

describe('7.2 the `me` endpoint', () => {
  it('7.2 returns the ids of the user’s roles under both field names', async () => {
    const me = await mika.me();
    expect([me.roleIds, me.rolesIds]).toEqual([me.roles.map(({ id }) => id), me.roles.map(({ id }) => id)]);
    expect(me.roleIds).toContain(given.id);
  });

  it('7.2 returns the user’s groups with the roles that these grant, but not the groups’ descriptions', async () => {
    const [crew, ...others] = (await mika.me()).groups;
    expect(others).toEqual([]);
    expect(crew).toMatchObject({
      name: 'Crew 🧭',
      color: '#0a7',
      managedBy: 'frontegg',
      roles: [{ id: given.id, key: 'admin' }],
    });
    expect(Object.keys(crew!).sort()).toEqual(['color', 'id', 'managedBy', 'name', 'roles']);
    expect((await admin.me()).groups).toEqual([]);
  });

  it('7.2 returns no groups if the account has none, and no group roles if groups grant none', async () => {
    await configure({ rolesEnabled: false });
    expect((await mika.me()).groups).toMatchObject([{ name: 'Crew 🧭', roles: [] }]);
    await configure({ enabled: false });
    expect((await mika.me()).groups).toEqual([]);
    await configure({ enabled: true, rolesEnabled: true });
  });

  it('7.2 returns the applications that the user can sign in to', async () => {
    const applications = async () => (await mika.me()).applications.map(({ id }) => id);
    expect(await applications()).toEqual([publicClient.id, confidentialClient.id]);
    await admin.send('POST', '/identity/resources/applications/v1/apps-user', {
      userId: member.id,
      tenantId: acme,
      appIds: [ledger.id],
    });
    expect(await applications()).toEqual([publicClient.id, confidentialClient.id, ledger.id]);
    expect((await mika.me()).applications[0]).toMatchObject({ name: publicClient.name, isDefault: true });
  });

  it('7.2 returns the user’s metadata, parsed', async () => {
    await mika.send('PUT', paths.me, { metadata: '{"theme":"dark","seats":[1]}' });
    expect((await mika.me()).customData).toEqual({ theme: 'dark', seats: [1] });
  });

  it('7.2 accepts its whole response in a change, which affects the profile only', async () => {
    const before = await mika.me();
    const after = (
      await mika.send('PUT', paths.me, {
        ...before,
        title: 'Pilot',
        groups: [],
        roleIds: [],
        applications: [],
        customData: { theme: 'light' },
      })
    ).json<Self>();
    expect({ ...after, title: undefined }).toEqual({ ...before, title: undefined });
    expect(after.title).toBe('Pilot');
  });

  it('7.2 returns in a sub-account the groups and applications of the account that grants access', async () => {
    await admin.send('PUT', `/tenants/resources/sub-tenants/v1/${acme}/hierarchy-settings`, {
      subAccountAccessType: 'alwaysOn',
    });
    const below = (await admin.send('POST', '/tenants/resources/sub-tenants/v1', { name: 'Below' })).json<{
      tenantId: string;
    }>();
    const token = (await mika.send('POST', paths.tokenForTenant, { tenantId: below.tenantId })).json<{
      accessToken: string;
    }>();
    const me = await mika.me(bearer(token.accessToken));
    expect([me.tenantId, me.groups.map(({ name }) => name), me.applications.map(({ id }) => id)]).toEqual([
      below.tenantId,
      ['Crew 🧭'],
      [publicClient.id, confidentialClient.id, ledger.id],
    ]);
    expect(me.groups[0]!.roles).toHaveLength(1);
  });
});
