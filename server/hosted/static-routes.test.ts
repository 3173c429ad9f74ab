import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const hostileId = 'client-</script><script>alert(1)';
const server = await useTestServer({
  config: { clients: [publicClient, { id: hostileId, name: 'Hostile' }] },
});
const { version } = server.services.bundles;
const integrity = server.services.bundles.integrityOf('login-box');
const [chunk] = Object.keys(integrity) as [string];

describe('/portico.js', () => {
  const address = `/portico.js?client=${encodeURIComponent(publicClient.id)}`;

  it('contains the settings of its client, for any page', async () => {
    const answer = await server.browser().get(address, { origin: 'http://anywhere.test' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`"clientId":"${publicClient.id}"`);
    expect(answer.text).toContain(`"baseUrl":"${server.baseUrl}"`);
    expect(answer.text).not.toContain('__PORTICO_SETTINGS__');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('allows no credentials, even for a configured origin', async () => {
    const { headers } = await server.browser().get(address, { origin: publicClient.origins[0]! });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([address, `/cdn/${version}/${chunk}`])(
    'is the same answer for every origin and every request: %s',
    async (url) => {
      const { headers, status } = await server.browser().get(url, { origin: publicClient.origins[0]! });
      expect([
        status,
        headers.get('vary'),
        headers.get('frontegg-trace-id'),
        headers.get('access-control-expose-headers'),
      ]).toEqual([200, 'Accept-Encoding', null, null]);
    },
  );

  it('is revalidated by its ETag', async () => {
    const first = await server.browser().get(address);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag')!;
    const again = await server.browser().get(address, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect((await server.browser().get(address, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('escapes settings, so that the script may be inlined in a page', async () => {
    const answer = await server.browser().get(`/portico.js?client=${encodeURIComponent(hostileId)}`);
    expect(answer.text).toContain('\\u003c/script>\\u003cscript>alert(1)');
    expect(answer.text).not.toContain('</script>');
  });

  it.each(['?client=', '?client=nobody', `?client=${publicClient.id}&client=${publicClient.id}`])(
    'refuses an unknown client: %j',
    async (query) => {
      const answer = await server.browser().get(`/portico.js${query}`);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ errorCode: 'client-unknown' });
    },
  );
});

it('contains the client’s origins, and the URLs on them that a login may return to', async () => {
  const { origins } = publicClient;
  const settings = (await server.browser().get(`/portico-settings.json?client=${publicClient.id}`)).json<{
    origins: string[];
    redirectUris: string[];
  }>();
  expect(settings.origins).toEqual(origins);
  expect(settings.redirectUris.length).toBeGreaterThan(0);
  expect(settings.redirectUris).toEqual(
    publicClient.redirectUris.filter((uri) => origins.includes(new URL(uri).origin)),
  );
});

it('lists the permission keys for gates, in development only', async () => {
  const namesOf = async (from: typeof server) =>
    (await from.browser().get(`/portico-settings.json?client=${publicClient.id}`)).json<{
      gateNames?: { features: string[]; permissions: string[] };
    }>().gateNames;
  const { config } = server.services;
  const given = config.mode === 'development' ? await namesOf(server) : undefined;
  expect(given?.permissions).toContain('fe.secure.read.users');
  expect(given?.permissions).not.toContain('fe.*');
  Object.assign(config, { mode: 'production' });
  expect(await namesOf(server)).toBeUndefined();
  Object.assign(config, { mode: 'development' });
});

it('identifies the client of a page that names none by its origin, as in a call', async () => {
  const clientOf = async (headers?: Record<string, string>) =>
    (await server.browser().get('/portico-settings.json', headers)).json<{ clientId: string }>().clientId;
  expect(await clientOf({ origin: publicClient.origins[0]! })).toBe(publicClient.id);
  expect(await clientOf()).toBe(server.services.environment.defaultClient.id);
});

describe('user interface for the SDKs of the contract', () => {
  it.each(['login-box', 'admin-portal'])(
    'is served at /%s/index.js for pages of any origin, and revalidated',
    async (name) => {
      const answer = await server.browser().get(`/${name}/index.js`);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(
        (await server.browser().get(`/${name}/index.js`, { 'if-none-match': answer.headers.get('etag')! })).status,
      ).toBe(304);
    },
  );
});

it('returns the same settings as JSON', async () => {
  const answer = await server.browser().get(`/portico-settings.json?client=${encodeURIComponent(publicClient.id)}`);
  expect(answer.json()).toMatchObject({ version, baseUrl: server.baseUrl, clientId: publicClient.id });
  expect(answer.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/);
});

it('serves third-party licences at the URL that its bundles contain', async () => {
  const answer = await server.browser().get('/third-party-notices.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.text).toContain('Copyright (c) Meta Platforms');
  for (const entry of ['login-box', 'admin-box', 'session'] as const) {
    const { path: file } = server.services.bundles.entry(entry).script;
    expect((await server.browser().get(`/cdn/${version}/${file}`)).text).toMatch(
      /^\/\*! \/third-party-notices\.txt \*\/\n/,
    );
  }
});

describe('/cdn', () => {
  it('serves a chunk as immutable, with the integrity hash that pages use', async () => {
    const answer = await server.browser().get(`/cdn/${version}/${chunk}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(`sha256-${createHash('sha256').update(answer.text).digest('base64')}`).toBe(integrity[chunk]);
  });

  it('serves the loader without settings', async () => {
    const answer = await server.browser().get(`/cdn/${version}/loader.js`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(publicClient.id);
    expect(answer.text).not.toContain('__PORTICO_SETTINGS__');
    expect(answer.text).toContain('/portico-settings.json?client=');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    `/cdn/another-version/${chunk}`,
    `/cdn/${version}/missing.js`,
    `/cdn/${version}/..%2fmanifest.json`,
    `/cdn/${version}/..%2f..%2fpackage.json`,
    `/cdn/${version}/%2e%2e/manifest.json`,
    '/cdn/../manifest.json',
    `/cdn/${version}/${chunk}/x`,
  ])('V5.3.2 serves nothing at %s', async (path) => {
    const answer = await server.browser().get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('compressed bundles', () => {
  const get = (accepted: string) =>
    server.app.http.inject({
      method: 'GET',
      url: `/cdn/${version}/${chunk}`,
      headers: { 'accept-encoding': accepted },
    });
  const file = path.join(server.services.bundles.folder, 'cdn', chunk);

  it('are those of the build, from the first request on', async () => {
    const answer = await get('gzip, br');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(answer.rawPayload.equals(await readFile(`${file}.br`))).toBe(true);
    expect(brotliDecompressSync(answer.rawPayload).equals(await readFile(file))).toBe(true);
  });

  it('have no URL of their own', async () => {
    expect((await server.app.http.inject({ method: 'GET', url: `/cdn/${version}/${chunk}.br` })).statusCode).toBe(404);
  });

  it('are served uncompressed to clients without compression', async () => {
    const answer = await get('identity');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.rawPayload.equals(await readFile(file))).toBe(true);
  });
});

describe('files of the build', () => {
  const loader = `/cdn/${version}/loader.js`;
  const urls = [`/cdn/${version}/${chunk}`, loader, '/login-box/index.js', '/third-party-notices.txt'];
  const fileOf: Record<string, string> = {
    [`/cdn/${version}/${chunk}`]: `cdn/${chunk}`,
    [loader]: 'loader-without-settings.js',
    '/login-box/index.js': 'sdk-adapters/login-box.js',
    '/third-party-notices.txt': 'third-party-notices.txt',
  };
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    server.app.http.inject({ method, url, headers });
  const content = (url: string, ending = '') =>
    readFile(path.join(server.services.bundles.folder, `${fileOf[url]!}${ending}`));

  it.each(urls)('are sent in the copy that the client accepts, with the same headers: %s', async (url) => {
    const plain = await get(url);
    const type = url.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'text/javascript; charset=utf-8';
    for (const [accepted, encoding, ending] of [
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['br;q=0, gzip;q=0.5', 'gzip', '.gz'],
      ['deflate', undefined, ''],
      ['identity', undefined, ''],
      ['br;q=0, *;q=0', undefined, ''],
      ['x'.repeat(4000), undefined, ''],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': accepted });
      expect([answer.statusCode, answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([
        200,
        encoding,
        type,
      ]);
      expect(answer.rawPayload.equals(await content(url, ending))).toBe(true);
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      for (const name of ['vary', 'cache-control', 'etag', 'access-control-allow-origin', 'x-content-type-options'])
        expect([name, answer.headers[name]]).toEqual([name, plain.headers[name]]);
    }
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    expect(plain.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(urls)('reveal no times and ignore ranges: %s', async (url) => {
    const whole = await content(url);
    for (const range of ['bytes=0-9', 'bytes=-5', 'bytes=999999999-', 'bytes=0-1,3-4', 'bytes=9-1', 'lines=1-2']) {
      const answer = await get(url, { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.length]);
      for (const name of ['last-modified', 'accept-ranges', 'content-range'])
        expect(answer.headers).not.toHaveProperty(name);
    }
  });

  it.each(urls)('answer conditional requests without an internal error, and cache no refusal: %s', async (url) => {
    const { etag } = (await get(url)).headers;
    for (const headers of [
      { 'if-none-match': '*' },
      { 'if-none-match': '"other"' },
      { 'if-modified-since': 'Sun, 01 Jan 2040 00:00:00 GMT' },
      { 'if-modified-since': 'rubbish' },
      { 'if-match': '*' },
      { 'if-match': '"other"' },
      { 'if-unmodified-since': 'Sun, 01 Jan 2040 00:00:00 GMT' },
      { 'if-range': '"other"', range: 'bytes=0-1' },
    ] as Record<string, string>[]) {
      const answer = await get(url, headers);
      expect([200, 304, 400]).toContain(answer.statusCode);
      if (answer.statusCode === 304) expect(answer.rawPayload).toHaveLength(0);
      if (answer.statusCode === 400) expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await get(url, { 'if-modified-since': 'Sun, 01 Jan 2040 00:00:00 GMT' })).statusCode).toBe(200);
    if (typeof etag !== 'string') return;
    const current = await get(url, { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([
      current.statusCode,
      current.headers['etag'],
      current.headers['vary'],
      current.headers['cache-control'],
    ]).toEqual([304, etag, 'Accept-Encoding', 'no-cache']);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it.each([
    `/cdn/${version}/${chunk}.gz`,
    `/cdn/${version}/loader-without-settings.js`,
    `/cdn/${version}/%252e%252e%252fmanifest.json`,
    `/cdn/${version}/..%5cmanifest.json`,
    `/cdn/${version}/%2e%2e%2f%2e%2e%2fpackage.json`,
    `/cdn/${version}/%2fetc%2fpasswd`,
    `/cdn/${version}/.%2f${chunk}`,
    `/cdn/${version}/%2f${chunk}`,
    `/cdn/${version}/${chunk}%00`,
    `/cdn/${version}/${chunk}%00.js`,
    `/cdn/${version}/${chunk.toUpperCase()}`,
    `/cdn/${version}/.env`,
    `/cdn/${version}/.`,
    `/cdn/${version}/..`,
    `/cdn/${version}/`,
    `/cdn/${version}`,
    `/cdn/${version}/__proto__`,
    `/cdn//${chunk}`,
    '/cdn/manifest.json',
    '/login-box/..%2fadmin-portal.js',
    '/login-box/index.js.br',
    '/third-party-notices.txt.gz',
    '/sdk/..%2f..%2fpackage.json',
    '/sdk/portico-react.tgz.gz',
    '/server/login-box.js',
    '/manifest.json',
  ])('V5.3.2 are no others: %s', async (url) => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const answer = await get(url, { 'accept-encoding': accepted });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
  });

  it.each(urls)('have no other methods: %s', async (url) => {
    for (const method of ['HEAD', 'POST'] as const) {
      const { statusCode, headers } = await get(url, {}, method);
      expect([404, 405]).toContain(statusCode);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
