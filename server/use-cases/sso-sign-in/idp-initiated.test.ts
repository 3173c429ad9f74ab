/** Sign-in that begins at a tenant's SAML provider, over real HTTP. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import {
  answerOf,
  claimsIn,
  connectSaml,
  newIdp,
  postAnswer,
  type Connected,
} from '#server/testing/saml-connection.ts';
import { encoded, readSamlRequest, samlMetadata, samlXml, type SamlAnswer } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const port = await freePortPair();
const baseUrl = `http://localhost:${port}`;
const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({
  config: { baseUrl, sso: { dnsServers: [dns.address] } },
});
const [owner, other] = [await callerFor(server, server.people.admin), await callerFor(server, server.people.stranger)];
const unasked = { id: undefined, acsUrl: `${baseUrl}/auth/saml/callback`, issuer: `${baseUrl}/auth/saml/metadata` };

let browser: Browser;
beforeEach(async () => {
  browser = server.browser();
  await server.rows('delete from sso_connections');
});
const send = (connected: Connected, changes: Partial<SamlAnswer> = {}, relayState = '') =>
  postAnswer(server.browser(), answerOf(connected, unasked, { now: server.clock.read(), ...changes }), relayState);
const refused = () =>
  server.rows<{ details: { rule: string }; tenant_id: string }>(
    `select tenant_id, details from audits where action = 'user.sign-in-failed' order by id desc limit 1`,
  );
const failures = async () => (await server.rows(`select 1 from audits where action = 'user.sign-in-failed'`)).length;

it('is off for a new connection: the answer is refused, and the tenant is told the rule', async () => {
  const connected = await connectSaml(owner, dns);
  expect(connected.config.idpInitiated).toBe(false);
  const answer = await send(connected);
  expect(answer.status).toBe(400);
  expect(answer.headers.has('location')).toBe(false);
  expect(await refused()).toMatchObject([{ tenant_id: server.people.acme, details: { rule: 'idp-initiated' } }]);
  const [exchange] = await server.rows<{ checks: { rule: string; state: string }[]; email: string | null }>(
    'select checks, email from sso_exchanges order by created_at desc limit 1',
  );
  expect(exchange!.checks.find(({ rule }) => rule === 'idp-initiated')).toMatchObject({ state: 'failed' });
  expect(exchange!.checks.find(({ rule }) => rule === 'signature-key')).toMatchObject({ state: 'passed' });
});

it('signs nobody in by itself: it begins a request of ours, which the provider answers for its own user', async () => {
  const connected = await connectSaml(owner, dns, { patch: { idpInitiated: true } });
  // the browser of a victim, which an attacker makes post the answer for the attacker's account
  const posted = await postAnswer(browser, answerOf(connected, unasked, { nameId: `mallory@${connected.domain}` }), '');
  expect(posted.status).toBe(303);
  expect(await claimsIn(browser)).toBeUndefined();
  const left = await browser.get(posted.location);
  const request = readSamlRequest(left.location);
  const back = await postAnswer(server.browser(), answerOf(connected, request), request.relayState);
  expect((await browser.get(back.location)).status).toBe(303);
  expect(await claimsIn(browser)).toMatchObject({ userEmail: `noor@${connected.domain}` });
  expect(await server.rows('select 1 from users where email = $1', [`mallory@${connected.domain}`])).toHaveLength(0);
});

it.each([
  ['/oauth/portal', `${baseUrl}/oauth/portal`],
  ['http://app.test/start?a=b', 'http://app.test/start?a=b'],
  ['https://evil.example/', undefined],
  ['//evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['http://app.test@evil.example/', undefined],
  ['abc123', undefined],
])('leads to the relay state %s only if it is an allowed target', async (relayState, target) => {
  const connected = await connectSaml(owner, dns, { patch: { idpInitiated: true } });
  const posted = await send(connected, {}, relayState);
  const request = readSamlRequest((await browser.get(posted.location)).location);
  const back = await postAnswer(server.browser(), answerOf(connected, request), request.relayState);
  const { location } = await browser.get(back.location);
  if (target === undefined) expect(location).not.toContain('evil');
  else expect(new URL(location, baseUrl).href).toBe(target);
  expect(await claimsIn(browser)).toBeDefined();
});

it('counts once, however many send it at once', async () => {
  const connected = await connectSaml(owner, dns, { patch: { idpInitiated: true } });
  const answer = answerOf(connected, unasked);
  const answers = await Promise.all(Array.from({ length: 4 }, () => postAnswer(server.browser(), answer, '')));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([303, 400, 400, 400]);
  expect(await refused()).toMatchObject([{ details: { rule: 'replay' } }]);
});

it.each<[string, Partial<SamlAnswer>, string]>([
  ['was made more than 180 seconds ago', { issued: -181_000 }, 'issued'],
  ['was made in the future', { issued: 600_000 }, 'issued'],
  ['is for another audience', { audience: 'https://another.example' }, 'audience'],
  ['is for another recipient', { recipient: 'https://another.example' }, 'recipient'],
  ['has ended', { notOnOrAfter: -400_000 }, 'not-on-or-after'],
  ['names an address of another domain', { nameId: 'noor@elsewhere.example' }, 'domain-proved'],
])('is refused when it %s', async (_case, changes, rule) => {
  const connected = await connectSaml(owner, dns, { patch: { idpInitiated: true } });
  expect((await send(connected, changes)).status).toBe(400);
  expect(await refused()).toMatchObject([{ details: { rule } }]);
});

it('the answer to a request of somebody else does not pass for one that nobody asked for', async () => {
  const connected = await connectSaml(owner, dns, { patch: { idpInitiated: true } });
  const stolen = samlXml(answerOf(connected, { ...unasked, id: '_of-a-victim' }));
  // the response is not signed, and loses its request; the assertion keeps it
  const stripped = stolen.replace(/(<samlp:Response[^>]*) InResponseTo="_of-a-victim"/, '$1');
  expect(stripped).not.toBe(stolen);
  const answer = await browser.postForm('/auth/saml/callback', { SAMLResponse: encoded(stripped), RelayState: '' });
  expect(answer.status).toBe(400);
  expect(await refused()).toMatchObject([{ details: { rule: 'subject-in-response-to' } }]);
});

it('a stranger’s answer is refused and leaves nothing in the log of a tenant', async () => {
  const connected = await connectSaml(owner, dns, { patch: { idpInitiated: true } });
  const before = await failures();
  for (const changes of [{ key: newIdp().key }, { signs: [] }, { issuer: 'https://nobody.example' }])
    expect((await send(connected, changes)).status).toBe(400);
  for (const text of ['', '%%%', encoded('<a/>'), encoded('<!DOCTYPE a><a/>'), 'x'.repeat(70_000)])
    expect((await browser.postForm('/auth/saml/callback', { SAMLResponse: text })).status).toBeLessThan(500);
  expect(await failures()).toBe(before);
});

it('a tenant that names the entity ID of another one’s provider gets none of its answers', async () => {
  const idp = newIdp();
  const victim = await connectSaml(owner, dns, { idp, patch: { idpInitiated: true } });
  const thief = await connectSaml(other, dns, {
    idp: { ...newIdp(), entityId: idp.entityId },
    patch: { idpInitiated: true },
  });
  expect((await send(victim)).location).toContain(victim.config.id);
  // and cannot speak for the domain of the other
  expect((await send(thief, { nameId: `noor@${victim.domain}` })).status).toBe(400);
  expect(await refused()).toMatchObject([{ tenant_id: server.people.globex, details: { rule: 'domain-proved' } }]);
});

it('a connection that is off takes no answers, and one without an entity ID cannot allow them', async () => {
  const connected = await connectSaml(owner, dns, { patch: { idpInitiated: true } });
  await connected.change({ enabled: false });
  expect((await send(connected)).status).toBe(400);
  // another provider is not trusted because the one before was
  const moved = (await connected.change({ ssoEndpoint: 'https://other.example/sso' })).json<SsoConfig>();
  expect(moved).toMatchObject({ idpInitiated: false, idpEntityId: '' });
  expect((await connected.change({ idpInitiated: true })).status).toBe(400);
});

it('is a change of the connection that is recorded', async () => {
  const connected = await connectSaml(owner, dns);
  await connected.change({ idpInitiated: true });
  const [row] = await server.rows<{ details: object }>(
    `select details from audits where action = 'sso-connection.changed' order by id desc limit 1`,
  );
  expect(row!.details).toMatchObject({ before: { idpInitiated: false }, after: { idpInitiated: true } });
  expect(samlMetadata()).not.toContain('SingleLogoutService');
});
