/** The request log of a directory, and its tokens, as admins of the tenant see them. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DirectoryConfig, DirectoryGroup, DirectorySummary, DirectoryToken } from '#shared/contract/scim/scim.ts';
import type { ScimRequest, ScimRequestDetails } from '#shared/contract/scim/scim-requests.ts';
import { callerFor } from '#server/testing/flows.ts';
import {
  createDirectory,
  directoryOf,
  scimConfigurations as base,
  type ScimDirectory,
} from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger } = server.people;
const [owner, reader, other] = [
  await callerFor(server, admin),
  await callerFor(server, member),
  await callerFor(server, stranger),
];
type Caller = typeof owner;
let directory: ScimDirectory;

const read = async <T>(path: string, { browser, headers }: Caller = owner) =>
  (await browser.get(`${base}/${directory.id}${path}`, headers)).json<T>();
const send = (method: string, path: string, { browser, headers }: Caller = owner) =>
  browser.send(method, `${base}/${directory.id}${path}`, { headers });
const log = async (query = '') => (await read<{ items: ScimRequest[] }>(`/logs${query}`)).items;
const listed = async (): Promise<DirectoryConfig> => {
  const all = (await owner.browser.get(base, owner.headers)).json<DirectoryConfig[]>();
  return all.find(({ id }) => id === directory.id)!;
};
const createUser = async (userName: string, more: object = {}) =>
  (await directory.post('/Users', { userName, ...more })).json<{ id: string }>();

beforeEach(async () => {
  await server.rows('delete from scim_connections');
  directory = await createDirectory(server, admin, { source: 'other', product: 'jumpcloud' });
});

describe('the request log', () => {
  it('tells what was asked for and about whom, by the present name', async () => {
    const user = await createUser('rosa.diaz@acme.example', { displayName: 'Rosa Diaz' });
    await directory.patch(`/Users/${user.id}`, [{ op: 'replace', value: { active: false } }]);
    await directory.post('/Groups', { displayName: 'Pilots', members: [{ value: user.id }] });
    await directory.get('/Users?filter=userName eq "rosa.diaz@acme.example"');
    const items = await log();
    expect(items.map(({ operation, status }) => [operation, status])).toEqual([
      ['users-searched', 200],
      ['group-created', 201],
      ['user-deactivated', 200],
      ['user-created', 201],
    ]);
    expect(items[1]!.subject).toMatchObject({ type: 'group', name: 'Pilots' });
    expect(items[2]!.subject).toMatchObject({ type: 'user', id: user.id, name: 'Rosa Diaz' });
    expect(items.every(({ rule }) => rule === null)).toBe(true);
    const details = await read<ScimRequestDetails>(`/logs/${items[3]!.id}`);
    expect(details.traceId).toMatch(/^[0-9a-f]{16,32}$/);
    expect(JSON.parse(details.body!)).toEqual({ userName: '…', displayName: '…' });
    const stored = JSON.stringify(await server.rows('select * from scim_requests'));
    expect(stored).not.toMatch(/rosa\.diaz|Rosa Diaz/);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'userName=x', 415, 'unsupported-media-type'],
    ['several parts', 'multipart/form-data; boundary=x', '--x--', 415, 'unsupported-media-type'],
    ['XML', 'application/xml', '<a/>', 415, 'unsupported-media-type'],
    ['malformed JSON', 'application/scim+json', '{', 400, 'malformed-json'],
  ])(
    'has %s, refused in the format of the protocol, and only with a token',
    async (_name, type, body, status, rule) => {
      const headers = { 'content-type': type };
      const answer = await directory.call('POST', '/Users', body, headers);
      expect(answer.headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
      expect([answer.status, answer.json()]).toMatchObject([
        status,
        { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) },
      ]);
      const withoutToken = await directory.call('POST', '/Users', body, { ...headers, authorization: 'Bearer x' });
      expect([withoutToken.status, withoutToken.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="SCIM"']);
      expect(await log()).toMatchObject([{ status, rule }]);
    },
  );

  it('says why a request was refused, and masks who it was about', async () => {
    await createUser('max.power@acme.example');
    expect((await directory.post('/Users', { userName: 'Max.Power@acme.example' })).status).toBe(409);
    await directory.post('/Users', { displayName: 'Nobody' });
    await directory.get('/Users/rubbish');
    const [missing, invalid, taken] = await log('?result=refused');
    expect(taken).toMatchObject({
      operation: 'user-created',
      status: 409,
      rule: 'uniqueness',
      detail: 'Another user of the directory has this userName.',
      subject: { type: 'user', id: null, name: 'ma…@acme.example', userId: null },
    });
    expect(invalid).toMatchObject({ status: 400, rule: 'invalidValue', subject: null });
    expect(missing).toMatchObject({ status: 404, rule: 'http-404', path: '/Users/…' });
    expect(await log('?result=succeeded')).toHaveLength(1);
  });

  it.each([
    ['an address in the place of an ID', 'GET', '/Users/eva.stone@acme.example', undefined],
    ['a filter without quotes', 'GET', '/Users?filter=userName%20eq%20eva.stone@acme.example', undefined],
    ['a filter of a value alone', 'GET', '/Users?filter=eva.stone@acme.example%20pr', undefined],
    ['a member by user name', 'POST', '/Groups', { displayName: 'x', members: [{ value: 'eva.stone' }] }],
    ['a filter in other quotation marks', 'GET', "/Users?filter=title%20eq%20'eva.stone%20department'", undefined],
    ['an operator', 'GET', '/Users?filter=title%20eva.stone%20"x"', undefined],
    ['an attribute of a filter', 'GET', '/Users?filter=eva.stone%20pr', undefined],
    ['a parameter', 'GET', '/Users/x?eva.stone=eva.stone&sortBy=eva.stone', undefined],
    ['a count', 'GET', '/Users?count=eva.stone&startIndex=eva.stone', undefined],
    ['a sort order', 'GET', '/Users?sortOrder=eva.stone', undefined],
    ['a path', 'PATCH', '/Users/eva.stone', { Operations: [{ op: 'add', path: 'eva.stone@acme.example', value: 1 }] }],
  ])('has nothing of %s, whose refusal names it', async (_what, method, path, body) => {
    expect((await directory.call(method, path, body)).status).toBeGreaterThanOrEqual(400);
    expect(await log()).toHaveLength(1);
    expect(JSON.stringify(await server.rows('select * from scim_requests'))).not.toContain('eva.stone');
  });

  it('the code of an error is its rule', async () => {
    await directory.call('POST', '/Users', '{"userName":');
    expect((await log())[0]).toMatchObject({ status: 400, rule: 'malformed-json', operation: 'user-created' });
  });

  it('is searched by name, email, masked user name, group and ID, and by kind', async () => {
    const user = await createUser('ivo.kaplan@acme.example', { displayName: 'Ivo Kaplan' });
    await createUser('nora.lind@acme.example', { displayName: 'Nora Lind' });
    await directory.post('/Users', { userName: 'ivo.kaplan@acme.example' });
    await directory.post('/Groups', { displayName: 'Kaplan 100%_team' });
    await directory.get('/Groups');
    const found = async (search: string) => (await log(`?search=${encodeURIComponent(search)}`)).length;
    // the refused request is found by its masked name
    expect(await found('ivo.kaplan@acme.example')).toBe(2);
    expect(await found('kaplan')).toBe(2);
    expect(await found('100%_')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found(user.id)).toBe(1);
    expect(await found('------------------------------------')).toBe(0);
    expect((await log('?kind=reads')).map(({ operation }) => operation)).toEqual(['groups-searched']);
    expect(await log('?kind=changes')).toHaveLength(4);
  });

  it('finds nobody else by a user name with the same mask', async () => {
    await createUser('dirk.vogel@acme.example', { displayName: 'Dirk Vogel' });
    await createUser('dina.sand@acme.example', { displayName: 'Dina Sand' });
    await directory.post('/Users', { userName: 'dirk.vogel@acme.example' });
    const found = await log('?search=dirk.vogel@acme.example');
    expect(found.map(({ subject }) => subject?.name)).toEqual(['di…@acme.example', 'Dirk Vogel']);
  });

  it('names users and groups that were deleted, and finds them by user name and by name', async () => {
    const user = await createUser('tom.hale@acme.example', { displayName: 'Tom Hale' });
    const group = await directory.post('/Groups', { displayName: 'Night shift' });
    await directory.call('DELETE', `/Users/${user.id}`);
    await directory.call('DELETE', `/Groups/${group.json<{ id: string }>().id}`);
    const [ofGroup, ofUser] = await log('?kind=changes');
    expect(ofGroup).toMatchObject({ operation: 'group-deleted', subject: { type: 'group', name: 'Night shift' } });
    expect(ofUser).toMatchObject({
      operation: 'user-deleted',
      subject: { type: 'user', id: user.id, name: 'to…@acme.example', userId: null },
    });
    expect((await log('?search=Tom.Hale@acme.example')).map(({ operation }) => operation)).toEqual([
      'user-deleted',
      'user-created',
    ]);
    expect((await log('?search=night')).map(({ operation }) => operation)).toEqual(['group-deleted', 'group-created']);
    expect(JSON.stringify(await server.rows('select * from scim_requests'))).not.toMatch(/tom\.hale|Tom Hale/i);
  });

  it('has the operations of a bulk request, found like single requests, with the ID of their request', async () => {
    const leo = await createUser('leo.marsh@acme.example', { displayName: 'Leo Marsh' });
    const made = { userName: 'ida.brook@acme.example', displayName: 'Ida Brook' };
    const answer = await directory.post('/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations: [
        { method: 'post', path: '/Users', bulkId: 'ida', data: made },
        { method: 'POST', path: '/Users', bulkId: 'twice', data: { userName: 'leo.marsh@acme.example' } },
        { method: 'PATCH', path: `/Users/${leo.id}`, data: { Operations: [{ op: 'add', path: 'title', value: 'x' }] } },
        { method: 'secret', path: '/Users' },
        { method: 'DELETE', path: '/Users/ida.brook@acme.example' },
      ],
    });
    expect(answer.status).toBe(200);
    const [bulk, missing, other, changed, twice, created] = await log();
    expect(bulk).toMatchObject({ operation: 'bulk', amount: 5, path: '/Bulk', rule: null });
    expect(created).toMatchObject({ operation: 'user-created', method: 'POST', path: '/Users', status: 201 });
    expect(created!.subject).toMatchObject({ name: 'Ida Brook' });
    expect(twice).toMatchObject({ operation: 'user-created', status: 409, rule: 'uniqueness' });
    expect(changed).toMatchObject({
      operation: 'user-changed',
      status: 200,
      subject: { id: leo.id, name: 'Leo Marsh' },
    });
    expect(other).toMatchObject({ method: '…', path: '/Users', status: 405 });
    expect(missing).toMatchObject({ operation: 'user-deleted', path: '/Users/…', status: 404 });
    const traceIds = await Promise.all(
      [bulk, created].map(async (each) => (await read<ScimRequestDetails>(`/logs/${each!.id}`)).traceId),
    );
    expect(traceIds[1]).toBe(traceIds[0]);
    expect(await log('?search=ida')).toMatchObject([{ operation: 'user-created' }]);
    expect(await log('?result=refused')).toMatchObject([{ status: 404 }, { status: 405 }, { status: 409 }]);
    const stored = JSON.stringify(await server.rows('select * from scim_requests'));
    expect(stored).not.toMatch(/ida\.brook|Ida Brook/);
  });

  it('goes on from a request, and refuses rubbish', async () => {
    for (let count = 0; count < 3; count += 1) await directory.get('/Schemas');
    const [newest] = await log('?limit=1');
    expect(await log(`?before=${newest!.id}`)).toHaveLength(2);
    for (const query of ['?before=x', '?result=maybe', '?kind=5', `?search=${'x'.repeat(201)}`])
      expect((await send('GET', `/logs${query}`)).status).toBe(400);
    expect((await send('GET', '/logs/999999999')).status).toBe(404);
    expect((await send('GET', '/logs/x')).status).toBe(400);
  });

  it('is not read by other connections, tenants and members without the permission', async () => {
    await directory.get('/Schemas');
    const [row] = await log();
    const second = await createDirectory(server, admin);
    expect((await owner.browser.get(`${base}/${second.id}/logs/${row!.id}`, owner.headers)).status).toBe(404);
    for (const path of ['/logs', `/logs/${row!.id}`, '/tokens', '/summary', '/groups']) {
      expect((await send('GET', path, other)).status).toBe(404);
      expect((await send('GET', path, reader)).status).toBe(403);
    }
  });
});

describe('tokens', () => {
  const tokens = () => read<DirectoryToken[]>('/tokens');

  it('are told apart by their ends, with who created them and when they were used', async () => {
    const [first] = await tokens();
    expect(first).toMatchObject({ ending: directory.token.slice(-4), createdBy: expect.any(String), lastUsedAt: null });
    await directory.get('/Schemas');
    expect((await tokens())[0]!.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(await tokens())).not.toContain(directory.token);
    expect(await listed()).toMatchObject({ tokens: 1, product: 'jumpcloud', connectionName: 'JumpCloud' });
  });

  it('a second one works beside the first until that is revoked, at once and audited', async () => {
    const { browser, headers } = owner;
    // the oldest is the first
    server.clock.advance(1000);
    const added = (await browser.post(`${base}/${directory.id}/tokens`, {}, headers)).json<{
      id: string;
      token: string;
    }>();
    const second = directoryOf(server, directory.id, added.token);
    expect([(await directory.get('/Schemas')).status, (await second.get('/Schemas')).status]).toEqual([200, 200]);
    const [old] = await tokens();
    const answers = await Promise.all([send('DELETE', `/tokens/${old!.id}`), send('DELETE', `/tokens/${old!.id}`)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 404]);
    expect([(await directory.get('/Schemas')).status, (await second.get('/Schemas')).status]).toEqual([401, 200]);
    const revoked = await server.rows<{ details: unknown }>(
      `select details from audits where target_id = $1 and details ? 'revoked'`,
      [directory.id],
    );
    expect(revoked).toMatchObject([{ details: { revoked: [directory.token.slice(-4)] } }]);
  });

  it('are not revoked by others, by another connection, or by rubbish', async () => {
    const [own] = await tokens();
    const second = await createDirectory(server, admin);
    const { browser, headers } = owner;
    const elsewhere = await browser.send('DELETE', `${base}/${second.id}/tokens/${own!.id}`, { headers });
    expect(elsewhere.json()).toMatchObject({ errorCode: 'scim-token-not-found' });
    expect((await send('DELETE', '/tokens/rubbish')).status).toBe(404);
    expect((await send('DELETE', `/tokens/${own!.id}`, other)).status).toBe(404);
    expect((await send('DELETE', `/tokens/${own!.id}`, reader)).status).toBe(403);
    expect((await directory.get('/Schemas')).status).toBe(200);
  });

  it('a wrong one is told to the admins, and only for a connection that is there', async () => {
    expect((await listed()).lastRefusedAt).toBeNull();
    expect((await directoryOf(server, directory.id, 'wrong').get('/Users')).status).toBe(401);
    expect(await listed()).toMatchObject({ lastRefusedAt: expect.any(String), lastSync: null });
    expect(await log()).toEqual([]);
  });
});

describe('counts and groups', () => {
  it('count what the directory brought, and its requests of the last day', async () => {
    const user = await createUser('uma.rao@acme.example');
    const idle = await createUser('finn.berg@acme.example', { active: false });
    const group = await directory.post('/Groups', {
      displayName: 'Rowers',
      members: [{ value: user.id }, { value: idle.id }],
    });
    await directory.post('/Users', { userName: 'uma.rao@acme.example' });
    const groupId = group.json<{ id: string }>().id;
    const roles = (await owner.browser.get('/identity/resources/roles/v1', owner.headers)).json<
      { id: string; name: string }[]
    >();
    const given = await owner.browser.post(
      `/identity/resources/groups/v1/${groupId}/roles`,
      { roleIds: [roles.at(-1)!.id] },
      owner.headers,
    );
    expect(given.status).toBe(200);
    const summary = await read<DirectorySummary>('/summary');
    expect(summary).toMatchObject({
      users: { total: 2, inactive: 1 },
      groups: { total: 1, mapped: 1 },
      requests: { total: 4, refused: 1 },
    });
    expect(summary.members).toBeGreaterThanOrEqual(2);
    expect(await listed()).toMatchObject({ users: 2, groups: 1 });
    const groups = await read<{ items: DirectoryGroup[]; total: number }>('/groups?search=row');
    const { id, name } = roles.at(-1)!;
    expect(groups).toEqual({ items: [{ id: groupId, name: 'Rowers', users: 2, roles: [{ id, name }] }], total: 1 });
    expect(await read('/groups?search=nothing')).toEqual({ items: [], total: 0 });
    server.clock.advance(25 * 3_600_000);
    const late = await callerFor(server, admin);
    expect(await read<DirectorySummary>('/summary', late)).toMatchObject({ requests: { total: 0, refused: 0 } });
  });
});
