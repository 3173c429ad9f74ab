/** Factors that a tenant's identity provider verified, and when a session ends with the one there. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import type { Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { authorizePath, callerFor, exchange } from '#server/testing/flows.ts';
import {
  answerOf,
  claimsIn,
  connectSaml,
  leaveFor,
  postAnswer,
  signInBySaml,
  type Connected,
} from '#server/testing/saml-connection.ts';
import { encoded, readSamlRequest, samlXml, type SamlAnswer } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { baseUrl, sso: { dnsServers: [dns.address] } } });
const { acme, globex } = server.people;
const owner = await callerFor(server, server.people.admin);
const refeds = 'https://refeds.org/profile/mfa';
const several = 'http://schemas.microsoft.com/claims/multipleauthn';
const password = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password';

let browser: Browser;
beforeEach(async () => {
  browser = server.browser();
  await server.rows('delete from sso_connections');
  await enforce('DontForce');
});
async function enforce(enforceMFAType: string, tenantId = acme): Promise<void> {
  await server.rows(`delete from security_policies where tenant_id = $1 and kind = 'mfa'`, [tenantId]);
  await server.rows(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), $1, 'mfa', $2, now(), now())`,
    [tenantId, JSON.stringify({ enforceMFAType })],
  );
}
const come = (connected: Connected, changes: Partial<SamlAnswer> & { query?: string } = {}, on = browser) =>
  signInBySaml({ browser: on, anybody: server.browser() }, connected, { now: server.clock.read(), ...changes });
const seconds = (at = server.clock.read()) => Math.floor(at.getTime() / 1000);

describe('factors at the provider', () => {
  it('count for nobody by default: the tenant’s policy asks for one here', async () => {
    const connected = await connectSaml(owner, dns);
    await enforce('Force');
    const answer = await come(connected, { contexts: [refeds] });
    expect(answer.location).toContain('loginWithTwoFactor');
    expect(await claimsIn(browser)).toBeUndefined();
  });

  it.each([
    ['REFEDS MFA', { contexts: [refeds] }, ['fed', 'sso', 'mfa']],
    ['the class of Entra ID', { contexts: [several] }, ['fed', 'sso', 'mfa']],
    [
      'the methods of Entra ID beside a password',
      { attributes: { 'http://schemas.microsoft.com/claims/authnmethodsreferences': [password, several] } },
      ['fed', 'sso', 'mfa'],
    ],
    ['a method that tokens know', { contexts: ['otp'] }, ['fed', 'sso', 'mfa', 'otp']],
  ])('satisfy the policy of a tenant that trusts them: %s', async (_case, changes, amr) => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    await enforce('Force');
    expect((await come(connected, changes)).status).toBe(303);
    expect(await claimsIn(browser)).toMatchObject({ amr, acr: multiFactorClass, tenantId: acme });
  });

  it.each([
    ['a password', [password]],
    ['nothing', []],
    ['a value that only looks alike', [`${refeds}/`]],
  ])('do not satisfy it when the provider says %s', async (_case, contexts) => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    await enforce('Force');
    expect((await come(connected, { contexts })).location).toContain('loginWithTwoFactor');
    expect(await claimsIn(browser)).toBeUndefined();
    const [row] = await server.rows<{ checks: { rule: string; state: string }[] }>(
      'select checks from sso_exchanges order by created_at desc limit 1',
    );
    expect(row!.checks.find(({ rule }) => rule === 'provider-mfa')).toMatchObject({ state: 'warning' });
  });

  it('are those that the connection lists, if it lists any', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true, mfaValues: ['urn:ours:strong'] } });
    await enforce('Force');
    expect((await come(connected, { contexts: [refeds] })).location).toContain('loginWithTwoFactor');
    browser = server.browser();
    await come(connected, { contexts: ['urn:ours:strong'] });
    expect(await claimsIn(browser)).toMatchObject({ acr: multiFactorClass });
  });

  it('are read of what is signed alone', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    await enforce('Force');
    const request = await leaveFor(browser, connected);
    const answer = answerOf(connected, request, { now: server.clock.read(), contexts: [password] });
    // the provider signs the assertion: a statement beside it is not in it
    const xml = samlXml(answer).replace(
      '<samlp:Status>',
      `<samlp:Extensions><saml:AuthnStatement><saml:AuthnContext><saml:AuthnContextClassRef>${refeds}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></samlp:Extensions><samlp:Status>`,
    );
    expect(xml).toContain(refeds);
    const fields = { SAMLResponse: encoded(xml), RelayState: request.relayState };
    const posted = await server.browser().postForm('/auth/saml/callback', fields);
    expect((await browser.get(posted.location)).location).toContain('loginWithTwoFactor');
  });

  it('count in the tenant of the connection alone: another tenant asks for its own', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    await come(connected, { contexts: [refeds] });
    const { sub } = (await claimsIn(browser)) as unknown as { sub: string };
    await server.rows(
      `insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', now())`,
      [globex, sub],
    );
    await enforce('Force', globex);
    const switched = await browser.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: globex });
    expect(switched.json()).toMatchObject({ errorCode: 'step-up-required' });
    // without a demand, its token says what the tenant knows
    await enforce('DontForce', globex);
    const calm = (await browser.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: globex })).json<{
      accessToken: string;
    }>();
    const claims = JSON.parse(Buffer.from(calm.accessToken.split('.')[1]!, 'base64url').toString()) as object;
    expect(claims).toMatchObject({ amr: ['fed', 'sso'] });
    expect(claims).not.toHaveProperty('acr');
  });

  it('are no longer trusted once another provider takes its place', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    const moved = (await connected.change({ ssoEndpoint: 'https://other.example/sso' })).json();
    expect(moved).toMatchObject({ trustMfa: false });
  });
});

describe('what a client demands', () => {
  const requestIn = async (demands: Record<string, string>) => {
    const page = new URL((await browser.get(authorizePath(demands))).location);
    return page.searchParams.get('state')!;
  };

  it('is passed on: ForceAuthn, and the class that the product knows', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true, product: 'entra' } });
    const state = await requestIn({ acr_values: multiFactorClass, max_age: '60' });
    const { xml } = await leaveFor(browser, connected, `?state=${state}`);
    expect(xml).toContain('ForceAuthn="true"');
    expect(xml).toContain(
      `<samlp:RequestedAuthnContext Comparison="exact"><saml:AuthnContextClassRef>${several}</saml:AuthnContextClassRef></samlp:RequestedAuthnContext>`,
    );
    const plain = await leaveFor(server.browser(), connected);
    expect(plain.xml).not.toContain('ForceAuthn');
    expect(plain.xml).not.toContain('RequestedAuthnContext');
  });

  it('is met by the provider, as the ID token says', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    const state = await requestIn({ acr_values: multiFactorClass });
    const back = await come(connected, { query: `?state=${state}`, contexts: [refeds], authenticated: -5000 });
    const client = new URL((await browser.get(back.location)).location);
    const { id_token: token } = (await exchange(browser, client.searchParams.get('code')!)).json<{
      id_token: string;
    }>();
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { auth_time: number };
    expect(claims).toMatchObject({ acr: multiFactorClass, amr: ['fed', 'sso', 'mfa'] });
    expect(Math.abs(claims.auth_time - (seconds() - 5))).toBeLessThanOrEqual(1);
  });

  it.each([
    ['fewer factors', { acr_values: multiFactorClass }, { contexts: [password] }],
    ['a sign-in of before', { prompt: 'login' }, { authenticated: -3_600_000 }],
    ['a sign-in that is too old', { max_age: '600' }, { authenticated: -3_600_000 }],
  ])('is not met by %s: a factor is asked for here instead', async (_case, demands, changes) => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    const state = await requestIn(demands);
    const back = await come(connected, { query: `?state=${state}`, ...changes });
    expect(back.location).toContain('loginWithTwoFactor');
    expect(await claimsIn(browser)).toBeUndefined();
  });

  it('max_age is met by a sign-in at the provider within it', async () => {
    const connected = await connectSaml(owner, dns);
    const state = await requestIn({ max_age: '7200' });
    const back = await come(connected, { query: `?state=${state}`, authenticated: -3_600_000 });
    const client = new URL((await browser.get(back.location)).location);
    expect(client.searchParams.has('code')).toBe(true);
    // and the age of the session here is that of the sign-in there
    const again = new URL((await browser.get(authorizePath({ max_age: '600' }))).location);
    expect(again.searchParams.has('code')).toBe(false);
  });

  it('a session of a trusted provider is stepped up there', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    await come(connected, { contexts: [password] });
    const asked = await browser.get(authorizePath({ acr_values: multiFactorClass }));
    expect(asked.location).toContain(`/sso/company/${connected.config.id}/prelogin`);
    const request = readSamlRequest((await browser.get(asked.location)).location);
    const answer = answerOf(connected, request, { now: server.clock.read(), contexts: [refeds] });
    const back = await browser.get((await postAnswer(server.browser(), answer, request.relayState)).location);
    const client = new URL((await browser.get(back.location)).location);
    expect(client.searchParams.has('code')).toBe(true);
    expect(await claimsIn(browser)).toMatchObject({ acr: multiFactorClass });
  });

  it('the page of the second factor leads people without one to the provider, and back', async () => {
    const connected = await connectSaml(owner, dns, { patch: { trustMfa: true } });
    await come(connected, { contexts: [password] });
    const page = await browser.get('/account/step-up?redirectUrl=%2Foauth%2Fportal');
    expect(page.location).toContain(`/sso/company/${connected.config.id}/prelogin`);
    const request = readSamlRequest((await browser.get(page.location)).location);
    const answer = answerOf(connected, request, { now: server.clock.read(), contexts: [refeds] });
    const back = await browser.get((await postAnswer(server.browser(), answer, request.relayState)).location);
    expect(new URL(back.location, baseUrl).pathname).toBe('/oauth/portal');
    expect(await claimsIn(browser)).toMatchObject({ acr: multiFactorClass });
  });
});

describe('SessionNotOnOrAfter', () => {
  const expiry = async () => {
    const { sid } = (await claimsIn(browser))!;
    const [row] = await server.rows<{ expires_at: Date }>('select expires_at from sessions where id = $1', [sid]);
    return row!.expires_at.getTime() - server.clock.read().getTime();
  };

  it('bounds the session here, and nothing does without it', async () => {
    const connected = await connectSaml(owner, dns);
    await come(connected, { sessionEnd: 600_000 });
    const left = await expiry();
    expect(left).toBeGreaterThan(590_000);
    expect(left).toBeLessThanOrEqual(600_000);
    server.clock.advance(601_000);
    expect(await claimsIn(browser)).toBeUndefined();
    browser = server.browser();
    await come(connected);
    expect(await expiry()).toBeGreaterThan(3_600_000);
  });

  it('never lengthens it, and one that has ended is refused', async () => {
    const connected = await connectSaml(owner, dns);
    await come(connected, { sessionEnd: 10 * 365 * 86_400_000 });
    expect(await expiry()).toBeLessThanOrEqual(server.services.config.lifetimes.session * 1000);
    browser = server.browser();
    expect((await come(connected, { sessionEnd: -3_600_000 })).status).toBe(400);
  });

  it('holds after a second factor was verified here, too', async () => {
    const connected = await connectSaml(owner, dns);
    await enforce('Force');
    await come(connected, { sessionEnd: 600_000 });
    const [row] = await server.rows<{ provider_session: { endsAt: string; connection: string } }>(
      'select provider_session from factor_challenges order by created_at desc limit 1',
    );
    expect(row!.provider_session).toMatchObject({ connection: connected.config.id });
    expect(Date.parse(row!.provider_session.endsAt) - server.clock.read().getTime()).toBeLessThanOrEqual(600_000);
  });
});
