import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseEncoding, createCompressedCopies, registerPageCompression } from './compression.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=0, *;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['br;q=nonsense', null],
    ['', null],
    [undefined, null],
    ['br ; q=0.5\t;x, gzip;q=0.1', 'br'],
    [`${'\t'.repeat(15_000)}br`, null],
    [`br, ${'x'.repeat(200)}`, null],
  ])('answers %j with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('createCompressedCopies', () => {
  it('returns the content at once, and the smallest copy to later requests', async () => {
    const script = Array.from({ length: 4000 }, (_, index) => `export const name${index} = ${index * 7919};`).join(
      '\n',
    );
    const copies = createCompressedCopies();
    const first = await copies('a.js', script, 'br');
    expect(brotliDecompressSync(first).toString()).toBe(script);
    await expect.poll(async () => (await copies('a.js', script, 'br')).length).toBeLessThan(first.length);
    expect(brotliDecompressSync(await copies('a.js', script, 'br')).toString()).toBe(script);
  });

  it('separates encodings and names', async () => {
    const copies = createCompressedCopies();
    const [a, b] = await Promise.all([copies('a.js', 'one', 'gzip'), copies('b.js', 'two', 'gzip')]);
    expect([gunzipSync(a).toString(), gunzipSync(b).toString()]).toEqual(['one', 'two']);
    expect(brotliDecompressSync(await copies('a.js', 'one', 'br')).toString()).toBe('one');
  });
});

describe('registerPageCompression', () => {
  const page = `<!doctype html>${'<p>words</p>'.repeat(400)}`;
  let app: FastifyInstance;

  beforeEach(() => {
    app = Fastify();
    registerPageCompression(app);
    app.get('/page', async (_request, reply) =>
      reply.header('vary', 'Origin').type('text/html; charset=utf-8').send(page),
    );
    app.get('/small', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>words</p>'));
    app.get('/data', async () => ({ text: page }));
  });
  afterEach(() => app.close());

  const get = (url: string, encoding?: string) =>
    app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

  it('compresses a page with an encoding that the browser accepts', async () => {
    const brotli = await get('/page', 'gzip, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Origin, Accept-Encoding',
      'content-length': String(brotli.rawPayload.length),
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page);
    const gzip = await get('/page', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(page);
  });

  it('sets Vary even if the page is sent uncompressed', async () => {
    const plain = await get('/page');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['vary']).toBe('Origin, Accept-Encoding');
    expect(plain.body).toBe(page);
  });

  it('does not compress small pages and JSON', async () => {
    for (const url of ['/small', '/data'])
      expect((await get(url, 'br')).headers).not.toHaveProperty('content-encoding');
  });
});
