/** The number of database round trips per call. Each one costs both processes more than most statements. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantScope } from '#server/db/scope.ts';
import { callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { logStatements, withoutFrames, type SentStatement } from '#server/testing/statement-log.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;
await server.stopBackgroundWork();
const { browser, headers } = await callerFor(server, admin);
const log = logStatements();
afterAll(() => log.stop());
beforeEach(() => void log.take());

/** Statements that open and close transactions count too. */
async function during(work: () => Promise<{ status: number }>): Promise<SentStatement[]> {
  expect((await work()).status).toBe(200);
  return log.take();
}
const get = (path: string) => during(() => browser.get(path, headers));

describe('statements of one call', () => {
  it('a session check is one, prepared', async () => {
    const sent = await get('/oauth/userinfo');
    expect(sent.map(({ name }) => name)).toEqual(['check-session']);
  });

  it('the whole profile is two, prepared', async () => {
    expect((await get(paths.me)).map(({ name }) => name)).toEqual(['check-session', 'self']);
  });

  it('a refresh is one, prepared', async () => {
    const sent = await during(() => browser.post(paths.refresh));
    expect(sent.map(({ name }) => name)).toEqual(['count-and-rotate-refresh-family']);
  });

  it('a sign-in by password is four, prepared: two before the hash, two after it', async () => {
    const sent = await during(() => tryLogin(server.browser(), admin.email, admin.password));
    expect(sent.map(({ name }) => name)).toEqual([
      'consume-rate-limits',
      'begin-password-try',
      'sign-in-context',
      'open-session',
    ]);
  });

  it('a sign-in with a wrong password sends the same before its audit, for an unknown address too', async () => {
    for (const email of [admin.email, 'nobody@unknown.example']) {
      await tryLogin(server.browser(), email, 'a wrong password');
      expect(
        withoutFrames(log.take()).flatMap(({ name }) => name ?? []),
        email,
      ).toEqual(['consume-rate-limits', 'begin-password-try']);
    }
  });

  it.each([
    paths.users,
    `${paths.users}?_filter=a&_sortBy=email`,
    '/identity/resources/users/v3?_sortBy=verified',
    '/identity/resources/users/emails/v1',
  ])('a list of users is at most three, without a transaction: %s', async (path) => {
    const sent = await get(path);
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(sent.slice(1).map(({ scope }) => scope)).toEqual(sent.slice(1).map(() => tenantScope(server.people.acme)));
  });
});
