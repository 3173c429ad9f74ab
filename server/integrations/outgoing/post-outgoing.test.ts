import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OutgoingRefused, postOutgoing } from './post-outgoing.ts';
import { kindOfAddress } from './public-addresses.ts';

async function listen(answer: RequestListener): Promise<number> {
  const http = createServer(answer);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return (http.address() as AddressInfo).port;
}
const post = (url: string, more: Partial<Parameters<typeof postOutgoing>[0]> = {}) =>
  postOutgoing({ url, headers: {}, body: '{}', timeout: 2000, allowPrivate: true, ...more });

describe('V15.3.2 addresses', () => {
  it.each([
    ['public', ['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '::ffff:1.1.1.1']],
    [
      'private',
      [
        '127.0.0.1',
        '127.8.8.8',
        '10.0.0.1',
        '172.16.0.1',
        '172.31.255.255',
        '192.168.1.1',
        '100.64.0.1',
        '::1',
        'fd00::1',
        '::ffff:127.0.0.1',
        '::ffff:a00:1',
      ],
    ],
    [
      'refused',
      [
        '0.0.0.0',
        '169.254.169.254',
        '::ffff:169.254.169.254',
        '224.0.0.1',
        '255.255.255.255',
        '::',
        'fe80::1',
        'fe80::1%eth0',
        'ff02::1',
        '64:ff9b::a00:1',
        '2002:7f00:1::',
        '2001:0:7f00:1::',
        '::7f00:1',
        '192.0.2.1',
      ],
    ],
  ])('%s', (kind, addresses) => {
    expect(addresses.filter((address) => kindOfAddress(address) !== kind)).toEqual([]);
  });
});

describe('a call', () => {
  it('reaches a private address only if permitted, whatever its notation', async () => {
    let calls = 0;
    const port = await listen((_request, response) => response.writeHead((calls += 1) && 200).end());
    for (const host of [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f000001',
      '127.1',
      '[::ffff:127.0.0.1]',
      '0177.0.0.1',
    ]) {
      await expect(post(`http://${host}:${port}/`, { allowPrivate: false }), host).rejects.toThrow(OutgoingRefused);
    }
    expect(calls).toBe(0);
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 200 });
  });

  it('never reaches cloud metadata addresses, and sends no user name or password', async () => {
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      'http://[fe80::1]/',
      'http://0.0.0.0/',
      'http://me:secret@127.0.0.1/',
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
    ])
      await expect(post(url), url).rejects.toThrow(OutgoingRefused);
  });

  it('reports a redirect and does not follow it', async () => {
    let followed = false;
    const port = await listen((request, response) => {
      if (request.url === '/') return response.writeHead(302, { location: '/elsewhere' }).end();
      followed = true;
      return response.end();
    });
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 302 });
    expect(followed).toBe(false);
  });

  it('ends when its time is over, before an answer and within its head', async () => {
    const silent = await listen(() => undefined);
    const begun = await listen((request) => void request.socket.write('HTTP/1.1 200 OK\r\nx-a: '));
    for (const port of [silent, begun])
      await expect(post(`http://127.0.0.1:${port}/`, { timeout: 200 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('does not read an endless answer', async () => {
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    const port = await listen((_request, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(65_536);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more).on('close', () => closed.resolve());
      more();
    });
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 200 });
    await closed.promise;
    expect(sent).toBeLessThan(20_000_000);
  });
});
