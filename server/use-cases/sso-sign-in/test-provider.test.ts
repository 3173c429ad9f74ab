/** The built-in test identity provider: each of its answers, what notices it, and that it lets nobody in. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { oidcTestCases, samlTestCases, type SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import { oidcOutcomes, samlOutcomes } from '#server/domain/sso/test-cases.ts';
import type { Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { readSamlRequest, samlProvider } from '#server/testing/saml-provider.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { sso: { dnsServers: [dns.address] } } });
const { acme, admin, member, stranger } = server.people;
const base = '/team/resources/sso/v1/configurations';
const [owner, other, reader] = [
  await callerFor(server, admin),
  await callerFor(server, stranger),
  await callerFor(server, member),
];
type Caller = typeof owner;
const saml = { type: 'saml', ssoEndpoint: samlProvider.endpoint, publicCertificate: samlProvider.certificate };

let count = 0;
beforeEach(async () => {
  count += 1;
  await server.rows('delete from sso_connections');
  // more domains are proved here than a tenant may try in an hour
  await server.rows('delete from rate_limits');
});
const domainNow = () => `pier-${count}.example`;
const noor = () => `noor@${domainNow()}`;

/** A connection with a proved domain, and nothing of its provider unless said. */
async function connect(more: object = { type: 'saml' }, { browser, headers }: Caller = owner): Promise<SsoConfig> {
  const made = (await browser.post(base, more, headers)).json<SsoConfig>();
  const domain = domainNow();
  const added = (await browser.post(`${base}/${made.id}/domains`, { domain }, headers)).json<SsoDomain>();
  dns.txt.set(domain, [added.txtRecord]);
  await browser.put(`${base}/${made.id}/domains/${added.id}/validate`, {}, headers);
  return made;
}
const start = ({ id }: { id: string }, testCase: SsoTestCase, { browser, headers }: Caller = owner) =>
  browser.post(`${base}/${id}/test-provider/tests`, { case: testCase }, headers);
const started = async (connection: { id: string }, testCase: SsoTestCase, caller: Caller = owner) =>
  (await start(connection, testCase, caller)).json<{ id: string; address: string }>();
const exchangeOf = async ({ id }: { id: string }, exchangeId: string) =>
  SsoExchange.parse((await owner.browser.get(`${base}/${id}/exchanges/${exchangeId}`, owner.headers)).json());

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
/** Signs in at the page of the test provider. @returns its answer: a page with a form, or a redirect */
async function answerAt(address: string, testCase: SsoTestCase, { on = owner.browser, user = {} } = {}) {
  const page = await on.get(address);
  const form = {
    formToken: hidden(page.text, 'formToken'),
    email: noor(),
    name: 'Noor Haddad',
    groups: 'Captains, Crew',
    testCase,
    ...user,
  };
  return await on.send('POST', address, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}
/** As the browser does, without its cookies: a provider's form brings none. @returns where it leads */
const post = async (fields: { SAMLResponse: string; RelayState: string }) =>
  (
    await server.browser().send('POST', '/auth/saml/callback', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).location;
const fieldsOf = (html: string) => ({
  SAMLResponse: hidden(html, 'SAMLResponse'),
  RelayState: hidden(html, 'RelayState'),
});

/** A test from its start to its end. */
async function run(connection: { id: string }, testCase: SsoTestCase, user: Record<string, string> = {}) {
  const { id, address } = await started(connection, testCase);
  const left = await owner.browser.get(address);
  // the provider's configuration is read before the browser leaves
  if (left.status !== 303) return { page: left, exchange: await exchangeOf(connection, id) };
  const answer = await answerAt(left.location, testCase, { user });
  const back = answer.status === 303 ? answer.location : await post(fieldsOf(answer.text));
  return { page: await owner.browser.get(back), exchange: await exchangeOf(connection, id) };
}
/** What a test must not touch. */
const everybody = () =>
  server.rows(
    `select (select count(*) from users) as users, (select count(*) from memberships) as memberships,
       (select count(*) from membership_roles) as roles, (select count(*) from identities) as identities,
       (select count(*) from sessions) as sessions, (select max(updated_at) from users) as changed`,
  );
const testedAt = async ({ id }: { id: string }) =>
  (await owner.browser.get(base, owner.headers)).json<SsoConfig[]>().find((each) => each.id === id)!.testedAt;
const noticed = ({ checks }: SsoExchange, state: 'warning' | 'failed') =>
  checks.filter((each) => each.state === state).map(({ rule }) => rule);

/** What is wrong besides, and judged after the rule that ends the judgment. */
const surveyed: Partial<Record<SsoTestCase, string[]>> = { 'wrong-request': ['subject-in-response-to'] };

describe.each([
  ['saml', samlTestCases, samlOutcomes],
  ['oidc', oidcTestCases, oidcOutcomes],
] as const)('an answer by %s', (type, cases, outcomes: Readonly<Partial<Record<SsoTestCase, unknown>>>) => {
  it.each<SsoTestCase>([...cases])('%s is noticed by the rule that is promised, and by no other', async (testCase) => {
    const connection = await connect({ type });
    const before = await everybody();
    const { page, exchange } = await run(connection, testCase);
    const { rule, state } = outcomes[testCase] as { rule: string | null; state: string };
    expect({ failed: noticed(exchange, 'failed'), warned: noticed(exchange, 'warning') }).toEqual({
      failed: state === 'failed' ? [rule, ...(surveyed[testCase] ?? [])] : [],
      warned: state === 'warning' ? [rule] : [],
    });
    expect(exchange).toMatchObject({
      kind: type,
      purpose: 'test',
      testCase,
      outcome: state === 'failed' ? 'failed' : 'passed',
      startedBy: admin.name,
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain(state === 'failed' ? `Failed check: ${rule}` : 'Test passed');
    expect(await everybody()).toEqual(before);
    expect(await testedAt(connection)).toBeNull();
    expect(
      await server.rows('select details from audits where action = $1 order by id desc limit 1', [
        'sso-connection.tested',
      ]),
    ).toMatchObject([{ details: { connection: type, testCase, outcome: exchange.outcome } }]);
  });

  it('is offered with what is promised', async () => {
    const { id } = await connect({ type });
    const answer = await owner.browser.get(`${base}/${id}/test-provider`, owner.headers);
    const offered = answer.json<{ cases: { name: string; rule: string | null; state: string }[] }>().cases;
    expect(offered.map(({ name }) => name).toSorted()).toEqual([...cases].toSorted());
    expect(offered.filter(({ state }) => state === 'failed').length).toBeGreaterThanOrEqual(15);
  });
});

describe('the page of the test provider', () => {
  it('starts with a user of a domain of the connection, its groups and the case that was chosen', async () => {
    const connection = await connect();
    const [role] = await server.rows<{ id: string }>("select id from roles where tenant_id is null and key = 'member'");
    const group = { group: 'Captains <b>', roleIds: [role?.id ?? ''] };
    await owner.browser.post(`${base}/${connection.id}/groups`, group, owner.headers);
    const { address } = await started(connection, 'wrong-audience');
    const page = await owner.browser.get((await owner.browser.get(address)).location, { 'accept-language': 'de' });
    expect(page.text).toContain(`value="test@${domainNow()}"`);
    expect(page.text).toContain('<option value="wrong-audience" selected>Falsche Zielgruppe (Audience)</option>');
    expect(page.text).not.toContain('<b>');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  it('answers otherwise if another case is chosen there', async () => {
    const connection = await connect();
    const { id, address } = await started(connection, 'good');
    const answer = await answerAt((await owner.browser.get(address)).location, 'unsigned');
    await owner.browser.get(await post(fieldsOf(answer.text)));
    const exchange = await exchangeOf(connection, id);
    expect([exchange.testCase, noticed(exchange, 'failed')]).toEqual(['unsigned', ['signature-present']]);
  });

  it.each([
    ['', 'email'],
    ['no address', 'email'],
    ['a\u0007b@x', 'email'],
    ['\ud800"><saml:Issuer>@elsewhere.example', 'email'],
    ['ada@elsewhere.example', 'domain-proved'],
  ])('takes the address %j, which the rule %s refuses', async (email, rule) => {
    for (const type of ['saml', 'oidc']) {
      const { exchange } = await run(await connect({ type }), 'good', {
        email,
        name: '\u0007<&>',
        groups: ',,\u0001,',
      });
      expect(noticed(exchange, 'failed')).toEqual([rule]);
      await server.rows('delete from sso_connections');
    }
  });

  it('is for a request alone that is as the test began', async () => {
    const connection = await connect();
    const { address } = await started(connection, 'good');
    const url = new URL((await owner.browser.get(address)).location);
    const another = new URL((await owner.browser.get((await started(connection, 'good')).address)).location);
    const changed = (change: (query: URLSearchParams) => void) => {
      const copy = new URL(url);
      change(copy.searchParams);
      return copy.href;
    };
    for (const href of [
      changed((query) => query.set('SAMLRequest', another.searchParams.get('SAMLRequest')!)),
      changed((query) => query.set('SAMLRequest', 'rubbish')),
      changed((query) => query.set('RelayState', 'guessed')),
      changed((query) => query.delete('RelayState')),
      `${url.origin}${url.pathname}`,
    ])
      expect((await owner.browser.get(href)).status).toBe(400);
    expect((await owner.browser.get(url.href)).status).toBe(200);
  });
});

describe('attacks', () => {
  const statusAt = async (address: string, on: Browser) => (await on.get(address)).status;

  it('another user, another browser, a signed-out and an impersonating one get no page and no answer', async () => {
    const connection = await connect();
    const leaving = await owner.browser.get((await started(connection, 'good')).address);
    const { location } = leaving;
    expect(await statusAt(location, other.browser)).toBe(400);
    expect(await statusAt(location, reader.browser)).toBe(400);
    expect(await statusAt(location, server.browser())).toBe(400);
    // the cookie that binds the attempt is not enough
    const stolen = server.browser();
    stolen.cookies.set('portico_browser', owner.browser.cookies.get('portico_browser') ?? '');
    expect(await statusAt(location, stolen)).toBe(400);
    const second = await callerFor(server, admin);
    expect(await statusAt(location, second.browser)).toBe(400);
    expect((await answerAt(location, 'good', { on: other.browser })).status).toBe(400);
    // the same session, as if somebody acted in it
    const acting = (impersonator: string | null) =>
      server.rows('update sessions set impersonator = $1 where user_id = $2', [impersonator, admin.id]);
    await acting(JSON.stringify({ id: stranger.id }));
    expect(await statusAt(location, owner.browser)).toBe(400);
    await acting(null);
    expect(await statusAt(location, owner.browser)).toBe(200);
  });

  it('another tenant and a member without the permission cannot start one or see what is offered', async () => {
    const connection = await connect();
    expect((await start(connection, 'good', other)).status).toBe(404);
    expect((await start(connection, 'good', reader)).status).toBe(403);
    for (const [caller, status] of [
      [other, 404],
      [reader, 403],
    ] as const)
      expect((await caller.browser.get(`${base}/${connection.id}/test-provider`, caller.headers)).status).toBe(status);
  });

  it('a case of the other protocol, or rubbish, is refused', async () => {
    const connection = await connect();
    expect((await start(connection, 'wrong-nonce')).status).toBe(400);
    expect((await start(connection, 'anything' as SsoTestCase)).status).toBe(400);
    expect(await server.rows('select 1 from sso_exchanges')).toEqual([]);
  });

  it('a form without its token is refused', async () => {
    const { address } = await started(await connect(), 'good');
    const { location } = await owner.browser.get(address);
    const answer = await answerAt(location, 'good', { user: { formToken: 'x' } });
    expect([answer.status, answer.text.includes('SAMLResponse')]).toEqual([400, false]);
  });

  /** An answer of the test provider that is good. */
  const goodAnswer = async (connection: { id: string }) => {
    const { location } = await owner.browser.get((await started(connection, 'good')).address);
    return fieldsOf((await answerAt(location, 'good')).text);
  };
  const prelogin = async (on: Browser) => {
    const found = await on.post('/identity/resources/auth/v2/user/sso/prelogin', { email: noor() });
    return (await on.get(found.json<{ address: string }>().address)).location;
  };
  const signedIn = async (on: Browser) =>
    (await on.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null })).status === 200;

  it('its answer signs nobody in through the active connection, at the ACS and by the calls of clients’ pages', async () => {
    const connection = await connect({ ...saml, enabled: true });
    const { SAMLResponse, RelayState } = await goodAnswer(connection);
    const victim = server.browser();
    const { relayState } = readSamlRequest(await prelogin(victim));
    const back = await post({ SAMLResponse, RelayState: relayState });
    expect((await victim.get(back)).status).toBe(400);
    for (const state of [relayState, RelayState])
      for (const on of [victim, owner.browser]) {
        const body = { RelayState: state, SAMLResponse };
        expect((await on.post('/identity/resources/auth/v1/user/saml/postlogin', body)).status).toBe(400);
      }
    expect(await signedIn(victim)).toBe(false);
    expect(await server.rows('select 1 from users where email = $1', [noor()])).toEqual([]);
  });

  it('nor if an admin trusts its certificate, or the endpoint of a connection is its own', async () => {
    const connection = await connect({ ...saml, enabled: true });
    const fields = await goodAnswer(connection);
    const xml = Buffer.from(fields.SAMLResponse, 'base64').toString();
    const certificate = /X509Certificate>([^<]+)</.exec(xml)![1]!;
    const endpoint = `${server.baseUrl}/auth/sso/test-provider`;
    await server.rows('update sso_connections set sso_endpoint = $1, certificates = $2, idp_entity_id = $3', [
      endpoint,
      `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
      '',
    ]);
    const victim = server.browser();
    const left = await prelogin(victim);
    expect(left.startsWith(endpoint)).toBe(true);
    // it answers no sign-in, neither here nor in the browser of an admin
    expect((await victim.get(left)).status).toBe(400);
    expect((await owner.browser.get(await prelogin(owner.browser))).status).toBe(400);
    // nor a test of what the connection says
    const own = (await owner.browser.post(`${base}/${connection.id}/tests`, {}, owner.headers)).json<{
      address: string;
    }>();
    expect((await owner.browser.get((await owner.browser.get(own.address)).location)).status).toBe(400);
    // and what it answered to a test does not answer a sign-in
    const { relayState } = readSamlRequest(left);
    expect((await victim.get(await post({ ...fields, RelayState: relayState }))).status).toBe(400);
    expect(await signedIn(victim)).toBe(false);
    const [exchange] = await server.rows<{ checks: { rule: string; state: string }[] }>(
      "select checks from sso_exchanges where purpose = 'sign-in' and outcome = 'failed' order by created_at desc limit 1",
    );
    expect(exchange!.checks.find(({ state }) => state === 'failed')?.rule).toBe('in-response-to');
  });

  it('an issuer that names it cannot be called, and its codes are worth nothing elsewhere', async () => {
    const connection = await connect({ type: 'oidc' });
    const { location } = await owner.browser.get((await started(connection, 'good')).address);
    const back = new URL((await answerAt(location, 'good')).location);
    const [code, state] = [back.searchParams.get('code')!, back.searchParams.get('state')!];
    for (const path of ['/.well-known/openid-configuration', '/token', '/jwks', '/userinfo'])
      expect((await server.browser().get(`/auth/sso/test-provider${path}`)).status).toBe(404);
    for (const on of [owner.browser, server.browser()]) {
      const body = { code, state, iss: back.searchParams.get('iss')! };
      expect((await on.post('/identity/resources/auth/v1/user/oidc/postlogin', body)).status).toBe(400);
      expect((await on.post('/oauth/token', { grant_type: 'authorization_code', code })).status).toBe(400);
    }
    expect((await server.browser().get(back.href)).status).toBe(400);
    // a code of another test
    const again = await started(connection, 'good');
    const next = new URL((await answerAt((await owner.browser.get(again.address)).location, 'good')).location);
    next.searchParams.set('code', code);
    await owner.browser.get(next.href);
    expect(noticed(await exchangeOf(connection, again.id), 'failed')).toEqual(['code-accepted']);
  });

  it('answers once, and not after the end of its test', async () => {
    const connection = await connect();
    const { location } = await owner.browser.get((await started(connection, 'good')).address);
    const fields = fieldsOf((await answerAt(location, 'good')).text);
    const back = await post(fields);
    expect(await statusAt(location, owner.browser)).toBe(400);
    expect((await owner.browser.get(back)).text).toContain('Test passed');
    expect((await owner.browser.get(back)).status).toBe(400);
    expect(await statusAt(location, owner.browser)).toBe(400);
  });

  it('a test through it cannot be made one that counts', async () => {
    const connection = await connect(saml);
    await run(connection, 'good');
    expect(await testedAt(connection)).toBeNull();
    await expect(
      server.rows("update sso_exchanges set settings_hash = '\\x00' where test_case is not null"),
    ).rejects.toThrow('sso_exchanges_test_case');
  });

  it('its key is stored sealed, apart from that of this server', async () => {
    await run(await connect(), 'good');
    const keys = await server.rows<{ wrapped_private_key: Buffer; certificate: string }>(
      'select * from test_provider_keys',
    );
    expect(keys).toHaveLength(1);
    expect(keys[0]!.wrapped_private_key.toString()).not.toContain('PRIVATE KEY');
    const metadata = await server.browser().get('/auth/saml/metadata');
    expect(metadata.text).not.toContain(keys[0]!.certificate.replace(/-----[^-]+-----|\s/g, ''));
  });

  it('an impersonator cannot start one', async () => {
    const connection = await connect();
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin'`,
      [acme, member.id],
    );
    const ticket = (
      await owner.browser.post(
        '/identity/resources/impersonation/v1/tickets',
        { userId: member.id, reason: 'Ticket 4711: look at it' },
        owner.headers,
      )
    ).json<{ impersonatedUserId: string; actorToken: string }>();
    const browser = server.browser();
    const { accessToken } = (await browser.post('/identity/resources/impersonation/v1', ticket)).json();
    expect((await start(connection, 'good', { ...owner, browser, headers: bearer(String(accessToken)) })).status).toBe(
      403,
    );
    await server.rows(
      `delete from membership_roles where user_id = $1 and role_id in (select id from roles where key = 'admin')`,
      [member.id],
    );
  });
});
