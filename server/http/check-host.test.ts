import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();

/** The answer to a raw request with these lines. */
async function send(lines: string[], { app } = server): Promise<string> {
  const { port } = app.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return await text(socket);
}
const statusOf = async (hosts: string[], at = server): Promise<number> =>
  Number((await send(['GET /flags HTTP/1.1', ...hosts.map((host) => `Host: ${host}`)], at)).split(' ')[1]);

describe('the Host header', () => {
  it('is refused if sent twice, in whatever case and order', async () => {
    expect(await statusOf(['localhost'])).toBe(200);
    expect(await statusOf(['localhost', 'localhost'])).toBe(400);
    expect(await send(['GET /flags HTTP/1.1', 'host: localhost', 'Accept: */*', 'HOST: other.example'])).toContain(
      '"errorCode":"invalid-request"',
    );
  });

  it('must name this machine or the base URL in development; for a foreign name nothing is readable', async () => {
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:80', 'LOCALHOST'])
      expect(await statusOf([host]), host).toBe(200);
    for (const host of ['rebind.evil.example', 'localhost.evil.example', 'evil.example:4000', '', '%'])
      expect([400, 421], host).toContain(await statusOf([host]));
    expect(await send(['GET /portico-settings.json HTTP/1.1', 'Host: rebind.evil.example'])).toMatch(
      /^HTTP\/1\.1 421 [^]*Set baseUrl/,
    );
  });

  it('may be any name in production, where proxies set it', async () => {
    const production = await startTestServer({ config: { mode: 'production', baseUrl: 'http://login.test' } });
    onTestFinished(() => production.close());
    expect(await statusOf(['whatever.example'], production)).toBe(200);
  });
});
