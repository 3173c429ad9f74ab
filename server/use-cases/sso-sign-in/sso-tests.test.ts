/** Tests of SSO connections, and what the SSO doctor keeps of every exchange with an identity provider. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { SsoExchange, type SsoCheck } from '#shared/contract/sso/sso-exchanges.ts';
import type { Browser } from '#server/testing/browser.ts';
import { createSelfSigned } from '#server/testing/certificates.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import {
  answerTo,
  encoded,
  readSamlRequest,
  samlProvider,
  samlXml,
  type SamlAnswer,
  type SamlRequest,
} from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { logStatements } from '#server/testing/statement-log.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const own = await freePortPair();
const baseUrl = `http://localhost:${own}`;
const dns = await startDnsServer();
const idp = await startIdentityProvider([`${baseUrl}/account/oidc/callback`]);
afterAll(async () => void (await Promise.all([dns.close(), idp.close()])));
const server = await useTestServer({
  config: { baseUrl, sso: { dnsServers: [dns.address] }, outgoing: { allow: [new URL(idp.issuer).host] } },
});
const { acme, admin, member, stranger } = server.people;
const base = '/team/resources/sso/v1/configurations';
const [owner, other, reader] = [
  await callerFor(server, admin),
  await callerFor(server, stranger),
  await callerFor(server, member),
];
type Caller = typeof owner;
const saml = { type: 'saml', ssoEndpoint: samlProvider.endpoint, publicCertificate: samlProvider.certificate };
const oidc = { type: 'oidc', ssoEndpoint: idp.issuer, oidcClientId: idp.clientId, oidcSecret: idp.clientSecret };

let count = 0;
beforeEach(async () => {
  count += 1;
  await server.rows('delete from sso_connections');
});
const domainNow = () => `quay-${count}.example`;
const noor = () => `noor@${domainNow()}`;

async function connect(more: object = saml, caller: Caller = owner, { isProved = true } = {}): Promise<SsoConfig> {
  const { headers } = caller;
  const made = (await caller.browser.post(base, more, headers)).json<SsoConfig>();
  const domain = domainNow();
  const added = (await caller.browser.post(`${base}/${made.id}/domains`, { domain }, headers)).json<SsoDomain>();
  if (!isProved) return made;
  dns.txt.set(domain, [added.txtRecord]);
  await caller.browser.put(`${base}/${made.id}/domains/${added.id}/validate`, {}, headers);
  return made;
}
const change = (id: string, body: object, { browser, headers }: Caller = owner) =>
  browser.send('PATCH', `${base}/${id}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const start = ({ id }: { id: string }, { browser, headers }: Caller = owner) =>
  browser.post(`${base}/${id}/tests`, {}, headers);
const started = async (connection: { id: string }, caller: Caller = owner) =>
  (await start(connection, caller)).json<{ id: string; address: string }>();
const exchangesOf = async ({ id }: { id: string }, { browser, headers }: Caller = owner) => {
  const { items } = (await browser.get(`${base}/${id}/exchanges`, headers)).json<{ items: SsoExchange[] }>();
  return items.map((each) => SsoExchange.parse(each));
};
const exchangeOf = async ({ id }: { id: string }, exchangeId: string, { browser, headers }: Caller = owner) =>
  SsoExchange.parse((await browser.get(`${base}/${id}/exchanges/${exchangeId}`, headers)).json());
const testedAt = async ({ id }: { id: string }) =>
  (await owner.browser.get(base, owner.headers)).json<SsoConfig[]>().find((each) => each.id === id)!.testedAt;
const roleId = async (key: string) =>
  (await server.rows<{ id: string }>('select id from roles where tenant_id is null and key = $1', [key]))[0]!.id;
const map = async ({ id }: { id: string }, group: string, role = 'admin') =>
  await owner.browser.post(`${base}/${id}/groups`, { group, roleIds: [await roleId(role)] }, owner.headers);
const states = (exchange: SsoExchange) =>
  Object.fromEntries(exchange.checks.map(({ rule, state }) => [rule, state])) as Record<
    SsoCheck['rule'],
    SsoCheck['state'] | undefined
  >;
const failures = ({ checks }: SsoExchange) => checks.filter(({ state }) => state === 'failed');
const seen = ({ checks }: SsoExchange, rule: SsoCheck['rule']) => checks.find((each) => each.rule === rule)?.seen;

/** Opens the URL of a test. @returns the request that the provider gets */
const leave = async (address: string, on: Browser = owner.browser) => readSamlRequest((await on.get(address)).location);
/** The provider's form, which brings no cookie. @returns where it leads */
const post = async (xml: string, relayState: string) => {
  const form = new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: relayState });
  const answer = await server.browser().send('POST', '/auth/saml/callback', {
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.harbour.example' },
  });
  return answer.location;
};
const good = (request: SamlRequest, changes: Partial<SamlAnswer> = {}) =>
  samlXml(answerTo(request, server.clock.read(), { nameId: noor(), ...changes }));
const runSaml = async (connection: { id: string }, changes: Partial<SamlAnswer> = {}) => {
  const { id, address } = await started(connection);
  const request = await leave(address);
  const page = await owner.browser.get(await post(good(request, changes), request.relayState));
  return { page, exchange: await exchangeOf(connection, id) };
};
const runOidc = async (connection: { id: string }, account: typeof idp.account) => {
  idp.account = account;
  const { id, address } = await started(connection);
  const page = await owner.browser.get(await idp.visit((await owner.browser.get(address)).location));
  return { page, exchange: await exchangeOf(connection, id) };
};
const prelogin = async (on: Browser, email = noor()) => {
  const answer = await on.post('/identity/resources/auth/v2/user/sso/prelogin', { email });
  return (await on.get(answer.json<{ address: string }>().address)).location;
};
const signedIn = async (on: Browser) =>
  (await on.post('/identity/resources/auth/v1/user/token/refresh', { tenantId: null })).status === 200;
/** What a test must not touch. */
const everybody = () =>
  server.rows(
    `select (select count(*) from users) as users, (select count(*) from memberships) as memberships,
       (select count(*) from membership_roles) as roles, (select count(*) from identities) as identities,
       (select count(*) from sessions) as sessions, (select max(updated_at) from users) as changed`,
  );
const audits = (action: string) =>
  server.rows<{ details: object; actor_id: string; tenant_id: string }>(
    'select details, actor_id, tenant_id from audits where action = $1 order by id',
    [action],
  );

describe('a test of a SAML connection', () => {
  it('passes with a good answer, names every rule, and signs nobody in', async () => {
    const connection = await connect();
    await map(connection, 'Captains');
    const before = await everybody();
    const { page, exchange } = await runSaml(connection, { attributes: { groups: ['Captains'], name: ['Noor'] } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Test passed');
    expect(exchange).toMatchObject({
      kind: 'saml',
      purpose: 'test',
      outcome: 'passed',
      startedBy: admin.name,
      email: noor(),
    });
    expect(exchange.endedAt).not.toBeNull();
    expect(Object.keys(states(exchange)).length).toBeGreaterThanOrEqual(40);
    expect(new Set(exchange.checks.map(({ state }) => state))).toEqual(new Set(['passed']));
    expect(exchange.checks).toContainEqual({ rule: 'group-role', state: 'passed', seen: 'Captains', wanted: 'Admin' });
    expect([seen(exchange, 'account'), seen(exchange, 'membership'), seen(exchange, 'first-roles')]).toEqual([
      'created',
      'new',
      'Member',
    ]);
    expect(await everybody()).toEqual(before);
    expect(await testedAt(connection)).toBe(exchange.endedAt);
    expect((await audits('sso-connection.tested')).at(-1)).toMatchObject({
      tenant_id: acme,
      actor_id: admin.id,
      details: { connection: 'saml', outcome: 'passed' },
    });
  });

  it('says which rule failed, on the page, in the exchange and in the audit log, and nowhere as a failed sign-in', async () => {
    const connection = await connect();
    const before = await audits('user.sign-in-failed');
    const { page, exchange } = await runSaml(connection, { audience: 'https://another-app.example' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Failed check: audience');
    expect(failures(exchange)).toMatchObject([
      { rule: 'audience', seen: 'https://another-app.example', wanted: `${baseUrl}/auth/saml/metadata` },
    ]);
    expect(exchange.outcome).toBe('failed');
    expect(states(exchange)).toMatchObject({
      'signature-key': 'passed',
      recipient: 'passed',
      replay: 'not-reached',
      result: 'not-reached',
    });
    expect(exchange).toMatchObject({ failedRule: 'audience', side: 'provider' });
    expect(exchange.checks.some(({ unverified }) => unverified)).toBe(false);
    expect(await audits('user.sign-in-failed')).toHaveLength(before.length);
    expect((await audits('sso-connection.tested')).at(-1)).toMatchObject({
      details: { connection: 'saml', outcome: 'failed', rule: 'audience' },
    });
    expect(await testedAt(connection)).toBeNull();
  });

  it('with a certificate that the connection does not have, shows both fingerprints', async () => {
    const others = createSelfSigned();
    const { exchange } = await runSaml(await connect(), { key: others });
    const [failed] = failures(exchange);
    expect(failed).toMatchObject({ rule: 'signature-key' });
    expect(failed!.wanted).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  });

  it('with a domain that is not proved fails that rule, goes on to the groups, and says nothing of accounts', async () => {
    const connection = await connect(saml, owner, { isProved: false });
    const { exchange } = await runSaml(connection, { attributes: { groups: ['Crew'] }, nameId: member.email });
    expect(failures(exchange).map(({ rule }) => rule)).toEqual(['domain-proved']);
    expect(states(exchange)).toMatchObject({ groups: 'passed', account: 'not-reached', membership: 'not-reached' });
    expect(JSON.stringify(exchange)).not.toContain('linked');
    expect(await testedAt(connection)).toBeNull();
  });

  it('tells of a deactivated member, and of an account that would be linked', async () => {
    const connection = await connect();
    await server.rows('update users set email = $1, email_folded = $1 where id = $2', [noor(), member.id]);
    const linked = await runSaml(connection);
    expect([seen(linked.exchange, 'account'), seen(linked.exchange, 'membership')]).toEqual(['linked', 'active']);
    await server.rows("update memberships set state = 'disabled' where user_id = $1", [member.id]);
    const { exchange } = await runSaml(connection);
    expect(failures(exchange)).toMatchObject([{ rule: 'membership', seen: 'disabled' }]);
    await server.rows("update memberships set state = 'active' where user_id = $1", [member.id]);
    await server.rows('update users set email = $1, email_folded = $1 where id = $2', [member.email, member.id]);
  });

  it('uses the ID of its assertion up, for a sign-in too', async () => {
    const connection = await connect({ ...saml, enabled: true });
    const assertionId = `_test-once-${count}`;
    expect((await runSaml(connection, { assertionId })).exchange.outcome).toBe('passed');
    expect(failures((await runSaml(connection, { assertionId })).exchange)).toMatchObject([{ rule: 'replay' }]);
    const browser = server.browser();
    const request = readSamlRequest(await prelogin(browser));
    const back = await post(good(request, { assertionId }), request.relayState);
    expect((await browser.get(back)).status).toBe(400);
    expect(await signedIn(browser)).toBe(false);
  });

  it.each([
    ['document-type', '<!DOCTYPE r [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><r>&b;</r>'],
    ['well-formed', '<a>'.repeat(50)],
    ['response', '<a\u0000b/>'],
    ['response', `<${'é'.repeat(600)}/>`],
  ])('is refused by the rule %s as rubbish, and its values can be stored', async (_rule, xml) => {
    const connection = await connect();
    const { id, address } = await started(connection);
    const request = await leave(address);
    await owner.browser.get(await post(xml, request.relayState));
    const exchange = await exchangeOf(connection, id);
    expect(['failed', 'pending']).toContain(exchange.outcome);
    for (const check of exchange.checks) expect(check.seen?.length ?? 0).toBeLessThanOrEqual(500);
  });

  it('counts until endpoint, certificates or issuer change, and not for a test that began before', async () => {
    const connection = await connect();
    await runSaml(connection);
    expect(await testedAt(connection)).not.toBeNull();
    await change(connection.id, { enabled: true });
    expect(await testedAt(connection)).not.toBeNull();
    await change(connection.id, { ssoEndpoint: 'https://idp.harbour.example/sso?app=8' });
    expect(await testedAt(connection)).toBeNull();
    const { address } = await started(connection);
    const request = await leave(address);
    await change(connection.id, { ssoEndpoint: samlProvider.endpoint });
    const page = await owner.browser.get(await post(good(request), request.relayState));
    expect(page.text).toContain('Test passed');
    expect(await testedAt(connection)).toBeNull();
    await runSaml(connection);
    await change(connection.id, { publicCertificate: `${samlProvider.certificate}\n${createSelfSigned().cert}` });
    expect(await testedAt(connection)).toBeNull();
  });

  it('of an incomplete connection is not started', async () => {
    const answer = await start(await connect({ type: 'saml' }));
    expect([answer.status, answer.json()['errorCode']]).toEqual([400, 'sso-incomplete']);
  });
});

describe('a test of an OpenID Connect connection', () => {
  it('passes, names every rule, and signs nobody in', async () => {
    const connection = await connect(oidc);
    const before = await everybody();
    const { page, exchange } = await runOidc(connection, { sub: `s-${count}`, email: noor(), name: 'Noor' });
    expect(page.text).toContain('Test passed');
    expect(exchange).toMatchObject({ kind: 'oidc', purpose: 'test', outcome: 'passed', email: noor() });
    expect(Object.keys(states(exchange)).length).toBeGreaterThanOrEqual(25);
    expect(failures(exchange)).toEqual([]);
    expect(seen(exchange, 'issuer')).toBe(idp.issuer);
    expect(await everybody()).toEqual(before);
    expect(await testedAt(connection)).toBe(exchange.endedAt);
    await change(connection.id, { oidcClientId: 'another' });
    expect(await testedAt(connection)).toBeNull();
  });

  it.each([
    ['client-authentication', { oidcSecret: 'wrong' }],
    ['client-authentication', { oidcSecret: 'wrong too' }],
  ])('names the rule %s', async (rule, more) => {
    const { page, exchange } = await runOidc(await connect({ ...oidc, ...more }), { sub: 'x', email: noor() });
    expect(failures(exchange).map((each) => each.rule)).toEqual([rule]);
    expect(page.text).toContain(`Failed check: ${rule}`);
    expect(JSON.stringify(exchange)).not.toContain('wrong');
  });

  it('that the user cancels at the provider, or that sends no address, says so', async () => {
    const connection = await connect(oidc);
    expect(failures((await runOidc(connection, undefined)).exchange)).toMatchObject([{ rule: 'authorization' }]);
    expect(failures((await runOidc(connection, { sub: 'x' })).exchange)).toMatchObject([{ rule: 'email' }]);
  });

  it('whose provider cannot be reached ends at once, and so does the sign-in', async () => {
    const connection = await connect({ ...oidc, enabled: true });
    await server.rows("update sso_connections set sso_endpoint = 'http://localhost:9' where id = $1", [connection.id]);
    const { id, address } = await started(connection);
    expect((await owner.browser.get(address)).text).toContain('Failed check: discovery');
    expect(failures(await exchangeOf(connection, id))).toMatchObject([{ rule: 'discovery' }]);
    const { address: login } = (
      await server.browser().post('/identity/resources/auth/v2/user/sso/prelogin', { email: noor() })
    ).json<{ address: string }>();
    expect((await server.browser().get(login)).status).toBe(400);
    expect((await exchangesOf(connection)).map(({ purpose, outcome }) => `${purpose} ${outcome}`).sort()).toEqual([
      'sign-in failed',
      'test failed',
    ]);
  });
});

describe('sign-ins', () => {
  const come = async (changes: Partial<SamlAnswer> = {}) => {
    const browser = server.browser();
    const request = readSamlRequest(await prelogin(browser));
    return { browser, page: await browser.get(await post(good(request, changes), request.relayState)), request };
  };

  it('are kept rule by rule, passed and refused, the newest first', async () => {
    const connection = await connect({ ...saml, enabled: true });
    expect((await come()).page.status).toBe(303);
    server.clock.advance(1000);
    expect((await come({ audience: 'https://another-app.example' })).page.status).toBe(400);
    const [refused, passed] = await exchangesOf(connection);
    expect(passed).toMatchObject({ purpose: 'sign-in', outcome: 'passed', startedBy: null, email: noor() });
    expect(seen(passed!, 'account')).toBe('created');
    expect(refused).toMatchObject({ purpose: 'sign-in', outcome: 'failed' });
    expect(failures(refused!).map(({ rule }) => rule)).toEqual(['audience']);
    expect(refused!.traceId).toBe(
      (
        await server.rows<{ trace_id: string }>(
          `select trace_id from audits where action = 'user.sign-in-failed' order by id desc limit 1`,
        )
      )[0]!.trace_id,
    );
  });

  it.each([{}, { audience: 'https://another-app.example' }])('of SAML cost one insert: %j', async (changes) => {
    await connect({ ...saml, enabled: true });
    const browser = server.browser();
    const request = readSamlRequest(await prelogin(browser));
    const back = await post(good(request, changes), request.relayState);
    const log = logStatements();
    await browser.get(back);
    const sent = log.take();
    log.stop();
    expect(sent.filter(({ text }) => text.includes('sso_exchanges'))).toHaveLength(1);
    // the page of a refused one reads where its user began
    const reads = 'audience' in changes ? 2 : 1;
    expect(sent.filter(({ text }) => text.includes('social_attempts'))).toHaveLength(reads);
  });

  it('of OpenID Connect are kept too, and cost one insert', async () => {
    const connection = await connect({ ...oidc, enabled: true });
    idp.account = { sub: `sub-${count}`, email: noor(), name: 'Noor' };
    const browser = server.browser();
    const back = await idp.visit(await prelogin(browser));
    const log = logStatements();
    const page = await browser.get(back);
    const sent = log.take();
    log.stop();
    expect(page.status).toBe(303);
    expect(sent.filter(({ text }) => text.includes('sso_exchanges'))).toHaveLength(1);
    expect(await exchangesOf(connection)).toMatchObject([{ kind: 'oidc', outcome: 'passed', email: noor() }]);
  });

  it('tell of an answer in another browser, a second one, a late one, and one to a connection turned off', async () => {
    const connection = await connect({ ...saml, enabled: true });
    const rules = async () => failures((await exchangesOf(connection))[0]!).map(({ rule }) => rule);
    const { browser, request } = await come();
    const again = `/account/saml/callback?${new URLSearchParams({ state: request.relayState }).toString()}`;
    server.clock.advance(1000);
    expect((await browser.get(again)).status).toBe(400);
    expect((await exchangesOf(connection)).flatMap(failures).map(({ rule }) => rule)).toEqual(['request-once']);
    const another = server.browser();
    const asked = readSamlRequest(await prelogin(another));
    const back = await post(good(asked), asked.relayState);
    expect((await server.browser().get(back)).status).toBe(400);
    expect(await rules()).toEqual(['same-browser']);
    server.clock.advance(1000);
    const off = server.browser();
    const pending = readSamlRequest(await prelogin(off));
    await change(connection.id, { enabled: false });
    expect((await off.get(await post(good(pending), pending.relayState))).status).toBe(400);
    expect(await rules()).toEqual(['connection-enabled']);
    await change(connection.id, { enabled: true });
    server.clock.advance(1000);
    const late = readSamlRequest(await prelogin(another));
    const lateBack = await post(good(late), late.relayState);
    await server.rows('update social_attempts set expires_at = created_at where redeemed_at is null');
    expect((await another.get(lateBack)).status).toBe(400);
    expect(await rules()).toEqual(['request-in-time']);
  });

  it('are kept to the newest 500 of a connection, and shown to 50', async () => {
    const connection = await connect({ ...saml, enabled: true });
    await server.rows(
      `insert into sso_exchanges (id, tenant_id, connection_id, kind, purpose, outcome, created_at, trace_id, checks)
       select gen_random_uuid(), $1, $2, 'saml', 'sign-in', 'passed', $3::timestamptz - n * interval '1 minute', 't', '[]'
       from generate_series(1, 510) n`,
      [acme, connection.id, server.clock.read()],
    );
    expect((await come()).page.status).toBe(303);
    const [kept] = await server.rows<{ count: number }>('select count(*)::int as count from sso_exchanges');
    expect(kept).toEqual({ count: 500 });
    expect(await exchangesOf(connection)).toHaveLength(50);
  });
});

describe('attacks', () => {
  const notFound = (answer: { status: number; json(): Record<string, unknown> }) =>
    [answer.status, answer.json()['errorCode']] as const;

  it('another tenant cannot start, list, read or open the tests of a connection', async () => {
    const connection = await connect();
    const { id, address } = await started(connection);
    expect(notFound(await start(connection, other))).toEqual([404, 'sso-connection-not-found']);
    for (const path of ['', `/${id}`])
      expect(notFound(await other.browser.get(`${base}/${connection.id}/exchanges${path}`, other.headers))).toEqual([
        404,
        'sso-connection-not-found',
      ]);
    const theirs = await connect(saml, other, { isProved: false });
    expect(notFound(await other.browser.get(`${base}/${theirs.id}/exchanges/${id}`, other.headers))).toEqual([
      404,
      'sso-exchange-not-found',
    ]);
    const opened = await other.browser.get(address);
    expect([opened.status, opened.headers.has('location')]).toEqual([400, false]);
    expect((await exchangeOf(connection, id)).outcome).toBe('pending');
    // it is still the admin's to open
    expect((await owner.browser.get(address)).status).toBe(303);
  });

  it('a member without the permission cannot start or read one, nor open that of an admin', async () => {
    const connection = await connect();
    const { address } = await started(connection);
    expect((await start(connection, reader)).status).toBe(403);
    expect((await reader.browser.get(`${base}/${connection.id}/exchanges`, reader.headers)).status).toBe(403);
    expect((await reader.browser.get(address)).status).toBe(400);
  });

  it('an impersonator cannot start one, nor open one of the user', async () => {
    const connection = await connect();
    const tickets = '/identity/resources/impersonation/v1/tickets';
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin'`,
      [acme, member.id],
    );
    const second = await callerFor(server, member);
    const { address } = await started(connection, second);
    const ticket = (
      await owner.browser.post(tickets, { userId: member.id, reason: 'Ticket 4711: look at it' }, owner.headers)
    ).json<{ impersonatedUserId: string; actorToken: string }>();
    const browser = server.browser();
    const { accessToken } = (await browser.post('/identity/resources/impersonation/v1', ticket)).json();
    const answer = await start(connection, { ...owner, browser, headers: bearer(String(accessToken)) });
    expect(answer.status).toBe(403);
    expect((await browser.get(address)).headers.has('location')).toBe(false);
    await server.rows(
      `delete from membership_roles where user_id = $1 and role_id in (select id from roles where key = 'admin')`,
      [member.id],
    );
  });

  it('a browser without a session signs in first, and the token is not used up by that', async () => {
    const { address } = await started(await connect());
    const answer = await server.browser().get(address);
    expect(answer.location).toMatch(/^\/account\/login\?redirectUrl=/);
    expect((await owner.browser.get(address)).status).toBe(303);
  });

  it('a test opens once, within ten minutes, and by its token alone', async () => {
    const connection = await connect();
    const { address } = await started(connection);
    expect((await owner.browser.get(address)).status).toBe(303);
    expect((await owner.browser.get(address)).status).toBe(400);
    const { id, address: late } = await started(connection);
    const [row] = await server.rows<{ minutes: number }>(
      'select extract(epoch from expires_at - created_at)::int / 60 as minutes from sso_exchanges where id = $1',
      [id],
    );
    expect(row).toEqual({ minutes: 10 });
    await server.rows('update sso_exchanges set expires_at = created_at where id = $1', [id]);
    expect((await owner.browser.get(late)).status).toBe(400);
    expect(await exchangeOf(connection, id)).toMatchObject({
      outcome: 'failed',
      checks: expect.arrayContaining([expect.objectContaining({ rule: 'answer', state: 'failed' })]) as unknown,
    });
    expect((await owner.browser.get('/auth/sso/test?token=guessed')).status).toBe(400);
    expect((await owner.browser.get('/auth/sso/test')).status).toBe(400);
    const stored = await server.rows('select * from sso_exchanges');
    expect(JSON.stringify(stored)).not.toContain(new URL(late).searchParams.get('token'));
  });

  it('the answer of a test counts in the browser of the test alone, once', async () => {
    const connection = await connect();
    const { id, address } = await started(connection);
    const request = await leave(address);
    const back = await post(good(request), request.relayState);
    expect((await server.browser().get(back)).status).toBe(400);
    expect((await exchangeOf(connection, id)).outcome).toBe('pending');
    expect((await owner.browser.get(back)).text).toContain('Test passed');
    expect((await owner.browser.get(back)).status).toBe(400);
    expect((await exchangeOf(connection, id)).outcome).toBe('passed');
  });

  it('the answer of a test signs nobody in, by the calls of clients’ pages either, and stays what it was', async () => {
    const connection = await connect({ ...saml, enabled: true });
    const { id, address } = await started(connection);
    const request = await leave(address);
    const browser = server.browser();
    browser.cookies.set('portico_browser', owner.browser.cookies.get('portico_browser') ?? '');
    for (const on of [browser, owner.browser]) {
      const answer = await on.post('/identity/resources/auth/v1/user/saml/postlogin', {
        RelayState: request.relayState,
        SAMLResponse: encoded(good(request)),
      });
      expect([answer.status, answer.json()['errorCode']]).toEqual([400, 'sso-failed']);
    }
    expect((await exchangeOf(connection, id)).outcome).toBe('pending');
    const before = await everybody();
    expect((await owner.browser.get(await post(good(request), request.relayState))).text).toContain('Test passed');
    expect(await everybody()).toEqual(before);
  });

  it('the code of an OpenID Connect test is not redeemed by the calls of clients’ pages', async () => {
    const connection = await connect({ ...oidc, enabled: true });
    idp.account = { sub: `t-${count}`, email: noor() };
    const { id, address } = await started(connection);
    const back = new URL(await idp.visit((await owner.browser.get(address)).location));
    const [code, state] = [back.searchParams.get('code')!, back.searchParams.get('state')!];
    for (const [path, body] of [
      ['v1', { code, state }],
      ['v2', { code, RelayState: state }],
    ] as const)
      expect((await owner.browser.post(`/identity/resources/auth/${path}/user/oidc/postlogin`, body)).status).toBe(400);
    expect((await owner.browser.get(`/account/social/success?${back.searchParams.toString()}`)).status).toBe(400);
    expect((await owner.browser.get(back.href)).text).toContain('Test passed');
    expect((await exchangeOf(connection, id)).outcome).toBe('passed');
    expect(await server.rows('select 1 from users where email = $1', [noor()])).toHaveLength(0);
  });

  it('the answer of a sign-in does not end a test, and one of a test no sign-in', async () => {
    const connection = await connect({ ...saml, enabled: true });
    const { id, address } = await started(connection);
    const ofTest = await leave(address);
    const browser = server.browser();
    const ofSignIn = readSamlRequest(await prelogin(browser));
    // each under the relay state of the other
    expect((await browser.get(await post(good(ofTest), ofSignIn.relayState))).status).toBe(400);
    expect(await signedIn(browser)).toBe(false);
    await owner.browser.get(await post(good(ofSignIn), ofTest.relayState));
    expect((await exchangeOf(connection, id)).failedRule).toBe('in-response-to');
  });

  it('the answer to one test does not pass another, of this tenant or of another one', async () => {
    const [mine, second] = [await connect(), await connect(saml, owner, { isProved: false })];
    const [first, next] = [await started(mine), await started(second)];
    const [a, b] = [await leave(first.address), await leave(next.address)];
    await owner.browser.get(await post(good(a), b.relayState));
    expect((await exchangeOf(second, next.id)).failedRule).toBe('in-response-to');
    const others = await connect({ ...saml, publicCertificate: createSelfSigned().cert }, other, { isProved: false });
    const theirs = await started(others, other);
    const c = await leave(theirs.address, other.browser);
    await other.browser.get(await post(good(c), c.relayState));
    expect((await exchangeOf(others, theirs.id, other)).failedRule).toBe('signature-key');
  });

  it('a test of a connection that was deleted meanwhile leads nowhere', async () => {
    const connection = await connect();
    const { address } = await started(connection);
    const request = await leave(address);
    const second = await started(connection);
    await owner.browser.send('DELETE', `${base}/${connection.id}`, { headers: owner.headers });
    expect((await owner.browser.get(await post(good(request), request.relayState))).status).toBe(400);
    expect((await owner.browser.get(second.address)).status).toBe(400);
  });
});

describe('the page of a test', () => {
  it('is in the language of the browser, needs no script, and repeats nothing that the provider sent', async () => {
    const connection = await connect();
    const { address } = await started(connection);
    const request = await leave(address);
    const back = await post(good(request, { audience: '<script>alert(1)</script>' }), request.relayState);
    const page = await owner.browser.get(back, { 'accept-language': 'de' });
    expect(page.text).toContain('Test fehlgeschlagen');
    expect(page.text).toContain('audience');
    expect(page.text).not.toContain('alert(1)');
  });
});
