import { expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { browser } = await callerFor(server, server.people.admin);

async function preloads(address: string): Promise<string[]> {
  const { text } = await browser.get(address);
  return [...text.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="sha256-/g)].map(([, href = '']) =>
    href.replace(/.*\//, ''),
  );
}

it('preloads the chunk of the page in the URL along with the shell, each once', async () => {
  const frame = await preloads('/oauth/portal');
  const users = await preloads('/oauth/portal/users?size=20');
  expect(frame.some((name) => name.startsWith('admin-box-'))).toBe(true);
  expect(users).toEqual(expect.arrayContaining(frame));
  expect(users.filter((name) => name.startsWith('users.page-'))).toHaveLength(1);
  expect(new Set(users).size).toBe(users.length);
});

it.each(['nowhere', 'constructor', '__proto__'])('a nonexistent page preloads nothing: %s', async (page) => {
  expect(await preloads(`/oauth/portal/${page}`)).toEqual(await preloads('/oauth/portal'));
});
