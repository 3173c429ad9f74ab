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
