import { expect, it } from 'vitest';
import { hour } from '#server/lib/clock.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();

it('V9.2.1 a cached token is refused once it has expired, and when it was modified', async () => {
  const { browser, session, headers } = await callerFor(server, server.people.admin);
  const ask = async (authorization: string) => (await browser.get(paths.me, { authorization })).status;
  expect([await ask(headers['authorization']!), await ask(headers['authorization']!)]).toEqual([200, 200]);
  const [head, body, signature] = session.accessToken.split('.') as [string, string, string];
  const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  expect(await ask(`Bearer ${head}.${body}.${changed}`)).toBe(401);
  expect(await ask(headers['authorization']!)).toBe(200);
  server.clock.advance(session.expiresIn * 1000);
  expect(await ask(headers['authorization']!)).toBe(401);
  server.clock.advance(-hour);
});

it('V9.1.2 a cached token is refused once its key is withdrawn', async () => {
  const { browser, headers } = await callerFor(server, server.people.admin);
  const ask = async () => (await browser.get(paths.me, headers)).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  await server.rows('delete from signing_keys');
  server.clock.advance(6000);
  expect(await ask()).toBe(401);
});
