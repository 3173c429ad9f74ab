import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { hour, minute, second } from '#server/lib/clock.ts';
import { paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const limit = { points: 3, per: 60 };
const server = await useTestServer({
  config: {
    trustedProxies: ['127.0.0.1'],
    limits: { login: limit, signUp: limit, link: limit, token: limit, vendor: limit },
  },
});
let lastAddress = 0;
const newAddress = () => ({ 'x-forwarded-for': `198.51.100.${(lastAddress += 1)}` });

const calls: [
  name: string,
  call: (headers: Record<string, string>) => Promise<{ status: number; headers: Headers; json<T>(): T }>,
][] = [
  ['sign-in', (headers) => tryLogin(server.browser(), 'nobody@acme.example', 'wrong password', headers)],
  [
    'sign-up',
    (headers) => server.browser().post(paths.signUp, { email: 'new@acme.example', password: 'short' }, headers),
  ],
  ['forgot password', (headers) => server.browser().post(paths.forgot, { email: 'nobody@acme.example' }, headers)],
  [
    'reset',
    (headers) =>
      server.browser().post(paths.reset, { userId: 'x', token: 'x', password: 'a long enough one' }, headers),
  ],
  ['activation', (headers) => server.browser().post(paths.activate, { userId: 'x', token: 'x' }, headers)],
  ['unlock', (headers) => server.browser().post(paths.unlock, { token: 'x' }, headers)],
  ['invitation', (headers) => server.browser().post(paths.acceptInvitation, { userId: 'x', token: 'x' }, headers)],
  [
    'token',
    (headers) => server.browser().post(paths.token, { grant_type: 'refresh_token', refresh_token: 'x' }, headers),
  ],
  ['refresh', (headers) => server.browser().post(paths.refresh, {}, headers)],
  ['silent', (headers) => server.browser().post(paths.silent, {}, headers)],
  ['vendor', (headers) => server.browser().post('/auth/vendor', { clientId: 'x', secret: 'x' }, headers)],
];

describe('V2.4.1 limits per address', () => {
  it.each(calls)(
    '%s: 429 with Retry-After past the limit, for that address only, until the window ends',
    async (_name, call) => {
      const address = newAddress();
      for (let tries = 0; tries < limit.points; tries += 1) expect((await call(address)).status).not.toBe(429);
      server.clock.advance(10_000);
      const refused = await call(address);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('50');
      expect(refused.json<ErrorBody>()).toMatchObject({ errorCode: 'too-many-requests', context: { seconds: 50 } });
      expect((await call(newAddress())).status).not.toBe(429);
      server.clock.advance(50_000);
      expect((await call(address)).status).not.toBe(429);
      server.clock.advance(30 * minute);
    },
  );
});

it('V2.4.1 a refresh beyond the limit rotates nothing: the same token is valid again once the window has ended', async () => {
  const [address, browser] = [newAddress(), server.browser()];
  await signIn(browser, server.people.admin, address);
  const refresh = async () => (await browser.post(paths.refresh, {}, address)).status;
  for (let tries = 0; tries < limit.points; tries += 1) expect(await refresh()).toBe(200);
  const held = new Map(browser.cookies);
  expect(await refresh()).toBe(429);
  expect(browser.cookies).toEqual(held);
  server.clock.advance(limit.per * second);
  expect(await refresh()).toBe(200);
  expect(browser.cookies).not.toEqual(held);
});

it('V2.4.1 a clock that was a day ahead blocks for at most one window once it is corrected; one that goes back allows no extra attempts', async () => {
  const address = newAddress();
  const tried = async () => (await tryLogin(server.browser(), 'nobody@acme.example', 'wrong password', address)).status;
  server.clock.advance(24 * hour);
  for (let tries = 0; tries <= limit.points; tries += 1) await tried();
  expect(await tried()).toBe(429);
  server.clock.advance(-24 * hour);
  expect(await tried()).toBe(429);
  server.clock.advance(limit.per * second);
  expect(await tried()).toBe(401);
});

it('V15.4.1 lets exactly the limit through when attempts are concurrent', async () => {
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.browser().post(paths.forgot, { email: 'a@b.example' }, address)),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(limit.points);
});

it('counts attempts on one account whatever the address', async () => {
  const { limits } = server.services;
  for (let tries = 0; tries < 3; tries += 1) await limits.consume('login-account', 'somebody', limit);
  await expect(limits.consume('login-account', 'somebody', limit)).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfter: 60,
  });
  await expect(limits.tryConsume('login-account', 'somebody', limit)).resolves.toBe(false);
  await expect(limits.tryConsume('login-account', 'somebody else', limit)).resolves.toBe(true);
  await expect(limits.tryConsume('mail', 'somebody', limit)).resolves.toBe(true);
});

it('V6.3.1 counts by network for IPv6, since a client has all addresses of its network', async () => {
  const from = (ip: string) => server.browser().post(paths.forgot, { email: 'a@b.example' }, { 'x-forwarded-for': ip });
  const addresses = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::2', '2001:0db8:0001:0002:3:4:5:6'];
  for (const ip of addresses) expect((await from(ip)).status, ip).toBe(200);
  expect((await from('2001:db8:1:2:9:9:9:9')).status).toBe(429);
  expect((await from('2001:db8:1:3::1')).status).toBe(200);
});

it('consumes a point within a transaction, and restores it on rollback', async () => {
  const { limits, db } = server.services;
  const point = { kind: 'in-transaction', subject: 'somebody', limit };
  const take = (fails = false) =>
    db.acrossTenants('a test', async (tx) => {
      const room = await limits.consumeInTransaction(tx, [point]);
      if (fails) throw new Error('rolled back');
      return room;
    });
  for (let tries = 0; tries < 5; tries += 1) await expect(take(true)).rejects.toThrow('rolled back');
  for (let tries = 0; tries < limit.points; tries += 1) await expect(take()).resolves.toBe(true);
  await expect(take()).resolves.toBe(false);
});
