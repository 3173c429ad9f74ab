import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { callerFor } from '#server/testing/flows.ts';
import { mountedContract } from '#server/testing/mounted-contract.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { services } = server;

const usual = { summary: '', access: 'public' } as const;
const contract = defineContract({
  'GET /json': { ...usual, response: z.object({ a: z.string() }) },
  'GET /null': { ...usual, response: z.object({ a: z.string() }).nullable() },
  'GET /cached': { ...usual, response: z.object({ a: z.string() }), cacheFor: 60 },
  'POST /made': { ...usual, response: z.object({ a: z.string() }), status: 201 },
  'GET /empty': { ...usual, response: 'empty' },
  'DELETE /empty': { ...usual, response: 'empty', status: 204 },
  'GET /page': { ...usual, response: 'page' },
  'GET /moved-page': { ...usual, response: 'page' },
  'GET /redirect': { ...usual, response: 'redirect' },
  'GET /notice': { ...usual, response: 'redirect' },
  'GET /nothing': { ...usual, response: 'redirect' },
  'GET /text': { ...usual, response: 'text' },
  'GET /xml': { ...usual, response: 'xml' },
  'GET /metadata': { ...usual, response: 'xml' },
  'GET /scim': { ...usual, response: 'scim' },
  'GET /no-scim': { ...usual, response: 'scim' },
  'GET /file': { ...usual, response: 'file' },
  'GET /events': { ...usual, access: 'user', response: 'events' },
});
const mounted = () =>
  mountedContract(services, contract, {
    'GET /json': () => ({ a: 'é' }),
    'GET /null': () => null,
    'GET /cached': () => ({ a: 'b' }),
    'POST /made': () => ({ a: 'b' }),
    'GET /empty': () => undefined,
    'DELETE /empty': () => undefined,
    'GET /page': () => ({ html: '<p>é', status: 403, headers: { 'x-page': 'yes' } }),
    'GET /moved-page': () => ({ redirect: '/page' }),
    'GET /redirect': () => ({ redirect: 'https://app.test/?code=1' }),
    'GET /notice': () => ({ html: '<p>no' }),
    'GET /nothing': () => undefined,
    'GET /text': () => 'é <b>',
    'GET /xml': () => ({ xml: '<a>é</a>' }),
    'GET /metadata': () => ({ xml: '<md/>', type: 'application/samlmetadata+xml' }),
    'GET /scim': () => ({ status: 201, body: { id: '1' }, location: 'https://id.test/Users/1', version: 'W/"1"' }),
    'GET /no-scim': () => ({ status: 204 }),
    'GET /file': () => ({ file: Readable.from(['a;b', '\n1;2']), type: 'text/csv; charset=utf-8', name: 'a.csv' }),
    'GET /events': () => ({
      next: ({ caller }) => Promise.resolve([{ event: 'tick', data: { isThere: caller.userId !== '' } }]),
    }),
  });

it.each<[string, number, string | null, string]>([
  ['GET /json', 200, 'application/json; charset=utf-8', '{"a":"é"}'],
  ['GET /null', 200, 'application/json; charset=utf-8', 'null'],
  ['POST /made', 201, 'application/json; charset=utf-8', '{"a":"b"}'],
  ['GET /empty', 200, null, ''],
  ['DELETE /empty', 204, null, ''],
  ['GET /page', 403, 'text/html; charset=utf-8', '<p>é'],
  ['GET /moved-page', 302, null, ''],
  ['GET /redirect', 302, null, ''],
  ['GET /notice', 200, 'text/html; charset=utf-8', '<p>no'],
  ['GET /nothing', 200, null, ''],
  ['GET /text', 200, 'text/plain; charset=utf-8', 'é <b>'],
  ['GET /xml', 200, 'application/xml; charset=utf-8', '<a>é</a>'],
  ['GET /metadata', 200, 'application/samlmetadata+xml; charset=utf-8', '<md/>'],
  ['GET /scim', 201, 'application/scim+json; charset=utf-8', '{"id":"1"}'],
  ['GET /no-scim', 204, null, ''],
  ['GET /file', 200, 'text/csv; charset=utf-8', 'a;b\n1;2'],
])('%s answers %s with its type and body', async (route, status, type, text) => {
  const [method, path] = route.split(' ') as [string, string];
  const response = await (await mounted())(method, path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([status, type, text]);
});

it('headers are those of the kind', async () => {
  const send = await mounted();
  const header = async (path: string, name: string) => (await send('GET', path)).headers.get(name);
  expect(await header('/page', 'x-page')).toBe('yes');
  expect(await header('/moved-page', 'location')).toBe('/page');
  expect(await header('/redirect', 'location')).toBe('https://app.test/?code=1');
  expect(await header('/scim', 'location')).toBe('https://id.test/Users/1');
  expect(await header('/scim', 'etag')).toBe('W/"1"');
  expect(await header('/file', 'content-disposition')).toBe('attachment; filename="a.csv"');
  expect(await header('/json', 'cache-control')).toBe('no-store');
});

it('public JSON is cached, then revalidated by its ETag', async () => {
  const send = await mounted();
  const first = await send('GET', '/cached');
  expect([first.headers.get('cache-control'), await first.json()]).toEqual(['public, max-age=60', { a: 'b' }]);
  const second = await send('GET', '/cached', { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect([second.status, await second.text()]).toEqual([304, '']);
});

it('events are sent as they come, to a caller only', async () => {
  const send = await mounted();
  expect((await send('GET', '/events')).status).toBe(401);
  const { headers } = await callerFor(server, server.people.admin);
  const response = await send('GET', '/events', { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.includes('event: tick')) break;
  }
  expect(text).toBe(': open\n\nevent: tick\ndata: {"isThere":true}\n\n');
});
