import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { clientAddressOf, trustProxy } from './client-address.ts';

function behind(trustedProxies: string[]) {
  const app = Fastify({ trustProxy: trustProxy(trustedProxies) });
  app.get('/', (request) => clientAddressOf(request));
  return async (remoteAddress: string, forwardedFor?: string | string[]) =>
    (
      await app.inject({
        url: '/',
        remoteAddress,
        headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
      })
    ).payload;
}

describe('without proxies', () => {
  const addressOf = behind([]);

  it('V4.1.3 ignores X-Forwarded-For', async () => {
    expect(await addressOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(await addressOf('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  it('reads IPv4-mapped IPv6 as IPv4', async () => {
    expect(await addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('drops the zone of a link-local address, which the database does not take', () => {
    expect(clientAddressOf({ ip: 'fe80::1%eth0' })).toBe('fe80::1');
  });

  it('handles a closed connection', () => {
    expect(clientAddressOf({ ip: undefined })).toBe('');
    expect(clientAddressOf({ ip: undefined, ips: [undefined as unknown as string] })).toBe('');
  });
});

describe('behind proxies', () => {
  const addressOf = behind(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);

  it.each([
    ['one proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a proxy in IPv6 clothes', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a client in IPv6 clothes', '10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
    ['two proxies', '192.0.2.1', '198.51.100.1, 10.0.0.9', '198.51.100.1'],
    ['many hops', '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.0.0.7, 2001:db8::7, 10.0.0.9', '198.51.100.1'],
    ['an address that the client made up', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['a made-up proxy of ours', '10.1.2.3', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['proxies only', '10.1.2.3', '10.0.0.9', '10.0.0.9'],
    ['no header', '10.1.2.3', undefined, '10.1.2.3'],
    ['nonsense in the header', '10.1.2.3', 'unknown, <script>', ''],
    ['nonsense behind a proxy', '10.1.2.3', '198.51.100.1, unknown, 10.0.0.9', ''],
    ['an empty hop, which is none', '10.1.2.3', '198.51.100.1, , 10.0.0.9', '198.51.100.1'],
    ['nonsense that the client made up', '10.1.2.3', 'unknown, 198.51.100.1', '198.51.100.1'],
    ['an octal number', '10.1.2.3', '198.51.100.1, 010.0.0.9', ''],
    ['a proxy of ours as a decimal number', '10.1.2.3', '198.51.100.1, 167772169', '198.51.100.1'],
    ['a client as a decimal number', '10.1.2.3', '3325256705', ''],
    ['a port', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['a made-up address before a port', '10.1.2.3', '10.9.9.9, 198.51.100.1:4711', '198.51.100.1'],
    ['a made-up port', '10.1.2.3', '198.51.100.1:4711:80', ''],
    ['IPv6 in brackets', '10.1.2.3', '[2001:4860::5]', '2001:4860::5'],
    ['IPv6 with a port', '10.1.2.3', '[2001:4860::5]:443', '2001:4860::5'],
    ['IPv6 with a zone', '10.1.2.3', 'fe80::1%eth0', 'fe80::1'],
    ['a zone that is no name', '10.1.2.3', "fe80::1%eth0'; drop table users", 'fe80::1'],
    ['a quoted address', '10.1.2.3', '"198.51.100.1"', ''],
    ['IPv4-mapped IPv6 of a proxy, as a hop', '10.1.2.3', '198.51.100.1, ::ffff:10.0.0.9', '198.51.100.1'],
    ['IPv4-mapped IPv6 in hexadecimal', '10.1.2.3', '::FFFF:c633:6401', '198.51.100.1'],
    ['IPv4-mapped IPv6 in full', '10.1.2.3', '0:0:0:0:0:ffff:198.51.100.1', '198.51.100.1'],
    ['a thousand made-up addresses', '10.1.2.3', `${'10.0.0.9, '.repeat(1000)}198.51.100.1`, '198.51.100.1'],
    ['an IPv6 proxy', '2001:db8::1', '2001:4860::5', '2001:4860::5'],
    ['a stranger', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ])('%s', async (_name, remote, forwarded, expected) => {
    expect(await addressOf(remote, forwarded)).toBe(expected);
  });

  it('reads several headers as one list', async () => {
    expect(await addressOf('10.1.2.3', ['1.1.1.1', '198.51.100.1'])).toBe('198.51.100.1');
  });
});

it('accepts ranges of all addresses: the first hop is the client', async () => {
  const addressOf = behind(['0.0.0.0/0', '::/0']);
  expect(await addressOf('203.0.113.9', '198.51.100.1, 192.0.2.7')).toBe('198.51.100.1');
  expect(await addressOf('2001:db8::1', '2001:4860::5, 2001:db8::9')).toBe('2001:4860::5');
});

it('refuses a value that is neither an address nor a range', () => {
  expect(() => behind(['a proxy'])).toThrow();
});
