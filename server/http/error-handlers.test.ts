import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { limits: { bodyBytes: 4096 } } });
const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) =>
  server.browser().send('POST', paths.login, { body, headers });

describe('the error format', () => {
  it('has errors, errorCode and a trace ID', async () => {
    const answer = await server.browser().get('/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({
      errors: ['Page not found. The link may be broken or out of date.'],
      errorCode: 'not-found',
    });
    expect(answer.headers.get('frontegg-trace-id')).toMatch(/^[0-9a-f]{16}$/);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('gives each answer a distinct trace ID, including successful ones', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await server.browser().get('/flags')).headers.get('frontegg-trace-id')),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('V13.4.6 is a page for a navigation, with the URL escaped', async () => {
    const answer = await server.browser().get('/<script>alert(1)</script>', { 'sec-fetch-mode': 'navigate' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(answer.text).not.toContain('<script>alert');
  });
});

describe('a refused request', () => {
  const linesOf = (traceId: string) =>
    server
      .logText()
      .split('\n')
      .filter((line) => line.includes(traceId) && line.includes('"refused"'))
      .map((line) => JSON.parse(line) as object);

  it('is logged in one line, which maps its trace ID to route, code, client and reason', async () => {
    const { browser, headers } = await callerFor(server, server.people.member);
    const answer = await browser.post('/identity/resources/roles/v1', { key: 'a-role', name: 'A role' }, headers);
    expect(answer.status).toBe(403);
    expect(linesOf(answer.headers.get('frontegg-trace-id')!)).toEqual([
      expect.objectContaining({
        route: 'POST /identity/resources/roles/v1',
        status: 403,
        code: 'forbidden',
        client: publicClient.id,
        reason: expect.stringContaining('fe.secure.'),
      }),
    ]);
  });

  it('that a page shows is logged too, once, without user input', async () => {
    const browser = server.browser();
    const page = await browser.submit(await browser.get('/account/login'), { email: server.people.admin.email });
    const answer = await browser.submit(page, {
      email: server.people.admin.email,
      password: 'not the password at all',
    });
    const lines = linesOf(answer.headers.get('frontegg-trace-id')!);
    expect(lines).toEqual([expect.objectContaining({ code: 'invalid-credentials' })]);
    expect(JSON.stringify(lines)).not.toMatch(/not the password|admin@/);
  });

  it('logs nothing of an unparsable body', async () => {
    const answer = await post('{"email": "someone@secret.example", "password": "hidden');
    expect(linesOf(answer.headers.get('frontegg-trace-id')!)).toHaveLength(1);
    expect(JSON.stringify(linesOf(answer.headers.get('frontegg-trace-id')!))).not.toMatch(/hidden|someone@secret/);
  });
});

describe('a URL that cannot be decoded', () => {
  it.each(['/%ff', '/identity/resources/users/v2/%c3%28', '/oauth/%', '/frontegg/%E0%A4%A'])(
    '%s is refused in the common format',
    async (path) => {
      const answer = await server.browser().get(path);
      expect(answer.status).toBe(404);
      expect(answer.json<ErrorBody>().errorCode).toBe('not-found');
      expect(answer.headers.get('frontegg-trace-id')).toMatch(/^[0-9a-f]{16}$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.text).not.toContain(path);
    },
  );
});

describe('V4.1 refused bodies', () => {
  it('413 with the literal text, for a body over the limit', async () => {
    const answer = await post(JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(5000) }));
    expect(answer.status).toBe(413);
    expect(answer.json<ErrorBody>().errors).toEqual(['Error request is too large']);
  });

  it.each([
    ['malformed JSON', '{"email": '],
    ['a prototype key', '{"email": "a@b.example", "password": "x", "__proto__": {"admin": true}}'],
    ['a null byte', '{"email": "a@b.example", "password": "\\u0000"}'],
    ['a lone surrogate', '{"email": "a@b.example", "password": "\\ud800"}'],
    ['100 levels', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('400 for %s, without repeating any of it', async (_name, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      errors: ['The request isn’t valid JSON. Nothing was changed.'],
      errorCode: 'malformed-json',
    });
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40b.example&password=x'],
    ['plain text', 'text/plain', '{"email":"a@b.example","password":"x"}'],
    [
      'several parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.example\r\n--x--\r\n',
    ],
    ['XML', 'application/xml', '<a/>'],
  ])('415 for %s', async (_name, type, body) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(answer.json<ErrorBody>().errorCode).toBe('unsupported-media-type');
  });

  it('400 for an invalid number and for a huge one', async () => {
    expect((await post('{"email": 1e400, "password": "x"}')).status).toBe(400);
    expect((await post(`{"email": "a@b.example", "password": ${'9'.repeat(3000)}}`)).status).toBe(400);
  });
});

describe('malformed HTTP', () => {
  const send = (text: string): Promise<string> =>
    new Promise((done) => {
      const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket
        .on('data', (chunk) => (answer += String(chunk)))
        .on('error', () => undefined)
        .on('close', () => done(answer));
    });

  it.each([
    ['431 Request Header Fields Too Large', `GET /flags HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(20_000)}\r\n\r\n`],
    [
      '400 Bad Request',
      'POST /flags HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['400 Bad Request', '\x16\x03\x01garbage\r\n\r\n'],
  ])('is answered %s in the common error format, and the connection ends', async (status, text) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({
      errors: [expect.any(String)],
      errorCode: 'invalid-request',
    });
  });

  it('V5.2.3 a compressed body is refused without decompression', async () => {
    const answer = await server.browser().send('POST', paths.login, {
      body: '{"email":"a@b.example","password":"x"}',
      headers: { ...json, 'content-encoding': 'gzip' },
    });
    expect([answer.status, answer.json<ErrorBody>().errorCode]).toEqual([415, 'unsupported-media-type']);
  });
});

it('V16.5.1 reveals nothing about an unexpected error, and logs it with the trace ID', async () => {
  const { keys } = server.services;
  const jwks = keys.jwks;
  keys.jwks = () => Promise.reject(new Error('relation "signing_keys" has a secret problem'));
  const answer = await server.browser().get('/.well-known/jwks.json');
  keys.jwks = jwks;
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('secret problem');
  expect(answer.json<ErrorBody>().errorCode).toBe('internal-error');
  const line = server
    .logText()
    .split('\n')
    .find((each) => each.includes('secret problem'));
  expect(line).toContain(answer.headers.get('frontegg-trace-id'));
});

it('answers 503 with Retry-After during a database outage, and recovers', async () => {
  const { db } = server.services;
  const acrossTenants = db.acrossTenants;
  db.acrossTenants = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const away = await server.browser().post(paths.forgot, { email: 'a@b.example' });
  db.acrossTenants = acrossTenants;
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('5');
  expect(away.json<ErrorBody>().errorCode).toBe('database-unavailable');
  expect((await server.browser().post(paths.forgot, { email: 'a@b.example' })).status).toBe(200);
});

it('V2.2.1 has nothing at a path with a null character, for any caller', async () => {
  for (const path of ['/images/%00', '/identity/resources/users/v1/%00', '/oauth/%00', '/%00'])
    expect((await server.browser().get(path)).status, path).toBe(404);
});
