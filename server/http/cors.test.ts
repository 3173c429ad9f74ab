import { describe, expect, it } from 'vitest';
import { paths } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const origin = publicClient.origins[0]!;
const wireHeaders = [
  'content-type',
  'authorization',
  'frontegg-source',
  'frontegg-scoped-tenant',
  'frontegg-login-alias',
  'frontegg-requested-application-id',
  'x-frontegg-framework',
  'x-frontegg-sdk',
  'x-api-key',
  'x-access-token',
  'frontegg-tenant-id',
  'x-frontegg-middleware',
  'x-frontegg-forwarded-for',
  'x-frontegg-headers-verifier',
  'frontegg-vendor-id',
];
const preflight = (from: string, path: string = paths.login) =>
  server.browser().send('OPTIONS', path, {
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

describe('V3.4.2 a configured origin', () => {
  it('reads answers with credentials, including errors', async () => {
    for (const path of ['/flags', '/nowhere']) {
      const { headers } = await server.browser().get(path, { origin });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-expose-headers')?.split(', ')).toContain('frontegg-trace-id');
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it('may send every header of the contract, after one preflight a day', async () => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-max-age')).toBe('86400');
    const allowed = answer.headers.get('access-control-allow-headers')!.split(', ');
    for (const header of wireHeaders) expect(allowed).toContain(header);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(answer.headers.get('access-control-allow-methods')).toContain(method);
  });

  it('gets preflights below the prefix, and for nonexistent paths', async () => {
    expect((await preflight(origin, '/frontegg/flags')).headers.get('access-control-allow-origin')).toBe(origin);
    expect((await preflight(origin, '/nowhere')).status).toBe(204);
  });
});

describe('V3.4.2 any other origin', () => {
  it.each([
    'http://evil.test',
    'http://app.test.evil.test',
    'http://app.test:8080',
    'https://app.test',
    'http://sub.app.test',
    'null',
    'HTTP://APP.TEST',
  ])('%s gets no CORS headers', async (other) => {
    for (const answer of [await server.browser().get('/flags', { origin: other }), await preflight(other)]) {
      for (const name of [
        'access-control-allow-origin',
        'access-control-allow-credentials',
        'access-control-allow-headers',
      ])
        expect(answer.headers.get(name)).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });
});

it('sends no CORS headers without an Origin', async () => {
  expect((await server.browser().get('/flags')).headers.get('access-control-allow-origin')).toBeNull();
});

describe('a hosted page', () => {
  const pages = [
    '/account/login',
    '/account/logout',
    '/oauth/portal',
    '/oauth/portal/enter',
    '/oauth/prelogin',
    '/oauth/authorize',
  ];

  it.each(pages)('%s is readable by its own origin only', async (path) => {
    for (const answer of [await server.browser().get(path, { origin }), await preflight(origin, path)]) {
      for (const name of ['access-control-allow-origin', 'access-control-allow-credentials'])
        expect(answer.headers.get(name), name).toBeNull();
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('is not readable as an error either', async () => {
    const answer = await server.browser().get('/nowhere', { origin, 'sec-fetch-mode': 'navigate' });
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['cors', 'cross-site'],
    ['cors', 'same-site'],
    ['no-cors', 'cross-site'],
    ['no-cors', 'none'],
    ['websocket', 'cross-site'],
  ])('answers 403 to a request of mode %s from a page that is %s', async (mode, site) => {
    for (const path of ['/account/login', '/oauth/portal', '/oauth/portal/users', '/oauth/prelogin']) {
      const answer = await server.browser().get(path, { 'sec-fetch-mode': mode, 'sec-fetch-site': site });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ errorCode: 'origin-not-allowed' });
    }
    const posted = await server
      .browser()
      .postForm('/account/logout', { formToken: 'x' }, { origin, 'sec-fetch-mode': mode, 'sec-fetch-site': site });
    expect(posted.status).toBe(403);
  });

  it('is sent to navigations from anywhere, to scripts of its own origin, and to programs', async () => {
    // the last is a non-browser client: a browser always sends the site
    const allowed: Record<string, string>[] = [
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-mode': 'cors' },
    ];
    for (const headers of allowed) {
      expect((await server.browser().get('/account/login', headers)).status).toBe(200);
    }
  });
});

it('answers of the API are readable through CORS only', async () => {
  expect((await server.browser().get('/flags')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const path of ['/metrics', '/healthz'])
    expect((await server.browser().get(path, { origin })).headers.get('access-control-allow-origin')).toBeNull();
});
