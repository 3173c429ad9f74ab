/** Session limits of a user of several tenants: those of the tenant that is active, in each tab. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { lifetimes: { accessToken: 86_400 } } });
const { acme, globex, guest } = server.people;
const hour = 3_600_000;

/** @param timeout and `idle` in seconds */
async function limit(tenantId: string, { timeout = null as number | null, idle = null as number | null }) {
  await server.rows(
    `insert into session_policies (tenant_id, timeout, idle_timeout, value, created_at, updated_at) values ($1, $2, $3, '{}', $4, $4)`,
    [tenantId, timeout, idle, server.clock.read()],
  );
}

beforeEach(async () => {
  await server.rows('delete from session_policies');
  await server.rows('delete from sessions');
});

describe('7 with several memberships', () => {
  it.each([
    ['timeout', { timeout: 3600 }],
    ['idle time-out', { idle: 3600 }],
  ])('the %s of the active tenant ends the session there, and not the stricter one of another', async (_, strict) => {
    await limit(globex, strict);
    const inAcme = await callerFor(server, guest, acme);
    const inGlobex = await callerFor(server, guest, globex);
    server.clock.advance(2 * hour);
    expect((await inAcme.browser.get(paths.me, inAcme.headers)).status).toBe(200);
    expect((await inGlobex.browser.get(paths.me, inGlobex.headers)).status).toBe(401);
    expect((await inGlobex.browser.post(paths.refresh, {})).status).toBe(401);
    expect((await inAcme.browser.post(paths.refresh, {})).status).toBe(200);
  });

  it('a tab of the stricter tenant is refused, while the session continues in the other', async () => {
    await limit(globex, { timeout: 3600 });
    const { browser, headers } = await callerFor(server, guest, acme);
    const token = (await browser.post(paths.tokenForTenant, { tenantId: globex }, headers)).json<{
      accessToken: string;
    }>().accessToken;
    expect((await browser.get(paths.me, bearer(token))).status).toBe(200);
    server.clock.advance(2 * hour);
    expect((await browser.get(paths.me, bearer(token))).status).toBe(401);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
  });

  it('an old session does not enter the stricter tenant: it has to sign in again, and stays where it is', async () => {
    await limit(globex, { timeout: 3600 });
    const { browser, headers } = await callerFor(server, guest, acme);
    server.clock.advance(2 * hour);
    const switched = await browser.put(paths.switchTenant, { tenantId: globex }, headers);
    expect(switched.json()).toMatchObject({ errorCode: 'reauthentication-required' });
    expect((await browser.post(paths.refresh, { tenantId: globex })).json()).toMatchObject({
      errorCode: 'session-not-found',
    });
    expect((await browser.post(paths.refresh, {})).json()).toMatchObject({ tenantId: acme });
  });
});
