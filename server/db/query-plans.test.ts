/** The cost of a call does not grow with the installation: none of its statements scans a table of all tenants. */
import { afterAll, describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { systemScope, tenantScope } from './scope.ts';
import { readTables } from '#server/testing/fill-tables.ts';
import { callerFor, codeFor, exchange, paths } from '#server/testing/flows.ts';
import { growing, growTables } from '#server/testing/grow-tables.ts';
import { genericPlan, readIndexes, wholeReads } from '#server/testing/query-plans.ts';
import { logStatements, withoutFrames, type SentStatement } from '#server/testing/statement-log.ts';
import { systemClient } from '#server/testing/system-client.ts';
import { publicClient, startTestServer } from '#server/testing/test-server.ts';

const server = await startTestServer({
  config: { features: [{ key: 'export' }], flags: { 'fe-usage-page': true }, signIn: { userNames: true } },
});
const { acme, globex, admin, guest } = server.people;
// scheduled jobs cost no call anything, and may scan tables
await server.stopBackgroundWork();
const log = logStatements();

/** Each statement once, with the first call that sent it. */
const statements = new Map<string, SentStatement & { call: string }>();
async function during<T>(call: string, work: () => Promise<T>): Promise<T> {
  log.take();
  const answer = await work();
  for (const sent of withoutFrames(log.take()))
    if (!statements.has(sent.text)) statements.set(sent.text, { ...sent, call });
  return answer;
}

const lists = [
  ...['createdAt', 'name', 'email', 'id'].map((order) => `${paths.users}?_sortBy=${order}`),
  `${paths.users}?_filter=a`,
  ...['name', 'email', 'createdAt', 'lastLogin', 'id', 'verified', 'provider', 'isLocked'].map(
    (order) => `/identity/resources/users/v3?_sortBy=${order}`,
  ),
  '/identity/resources/users/v3?_filter=ada',
  '/identity/resources/users/v3?_includeSubTenants=true',
  `/identity/resources/users/v3?ids=${admin.id}`,
  '/team/resources/members/v1?search=ada',
];

const { browser, headers } = await during('sign-in', () => callerFor(server, admin));
await during('sign-in with a wrong password', () =>
  server.browser().post(paths.login, { email: guest.email, password: 'wrong' }),
);
await during('refresh', () => browser.post(paths.refresh));
await during('silent sign-in', () => browser.post(paths.silent, {}));
const code = await during('authorize', () => codeFor(browser));
const tokens = await during('code exchange', async () =>
  (await exchange(browser, code)).json<{ refresh_token: string }>(),
);
await during('refresh of a client', () =>
  browser.post(paths.token, {
    grant_type: 'refresh_token',
    client_id: publicClient.id,
    refresh_token: tokens.refresh_token,
  }),
);
const visitor = await callerFor(server, guest, acme);
await during('switch of the tenant', () =>
  visitor.browser.put(paths.switchTenant, { tenantId: globex }, visitor.headers),
);
await during('token for another tenant', () =>
  visitor.browser.post(paths.tokenForTenant, { tenantId: acme }, visitor.headers),
);
const readable = Object.keys(contract)
  .filter((route) => route.startsWith('GET ') && !route.includes('{') && !route.startsWith('GET /oauth/'))
  .map((route) => route.slice('GET '.length));
for (const path of [...readable, '/oauth/userinfo', '/oauth/prelogin', '/oauth/portal', ...lists])
  await during(`GET ${path}`, () => browser.get(path, headers));
await during('sign-out', () => browser.post(paths.logout, {}, headers));

const tables = await readTables(server.rows);
await growTables(server.rows, tables, 5000, {
  jobs: { done_at: `timestamptz '2026-01-01'` },
  // without events, which a trigger would write with them
  audits: { reported: 'true' },
  // a trigger writes those of the audits
  audit_unsealed: { audit_id: '9000000 + i' },
  users: { username: `'user-' || i`, username_folded: `'~user-' || i` },
  entitlement_grants: { feature_key: `'export'` },
  country_restrictions: { country_code: 'chr(65 + i % 26) || chr(65 + (i / 26) % 26)' },
});
const client = systemClient(server.database.connectionString);
await client.connect();
afterAll(async () => {
  log.stop();
  await client.end();
  await server.close();
});
const grown = { tables: new Set(growing(tables).map(({ name }) => name)), indexes: await readIndexes(client) };

describe('no statement of a call reads all rows of all tenants', () => {
  it('has rows in every table that grows, and statements of every kind of call', async () => {
    for (const name of grown.tables)
      expect(
        (await server.rows<{ count: number }>(`select count(*)::int as count from ${name}`))[0]!.count,
        name,
      ).toBeGreaterThanOrEqual(5000);
    expect(statements.size).toBeGreaterThan(60);
  });

  it('detects a statement that does', async () => {
    const plan = await genericPlan(client, {
      text: 'select * from users where lower(name) = $1',
      values: ['ada'],
      scope: systemScope,
    });
    expect(wholeReads(plan, grown)).toHaveLength(1);
    const walk = await genericPlan(client, {
      text: 'select role_id from membership_roles where user_id = $1',
      values: [admin.id],
      scope: tenantScope(acme),
    });
    expect(wholeReads(walk, grown)).toHaveLength(1);
  });

  it.each([...statements.values()].map((statement) => [statement.call, statement] as const))(
    '%s',
    async (_call, statement) => {
      expect(wholeReads(await genericPlan(client, statement), grown), statement.text).toEqual([]);
    },
  );
});
