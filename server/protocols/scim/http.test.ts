/** What RFC 9110 asks of the endpoints of directories. */
import { request as send } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { ScimRequest } from '#shared/contract/scim/scim-requests.ts';
import { callerFor } from '#server/testing/flows.ts';
import { createDirectory, scimConfigurations } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;
const directory = await createDirectory(server, admin);
const port = Number(new URL(server.baseUrl).port);
const user = (await directory.post('/Users', { userName: 'ana' })).json<{ id: string }>();
const error = 'urn:ietf:params:scim:api:messages:2.0:Error';
const type = 'application/scim+json; charset=utf-8';

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}
/** Clients for browsers refuse some methods and addresses. */
const exchange = async (
  method: string,
  path: string,
  { body, headers = {} }: { body?: Buffer; headers?: Record<string, string> } = {},
): Promise<Raw> =>
  await new Promise((resolve, reject) => {
    const options = { method, host: '127.0.0.1', port, path: `${directory.base}${path}` };
    const call = send({ ...options, headers: { authorization: `Bearer ${directory.token}`, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
    });
    call.on('error', reject);
    call.end(body);
  });

describe('methods', () => {
  it.each([
    ['PUT', '/Users', 'GET, HEAD, POST'],
    ['OPTIONS', '/Groups', 'GET, HEAD, POST'],
    ['POST', `/Users/${user.id}`, 'GET, HEAD, PUT, PATCH, DELETE'],
    ['TRACE', `/Users/${user.id}`, 'GET, HEAD, PUT, PATCH, DELETE'],
    ['OPTIONS', '/Bulk', 'POST'],
    ['GET', '/Bulk', 'POST'],
    ['HEAD', '/Users/.search', 'POST'],
    ['DELETE', '/Schemas', 'GET, HEAD'],
  ])('%s %s is 405 with those that are allowed', async (method, path, allow) => {
    const { status, headers, text } = await exchange(method, path);
    expect([status, headers['allow'], headers['content-type']]).toEqual([405, allow, type]);
    if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ schemas: [error], status: '405' });
  });

  it.each(['HEAD', 'OPTIONS', 'TRACE', 'PUT'])('%s is refused without a token first', async (method) => {
    const { status, headers } = await exchange(method, '/Users', { headers: { authorization: 'Bearer x' } });
    expect([status, headers['content-type'], headers['allow']]).toEqual([401, type, undefined]);
  });

  it.each(['/Users', `/Users/${user.id}`, '/ServiceProviderConfig', '/Users/nobody'])(
    'HEAD %s answers as GET, without a body',
    async (path) => {
      const [got, head] = [await exchange('GET', path), await exchange('HEAD', path)];
      expect([head.status, head.text]).toEqual([got.status, '']);
      for (const name of ['content-type', 'content-length', 'etag', 'location'])
        expect(head.headers[name], name).toBe(got.headers[name]);
    },
  );

  it('are in the log as what they are', async () => {
    await exchange('HEAD', `/Users/${user.id}`);
    await exchange('OPTIONS', `/Users/${user.id}`);
    const { browser, headers } = await callerFor(server, admin);
    const log = await browser.get(`${scimConfigurations}/${directory.id}/logs?limit=2`, headers);
    expect(log.json<{ items: ScimRequest[] }>().items).toMatchObject([
      { method: 'OPTIONS', operation: 'other', status: 405 },
      { method: 'HEAD', operation: 'user-read', status: 200 },
    ]);
  });
});

describe('addresses without a route', () => {
  it.each([
    ['GET', '/Users/%zz', 404],
    ['GET', '/Users/%ff', 404],
    ['PROPFIND', '/Users', 404],
    ['GET', '/Users/%00', 404],
  ])('%s %s is refused in the format of the protocol', async (method, path, status) => {
    const answer = await exchange(method, path);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
    expect(JSON.parse(answer.text)).toMatchObject({ schemas: [error], status: String(status) });
  });
});

describe('bodies', () => {
  const json = { 'content-type': 'application/scim+json' };

  it('that are not UTF-8 are refused, and store nothing', async () => {
    const body = Buffer.from('{"userName":"zoë"}', 'latin1');
    expect((await exchange('POST', '/Users', { body, headers: json })).status).toBe(400);
    for (const charset of ['utf-16', 'latin1']) {
      const headers = { 'content-type': `application/scim+json; charset=${charset}` };
      expect((await exchange('POST', '/Users', { body: Buffer.from('{"userName":"zo"}'), headers })).status).toBe(415);
    }
    expect((await directory.get('/Users?filter=userName sw "zo"')).json()).toMatchObject({ totalResults: 0 });
  });

  it('that are too large are refused with the limit', async () => {
    const answer = await exchange('POST', '/Users', { body: Buffer.alloc(1_048_577, 32), headers: json });
    expect(JSON.parse(answer.text)).toMatchObject({ status: '413', detail: 'A request has at most 1048576 bytes.' });
  });

  it('without a body the type of a DELETE has no meaning', async () => {
    const { id } = (await directory.post('/Users', { userName: 'gone' })).json<{ id: string }>();
    expect((await exchange('DELETE', `/Users/${id}`, { headers: { 'content-type': 'text/plain' } })).status).toBe(204);
  });
});

describe('conditions', () => {
  const get = async (path: string, ifNoneMatch: string) =>
    await directory.call('GET', path, undefined, { 'if-none-match': ifNoneMatch });
  const etagOf = async (path: string) => (await directory.get(path)).headers.get('etag')!;
  const made = async (path: string, body: object) => (await directory.post(path, body)).json<{ id: string }>().id;

  it.each([
    ['PUT', { userName: 'x' }],
    ['PATCH', { Operations: [] }],
    ['DELETE', undefined],
  ])('%s of a resource that exists, with If-None-Match, is 412', async (method, body) => {
    const id = await made('/Users', { userName: `none-${method}` });
    for (const condition of ['*', 'W/"1"', '"7", W/"1"'])
      expect((await directory.call(method, `/Users/${id}`, body, { 'if-none-match': condition })).status).toBe(412);
    const missing = `/Users/${directory.id}`;
    expect((await directory.call(method, missing, body, { 'if-none-match': '*' })).status).toBe(404);
    expect((await directory.get(`/Users/${id}`)).headers.get('etag')).toBe('W/"1"');
  });

  it('a user who joins or leaves a group, or whose group is renamed, is not unchanged', async () => {
    const id = await made('/Users', { userName: 'joins' });
    const path = `/Users/${id}`;
    expect((await get(path, 'W/"1"')).status).toBe(304);
    const group = await made('/Groups', { displayName: 'Joined', members: [{ value: id }] });
    const answer = await get(path, 'W/"1"');
    const joined = answer.headers.get('etag');
    expect(joined).toMatch(/^W\/"1-/);
    // RFC 7643, section 3.1: the version is the ETag, in lists too
    expect(answer.json()).toMatchObject({ groups: [{ value: group }], meta: { version: joined } });
    const list = await directory.get(`/Users?filter=${encodeURIComponent('userName eq "joins"')}`);
    expect(list.json()).toMatchObject({ Resources: [{ meta: { version: joined } }] });
    expect((await get(path, joined!)).status).toBe(304);
    await directory.patch(`/Groups/${group}`, [{ op: 'replace', path: 'displayName', value: 'Renamed' }]);
    expect((await get(path, joined!)).status).toBe(200);
    const renamed = await etagOf(path);
    await directory.remove(`/Groups/${group}`);
    expect((await get(path, renamed)).status).toBe(200);
    expect((await get(path, 'W/"1"')).status).toBe(304);
  });

  it('a group whose member is renamed is not unchanged', async () => {
    const id = await made('/Users', { userName: 'renamed', displayName: 'One' });
    const group = await made('/Groups', { displayName: 'Named', members: [{ value: id }] });
    const path = `/Groups/${group}`;
    const before = await etagOf(path);
    const short = `${path}?excludedAttributes=members`;
    expect([(await get(path, before)).status, (await get(short, 'W/"1"')).status]).toEqual([304, 304]);
    await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'displayName', value: 'Two' }]);
    expect([(await get(path, before)).status, (await get(short, 'W/"1"')).status]).toEqual([200, 304]);
  });

  it('If-Match takes the ETag of an answer and the version of the resource', async () => {
    const id = await made('/Users', { userName: 'matched' });
    await made('/Groups', { displayName: 'Matched', members: [{ value: id }] });
    const path = `/Users/${id}`;
    const put = async (title: string, ifMatch: string) =>
      (await directory.call('PUT', path, { userName: 'matched', title }, { 'if-match': ifMatch })).status;
    const etag = await etagOf(path);
    expect(etag).toMatch(/^W\/"1-[\w-]{16}"$/);
    expect([await put('a', etag), await put('b', etag), await put('b', 'W/"2"')]).toEqual([200, 412, 200]);
  });
});
