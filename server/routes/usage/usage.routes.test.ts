import { describe, expect, it } from 'vitest';
import type { UsageSummary } from '#shared/contract/usage/usage.ts';
import { callerFor } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { flags: { 'fe-usage-page': true } } });
const { people, clock } = server;
const path = '/usage/resources/v1/summary';
const day = 86_400_000;

async function ask(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  return await browser.get(path, headers);
}

describe('6 the usage of a tenant', () => {
  it('counts users, open sessions and sign-ins by day, of this tenant only', async () => {
    await callerFor(server, people.admin);
    clock.advance(2 * day);
    await callerFor(server, people.stranger);
    await callerFor(server, people.member);
    const usage = (await ask(people.admin)).json<UsageSummary>();
    expect(usage.people).toEqual({ total: 3, active: 3, invited: 0, disabled: 0, joined: 3, seen: 2 });
    expect(usage.signIns).toHaveLength(30);
    expect(usage.signIns.at(-1)).toEqual({ day: clock.read().toISOString().slice(0, 10), count: 2 });
    expect(usage.signIns.at(-3)).toEqual({
      day: new Date(clock.read().getTime() - 2 * day).toISOString().slice(0, 10),
      count: 1,
    });
    expect(usage.signIns.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const open = await server.rows('select user_id from sessions where tenant_id = $1 and ended_at is null', [
      people.acme,
    ]);
    expect(usage.sessions).toEqual({ open: open.length, people: 2 });
  });

  it('excludes what is older than 30 days', async () => {
    clock.advance(40 * day);
    const usage = (await ask(people.admin)).json<UsageSummary>();
    expect(usage.signIns.map(({ count }) => count).filter(Boolean)).toEqual([1]);
    expect(usage.people).toMatchObject({ total: 3, joined: 0, seen: 1 });
  });

  it('V8.2.1 requires its permission', async () => {
    expect((await ask(people.member)).status).toBe(403);
  });

  it('is refused while its flag is off, whatever the permissions', async () => {
    const off = await startTestServer({});
    try {
      const { browser, headers } = await callerFor(off, off.people.admin);
      expect((await browser.get(path, headers)).json()).toMatchObject({ errorCode: 'not-found' });
    } finally {
      await off.close();
    }
  });
});
