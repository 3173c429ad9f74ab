import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();

interface Listed {
  packages: { name: string; version: string; url: string; integrity: string; bytes: number }[];
}

async function listed(): Promise<Listed['packages']> {
  const answer = await server.browser().get('/sdk/');
  expect(answer.status).toBe(200);
  return answer.json<Listed>().packages;
}

it('lists the packages with their URLs', async () => {
  const packages = await listed();
  expect(packages.map(({ name }) => name)).toEqual([
    '@portico/loader',
    '@portico/react',
    '@portico/testing',
    '@portico/node',
  ]);
  for (const { name, version, url } of packages)
    expect(url).toBe(`${server.baseUrl}/sdk/${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
});

it('serves each as listed, cacheable forever', async () => {
  for (const { name, version, url, integrity, bytes } of await listed()) {
    const answer = await fetch(url);
    const tarball = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/gzip',
      'public, max-age=31536000, immutable',
    ]);
    expect(tarball).toHaveLength(bytes);
    expect(`sha512-${createHash('sha512').update(tarball).digest('base64')}`).toBe(integrity);
    const archive = gunzipSync(tarball).toString();
    expect(archive).toContain(`"name": "${name}",\n  "version": "${version}"`);
  }
});

it('redirects from a name without a version to the current one', async () => {
  const react = (await listed()).find(({ name }) => name === '@portico/react')!;
  const answer = await fetch(`${server.baseUrl}/sdk/portico-react.tgz`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    react.url,
    'no-cache',
  ]);
});

it.each(['portico-react-0.0.1.tgz', 'portico-vue.tgz', '..%2Fmanifest.json'])('has no %s', async (file) => {
  expect((await server.browser().get(`/sdk/${file}`)).status).toBe(404);
});
