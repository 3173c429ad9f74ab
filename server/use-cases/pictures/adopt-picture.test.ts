import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { User } from '#shared/contract/entities.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { startTestServer, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { limits: { pictureBytes: 100_000 } } });
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();

/** Starts another site. @returns the URL of a picture there */
async function site(answer: RequestListener): Promise<string> {
  const http = createServer(answer);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/me.png`;
}

async function setPicture(profilePictureUrl: string, at: TestServer = server) {
  const { browser, headers } = await callerFor(at, at.people.member);
  const answer = await browser.put(paths.me, { profilePictureUrl }, headers);
  return { status: answer.status, body: answer.json<User & { errorCode?: string }>() };
}

describe('a picture given by URL', () => {
  it('is fetched once, and served from this server', async () => {
    let fetched = 0;
    const url = await site((_request, response) =>
      response.writeHead((fetched += 1) && 200, { 'content-type': 'image/png' }).end(picture),
    );
    const { body } = await setPicture(url);
    expect(body.profilePictureUrl).toMatch(new RegExp(`^${server.baseUrl}/images/[0-9a-f]{64}$`));
    expect((await server.browser().get(new URL(body.profilePictureUrl!).pathname)).status).toBe(200);
    expect((await setPicture(body.profilePictureUrl!)).body.profilePictureUrl).toBe(body.profilePictureUrl);
    expect(fetched).toBe(1);
  });

  it.each<[string, RequestListener]>([
    ['not there', (_request, response) => response.writeHead(404).end()],
    ['elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['too large', (_request, response) => response.end(Buffer.alloc(100_001))],
    ['broken off', (_request, response) => response.write('half', () => response.destroy())],
  ])('is refused when it is %s, and the profile remains unchanged', async (_what, answer) => {
    expect(await setPicture(await site(answer))).toMatchObject({
      status: 400,
      body: { errorCode: 'picture-unreachable' },
    });
  });

  it('is refused when it is not a picture', async () => {
    expect(await setPicture(await site((_request, response) => response.end('<script>')))).toMatchObject({
      status: 400,
      body: { errorCode: 'picture-unreadable' },
    });
  });

  it('in the operator’s own network is never requested in production', async () => {
    const production = await startTestServer({ config: { mode: 'production' } });
    onTestFinished(() => production.close());
    let fetched = 0;
    const url = await site((_request, response) => response.writeHead((fetched += 1) && 200).end(picture));
    for (const address of [
      url,
      'http://169.254.169.254/latest/meta-data',
      'http://[::1]/x',
      `${production.baseUrl}/images/x`,
    ]) {
      expect((await setPicture(address, production)).body.errorCode, address).toBe('picture-unreachable');
    }
    expect(fetched).toBe(0);
  });

  it('from before pictures were copied stays until it is changed', async () => {
    const old = 'https://pictures.example/old.png';
    await server.rows('update users set picture_url = $2 where id = $1', [server.people.member.id, old]);
    expect((await setPicture(old)).body.profilePictureUrl).toBe(old);
  });
});
