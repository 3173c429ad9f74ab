/** Sign-in through an SSO connection that a tenant set up itself, at a real OpenID provider. */
import { verify, X509Certificate } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import type { Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { callerFor } from '#server/testing/flows.ts';
import { startIdentityProvider, type ProviderAccount } from '#server/testing/identity-provider.ts';
import { encryptXml } from '#server/integrations/test-provider/encrypt-xml.ts';
import {
  answerTo,
  assertionXml,
  encoded,
  readSamlRequest,
  responseXml,
  samlProvider,
  samlXml,
  signXml,
  type SamlAnswer,
  type SamlRequest,
} from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { createSamlKeys } from '#server/tokens/saml-keys.ts';

const own = await freePortPair();
const baseUrl = `http://localhost:${own}`;
const dns = await startDnsServer();
const idp = await startIdentityProvider([`${baseUrl}/account/oidc/callback`]);
afterAll(async () => void (await Promise.all([dns.close(), idp.close()])));
const server = await useTestServer({
  config: { baseUrl, sso: { dnsServers: [dns.address] }, outgoing: { allow: [new URL(idp.issuer).host] } },
});
const { acme, globex, admin, stranger } = server.people;
const base = '/team/resources/sso/v1/configurations';
const [owner, other] = [await callerFor(server, admin), await callerFor(server, stranger)];
type Caller = typeof owner;
const oidc = { type: 'oidc', ssoEndpoint: idp.issuer, oidcClientId: idp.clientId, oidcSecret: idp.clientSecret };

let count = 0;
let browser: Browser;
beforeEach(async () => {
  count += 1;
  browser = server.browser();
  await server.rows('delete from sso_connections');
});
const domainNow = () => `pier-${count}.example`;
const account = (more: Partial<ProviderAccount> = {}): ProviderAccount => ({
  sub: `sub-${count}`,
  email: `noor@${domainNow()}`,
  name: 'Noor Haddad',
  ...more,
});

/** A connection that is on, with a domain that is proved unless said. */
async function connect(more: object = {}, caller: Caller = owner, { isProved = true } = {}): Promise<SsoConfig> {
  const { headers } = caller;
  const made = (await caller.browser.post(base, { ...oidc, enabled: true, ...more }, headers)).json<SsoConfig>();
  const domain = domainNow();
  const added = (await caller.browser.post(`${base}/${made.id}/domains`, { domain }, headers)).json<SsoDomain>();
  if (!isProved) return made;
  dns.txt.set(domain, [added.txtRecord]);
  await caller.browser.put(`${base}/${made.id}/domains/${added.id}/validate`, {}, headers);
  return made;
}
const change = (id: string, body: object, { browser: at, headers }: Caller = owner) =>
  at.send('PATCH', `${base}/${id}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const prelogin = async (email = `noor@${domainNow()}`) =>
  (await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email })).json<{
    address?: string;
    idpType?: string;
  }>();

/** Goes to the provider and comes back with its answer. */
async function come(who: ProviderAccount, on: Browser = browser) {
  idp.account = who;
  const { address } = await prelogin();
  const left = await on.get(address!);
  expect(left.status).toBe(302);
  return await on.get(await idp.visit(left.location));
}
interface Me {
  userEmail: string;
  accessToken: string;
}
async function me(on: Browser = browser) {
  const answer = await on.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null });
  if (answer.status !== 200) return undefined;
  const { userEmail, accessToken } = answer.json<Me>();
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
    amr: string[];
    tenantId: string;
    roles: string[];
    sub: string;
  };
  return { userEmail, ...claims };
}
const failures = () =>
  server.rows<{ details: object; tenant_id: string }>(
    `select tenant_id, details from audits where action = 'user.sign-in-failed' and details ->> 'method' = 'oidc' order by id desc limit 1`,
  );
const roleId = async (key: string) =>
  (await server.rows<{ id: string }>('select id from roles where tenant_id is null and key = $1', [key]))[0]!.id;

describe('where an address leads', () => {
  it('to the connection once it is on and its domain proved; nowhere before, and nowhere after', async () => {
    const { id } = await connect({ enabled: false }, owner, { isProved: false });
    expect(await prelogin()).toEqual({});
    await change(id, { enabled: true });
    expect(await prelogin()).toEqual({});
    const [domain] = await server.rows<{ id: string }>('select id from sso_domains where connection_id = $1', [id]);
    dns.txt.set(domainNow(), [
      (await owner.browser.get(base, owner.headers)).json<SsoConfig[]>()[0]!.generatedVerification,
    ]);
    await owner.browser.put(`${base}/${id}/domains/${domain!.id}/validate`, {}, owner.headers);
    expect(await prelogin()).toMatchObject({ idpType: 'oidc' });
    expect((await prelogin(`noor@sub.${domainNow()}`)).address).toBeUndefined();
    expect((await prelogin(`noor@evil.example@${domainNow()}`)).address).toBeUndefined();
    const { address } = await prelogin();
    await change(id, { enabled: false });
    expect(await prelogin()).toEqual({});
    expect((await browser.get(address!)).status).toBe(404);
  });

  it('login boxes are told that there is single sign-on', async () => {
    const isActive = async () => (await browser.get('/team/resources/sso/v2/configurations/public')).json();
    expect(await isActive()).toEqual({ isActive: false });
    await connect();
    expect(await isActive()).toEqual({ isActive: true });
  });
});

describe('coming back', () => {
  it('signs a new colleague in, in the tenant of the connection, with its default roles', async () => {
    await connect({ roleIds: [await roleId('admin')] });
    expect((await come(account())).status).toBe(303);
    expect(await me()).toMatchObject({
      userEmail: `noor@${domainNow()}`,
      tenantId: acme,
      amr: ['fed', 'sso'],
      roles: ['admin'],
    });
  });

  it('knows a colleague by connection and subject, whatever their address has become', async () => {
    await connect();
    await come(account());
    const first = await me();
    browser = server.browser();
    await come(account({ email: `noor.haddad@${domainNow()}` }));
    expect((await me())?.sub).toBe(first!.sub);
  });

  it('a second tenant with the same provider and subject does not get the first one’s account', async () => {
    await connect();
    await come(account());
    const first = await me();
    count += 1;
    browser = server.browser();
    await connect({}, other);
    await come({ ...account(), sub: `sub-${count - 1}` });
    const second = await me();
    expect(second).toMatchObject({ tenantId: globex });
    expect(second!.sub).not.toBe(first!.sub);
  });

  it.each([
    ['another domain', 'domain-proved', { email: 'ada@acme.example' }],
    ['an unproved sub-domain', 'domain-proved', { email: 'noor@sub.pier.example' }],
    ['two @', 'email', { email: 'ada@acme.example@DOMAIN' }],
    ['no address', 'email', { email: '' }],
  ])('refuses %s, and records the rule %s in the tenant', async (_what, rule, more) => {
    await connect();
    const page = await come(account({ ...more, email: more.email.replace('DOMAIN', domainNow()) }));
    expect(page.status).toBe(403);
    expect(await me()).toBeUndefined();
    expect(await failures()).toMatchObject([{ tenant_id: acme, details: { method: 'oidc', rule } }]);
  });

  it('reads an address with spaces around it', async () => {
    await connect();
    await come(account({ email: `  noor@${domainNow()} ` }));
    expect(await me()).toMatchObject({ userEmail: `noor@${domainNow()}` });
  });

  it.each([
    ['access_denied', 'organization'],
    ['login_required', 'user'],
    ['server_error', 'provider'],
  ])('records the error %s after the rules before it, as a matter of the %s', async (error, side) => {
    const { id } = await connect();
    const left = new URL((await browser.get((await prelogin()).address!)).location);
    const query = { state: left.searchParams.get('state')!, error, iss: idp.issuer };
    expect((await browser.get(`/account/oidc/callback?${new URLSearchParams(query).toString()}`)).status).toBe(400);
    const { items } = (await owner.browser.get(`${base}/${id}/exchanges`, owner.headers)).json<{
      items: SsoExchange[];
    }>();
    const [exchange] = items;
    expect(exchange).toMatchObject({ failedRule: 'authorization', side });
    const judged = exchange!.checks.filter(({ state }) => state !== 'not-reached').map(({ rule }) => rule);
    expect(judged.slice(-5)).toEqual(['discovery', 'discovery-issuer', 'response-issuer', 'state', 'authorization']);
  });

  it('judges the issuer that a client passes on, and needs none', async () => {
    await connect();
    idp.account = account();
    const pass = async (more: object) => {
      const back = new URL(await idp.visit((await browser.get((await prelogin()).address!)).location));
      const { code, state } = Object.fromEntries(back.searchParams);
      return (await browser.post('/identity/resources/auth/v1/user/oidc/postlogin', { code, state, ...more })).status;
    };
    expect(await pass({ iss: 'https://evil.example' })).toBe(400);
    expect(await pass({ iss: idp.issuer })).toBe(200);
    expect(await pass({})).toBe(200);
  });

  it('a connection that was turned off or deleted meanwhile is dead, and so is one whose domain was removed', async () => {
    const { id } = await connect();
    idp.account = account();
    const leave = async () => await idp.visit((await browser.get((await prelogin()).address!)).location);
    const off = await leave();
    await change(id, { enabled: false });
    expect((await browser.get(off)).status).toBe(400);
    await change(id, { enabled: true });
    const undomained = await leave();
    await server.rows('delete from sso_domains where connection_id = $1', [id]);
    expect((await browser.get(undomained)).status).toBe(403);
    expect(await me()).toBeUndefined();
  });

  it('an answer counts once, and only in the browser that asked', async () => {
    await connect();
    idp.account = account();
    const back = await idp.visit((await browser.get((await prelogin()).address!)).location);
    expect((await server.browser().get(back)).status).toBe(400);
    expect((await browser.get(back)).status).toBe(303);
    expect((await browser.get(back)).status).toBe(400);
  });

  it('does not reach private networks that the operator does not list', async () => {
    const [row] = [await connect()];
    await server.rows("update sso_connections set sso_endpoint = 'http://localhost:9' where id = $1", [row.id]);
    const { address } = await prelogin();
    expect((await browser.get(address!)).status).toBe(400);
  });
});

describe('mapped groups', () => {
  const mapped = async (more: object = {}) => {
    const { id } = await connect(more);
    const group = { group: 'Captains', roleIds: [await roleId('admin')] };
    await owner.browser.post(`${base}/${id}/groups`, group, owner.headers);
    return id;
  };
  const rolesAfter = async (more: Partial<ProviderAccount>) => {
    browser = server.browser();
    await come(account(more));
    return (await me())!.roles.sort();
  };

  it('give their roles at each sign-in, and take them with the group; no claim is not the same as no group', async () => {
    await mapped();
    expect(await rolesAfter({})).toEqual(['member']);
    expect(await rolesAfter({ groups: ['Captains', 'Crew'] })).toEqual(['admin', 'member']);
    expect(await rolesAfter({})).toEqual(['admin', 'member']);
    expect(await rolesAfter({ groups: [] })).toEqual(['member']);
    const changes = await server.rows<{ details: object }>(
      `select details from audits where action = 'user.roles-changed' and tenant_id = $1 order by id desc limit 2`,
      [acme],
    );
    expect(changes.map(({ details }) => details)).toMatchObject([
      { before: ['admin', 'member'], after: ['member'] },
      { before: ['member'], after: ['admin', 'member'] },
    ]);
  });

  it('leave the roles that an admin gave', async () => {
    await mapped();
    await rolesAfter({});
    await server.rows(
      'insert into membership_roles (tenant_id, user_id, role_id) select $1, u.id, $2 from users u where u.email = $3',
      [acme, await roleId('admin'), `noor@${domainNow()}`],
    );
    expect(await rolesAfter({ groups: ['Captains'] })).toEqual(['admin', 'member']);
    expect(await rolesAfter({ groups: [] })).toEqual(['admin', 'member']);
  });

  it('never take the last admin of a tenant', async () => {
    await mapped();
    expect(await rolesAfter({ groups: ['Captains'] })).toEqual(['admin', 'member']);
    const others = await server.rows(
      `delete from membership_roles where tenant_id = $1 and role_id = $2 and user_id not in (select id from users where email = $3) returning user_id, role_id`,
      [acme, await roleId('admin'), `noor@${domainNow()}`],
    );
    expect(await rolesAfter({ groups: [] })).toEqual(['admin', 'member']);
    for (const { user_id: userId, role_id: id } of others as { user_id: string; role_id: string }[])
      await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
        acme,
        userId,
        id,
      ]);
  });
});

describe('SAML', () => {
  const saml = { type: 'saml', ssoEndpoint: samlProvider.endpoint, publicCertificate: samlProvider.certificate };
  const noor = () => `noor@${domainNow()}`;
  /** Leaves for the provider. */
  const leave = async (on: Browser = browser) => {
    const { address, idpType } = await prelogin();
    expect(idpType).toBe('saml');
    const left = await on.get(address!);
    expect(left.status).toBe(302);
    expect(left.location).toContain('app=7');
    return readSamlRequest(left.location);
  };
  /** The provider's form, which brings no cookie: another browser stands for that. @returns where it leads */
  const post = async (xml: string, relayState: string) => {
    const form = new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: relayState });
    const answer = await server.browser().send('POST', '/auth/saml/callback', {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.harbour.example' },
    });
    expect(answer.status).toBe(303);
    return answer.location;
  };
  const good = (request: SamlRequest, changes: Partial<SamlAnswer> = {}) =>
    samlXml(answerTo(request, server.clock.read(), { nameId: noor(), ...changes }));
  const comeBack = async (changes: Partial<SamlAnswer> = {}) => {
    const request = await leave();
    return await browser.get(await post(good(request, changes), request.relayState));
  };
  const refusals = () =>
    server.rows<{ details: object; trace_id: string }>(
      `select details, trace_id from audits where action = 'user.sign-in-failed' and details ->> 'method' = 'saml' order by id desc limit 1`,
    );

  it('signs a colleague in by a signed answer to this browser’s request', async () => {
    const { id } = await connect(saml);
    await owner.browser.post(
      `${base}/${id}/groups`,
      { group: 'Captains', roleIds: [await roleId('admin')] },
      owner.headers,
    );
    expect((await comeBack({ attributes: { groups: ['Captains'], name: ['Noor Haddad'] } })).status).toBe(303);
    expect(await me()).toMatchObject({ userEmail: noor(), tenantId: acme, amr: ['fed', 'sso'] });
    expect((await me())!.roles.sort()).toEqual(['admin', 'member']);
  });

  it('the request names this server, fits the binding, and the answer may be passed on by a client’s page', async () => {
    await connect(saml);
    const request = await leave();
    const { baseUrl: at } = server.services.config;
    expect(request).toMatchObject({
      acsUrl: `${at}/auth/saml/callback`,
      issuer: `${at}/auth/saml/metadata`,
      destination: samlProvider.endpoint,
    });
    expect(Buffer.byteLength(request.relayState)).toBeLessThanOrEqual(80);
    const body = { RelayState: request.relayState, SAMLResponse: encoded(good(request)) };
    const path = '/identity/resources/auth/v1/user/saml/postlogin';
    expect((await server.browser().post(path, body)).status).toBe(400);
    expect((await browser.post(path, body)).status).toBe(200);
    expect(await me()).toMatchObject({ userEmail: noor() });
  });

  it('another browser, a second time, and a request of nobody lead nowhere', async () => {
    await connect(saml);
    const request = await leave();
    const back = await post(good(request), request.relayState);
    expect((await server.browser().get(back)).status).toBe(400);
    expect((await browser.get(back)).status).toBe(303);
    expect((await browser.get(back)).status).toBe(400);
    expect((await browser.get(await post(good(request), 'nobody asked'))).status).toBe(400);
    // an answer that came later does not replace the first
    const second = await leave();
    await post(good(second), second.relayState);
    const evil = await post(good(second, { nameId: `evil@${domainNow()}` }), second.relayState);
    expect((await browser.get(evil)).status).toBe(303);
    expect(await me()).toMatchObject({ userEmail: noor() });
  });

  it('one assertion counts once, for another request too', async () => {
    await connect(saml);
    const assertionId = `_once-${count}`;
    expect((await comeBack({ assertionId })).status).toBe(303);
    expect((await comeBack({ assertionId })).status).toBe(400);
    expect(await refusals()).toMatchObject([{ details: { rule: 'replay' } }]);
  });

  it('a refused answer names its rule in the audit log, under the trace of the call', async () => {
    const { id } = await connect(saml);
    const page = await comeBack({ audience: 'https://another-app.example' });
    expect(page.status).toBe(400);
    const [row] = await refusals();
    expect(row).toMatchObject({ details: { method: 'saml', connection: id, rule: 'audience' } });
    expect(row!.trace_id).toBe(page.headers.get('x-trace-id') ?? row!.trace_id);
    expect((await comeBack({ nameId: 'ada@acme.example' })).status).toBe(403);
    expect(await refusals()).toMatchObject([{ details: { rule: 'domain-proved' } }]);
    expect(await me()).toBeUndefined();
  });

  it('the answer of another tenant’s provider, and of one that was turned off meanwhile, is dead', async () => {
    const { id } = await connect(saml);
    const request = await leave();
    count += 1;
    const others = createSelfSigned();
    await connect({ ...saml, publicCertificate: others.cert }, other);
    const elsewhere = await leave();
    // signed by the other tenant's provider for the first tenant's request, and the reverse
    const forged = await post(
      good(request, { key: others, nameId: `noor@pier-${count - 1}.example` }),
      request.relayState,
    );
    expect((await browser.get(forged)).status).toBe(400);
    expect((await browser.get(await post(good(elsewhere), elsewhere.relayState))).status).toBe(400);
    count -= 1;
    const last = await leave();
    await change(id, { enabled: false });
    expect((await browser.get(await post(good(last), last.relayState))).status).toBe(400);
    expect(await me()).toBeUndefined();
  });

  const certificateIn = (metadata: string, use: 'signing' | 'encryption') => {
    const [, base64] = new RegExp(`use="${use}".*?<ds:X509Certificate>([^<]+)<`, 's').exec(metadata)!;
    return new X509Certificate(Buffer.from(base64!, 'base64'));
  };
  const ownCertificate = async (use: 'signing' | 'encryption') =>
    certificateIn((await browser.get('/auth/saml/metadata')).text, use);

  it('a request is signed where the connection says so, by the key in the metadata of this server', async () => {
    await connect({ ...saml, signRequest: true });
    const { address } = await prelogin();
    const { location } = await browser.get(address!);
    const [, signed, signature] = /[?&](SAMLRequest=.*)&Signature=([^&]+)/.exec(location)!;
    expect(new URL(location).searchParams.get('app')).toBe('7');
    expect([...new URLSearchParams(signed).keys()]).toEqual(['SAMLRequest', 'RelayState', 'SigAlg']);
    expect(new URLSearchParams(signed).get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
    const { publicKey, validTo, subject } = await ownCertificate('signing');
    const bytes = Buffer.from(decodeURIComponent(signature!), 'base64');
    expect(verify('sha256', Buffer.from(signed!), publicKey, bytes)).toBe(true);
    expect(verify('sha256', Buffer.from(`${signed}x`), publicKey, bytes)).toBe(false);
    expect(new Date(validTo).getTime()).toBeGreaterThan(server.clock.read().getTime() + 3600 * 86_400_000);
    expect(subject).toBe(`CN=${new URL(server.services.config.baseUrl).host}`);
    const request = readSamlRequest(location);
    expect((await browser.get(await post(good(request), request.relayState))).status).toBe(303);
    expect(await me()).toMatchObject({ userEmail: noor() });
  });

  it('an assertion that is encrypted for the key in the metadata signs in', async () => {
    await connect(saml);
    const request = await leave();
    const answer = answerTo(request, server.clock.read(), { nameId: noor() });
    const assertion = encryptXml(signXml(assertionXml(answer), 'Assertion', answer), {
      certificate: (await ownCertificate('encryption')).toString(),
      cipher: 'aes256-gcm',
      transport: 'oaep-sha1',
      isKeyBeside: false,
      isDamaged: false,
    });
    const back = await post(responseXml(answer, assertion), request.relayState);
    expect((await browser.get(back)).status).toBe(303);
    expect(await me()).toMatchObject({ userEmail: noor() });
  });

  it('the key is one for all processes, and not stored in the clear', async () => {
    const { config, db, clock, random, secrets } = server.services;
    const [one, two] = [1, 2].map(() => createSamlKeys({ db, clock, random, secrets, baseUrl: config.baseUrl }));
    await server.rows('delete from saml_keys');
    const [first, second] = await Promise.all([one!.all(), two!.all()]);
    expect(first.map(({ certificate }) => certificate)).toEqual(second.map(({ certificate }) => certificate));
    const stored = await server.rows<{ wrapped_private_key: Buffer }>('select wrapped_private_key from saml_keys');
    expect(stored).toHaveLength(1);
    expect(stored[0]!.wrapped_private_key.toString('latin1')).not.toContain('PRIVATE KEY');
  });

  it('the metadata of this server names its entity ID and where answers go', async () => {
    const metadata = await browser.get('/auth/saml/metadata');
    const { baseUrl: at } = server.services.config;
    expect(metadata.headers.get('content-type')).toBe('application/samlmetadata+xml; charset=utf-8');
    expect(metadata.text).toContain(`entityID="${at}/auth/saml/metadata"`);
    expect(metadata.text).toContain(`Location="${at}/auth/saml/callback"`);
  });
});
