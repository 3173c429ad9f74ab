import { expect, it } from 'vitest';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member } = server.people;
const base = '/identity/resources/impersonation/v1';

interface ReadRow extends Record<string, unknown> {
  route: string;
  actor_id: string;
  tenant_id: string;
  severity: string;
  target_id: string;
  by: string;
}

const reads = () =>
  server.rows<ReadRow>(
    `select details ->> 'route' as route, actor_id, tenant_id, severity, target_id, details -> 'impersonator' ->> 'id' as by from audits where action = 'impersonation.data-read' order by id`,
  );

async function begin(ticket: Record<string, unknown>) {
  const browser = server.browser();
  const { accessToken } = (
    await browser.post(base, { impersonatedUserId: ticket['impersonatedUserId'], actorToken: ticket['actorToken'] })
  ).json<{ accessToken: string }>();
  const headers = bearer(accessToken);
  return {
    browser,
    get: (path: string) => browser.get(path, headers),
    post: (path: string, body: unknown) => browser.post(path, body, headers),
  };
}

async function acting() {
  const { browser, headers } = await callerFor(server, admin);
  return await begin(
    (await browser.post(`${base}/tickets`, { userId: member.id, reason: 'Ticket 4711' }, headers)).json(),
  );
}

async function actingForVendor() {
  const browser = server.browser();
  const { token } = (await browser.post('/auth/vendor', vendorKey)).json<{ token: string }>();
  const order = { userId: admin.id, tenantId: acme, actorName: 'Sam', reason: 'Ticket 4712' };
  return await begin(
    (
      await browser.post('/identity/resources/vendor-only/impersonation/v1/tickets', order, { 'x-access-token': token })
    ).json(),
  );
}

it('V16.2.1 audits the first read of each route in an impersonated session before its answer, with actor and user', async () => {
  const { get } = await acting();
  await Promise.all(Array.from({ length: 4 }, () => get(paths.me)));
  const rows = await reads();
  expect(rows).toEqual([
    {
      route: 'GET /identity/resources/users/v2/me',
      actor_id: member.id,
      tenant_id: acme,
      severity: 'Info',
      target_id: expect.any(String),
      by: admin.id,
    },
  ]);
  expect(
    await server.rows('select user_id, impersonator is not null as acts from sessions where id = $1', [
      rows[0]!.target_id,
    ]),
  ).toEqual([{ user_id: member.id, acts: true }]);
  await get(paths.me);
  await get('/oauth/userinfo');
  expect((await reads()).map(({ route }) => route)).toEqual([
    'GET /identity/resources/users/v2/me',
    'GET /oauth/userinfo',
  ]);
});

it('records each session separately, including the vendor’s, and a POST that only reads', async () => {
  const before = (await reads()).length;
  const { get, post } = await actingForVendor();
  await get(paths.me);
  expect((await post('/identity/resources/groups/v1/bulkGet', { groupsIds: [] })).status).toBe(200);
  const rows = (await reads()).slice(before);
  expect(rows.map(({ route, by }) => [route, by])).toEqual([
    ['GET /identity/resources/users/v2/me', vendorKey.clientId],
    ['POST /identity/resources/groups/v1/bulkGet', vendorKey.clientId],
  ]);
});

it('records no refused reads, and no reads of the user’s own session', async () => {
  const before = await reads();
  const { get } = await acting();
  expect((await get('/team/resources/members/v1/export')).status).toBe(403);
  const own = await callerFor(server, admin);
  await own.browser.get(paths.me, own.headers);
  expect(await reads()).toEqual(before);
});

it('records reads embedded in the hosted portal’s page', async () => {
  const before = (await reads()).length;
  const { browser } = await acting();
  expect((await browser.get('/oauth/portal')).status).toBe(200);
  const routes = (await reads()).slice(before).map(({ route }) => route);
  expect(routes).toEqual(
    expect.arrayContaining([
      'GET /identity/resources/users/v2/me',
      'GET /identity/resources/users/v3/me/tenants',
      'GET /metadata/admin-box',
    ]),
  );
  expect(new Set(routes).size).toBe(routes.length);
});

it('answers a read whose audit cannot be written', async () => {
  const { get } = await acting();
  await server.rows(`alter table audits add constraint no_reads check (action <> 'impersonation.data-read') not valid`);
  try {
    expect((await get(paths.me)).status).toBe(200);
  } finally {
    await server.rows('alter table audits drop constraint no_reads');
  }
  const before = (await reads()).length;
  // the failed write was not counted as written
  await get(paths.me);
  expect(await reads()).toHaveLength(before + 1);
});
