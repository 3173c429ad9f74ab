import { describe, expect, it } from 'vitest';
import { loadMfaEnforcement } from '#server/db/queries/core/policies.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { historySizeOf } from './policies.ts';

const server = await useTestServer();
const { acme, globex, admin, member, stranger, guest } = server.people;
const base = '/identity/resources/configurations/v1';
// sign in with both factors: an admin who enforces MFA continues only with a second factor
const ada = await signInWithApp(server, admin, await setUpApp(server, admin));
const sol = await signInWithApp(server, stranger, await setUpApp(server, stranger));
const patch = (who: typeof ada, path: string, body: unknown) =>
  who.browser.send('PATCH', `${base}/${path}`, {
    body: JSON.stringify(body),
    headers: { ...who.headers, 'content-type': 'application/json' },
  });

describe.each([
  ['mfa-policy', { enforceMFAType: 'Force' }, { enforceMFAType: 'DontForce' }, { enforceMFAType: 'DontForce' }],
  ['lockout-policy', { enabled: true, maxAttempts: 3 }, { maxAttempts: 9 }, { enabled: true, maxAttempts: 5 }],
  [
    'password-history-policy',
    { enabled: true, historySize: 4 },
    { historySize: 6 },
    { enabled: false, historySize: 0 },
  ],
])('7 security policies: %s', (path, created, changed, vendor) => {
  it('is absent until the tenant sets it, and keeps its id from then on', async () => {
    expect((await ada.browser.get(`${base}/${path}`, ada.headers)).json()).toMatchObject({
      errorCode: 'policy-not-found',
    });
    const first = (await ada.browser.post(`${base}/${path}`, created, ada.headers)).json();
    expect(first).toMatchObject(created);
    server.clock.advance(1000);
    const second = (await patch(ada, path, { ...changed, id: first['id'] })).json();
    expect(second).toMatchObject({ ...created, ...changed, id: first['id'], createdAt: first['createdAt'] });
    expect(second['updatedAt']).not.toBe(first['updatedAt']);
    expect((await ada.browser.get(`${base}/${path}`, ada.headers)).json()).toEqual(second);
  });

  it('V8.4.1 can be changed by its own tenant only', async () => {
    const { id } = (await ada.browser.get(`${base}/${path}`, ada.headers)).json();
    expect((await patch(sol, path, { ...changed, id })).json()).toMatchObject({ errorCode: 'policy-not-found' });
    expect((await sol.browser.get(`${base}/${path}`, sol.headers)).status).toBe(404);
  });

  it('has the configured value if the tenant has not set it', async () => {
    expect((await sol.browser.get(`${base}/${path}/vendor`, sol.headers)).json()).toMatchObject(vendor);
  });

  it('V16.2.1 is audited with before and after', async () => {
    const [audit] = await server.rows(
      `select details from audits where tenant_id = $1 and action = 'tenant.policy-changed' and target_kind = $2 order by id desc limit 1`,
      [acme, path],
    );
    expect(audit!['details']).toEqual({ before: created, after: { ...created, ...changed } });
  });

  it('refuses invalid values, and values that would lock users out of other tenants', async () => {
    for (const body of [
      {},
      { enforceMFAType: 'Sometimes' },
      { enabled: true, maxAttempts: 2 },
      { enabled: true, historySize: 1000 },
    ]) {
      expect((await ada.browser.post(`${base}/${path}`, body, ada.headers)).json()).toMatchObject({
        errorCode: 'invalid-request',
      });
    }
  });
});

describe('strictest policy of all memberships', () => {
  const decide = (who: typeof ada, enforceMFAType: string) =>
    who.browser.post(`${base}/mfa-policy`, { enforceMFAType }, who.headers);
  const enforced = (user: { id: string }) => loadMfaEnforcement(server.services.db, user.id);

  it('V6.3.3 decides who needs a second factor', async () => {
    expect(await Promise.all([member, stranger, guest].map(enforced))).toEqual(['DontForce', 'DontForce', 'DontForce']);
    await decide(sol, 'ForceExceptSAML');
    expect(await Promise.all([member, stranger, guest].map(enforced))).toEqual([
      'DontForce',
      'ForceExceptSAML',
      'ForceExceptSAML',
    ]);
    await decide(ada, 'Force');
    expect(await Promise.all([member, stranger, guest].map(enforced))).toEqual(['Force', 'ForceExceptSAML', 'Force']);
    await server.rows(`update memberships set state = 'disabled' where user_id = $1 and tenant_id = $2`, [
      guest.id,
      acme,
    ]);
    expect(await enforced(guest)).toBe('ForceExceptSAML');
    await server.rows(`update memberships set state = 'disabled' where user_id = $1 and tenant_id = $2`, [
      guest.id,
      globex,
    ]);
    expect(await enforced(guest)).toBe('DontForce');
    await server.rows(`update memberships set state = 'active' where user_id = $1`, [guest.id]);
    await decide(ada, 'DontForce');
    await decide(sol, 'DontForce');
  });

  it('decides how many former passwords are refused', async () => {
    await sol.browser.post(`${base}/password-history-policy`, { enabled: true, historySize: 12 }, sol.headers);
    expect(await Promise.all([member, guest].map(({ id }) => historySizeOf(server.services, id)))).toEqual([6, 12]);
  });
});

describe('7 the rest of the configuration', () => {
  it('returns the installation-wide settings to an admin, with the key that verifies tokens', async () => {
    const policy = (await ada.browser.get(base, ada.headers)).json();
    expect(policy).toMatchObject({ enforceMFAType: 'DontForce', defaultTokenExpiration: 900, allowSignups: true });
    expect(policy['publicKey']).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  it('stores the password rotation period in minutes, along with the vendor’s', async () => {
    const path = `${base}/password-rotation`;
    expect((await ada.browser.get(path, ada.headers)).json()).toEqual({
      isActive: false,
      rotationPeriod: 129_600,
      notificationPeriod: 10_080,
      vendorRotationPeriod: 129_600,
    });
    const own = { isActive: true, rotationPeriod: 1440, notificationPeriod: 10 };
    expect((await ada.browser.post(path, own, ada.headers)).json()).toEqual({ ...own, vendorRotationPeriod: 129_600 });
    expect((await ada.browser.get(`${path}/vendor`, ada.headers)).json()).toMatchObject({ isActive: false });
    await ada.browser.post(path, { ...own, isActive: false }, ada.headers);
  });

  it.each([
    ['where messages leave and a code by SMS signs in', true, true],
    ['where it does not', false, true],
    ['where nobody signs up', true, false],
  ])('reports what is possible by phone: %s', async (_, bySms, allowed) => {
    const other = await startTestServer({
      config: { signUp: { allowed }, signIn: { alternatives: bySms ? ['SmsCode'] : [] } },
    });
    const told = async (path: string) =>
      Object.fromEntries(
        (await other.browser().get(`${base}/${path}`))
          .json<{ strategy: string; isActive: boolean }[]>()
          .map((row) => [row.strategy, row.isActive]),
      );
    expect(await told('password-recovery/strategies')).toEqual({ email: true, sms: true });
    expect(await told('sign-up/strategies')).toEqual({
      email: allowed,
      phoneNumber: bySms && allowed,
      username: false,
    });
    await other.close();
  });

  it.each(['password-recovery/strategies', 'sign-up/strategies'])('%s are public', async (path) => {
    expect((await server.browser().get(`${base}/${path}`)).json<{ strategy: string }[]>()[0]).toMatchObject({
      strategy: 'email',
      isActive: true,
    });
  });
});

it('follows changes of the configuration, without affecting tenants’ own settings', async () => {
  const again = await startTestServer({
    config: { lockout: { maxAttempts: 7 } },
    database: server.database,
    masterKey: server.masterKey,
    clock: server.clock,
  });
  expect((await sol.browser.get(`${base}/lockout-policy/vendor`, sol.headers)).json()).toMatchObject({
    maxAttempts: 7,
  });
  expect((await ada.browser.get(`${base}/lockout-policy`, ada.headers)).json()).toMatchObject({ maxAttempts: 9 });
  await again.close();
});
