/** A connection that is changed while one of its users signs in, and answers that are not even read. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
const [idp, hostile] = [
  await startIdentityProvider([`${baseUrl}/account/oidc/callback`]),
  await startIdentityProvider([`${baseUrl}/account/oidc/callback`]),
];
afterAll(async () => void (await Promise.all([dns.close(), idp.close(), hostile.close()])));
const server = await useTestServer({
  config: {
    baseUrl,
    sso: { dnsServers: [dns.address] },
    outgoing: { allow: [idp, hostile].map(({ issuer }) => new URL(issuer).host) },
  },
});
const { acme, admin } = server.people;
const { browser: owner, headers } = await callerFor(server, admin);
const base = '/team/resources/sso/v1/configurations';

let count = 0;
let connection: SsoConfig;
let domain: SsoDomain;
beforeEach(async () => {
  count += 1;
  idp.beforeTokens = undefined;
  await server.rows('delete from sso_connections');
  await server.rows(`delete from audits where action = 'user.sign-in-failed'`);
  const settings = { type: 'oidc', ssoEndpoint: idp.issuer, oidcClientId: idp.clientId, oidcSecret: idp.clientSecret };
  connection = (await owner.post(base, { ...settings, enabled: true }, headers)).json<SsoConfig>();
  const path = `${base}/${connection.id}/domains`;
  domain = (await owner.post(path, { domain: `dock-${count}.example` }, headers)).json<SsoDomain>();
  dns.txt.set(domain.domain, [domain.txtRecord]);
  await owner.put(`${path}/${domain.id}/validate`, {}, headers);
  idp.account = { sub: `sub-${count}`, email: `noor@dock-${count}.example`, name: 'Noor Haddad' };
});

const turnOff = () =>
  owner.send('PATCH', `${base}/${connection.id}`, {
    body: JSON.stringify({ enabled: false }),
    headers: { 'content-type': 'application/json', ...headers },
  });
const remove = (path = '') => owner.send('DELETE', `${base}/${connection.id}${path}`, { headers });
const startPath = () => `/identity/resources/auth/v2/user/sso/company/${connection.id}/prelogin`;
const leave = async (browser = server.browser()) => ({ browser, location: (await browser.get(startPath())).location });
const accounts = () => server.rows('select id from users where email = $1', [idp.account!.email!]);
const failures = () =>
  server.rows<{ rule: string }>(
    `select details ->> 'rule' as rule from audits where action = 'user.sign-in-failed' and tenant_id = $1 order by id`,
    [acme],
  );
const exchanges = () =>
  server.rows<{ failed_rule: string | null }>('select failed_rule from sso_exchanges order by created_at, id');

describe('while the provider answers', () => {
  it.each([
    ['turned off', turnOff, 'connection-enabled'],
    ['deleted', () => remove(), 'sso-failed'],
    ['left by the domain', () => remove(`/domains/${domain.id}`), 'domain-proved'],
  ])('a connection that is %s signs nobody in, and makes no account', async (_change, change, rule) => {
    const { browser, location } = await leave();
    idp.beforeTokens = async () => void (await change());
    const back = await browser.get(await idp.visit(location));
    expect(back.status).toBe(rule === 'domain-proved' ? 403 : 400);
    expect(await accounts()).toEqual([]);
    expect(await failures()).toEqual([{ rule }]);
  });
});

it('a connection that is turned off before the second factor signs nobody in', async () => {
  await server.rows(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at)
     values (gen_random_uuid(), $1, 'mfa', '{"enforceMFAType": "Force"}', now(), now())`,
    [acme],
  );
  try {
    const { browser, location } = await leave();
    const back = new URL(await idp.visit(location)).searchParams;
    const body = { code: back.get('code')!, state: back.get('state')! };
    const answer = await browser.post('/identity/resources/auth/v1/user/oidc/postlogin', body);
    const { mfaToken } = answer.json<{ mfaToken: string }>();
    const factors = '/identity/resources/auth/v1/user/mfa/emailcode';
    const { otcToken } = (await browser.post(factors, { mfaToken })).json<{ otcToken: string }>();
    await server.settle();
    const code = server.mailbox.code(idp.account!.email!);
    // the policy asks the admin for a second factor, too
    await server.rows('update sso_connections set enabled = false where id = $1', [connection.id]);
    const verified = await browser.post(`${factors}/verify`, { mfaToken, otcToken, code });
    expect([verified.status, verified.json<{ errorCode: string }>().errorCode]).toEqual([400, 'sso-failed']);
    const refreshed = await browser.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null });
    expect(refreshed.status).toBe(401);
  } finally {
    await server.rows(`delete from security_policies where tenant_id = $1 and kind = 'mfa'`, [acme]);
  }
});

describe('an answer that is not even read', () => {
  it('is told to the admins once, however often anybody repeats it', async () => {
    const { location } = await leave();
    const back = await idp.visit(location);
    for (let visit = 0; visit < 5; visit += 1) expect((await server.browser().get(back)).status).toBe(400);
    expect(await failures()).toEqual([{ rule: 'same-browser' }]);
    expect(await exchanges()).toEqual([{ failed_rule: 'same-browser' }]);
  });

  it('may be one that was read before', async () => {
    const { browser, location } = await leave();
    const back = await idp.visit(location);
    expect((await browser.get(back)).status).toBe(303);
    expect((await browser.get(back)).status).toBe(400);
    expect(await failures()).toEqual([{ rule: 'request-once' }]);
  });
});

it('a code that was sent to another issuer is refused, since that one knows it', async () => {
  // a hostile admin sends the users of a connection of their own on to the provider of this one
  const settings = { type: 'oidc', ssoEndpoint: hostile.issuer, oidcClientId: 'ours', oidcSecret: 'known to them' };
  const { id } = (await owner.post(base, { ...settings, enabled: true }, headers)).json<SsoConfig>();
  const { browser, location } = await leave();
  const back = new URL(await idp.visit(location));
  const victim = server.browser();
  const started = new URL((await victim.get(startPath().replace(connection.id, id))).location);
  const stolen = new URLSearchParams(back.search);
  stolen.set('state', started.searchParams.get('state')!);
  stolen.set('iss', hostile.issuer);
  expect((await victim.get(`/account/oidc/callback?${stolen.toString()}`)).status).toBe(400);
  expect((await browser.get(back.href)).status).toBe(400);
  expect(await accounts()).toEqual([]);
  expect((await failures()).at(-1)).toEqual({ rule: 'code' });
});

it('a provider that cannot be reached is in the audit log', async () => {
  await server.rows(`update sso_connections set sso_endpoint = $1 where id = $2`, [
    `${idp.issuer}/nowhere`,
    connection.id,
  ]);
  expect((await server.browser().get(startPath())).status).toBe(400);
  expect(await failures()).toEqual([{ rule: 'discovery' }]);
});
