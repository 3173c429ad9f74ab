import { describe, expect, it } from 'vitest';
import { createClientAddress } from './client-address.ts';

describe('without proxies', () => {
  const addressOf = createClientAddress([]);

  it('V4.1.3 believes nobody’s X-Forwarded-For', () => {
    expect(addressOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(addressOf('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  it('reads IPv4 in IPv6 clothes as IPv4', () => {
    expect(addressOf('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9');
  });

  it('survives a connection that has gone', () => {
    expect(addressOf(undefined, '198.51.100.1')).toBe('');
  });
});

describe('behind proxies', () => {
  const addressOf = createClientAddress(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);

  it.each([
    ['one proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a proxy in IPv6 clothes', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['two proxies', '192.0.2.1', '198.51.100.1, 10.0.0.9', '198.51.100.1'],
    ['an address that the client made up', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['a made-up proxy of ours', '10.1.2.3', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['proxies only', '10.1.2.3', '10.0.0.9', '10.0.0.9'],
    ['no header', '10.1.2.3', undefined, '10.1.2.3'],
    ['nonsense in the header', '10.1.2.3', 'unknown, <script>', '10.1.2.3'],
    ['an IPv6 proxy', '2001:db8::1', '2001:4860::5', '2001:4860::5'],
    ['a stranger', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ])('%s', (_name, remote, forwarded, expected) => {
    expect(addressOf(remote, forwarded)).toBe(expected);
  });

  it('reads several headers as one list', () => {
    expect(addressOf('10.1.2.3', ['1.1.1.1', '198.51.100.1'])).toBe('198.51.100.1');
  });
});
