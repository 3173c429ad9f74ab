import { once } from 'node:events';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { textOf } from '#server/testing/browser.ts';
import { testPassword } from '#server/testing/people.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const api = createServer((_request, response) => response.end(`${createHash('sha1').update(testPassword).digest('hex').toUpperCase().slice(5)}:1`));
api.listen(0, '127.0.0.1');
await once(api, 'listening');
afterAll(() => void api.close());

const server = await useTestServer({ config: { passwords: { breached: { mode: 'block', rangeUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/` } } } });
const { member } = server.people;

it('4.2 a leaked password leads to breachedPassword and breachedPasswordSuccess without JavaScript too', async () => {
  const browser = server.browser();
  const password = await browser.submit(await browser.get('/account/login'), { email: member.email });
  const told = await browser.submit(password, { password: member.password });
  expect(textOf(told.text)).toContain('list of leaked passwords');
  expect(textOf(told.text)).toContain(member.email);
  const sent = await browser.submit(told, {});
  expect(textOf(sent.text)).toContain('Look into your mail');
  await server.settle();
  expect(server.mailbox.linkPath(member.email)).toContain('/account/reset-password');
  expect(await server.rows('select id from sessions')).toEqual([]);
});
