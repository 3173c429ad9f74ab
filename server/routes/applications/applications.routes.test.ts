import { describe, expect, it } from 'vitest';
import type { Application } from '#shared/contract/applications/applications.ts';
import { authorizePath, callerFor, paths } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';

const managed = {
  ...publicClient,
  id: 'managed-app',
  name: 'Ledger',
  origins: ['http://ledger.test'],
  redirectUris: ['http://ledger.test/oauth/callback'],
  application: { accessType: 'MANAGED_ACCESS', description: 'Books', frontendStack: 'react' },
};
const elsewhere = {
  ...publicClient,
  id: 'northern-app',
  name: 'Northern',
  origins: ['http://northern.test'],
  redirectUris: ['http://northern.test/oauth/callback'],
  application: { accounts: ['north'] },
};
const server = await useTestServer({ config: { clients: [publicClient, confidentialClient, managed, elsewhere] } });
const { people } = server;
const { acme } = people;
const base = '/identity/resources/applications/v1';
const apps = '/applications/resources/applications';

async function signIn(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  const send = (method: string, path: string, body?: unknown) =>
    browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  return { browser, send, get: async <T>(path: string) => (await send('GET', path)).json<T>() };
}

const admin = await signIn(people.admin);
const code = (answer: { json(): unknown }) => (answer.json() as { errorCode?: string }).errorCode;
const assign = (userId: string, appIds = [managed.id], tenantId = acme) =>
  admin.send('POST', `${base}/apps-user`, { userId, tenantId, appIds });
const unassign = (userId: string, appIds = [managed.id]) =>
  admin.send('DELETE', `${base}/user-apps`, { userId, tenantId: acme, appIds });

describe('7 applications', () => {
  it('of the tenant are those of configuration, in its order; includeFreeAccess defaults to true', async () => {
    const all = await admin.get<Application[]>(`${apps}/v1`);
    expect(all.map(({ id, accessType, isDefault }) => [id, accessType, isDefault])).toEqual([
      [publicClient.id, 'FREE_ACCESS', true],
      [confidentialClient.id, 'FREE_ACCESS', false],
      [managed.id, 'MANAGED_ACCESS', false],
    ]);
    expect(all[2]).toMatchObject({
      name: 'Ledger',
      description: 'Books',
      frontendStack: 'react',
      appURL: 'http://app.test/home',
    });
    const ids = async (query: string) => (await admin.get<Application[]>(`${apps}/v1?${query}`)).map(({ id }) => id);
    expect(await ids('_includeFreeAccess=false')).toEqual([managed.id]);
    expect(await ids(`ids=${publicClient.id},nobody&_includeFreeAccess=true`)).toEqual([publicClient.id]);
    expect(await ids(`ids=${publicClient.id}&_includeFreeAccess=false`)).toEqual([]);
  });

  it('one row per tenant says which', async () => {
    const appIds = [publicClient.id, confidentialClient.id, managed.id];
    expect(await admin.get(`${apps}/tenant-assignments/v1`)).toEqual([{ tenantId: acme, appIds }]);
    expect(await admin.get(`${apps}/tenant-assignments/v2`)).toMatchObject([
      { tenantId: acme, assignments: [{}, {}, { appId: managed.id, accessType: 'MANAGED_ACCESS' }] },
    ]);
  });

  it('are assigned and unassigned, listed from both sides, and audited', async () => {
    expect((await assign(people.member.id)).status).toBe(200);
    expect((await assign(people.member.id)).status).toBe(200);
    expect(await admin.get(`${base}/${people.member.id}/apps`)).toEqual([managed.id]);
    expect(await admin.get(`${base}/users-apps?userIds=${people.member.id},${people.guest.id}`)).toEqual([
      { userId: people.member.id, appIds: [managed.id] },
      { userId: people.guest.id, appIds: [] },
    ]);
    expect(await admin.get(`${base}/apps-users?appIds=${managed.id}`)).toEqual([
      { appId: managed.id, userIds: [people.member.id] },
    ]);
    expect((await unassign(people.member.id)).status).toBe(200);
    expect(await admin.get(`${base}/${people.member.id}/apps`)).toEqual([]);
    expect(
      (
        await server.rows<{ action: string }>(
          `select action from audits where action like 'user.applications%' order by id`,
        )
      ).map(({ action }) => action),
    ).toEqual(['user.applications-assigned', 'user.applications-taken']);
  });

  it('V8.4.1 only the tenant’s own users and applications', async () => {
    expect(code(await assign(people.stranger.id))).toBe('user-not-found');
    expect(code(await assign(people.member.id, ['nothing']))).toBe('application-not-found');
    expect(code(await assign(people.member.id, [elsewhere.id]))).toBe('application-not-found');
    expect(code(await assign(people.guest.id, [managed.id], people.globex))).toBe('tenant-not-found');
    const guest = await signIn(people.guest);
    expect((await guest.send('GET', `${apps}/v1`)).status).toBe(403);
    expect(
      (await guest.send('POST', `${base}/apps-user`, { userId: people.guest.id, tenantId: acme, appIds: [managed.id] }))
        .status,
    ).toBe(403);
  });
});

describe('who may sign in to an application', () => {
  const wanted = { client_id: managed.id, redirect_uri: managed.redirectUris[0] };

  it('6 a managed one only assigned users; and access ends with the next code', async () => {
    const mika = await signIn(people.member);
    const refused = await mika.browser.get(authorizePath(wanted));
    expect(refused.location).toMatch(/^http:\/\/ledger\.test\/oauth\/callback\?error=access_denied&/);
    await assign(people.member.id);
    expect((await mika.browser.get(authorizePath(wanted))).location).toContain(
      'http://ledger.test/oauth/callback?code=',
    );
    await unassign(people.member.id);
    expect((await mika.browser.get(authorizePath(wanted))).location).toContain('error=access_denied');
  });

  it('6 its own login box too: no token without an assignment, and no new one after its removal', async () => {
    const browser = server.browser();
    const headers = { 'frontegg-requested-application-id': managed.id };
    const login = () =>
      browser.post(paths.login, { email: people.member.email, password: people.member.password }, headers);
    expect(code(await login())).toBe('application-not-assigned');
    await assign(people.member.id);
    const answer = await login();
    expect([answer.status, code(answer)]).toEqual([200, undefined]);
    expect(answer.status).toBe(200);
    expect((await browser.post(paths.refresh, {}, headers)).status).toBe(200);
    await unassign(people.member.id);
    expect(code(await browser.post(paths.refresh, {}, headers))).toBe('application-not-assigned');
  });

  it('one for other tenants admits no user of this one, until their tenant is added', async () => {
    const north = () =>
      admin.send('POST', '/tenants/resources/sub-tenants/v1', {
        name: 'North',
        alias: 'north',
        creatorEmail: people.admin.email,
      });
    // the vendor reserves the name for a future tenant
    expect(code(await north())).toBe('account-alias-taken');
    await server.rows('update users set super_user = true where id = $1', [people.admin.id]);
    const made = (await north()).json<{ tenantId: string }>();
    await server.rows('update users set super_user = false where id = $1', [people.admin.id]);
    const to = { client_id: elsewhere.id, redirect_uri: elsewhere.redirectUris[0] };
    expect((await admin.browser.get(authorizePath(to))).location).toContain('error=access_denied');
    await server.rows(`update memberships set state = 'active' where tenant_id = $1`, [made.tenantId]);
    await admin.send('PUT', paths.switchTenant, { tenantId: made.tenantId });
    expect((await admin.browser.get(authorizePath(to))).location).toContain(
      'http://northern.test/oauth/callback?code=',
    );
  });
});
