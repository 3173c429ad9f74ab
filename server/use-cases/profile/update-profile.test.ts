import { describe, expect, it } from 'vitest';
import type { Tenant, User } from '#shared/contract/entities.ts';
import { bearer, callerFor, paths, signIn, type SignedIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, guest, acme, globex } = server.people;

describe('one’s own profile', () => {
  it('changes given fields, clears null ones, keeps the rest, and audits before and after', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const change = async (body: object) => (await browser.put(paths.me, body, headers)).json<User>();
    expect(await change({ title: 'Pilot', phoneNumber: '+4930123' })).toMatchObject({
      name: admin.name,
      title: 'Pilot',
      phoneNumber: '+4930123',
    });
    const after = await change({ title: null, metadata: '{"theme":"dark"}' });
    expect(after).not.toHaveProperty('title');
    expect(after).toMatchObject({ phoneNumber: '+4930123', metadata: '{"theme":"dark"}' });
    const audits = await server.rows("select details from audits where action = 'user.profile-changed' order by id");
    expect(audits).toEqual([
      { details: { before: { title: null, phone_number: null }, after: { title: 'Pilot', phone_number: '+4930123' } } },
      { details: { before: { title: 'Pilot', metadata: {} }, after: { title: null, metadata: { theme: 'dark' } } } },
    ]);
  });

  it.each([
    ['a null character', '{"a":"\\u0000"}'],
    ['half of a pair', '{"a":["\\ud800"]}'],
    ['a prototype', '{"__proto__":{"a":1}}'],
    ['depth', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
    ['more than a token can carry', JSON.stringify({ a: '€'.repeat(2000) })],
    ['no object', '[1]'],
  ])('V2.2.1 refuses metadata with %s in nested JSON', async (_name, metadata) => {
    const { browser, headers } = await callerFor(server, guest);
    const answer = await browser.put(paths.me, { metadata }, headers);
    expect([answer.status, answer.json<{ errorCode: string }>().errorCode]).toEqual([400, 'invalid-request']);
  });

  it('writes no audit entry if nothing changes', async () => {
    const { browser, headers } = await callerFor(server, guest);
    for (const body of [{}, { name: guest.name }, { favourite: 'tea' }])
      expect((await browser.put(paths.me, body, headers)).status).toBe(200);
    expect(
      await server.rows("select 1 from audits where action = 'user.profile-changed' and actor_id = $1", [guest.id]),
    ).toEqual([]);
  });

  it('keeps the user signed in with metadata of the maximum size', async () => {
    const { browser, headers } = await callerFor(server, guest);
    expect((await browser.put(paths.me, { metadata: JSON.stringify({ a: 'x'.repeat(4000) }) }, headers)).status).toBe(
      200,
    );
    const again = await callerFor(server, guest);
    expect((await again.browser.get(paths.me, again.headers)).status).toBe(200);
    expect((await again.browser.put(paths.me, { metadata: '{}' }, again.headers)).status).toBe(200);
  });

  it.each([
    { name: ' ' },
    { name: 'a\u0007b' },
    { profilePictureUrl: 'javascript:alert(1)' },
    { metadata: '[]' },
    { metadata: '{' },
    { metadata: 'x'.repeat(10_001) },
    { title: 't'.repeat(201) },
  ])('refuses %j', async (body) => {
    const { browser, headers } = await callerFor(server, admin);
    expect((await browser.put(paths.me, body, headers)).status).toBe(400);
  });
});

describe('tenants of a user', () => {
  it('are listed in three formats, with the active one marked', async () => {
    const browser = server.browser();
    const headers = bearer((await signIn(browser, guest, { 'frontegg-scoped-tenant': globex })).accessToken);
    const get = async <T>(version: string) =>
      (await browser.get(`/identity/resources/users/${version}/me/tenants`, headers)).json<T>();
    const ids = (tenants: Tenant[]) => tenants.map(({ tenantId }) => tenantId).sort();
    for (const version of ['v1', 'v3']) {
      const { tenants, activeTenant } = await get<{ tenants: Tenant[]; activeTenant: Tenant }>(version);
      expect(ids(tenants)).toEqual([acme, globex].sort());
      expect(activeTenant.tenantId).toBe(globex);
    }
    expect(ids(await get<Tenant[]>('v2'))).toEqual([acme, globex].sort());
  });

  it('can be switched for the session, which the next sign-in remembers', async () => {
    const { browser, session, headers } = await callerFor(server, guest);
    const other = session.tenantId === acme ? globex : acme;
    server.clock.advance(1000);
    expect((await browser.put(paths.switchTenant, { tenantId: other }, headers)).status).toBe(200);
    expect((await browser.post(paths.refresh)).json<SignedIn>().tenantId).toBe(other);
    expect((await signIn(server.browser(), guest)).tenantId).toBe(other);
  });

  it('return a token for another one, while the session stays', async () => {
    const { browser, session, headers } = await callerFor(server, guest);
    const other = session.tenantId === acme ? globex : acme;
    const { accessToken } = (await browser.post(paths.tokenForTenant, { tenantId: other }, headers)).json<SignedIn>();
    expect((await browser.get(paths.me, bearer(accessToken))).json()).toMatchObject({ tenantId: other });
    expect((await browser.post(paths.refresh)).json<SignedIn>().tenantId).toBe(session.tenantId);
  });

  it('V8.4.1 of others are "not found", whether they exist or not', async () => {
    const { browser, headers } = await callerFor(server, admin);
    for (const tenantId of [globex, '6f1c1a7e-0b1d-4a52-9d5e-0123456789ab', 'nonsense']) {
      for (const answer of [
        await browser.put(paths.switchTenant, { tenantId }, headers),
        await browser.post(paths.tokenForTenant, { tenantId }, headers),
      ]) {
        expect(answer.json()).toMatchObject({ errorCode: 'tenant-not-found' });
      }
    }
  });
});

it('returns roles and permissions in the active tenant', async () => {
  const read = async (user: typeof admin) => {
    const { browser, headers } = await callerFor(server, user);
    return (await browser.get('/identity/resources/users/v1/me/authorization', headers)).json<{
      roles: { key: string }[];
      permissions: { key: string }[];
    }>();
  };
  const [own, others] = [await read(admin), await read(guest)];
  expect(own.roles.map(({ key }) => key)).toEqual(['admin']);
  expect(own.permissions.map(({ key }) => key)).toEqual(['fe.*']);
  expect(others).toMatchObject({ permissions: [] });
});
