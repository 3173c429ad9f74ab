/** Bulk changes of one tenant while others sign in: what one tenant asks for costs the others nothing. */
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { maxRestrictions, maxRestrictionsAtOnce } from '#shared/contract/restrictions/restrictions.ts';
import { systemConnection } from '#server/db/scope.ts';
import { callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { database: { poolSize: 4, acquireTimeout: 6000 } } });
const { acme, admin, stranger } = server.people;
const ada = await callerFor(server, admin);
const ip = '/identity/resources/configurations/v1/restrictions/ip';
const domains = '/identity/resources/configurations/restrictions/v1/email-domain';

/** Holds a row that the changes of a tenant wait for. */
async function holdSettings(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.database.connectionString, options: systemConnection });
  await client.connect();
  await client.query('begin');
  await client.query(`select from ${table} where tenant_id = $1 for update`, [acme]);
  let held = true;
  const release = async () => {
    if (!held) return;
    held = false;
    await client.query('rollback');
    await client.end();
  };
  onTestFinished(release);
  return release;
}

const waiting = async () =>
  (
    await server.rows(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

it.each([
  ['IP addresses', 'ip_restriction_settings', `${ip}/bulk`, (n: number) => ({ ips: [{ ip: `10.0.0.${n}` }] })],
  [
    'email domains',
    'domain_restriction_settings',
    `${domains}/bulk`,
    (n: number) => ({ domains: [{ domain: `bulk${n}.example`, type: 'BLOCK' }] }),
  ],
])('forty bulk changes of %s in flight, and another tenant signs in', async (_what, table, path, body) => {
  // makes the row of the settings
  expect((await ada.browser.post(path, body(255), ada.headers)).status).toBe(200);
  const release = await holdSettings(table);
  const calls = Array.from({ length: 40 }, (_, n) => ada.browser.post(path, body(n), ada.headers));
  await expect.poll(waiting).toBe(1);
  const sol = server.browser();
  const signedIn = await tryLogin(sol, stranger.email, stranger.password);
  expect(signedIn.status).toBe(200);
  const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` };
  expect((await sol.get(paths.me, headers)).status).toBe(200);
  expect((await sol.get(ip, headers)).status).toBe(200);
  expect(await waiting()).toBe(1);
  await release();
  const answers = await Promise.all(calls);
  // a call that waited for too long for its turn, or for the lock, is told when to come again
  const unexpected = answers.filter(
    ({ status, headers: given }) => status !== 200 && !([429, 503].includes(status) && given.get('retry-after')),
  );
  expect(unexpected).toEqual([]);
});

it('a list that would be too long is refused before a row is written, and listed entries do not count', async () => {
  // a row that is written and rolled back takes its place until the next vacuum
  const sizes = async () =>
    await server.rows(
      "select pg_relation_size('ip_restrictions') as ips, pg_relation_size('domain_restrictions') as domains",
    );
  await server.rows(
    `insert into ip_restrictions (id, tenant_id, range, strategy, is_active, created_at, updated_at)
     select gen_random_uuid(), $1, ('10.9.' || n / 250 || '.' || n % 250)::cidr, 'BLOCK', true, now(), now() from generate_series(1, $2 - (select count(*)::int from ip_restrictions where tenant_id = $1)) n`,
    [acme, maxRestrictions],
  );
  await server.rows(
    `insert into domain_restrictions (id, tenant_id, domain, type, created_at)
     select gen_random_uuid(), $1, 'full' || n || '.example', 'BLOCK', now() from generate_series(1, $2 - (select count(*)::int from domain_restrictions where tenant_id = $1)) n`,
    [acme, maxRestrictions],
  );
  const before = await sizes();
  const more = Array.from({ length: maxRestrictionsAtOnce }, (_, n) => ({
    ip: `172.16.${n >> 8}.${n & 255}`,
    strategy: 'BLOCK',
  }));
  const refusedIps = await ada.browser.post(`${ip}/bulk`, { ips: more }, ada.headers);
  expect(refusedIps.json<ErrorBody>().errorCode).toBe('restrictions-too-many');
  const moreDomains = more.map((_, n) => ({ domain: `more${n}.example`, type: 'BLOCK' }));
  const refusedDomains = await ada.browser.post(`${domains}/bulk`, { domains: moreDomains }, ada.headers);
  expect(refusedDomains.json<ErrorBody>().errorCode).toBe('restrictions-too-many');
  expect(await sizes()).toEqual(before);
  const listed = { ips: [{ ip: '10.9.0.1', strategy: 'BLOCK' }] };
  expect((await ada.browser.post(`${ip}/bulk`, listed, ada.headers)).status).toBe(200);
  const known = { domains: [{ domain: 'full1.example', type: 'BLOCK' }] };
  expect((await ada.browser.post(`${domains}/bulk`, known, ada.headers)).status).toBe(200);
});

it('limits bulk calls per tenant, each kind by itself', async () => {
  const strict = await startTestServer({
    database: server.database,
    masterKey: server.masterKey,
    clock: server.clock,
    config: { clients: server.services.config.clients, limits: { bulk: { points: 2, per: 60 } } },
  });
  onTestFinished(() => strict.close());
  const here = await callerFor(strict, admin);
  const check = () => here.browser.post('/identity/resources/users/bulk/v1/check', { users: [] }, here.headers);
  const last = [await check(), await check(), await check()].at(-1)!;
  expect([last.status, last.json<ErrorBody>().errorCode]).toEqual([429, 'too-many-requests']);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  const exported = await here.browser.get('/team/resources/members/v1/export', here.headers);
  expect(exported.status).toBe(200);
});
