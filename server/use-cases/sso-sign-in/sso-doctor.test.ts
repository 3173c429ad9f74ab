/** The SSO doctor: kept exchanges, who may read what of them, their replay by other settings, and their live stream. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepExpired } from '#server/db/queries/delivery/sweep-expired.ts';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { SsoExchange, SsoExchangeDetails, SsoReplay } from '#shared/contract/sso/sso-exchanges.ts';
import { day, later } from '#server/lib/clock.ts';
import { deleteUserWithoutTenants } from '#server/db/queries/core/members.ts';
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
} from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { eraseUserFromLogs } from '#server/use-cases/audits/erase-user.ts';

const own = await freePortPair();
const baseUrl = `http://localhost:${own}`;
const dns = await startDnsServer();
const idp = await startIdentityProvider([`${baseUrl}/account/oidc/callback`]);
afterAll(async () => void (await Promise.all([dns.close(), idp.close()])));
const limits = { login: { points: 1000, per: 60 } };
const server = await useTestServer({
  config: { baseUrl, limits, sso: { dnsServers: [dns.address] }, outgoing: { allow: [new URL(idp.issuer).host] } },
});
// regular checks change connections, and expired sessions are removed
await server.stopBackgroundWork();
const { acme, admin, member, stranger } = server.people;
const base = '/team/resources/sso/v1/configurations';
let owner = await callerFor(server, admin);
let other = await callerFor(server, stranger);
let reader = await callerFor(server, member);
type Caller = typeof owner;
const saml = {
  type: 'saml',
  enabled: true,
  ssoEndpoint: samlProvider.endpoint,
  publicCertificate: samlProvider.certificate,
};
const oidc = { type: 'oidc', ssoEndpoint: idp.issuer, oidcClientId: idp.clientId, oidcSecret: idp.clientSecret };

let count = 0;
beforeEach(async () => {
  count += 1;
  server.clock.advance(1000);
  await server.rows('delete from sso_connections');
  await server.rows(`delete from membership_roles where role_id in (select id from roles where key like 'helper-%')`);
  // a test may let their tokens expire
  owner = await callerFor(server, admin);
  other = await callerFor(server, stranger);
  reader = await callerFor(server, member);
});
const domainNow = () => `pier-${count}.example`;
const noor = () => `noor@${domainNow()}`;
const roleId = async (key: string) =>
  (await server.rows<{ id: string }>('select id from roles where tenant_id is null and key = $1', [key]))[0]!.id;

async function connect(more: object = saml, { isProved = true } = {}): Promise<SsoConfig> {
  const { browser, headers } = owner;
  const made = (await browser.post(base, more, headers)).json<SsoConfig>();
  const added = (await browser.post(`${base}/${made.id}/domains`, { domain: domainNow() }, headers)).json<SsoDomain>();
  dns.txt.set(domainNow(), [added.txtRecord]);
  if (isProved) await browser.put(`${base}/${made.id}/domains/${added.id}/validate`, {}, headers);
  return made;
}
const post = async (xml: string, relayState: string) =>
  (
    await server.browser().send('POST', '/auth/saml/callback', {
      body: new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: relayState }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.harbour.example' },
    })
  ).location;
/** A sign-in, or a try. */
async function come(changes: Partial<SamlAnswer> = {}, browser = server.browser()) {
  const { address } = (await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: noor() })).json<{
    address: string;
  }>();
  const asked = readSamlRequest((await browser.get(address)).location);
  const xml = samlXml(answerTo(asked, server.clock.read(), { nameId: noor(), ...changes }));
  return await browser.get(await post(xml, asked.relayState));
}
const list = async ({ id }: { id: string }, query = '', { browser, headers }: Caller = owner) =>
  (await browser.get(`${base}/${id}/exchanges${query}`, headers)).json<{ items: SsoExchange[]; hasMore: boolean }>();
const newest = async (connection: { id: string }, caller: Caller = owner) =>
  SsoExchange.parse((await list(connection, '', caller)).items[0]);
const details = async ({ id }: { id: string }, exchangeId: string, { browser, headers }: Caller = owner) =>
  SsoExchangeDetails.parse((await browser.get(`${base}/${id}/exchanges/${exchangeId}`, headers)).json());
const ask = ({ id }: { id: string }, exchangeId: string, draft: object, { browser, headers }: Caller = owner) =>
  browser.post(`${base}/${id}/exchanges/${exchangeId}/replay`, draft, headers);
const replay = async (connection: { id: string }, exchangeId: string, draft: object, caller: Caller = owner) =>
  SsoReplay.parse((await ask(connection, exchangeId, draft, caller)).json());
const impersonating = async (userId: string): Promise<Caller> => {
  const tickets = '/identity/resources/impersonation/v1/tickets';
  const ticket = (await owner.browser.post(tickets, { userId, reason: 'Ticket 4711' }, owner.headers)).json<{
    impersonatedUserId: string;
    actorToken: string;
  }>();
  const browser = server.browser();
  const answer = await browser.post('/identity/resources/impersonation/v1', ticket);
  return { ...owner, browser, headers: bearer(String(answer.json()['accessToken'])) };
};
/** Gives the member the permissions of a role of their own. */
const permit = async (...keys: string[]) => {
  await server.rows(
    `with made as (
       insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at)
       select gen_random_uuid(), $1, 'helper-' || $3::text, 'Helper ' || $3::text, 5, $4::text[], $5::timestamptz, $5::timestamptz
       returning id)
     insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from made`,
    [acme, member.id, count, keys, server.clock.read()],
  );
};
/** Attempts that are over are swept meanwhile. */
const everything = () =>
  server.rows(
    `select (select count(*) from users) as users, (select count(*) from memberships) as memberships,
       (select count(*) from membership_roles) as roles, (select count(*) from identities) as identities,
       (select count(*) from sessions) as sessions, (select max(updated_at) from users) as changed,
       (select count(*) from sso_assertions where expires_at > $1) as assertions,
       (select count(*) from social_attempts where expires_at > $1) as attempts,
       (select count(*) from sso_exchanges) as exchanges, (select count(*) from audits) as audits,
       (select jsonb_agg(c order by id) from sso_connections c) as connections`,
    [server.clock.read()],
  );

describe('the history of exchanges', () => {
  it('names the rule that failed, its side and its reference, and is filtered by each', async () => {
    const connection = await connect();
    await come();
    server.clock.advance(1000);
    const page = await come({ audience: 'https://another.example' });
    const failed = await newest(connection);
    expect(failed).toMatchObject({ outcome: 'failed', failedRule: 'audience', side: 'provider', email: noor() });
    expect(page.headers.get('frontegg-trace-id')).toBe(failed.traceId);
    const rules = async (query: string) => (await list(connection, query)).items.map(({ failedRule }) => failedRule);
    expect(await rules('')).toEqual(['audience', null]);
    expect(await rules('?outcome=passed')).toEqual([null]);
    expect(await rules('?outcome=failed&purpose=sign-in&rule=audience')).toEqual(['audience']);
    expect(await rules('?purpose=test')).toEqual([]);
    expect(await rules('?rule=recipient')).toEqual([]);
    expect(await rules(`?search=${failed.traceId}`)).toEqual(['audience']);
    expect(await rules(`?search=NOOR@${domainNow()}`)).toHaveLength(2);
    expect(await rules('?_offset=1')).toEqual([null]);
  });

  it('is found by the reference that the user saw, in this tenant only', async () => {
    const connection = await connect();
    await come({ audience: 'https://another.example' });
    const { traceId, id } = await newest(connection);
    const find = (caller: Caller) => caller.browser.get(`/team/resources/sso/v1/exchanges/${traceId}`, caller.headers);
    expect((await find(owner)).json()).toEqual({ ssoConfigId: connection.id, id });
    expect((await find(other)).status).toBe(404);
    expect((await find(reader)).status).toBe(403);
  });

  it('is linked from the page of the failure, for an admin who is signed in to that browser alone', async () => {
    await connect();
    const asAdmin = await come({ audience: 'https://another.example' }, (await callerFor(server, admin)).browser);
    const traceId = asAdmin.headers.get('frontegg-trace-id')!;
    expect(asAdmin.text).toContain(`/oauth/portal/sso?reference=${traceId}`);
    expect((await come({ audience: 'https://another.example' })).text).not.toContain('/oauth/portal/sso');
    const asMember = await come({ audience: 'https://another.example' }, (await callerFor(server, member)).browser);
    expect(asMember.text).not.toContain('/oauth/portal/sso');
  });

  it('shows what the provider sent, without what could be presented again, and keeps it encrypted', async () => {
    const connection = await connect();
    await come({ attributes: { name: ['Noor Haddad'] } });
    const { message } = await details(connection, (await newest(connection)).id);
    expect(message).toContain('Noor Haddad');
    expect(message).toContain('SignatureValue');
    expect(message).not.toMatch(/SignatureValue[^>]*>[A-Za-z0-9+/=]{20}/);
    const [row] = await server.rows<{ message: Buffer; addresses: string[] }>(
      'select message, addresses from sso_exchanges where message is not null',
    );
    expect(row!.message.includes('Noor')).toBe(false);
    expect(row!.addresses).toEqual([noor()]);
  });

  it('is kept for 30 days', async () => {
    const connection = await connect();
    await come();
    const { id } = await newest(connection);
    const age = async (days: number) => {
      const now = server.clock.read();
      await server.rows('update sso_exchanges set created_at = $2 where id = $1', [id, later(now, -days * day)]);
      // as the job does: two days after what expires
      await sweepExpired(server.services.db, now, later(now, -2 * day));
      return (await list(connection)).items.length;
    };
    expect(await age(29)).toBe(1);
    expect(await age(31)).toBe(0);
  });
});

describe('names and addresses', () => {
  const asNoor = { attributes: { name: ['Noor Haddad'], groups: ['Crew'] } };
  const isClean = (value: unknown) =>
    !JSON.stringify(value).includes('noor') && !JSON.stringify(value).includes('Haddad');

  it('are hidden from whoever may not read users, in every answer, and cannot be searched for', async () => {
    const connection = await connect();
    await come(asNoor);
    await permit('fe.secure.read.samlConfiguration', 'fe.secure.write.samlConfiguration');
    const plain = await newest(connection);
    const masked = await newest(connection, reader);
    expect([plain.masked, plain.email]).toEqual([false, noor()]);
    expect([masked.masked, masked.email]).toEqual([true, `•••@${domainNow()}`]);
    expect(masked.checks.map(({ rule, state }) => [rule, state])).toEqual(
      plain.checks.map(({ rule, state }) => [rule, state]),
    );
    const shown = await details(connection, masked.id, reader);
    expect(shown.message).toContain('Crew');
    const replayed = await replay(connection, masked.id, {}, reader);
    for (const each of [masked, shown, replayed]) expect(isClean(each)).toBe(true);
    expect((await list(connection, '?search=noor', reader)).items).toEqual([]);
    expect((await list(connection, `?search=${plain.traceId}`, reader)).items).toHaveLength(1);
  });

  it('are hidden from whoever acts as an admin', async () => {
    const connection = await connect();
    await come(asNoor);
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where tenant_id is null and key = 'admin'
       on conflict do nothing`,
      [acme, member.id],
    );
    const acting = await impersonating(member.id);
    const masked = await newest(connection, acting);
    expect(masked.masked).toBe(true);
    expect(isClean(await details(connection, masked.id, acting))).toBe(true);
    expect((await newest(connection, reader)).masked).toBe(false);
    await server.rows(
      `delete from membership_roles where user_id = $1 and role_id in (select id from roles where key = 'admin')`,
      [member.id],
    );
  });

  it('of claims are hidden too', async () => {
    const connection = await connect({ ...oidc, enabled: true });
    idp.account = { sub: 'noor-1', email: noor(), email_verified: true, name: 'Noor Haddad' };
    const browser = server.browser();
    const { address } = (await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: noor() })).json<{
      address: string;
    }>();
    await browser.get(await idp.visit((await browser.get(address)).location));
    await permit('fe.secure.read.samlConfiguration');
    const { id, outcome } = await newest(connection);
    expect(outcome).toBe('passed');
    expect((await details(connection, id)).message).toContain('Noor Haddad');
    const masked = await details(connection, id, reader);
    expect(isClean(masked)).toBe(true);
    expect(masked.message).toContain('"aud"');
  });

  it('go with the account, and with an erasure, from the exchanges of every tenant', async () => {
    const connection = await connect();
    await come(asNoor);
    server.clock.advance(1000);
    await come({ ...asNoor, audience: 'https://another.example' });
    server.clock.advance(1000);
    await come({ ...asNoor, signs: [] });
    const [user] = await server.rows<{ id: string }>('select id from users where email = $1', [noor()]);
    await server.rows('delete from memberships where user_id = $1', [user!.id]);
    await server.services.db.acrossTenants('a test', (tx) => deleteUserWithoutTenants(tx, user!.id));
    const after = (await list(connection)).items;
    expect(after.map(({ erased, failedRule }) => [erased, failedRule])).toEqual([
      [true, 'signature-present'],
      [true, 'audience'],
      [true, null],
    ]);
    expect(isClean(after)).toBe(true);
    expect(after.every(({ hasMessage }) => !hasMessage)).toBe(true);
    const rows = await server.rows('select email, addresses, message, user_id, checks from sso_exchanges');
    expect(isClean(rows)).toBe(true);
    expect((await ask(connection, after[0]!.id, {})).status).toBe(409);
  });

  it('under a former address go with the erasure of the user', async () => {
    const connection = await connect();
    await come({ nameId: `n.haddad@${domainNow()}`, audience: 'https://another.example' });
    await come();
    const gone = '8f0f6a5e-6a44-4b8e-9a0c-0d3f0f6f1aaa';
    await eraseUserFromLogs(
      server.services,
      { userId: gone, texts: [`N.Haddad@${domainNow()}`] },
      { requestMetadata: { ip: '', country: null, userAgent: null, traceId: 't' }, now: server.clock.read() },
    );
    expect((await list(connection)).items.filter(({ erased }) => erased)).toHaveLength(1);
  });
});

describe('a replay', () => {
  it('judges by a mapping to try, changes nothing, and uses nothing up', async () => {
    const connection = await connect();
    await come({ attributes: { groups: ['Crew'] } });
    const { id } = await newest(connection);
    const before = await everything();
    const result = await replay(connection, id, { groups: [{ group: 'Crew', roleIds: [await roleId('admin')] }] });
    expect(result.before).toMatchObject({ outcome: 'passed', user: { email: noor(), roles: ['Member'] } });
    expect(result.after).toMatchObject({ outcome: 'passed', user: { groups: ['Crew'], roles: ['Admin', 'Member'] } });
    expect(result.after.checks).toContainEqual({ rule: 'group-role', state: 'passed', seen: 'Crew', wanted: 'Admin' });
    expect(await replay(connection, id, { roleIds: [] })).toMatchObject({ after: { outcome: 'passed' } });
    expect(await everything()).toEqual(before);
  });

  it('of a signature passes with the certificate that made it, at the time at which it came', async () => {
    const connection = await connect();
    const next = createSelfSigned();
    await come({ key: next });
    const failed = await newest(connection);
    expect([failed.failedRule, failed.side]).toEqual(['signature-key', 'organization']);
    server.clock.advance(5 * day);
    owner = await callerFor(server, admin);
    const result = await replay(connection, failed.id, {
      publicCertificate: `${samlProvider.certificate}\n${next.cert}`,
    });
    expect(result.before).toMatchObject({ outcome: 'failed', failedRule: 'signature-key', user: null });
    expect(result.after).toMatchObject({
      outcome: 'passed',
      failedRule: null,
      user: { email: noor(), roles: ['Member'] },
    });
    expect((await ask(connection, failed.id, { publicCertificate: 'rubbish' })).status).toBe(400);
  });

  it('with a domain to try tells nothing of accounts in a domain that is not proved', async () => {
    const connection = await connect();
    await come({ nameId: stranger.email });
    const failed = await newest(connection);
    expect(failed.failedRule).toBe('domain-proved');
    const { after } = await replay(connection, failed.id, { domains: [stranger.email.split('@')[1]!] });
    expect(after).toMatchObject({ outcome: 'incomplete', failedRule: null, user: { roles: null } });
    const states = Object.fromEntries(after.checks.map(({ rule, state }) => [rule, state]));
    expect(states).toMatchObject({ 'domain-proved': 'passed', account: 'not-reached', result: 'not-reached' });
  });

  it('of claims judges issuer, audience, domain and groups again', async () => {
    const connection = await connect({ ...oidc, enabled: true });
    idp.account = { sub: 'noor-2', email: noor(), email_verified: true, name: 'Noor', groups: ['Crew'] };
    const browser = server.browser();
    const { address } = (await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: noor() })).json<{
      address: string;
    }>();
    await browser.get(await idp.visit((await browser.get(address)).location));
    const { id } = await newest(connection);
    const before = await everything();
    expect(await replay(connection, id, { oidcClientId: 'another' })).toMatchObject({
      before: { outcome: 'passed' },
      after: { outcome: 'failed', failedRule: 'audience' },
    });
    expect(await replay(connection, id, { domains: ['elsewhere.example'] })).toMatchObject({
      after: { outcome: 'failed', failedRule: 'domain-proved' },
    });
    expect(await everything()).toEqual(before);
  });

  it('is refused to others, for what is not kept, and as rubbish', async () => {
    const connection = await connect();
    await come();
    const { id } = await newest(connection);
    expect((await ask(connection, id, {}, other)).status).toBe(404);
    await permit('fe.secure.read.samlConfiguration');
    expect((await ask(connection, id, {}, reader)).status).toBe(403);
    expect((await ask(connection, 'rubbish', {})).status).toBe(404);
    expect((await ask(connection, id, { groups: 'rubbish' })).status).toBe(400);
    await server.rows('update sso_exchanges set message = null');
    expect((await ask(connection, id, {})).json()).toMatchObject({ errorCode: 'sso-exchange-not-replayable' });
    await server.rows(`update sso_exchanges set message = 'not ours'::bytea`);
    expect((await ask(connection, id, {})).status).toBe(409);
  });

  it('leaves no way to a session: what was replayed cannot be presented', async () => {
    const connection = await connect();
    await come({ audience: 'https://another.example' });
    const { id } = await newest(connection);
    const { message } = await details(connection, id);
    await replay(connection, id, {});
    const browser = server.browser();
    const { address } = (await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: noor() })).json<{
      address: string;
    }>();
    const asked = readSamlRequest((await browser.get(address)).location);
    expect((await browser.get(await post(message!, asked.relayState))).status).toBe(400);
    expect((await newest(connection)).outcome).toBe('failed');
  });
});

describe('the live stream', () => {
  async function follow({ id }: { id: string }, { headers }: Caller = owner) {
    const { port } = server.app.http.server.address() as AddressInfo;
    // a connection of its own, which is not opened again once it is aborted
    const asked = request({ port, path: `${base}/${id}/exchanges/live`, headers, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    const done = new Promise<void>((resolve) => answer.once('close', resolve));
    const until = async (part: string) => {
      for (let tries = 0; tries < 200 && !text.includes(part); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return text;
    };
    return { answer, until, done, close: () => void asked.destroy(), text: () => text };
  }

  it('tells the ID of an exchange as it comes, and nothing else of it', async () => {
    const connection = await connect();
    const stream = await follow(connection);
    expect(stream.answer.headers['content-type']).toContain('text/event-stream');
    await stream.until(': open');
    await come();
    const { id } = await newest(connection);
    const text = await stream.until('event: exchange');
    expect(text).toContain(`data: {"id":"${id}"}`);
    expect(text).not.toContain('noor');
    stream.close();
    await stream.done;
  });

  it('ends with the session', async () => {
    const connection = await connect();
    const caller = await callerFor(server, admin);
    const stream = await follow(connection, caller);
    await stream.until(': open');
    await caller.browser.post('/identity/resources/auth/v1/logout', {}, caller.headers);
    await stream.done;
    expect(stream.text()).toContain('event: end');
  });

  it('ends with the permission', async () => {
    const connection = await connect();
    await permit('fe.secure.read.samlConfiguration');
    const stream = await follow(connection, reader);
    await stream.until(': open');
    await server.rows(`delete from membership_roles where role_id in (select id from roles where key like 'helper-%')`);
    await stream.done;
    expect(stream.text()).toContain('"errorCode":"forbidden"');
  });

  it('is refused without permission, in another tenant, and beyond a number', async () => {
    const connection = await connect();
    expect((await follow(connection, reader)).answer.statusCode).toBe(403);
    expect((await follow(connection, other)).answer.statusCode).toBe(404);
    const open = [];
    for (let each = 0; each < 6; each += 1) open.push(await follow(connection));
    expect((await follow(connection)).answer.statusCode).toBe(429);
    for (const stream of open) stream.close();
    await Promise.all(open.map(({ done }) => done));
  });
});
