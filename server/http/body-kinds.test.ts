import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract, type BodyKind } from '#shared/contract/define.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { mountedContract } from '#server/testing/mounted-contract.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { bodyKinds } from './body-kinds.ts';
import { uploadedFile } from './uploaded-file.ts';

const server = await useTestServer();
const { services } = server;

const got = z.object({ body: z.unknown() });
const contract = defineContract({
  'POST /json': { summary: '', access: 'public', body: z.object({ a: z.string() }), response: got },
  'POST /form': { summary: '', access: 'public', accepts: ['form'], body: z.object({ a: z.string() }), response: got },
  'POST /scim': { summary: '', access: 'public', accepts: ['scim'], body: z.object({ a: z.string() }), response: got },
  'POST /xml': { summary: '', access: 'public', accepts: ['xml'], body: z.string(), response: got },
  'POST /raw': { summary: '', access: 'public', accepts: ['raw'], body: z.instanceof(Uint8Array), response: got },
  'POST /multipart': { summary: '', access: 'public', accepts: ['multipart'], response: got },
  'POST /both': {
    summary: '',
    access: 'public',
    accepts: ['form', 'json'],
    body: z.object({ a: z.string() }),
    response: got,
  },
  'POST /of-users': { summary: '', access: 'user', body: z.object({ a: z.string() }), response: got },
  'POST /none': { summary: '', access: 'public', response: got },
  'DELETE /none': { summary: '', access: 'public', response: got },
  'GET /none': { summary: '', access: 'public', response: got },
});
const echo = ({ body }: { body?: unknown }) => ({ body: body instanceof Uint8Array ? [...body] : (body ?? null) });
const mounted = () =>
  mountedContract(services, contract, {
    'POST /json': echo,
    'POST /form': echo,
    'POST /scim': echo,
    'POST /xml': echo,
    'POST /raw': echo,
    'POST /multipart': async ({ request }) => ({ body: String(await uploadedFile(request, 'image', 1000)) }),
    'POST /both': echo,
    'POST /of-users': echo,
    'POST /none': echo,
    'DELETE /none': echo,
    'GET /none': echo,
  });

/** A body of each kind, and what its handler gets. */
const samples: Record<BodyKind, [type: string, text: string, body: unknown]> = {
  json: ['application/json', '{"a":"é"}', { a: 'é' }],
  form: ['application/x-www-form-urlencoded', 'a=x+y', { a: 'x y' }],
  scim: ['application/scim+json', '{"a":"b"}', { a: 'b' }],
  xml: ['application/xml', '<a>é</a>', '<a>é</a>'],
  multipart: [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\npicture\r\n--x--\r\n',
    'picture',
  ],
  raw: ['application/json', '{"a": "b"}', [...Buffer.from('{"a": "b"}')]],
};
const kinds = Object.keys(bodyKinds) as BodyKind[];
const post = (text: string | Uint8Array, type: string): RequestInit => ({
  body: Buffer.from(text),
  headers: { 'content-type': type },
});
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ErrorBody).errorCode];
const refused = [415, 'unsupported-media-type'];

describe.each(kinds)('a body of kind %s', (kind) => {
  const [type, text, body] = samples[kind];

  it('reaches its handler', async () => {
    const response = await (await mounted())('POST', `/${kind}`, post(text, type));
    expect([response.status, await response.json()]).toEqual([200, { body }]);
  });

  it('is 415 for endpoints of all kinds with other types', async () => {
    const send = await mounted();
    const others = kinds.filter((other) => !bodyKinds[other].mediaTypes.includes(type.split(';')[0]!));
    expect(others.length).toBeGreaterThanOrEqual(kinds.length - 2);
    for (const other of others)
      expect(await codeOf(await send('POST', `/${other}`, post(text, type))), other).toEqual(refused);
  });
});

describe('the type of a body', () => {
  it.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'Application/Json ; Charset="UTF-8"',
    ' application/json;charset=utf-8;profile=x ',
  ])('is read without parameters, case and spaces: %j', async (type) => {
    expect((await (await mounted())('POST', '/json', post('{"a":"b"}', type))).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-unknown',
    'application/jsonx',
    'application/json-patch+json',
    'application/json, text/plain',
    'json',
    'multipart/mixed; boundary=x',
    'multipart/form-datax; boundary=x',
  ])('is 415 for every kind if it is unknown: %s', async (type) => {
    const send = await mounted();
    for (const kind of kinds)
      expect(await codeOf(await send('POST', `/${kind}`, post(samples[kind][1], type))), kind).toEqual(refused);
  });

  it.each(['utf-16', 'latin1', '"ISO-8859-1"', 'utf-8x', 'utf-16; profile=x', ''])(
    'is 415 for JSON that is not UTF-8: %s',
    async (charset) => {
      const send = await mounted();
      for (const kind of ['json', 'scim'] as const) {
        const type = `${samples[kind][0]}; charset=${charset}`;
        expect(await codeOf(await send('POST', `/${kind}`, post('{"a":"b"}', type)))).toEqual(refused);
      }
    },
  );

  it('says UTF-8 of bytes that are not: malformed', async () => {
    const send = await mounted();
    for (const kind of ['json', 'scim'] as const) {
      const body = Buffer.from('{"a":"Zoë"}', 'latin1');
      expect(await codeOf(await send('POST', `/${kind}`, post(body, samples[kind][0])))).toEqual([
        400,
        'malformed-json',
      ]);
    }
  });

  it('is required with a body', async () => {
    expect(await codeOf(await (await mounted())('POST', '/json', { body: Buffer.from('{"a":"b"}') }))).toEqual(refused);
  });

  it('decides between the kinds of one endpoint', async () => {
    const send = await mounted();
    for (const kind of ['json', 'form'] as const) {
      const [type, text, body] = samples[kind];
      expect(await (await send('POST', '/both', post(text, type))).json()).toEqual({ body });
    }
  });

  it('is judged before the body is parsed and the caller is known', async () => {
    const send = await mounted();
    expect(await codeOf(await send('POST', '/form', post('{', 'application/json')))).toEqual(refused);
    expect(await codeOf(await send('POST', '/json', post('a=1&a=2', samples.form[0])))).toEqual(refused);
    expect(await codeOf(await send('POST', '/of-users', post('a=1', samples.form[0])))).toEqual(refused);
    expect(await codeOf(await send('POST', '/json', post('<a', 'text/xml')))).toEqual(refused);
    expect(await codeOf(await send('POST', '/json', post('{', 'application/json')))).toEqual([400, 'malformed-json']);
  });
});

describe('an endpoint without a body', () => {
  it('ignores JSON and an empty body', async () => {
    const send = await mounted();
    for (const method of ['POST', 'DELETE']) {
      expect((await send(method, '/none')).status).toBe(200);
      expect(await (await send(method, '/none', post('{"a":1}', 'application/json'))).json()).toEqual({ body: null });
      expect((await send(method, '/none', post('', 'application/json'))).status).toBe(200);
    }
  });

  it('refuses every other type, even of an empty body', async () => {
    const send = await mounted();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', samples.multipart[0], 'x'])
      for (const [method, text] of [
        ['POST', ''],
        ['POST', 'x'],
        ['DELETE', 'x'],
      ] as const)
        expect(await codeOf(await send(method, '/none', post(text, type))), `${method} ${type}`).toEqual(refused);
  });

  it('ignores the type of a DELETE without one', async () => {
    const send = await mounted();
    for (const type of ['text/plain', 'x', samples.multipart[0]])
      expect((await send('DELETE', '/none', { headers: { 'content-type': type } })).status).toBe(200);
  });

  it('ignores the type of a GET, which has none', async () => {
    const send = await mounted();
    for (const type of ['text/plain', 'x', samples.multipart[0]])
      expect((await send('GET', '/none', { headers: { 'content-type': type } })).status).toBe(200);
  });

  it('is not what a path without a route is', async () => {
    const send = await mounted();
    for (const type of ['text/plain', 'application/scim+json'])
      expect(await codeOf(await send('POST', '/nowhere', post('x', type)))).toEqual([404, 'not-found']);
  });
});

describe('raw bytes', () => {
  it.each<[string, number[]]>([
    ['bytes that are no UTF-8', [0x7b, 0xff, 0xfe, 0xc3, 0x28, 0x7d]],
    ['a byte order mark, U+0000 and spaces', [0xef, 0xbb, 0xbf, 0x20, 0x00, 0x0d, 0x0a, 0x20]],
    ['JSON with a repeated and a prototype key', [...Buffer.from('{"a":1,"a":2,"__proto__":{}}')]],
    ['more than one chunk', Array.from({ length: 200_000 }, (_, index) => index % 256)],
  ])('arrive as they were sent: %s', async (_name, bytes) => {
    const send = await mounted();
    const response = await send('POST', '/raw', post(Uint8Array.from(bytes), 'application/json'));
    const { body } = (await response.json()) as { body: number[] };
    // a diff of long lists takes minutes
    expect([body.length, Buffer.from(body).equals(Buffer.from(bytes))]).toEqual([bytes.length, true]);
  });
});
