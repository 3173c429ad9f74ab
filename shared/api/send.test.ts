import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createFailureRecords } from './failure-records.ts';
import { createSend, requestUrl } from './send.ts';
import type { SendRequest, SendSettings } from './send.types.ts';

type Handler = (request: IncomingMessage & { body: string }, response: ServerResponse) => void;

const generic = "We're facing some difficulties, Please try again";
const genericCode = 'ER-ADMIN-PORTAL-GENERIC-ERROR';
let handler: Handler;
let baseUrl: string;
const log = { warn: vi.fn(), error: vi.fn() };

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  handler(Object.assign(request, { body }), response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
afterEach(() => vi.resetAllMocks());

const client = (settings: Partial<SendSettings> = {}) => createSend({ baseUrl, log, ...settings });
const get = (rest: Partial<SendRequest> = {}): SendRequest => ({ method: 'GET', path: '/a', ...rest });
const answer =
  (status: number, body = '', headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a call (specification, section 7)', () => {
  it('sends JSON with the bearer token and parses JSON', async () => {
    let seen: unknown;
    handler = ({ method, url, headers, body }, response) => {
      seen = { method, url, body, type: headers['content-type'], bearer: headers.authorization };
      response.end('{"id":1}');
    };
    const send = client({ token: async () => 'secret' });
    await expect(
      send({ method: 'POST', path: '/a/b', body: { name: 'é' }, query: { ids: [1], none: undefined } }),
    ).resolves.toEqual({ id: 1 });
    expect(seen).toEqual({
      method: 'POST',
      url: '/a/b?ids=%5B1%5D',
      body: '{"name":"é"}',
      type: 'application/json',
      bearer: 'Bearer secret',
    });
  });

  it('sends metadata, source, tenant, alias and application headers, which the call can override', async () => {
    let headers: IncomingMessage['headers'] = {};
    handler = (request, response) => {
      headers = request.headers;
      response.end('{}');
    };
    const send = client({
      sdkVersion: '1.2.3',
      framework: 'react',
      source: 'login-box',
      scopedTenant: () => 'tenant-1',
      loginAlias: () => 'acme',
      applicationId: 'app-1',
      additionalHeaders: () => [{ key: 'frontegg-scoped-tenant', value: 'tenant-2' }],
    });
    await send(get({ headers: { 'frontegg-source': 'admin-portal' } }));
    expect(headers).toMatchObject({
      'x-portico-sdk': 'portico@1.2.3',
      'x-frontegg-framework': 'react',
      'content-type': 'application/json',
      'frontegg-source': 'admin-portal',
      'frontegg-scoped-tenant': 'tenant-2',
      'frontegg-login-alias': 'acme',
      'frontegg-requested-application-id': 'app-1',
    });
    expect(headers.authorization).toBeUndefined();
  });

  it('sends no custom header when plain, so that it needs no preflight', async () => {
    let names: string[] = [];
    handler = ({ headers }, response) => {
      names = Object.keys(headers);
      response.end('{}');
    };
    const send = client({ token: () => 'secret', sdkVersion: '1', source: 'login-box', scopedTenant: () => 't' });
    await send(get({ plain: true }));
    expect(names.filter((name) => /^(x-|frontegg-|authorization|content-type)/.test(name))).toEqual([]);
  });

  it('leaves the content type of a form to the browser, which sets the boundary', async () => {
    let type: string | undefined;
    handler = ({ headers }, response) => {
      type = headers['content-type'];
      response.end('{}');
    };
    const form = new FormData();
    form.set('image', new Blob(['x']), 'x.png');
    await client()({ method: 'PUT', path: '/image', body: form });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('applies the interceptor last', async () => {
    let seen: string | undefined;
    handler = ({ headers }, response) => {
      seen = headers['x-signed'] as string;
      response.end('{}');
    };
    await client({
      beforeRequest: (options, url) => ({
        ...options,
        headers: Object.fromEntries([...new Headers(options.headers), ['x-signed', url]]),
      }),
    })(get());
    expect(seen).toBe(`${baseUrl}/a`);
  });

  it.each([
    [{ baseUrl: 'https://id.example' }, '/a', 'https://id.example/a'],
    [{ baseUrl: 'https://id.example/', prefix: '/frontegg' }, '/a', 'https://id.example/frontegg/a'],
    [{ baseUrl: 'https://id.example/sub', prefix: 'frontegg/' }, 'a', 'https://id.example/sub/frontegg/a'],
    [{ baseUrl: (path: string) => `https://${path.length}.example` }, '/abc', 'https://4.example/abc'],
    [{ baseUrl: 'https://id.example', prefix: 'frontegg' }, 'https://cdn.example/x', 'https://cdn.example/x'],
    [{ baseUrl: 'https://id.example', additionalQuery: () => ({ v: 1, w: 2 }) }, '/a', 'https://id.example/a?v=1&w=3'],
  ])('builds its URL from base, prefix and path: %o %s', (settings, path, expected) => {
    expect(requestUrl(settings, { method: 'GET', path, query: expected.includes('?') ? { w: 3 } : {} })).toBe(expected);
  });
});

describe('a success', () => {
  it.each([
    [200, ''],
    [200, 'not json'],
    [204, ''],
  ])('with an unreadable body resolves with {}: %i %j', async (status, body) => {
    handler = answer(status, body);
    await expect(client()(get())).resolves.toEqual({});
  });

  it('as a file is seen while it arrives', async () => {
    handler = answer(200, 'one\ntwo\n');
    const seen: string[] = [];
    const onData = (chunk: Uint8Array): void => void seen.push(new TextDecoder().decode(chunk));
    const file = await client()<Blob>(get({ read: 'blob', onData }));
    expect([await file.text(), seen.join('')]).toEqual(['one\ntwo\n', 'one\ntwo\n']);
  });

  it('is read as text, blob or stream on request', async () => {
    handler = answer(200, 'line');
    await expect(client()(get({ read: 'text' }))).resolves.toBe('line');
    await expect(client()<Blob>(get({ read: 'blob' })).then((blob) => blob.text())).resolves.toBe('line');
    await expect(
      client()<ReadableStream>(get({ read: 'stream' })).then((stream) => new Response(stream).text()),
    ).resolves.toBe('line');
  });
});

describe('the error catalogue (specification, section 8)', () => {
  it.each([
    ['413', 413, '{"errors":["x"],"errorCode":"y"}', 'Error request is too large', undefined],
    ['an errors array', 400, '{"errors":["One","Two"],"errorCode":"email-taken"}', 'One, Two', 'email-taken'],
    ['an errors array without a code', 400, '{"errors":["One"]}', 'One', genericCode],
    ['an empty errors array', 400, '{"errors":[]}', 'Error 400 - Bad Request', genericCode],
    ['no errors array', 404, '{"message":"x"}', 'Error 404 - Not Found', genericCode],
    ['a bare string', 422, '"Plain"', 'Plain', genericCode],
    ['null', 400, 'null', 'Error 400 - Bad Request', genericCode],
    ['a body that is not JSON', 502, '<html>', generic, genericCode],
    ['no body', 500, '', generic, genericCode],
  ])('%s', async (_, status, body, message, errorCode) => {
    handler = answer(status, body, { 'frontegg-trace-id': 'trace-7' });
    const error = await failure(client()(get()));
    expect(error).toMatchObject({ message, errorCode, statusCode: status, traceId: 'trace-7' });
  });

  it('passes on the error context, and sets null when there is no trace id', async () => {
    handler = answer(423, '{"errors":["Locked"],"errorCode":"account-locked","context":{"until":"later"}}');
    await expect(failure(client()(get()))).resolves.toMatchObject({ context: { until: 'later' }, traceId: null });
  });

  it('an error without a status gets the generic text with 500 and no trace id', async () => {
    handler = (_, response) => void response.destroy();
    await expect(failure(client()(get()))).resolves.toMatchObject({
      message: generic,
      statusCode: 500,
      traceId: null,
      errorCode: genericCode,
    });
  });

  it('a truncated body gets the generic text with its status', async () => {
    handler = (_, response) => {
      response.writeHead(400, { 'content-length': '100' }).write('{"errors":');
      setTimeout(() => response.destroy(), 10);
    };
    await expect(failure(client()(get()))).resolves.toMatchObject({ message: generic, statusCode: 400 });
  });

  it('rejects an aborted call with the abort reason, and logs and records nothing', async () => {
    handler = () => {};
    const records = createFailureRecords();
    const send = client({ record: records.record });
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('left')), 10);
    await expect(send(get({ signal: abort.signal, retry: true }))).rejects.toThrow('left');
    expect(log.error).not.toHaveBeenCalled();
    expect(records.byName.size).toBe(0);
  });
});

describe('302 (specification, sections 4.5 and 8)', () => {
  it('without Location navigates to the URL in the body and never settles', async () => {
    handler = answer(302, ' https://idp.example/sso?x=1 ');
    const navigate = vi.fn();
    const settled = vi.fn();
    void client({ navigate })(get({ retry: true })).then(settled, settled);
    await vi.waitFor(() => expect(navigate).toHaveBeenCalled(), { timeout: 15_000 });
    // the call navigates last: only a promise that is settled already could follow
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(settled).not.toHaveBeenCalled();
    expect(navigate.mock.calls).toEqual([['https://idp.example/sso?x=1']]);
  });

  it('with Location is followed by fetch', async () => {
    handler = ({ url }, response) =>
      void (url === '/a' ? response.writeHead(302, { location: '/b' }).end() : response.end('{"path":"b"}'));
    await expect(client()(get())).resolves.toEqual({ path: 'b' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 'http://'])('does not navigate to %j', async (target) => {
    handler = answer(302, target);
    const navigate = vi.fn();
    await expect(failure(client({ navigate })(get()))).resolves.toMatchObject({ message: generic, statusCode: 302 });
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('what is logged and recorded (specification, section 8)', () => {
  it.each([
    ['warn', 400, 1, 0],
    ['error', 400, 0, 0],
    ['warn', 500, 0, 1],
    ['error', 500, 0, 1],
    ['silent', 500, 0, 0],
    ['warn', 503, 0, 0],
  ] as const)('at level %s a %i logs %i warnings and %i errors', async (logLevel, status, warnings, errors) => {
    handler = answer(status, '{"errors":["x"]}');
    await failure(client({ logLevel })(get()));
    expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([warnings, errors]);
  });

  it('records 500 and above, and failures without a status, by name with their trace id; nothing below 500', async () => {
    const records = createFailureRecords();
    const send = client(records);
    handler = answer(503, '{"errors":["Busy"]}', { 'frontegg-trace-id': 't1' });
    await failure(send(get({ name: 'flags' })));
    handler = (_, response) => void response.destroy();
    await failure(send(get({ path: '/policy' })));
    handler = answer(404, '{"errors":["x"]}');
    await failure(send(get({ name: 'metadata' })));
    expect(Object.fromEntries(records.byName)).toEqual({
      flags: { statusCode: 503, traceId: 't1', message: 'Busy' },
      '/policy': { statusCode: 500, traceId: null, message: generic },
    });
    handler = answer(200, '{}');
    await send(get({ name: 'flags' }));
    expect([...records.byName.keys()]).toEqual(['/policy']);
  });
});

describe('retry (specification, section 9)', () => {
  it('happens only on request', async () => {
    let calls = 0;
    handler = (_, response) => void response.writeHead(++calls < 3 ? 503 : 200).end('{"calls":3}');
    await failure(client()(get()));
    expect(calls).toBe(1);
  });

  it('makes three attempts, 500 ms apart', async () => {
    let calls = 0;
    handler = (_, response) => void response.writeHead(++calls < 3 ? 503 : 200).end('{"ok":true}');
    const wait = vi.fn(async () => {});
    await expect(client({ wait })(get({ retry: true }))).resolves.toEqual({ ok: true });
    expect(wait.mock.calls).toEqual([[500], [500]]);
  });

  it('throws the last failure when the attempts are used up', async () => {
    let calls = 0;
    handler = (_, response) => void response.writeHead(503).end(`{"errors":["${++calls}"]}`);
    await expect(
      failure(client({ wait: async () => {} })(get({ retry: { count: 3, delay: 2000 } }))),
    ).resolves.toMatchObject({ message: '3' });
    expect(calls).toBe(3);
  });
});
