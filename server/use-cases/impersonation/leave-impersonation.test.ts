import { describe, expect, it } from 'vitest';
import { hour, minute, second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { bearer, callerFor, paths, signIn } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, guest } = server.people;
const base = '/identity/resources/impersonation/v1';

/** An admin who acts as a member, in the browser that holds the admin's own session. */
async function acting(): Promise<{ browser: Browser; own: Browser['cookies']; ownToken: string }> {
  const { browser, session, headers } = await callerFor(server, admin);
  const ticket = (await browser.post(`${base}/tickets`, { userId: member.id, reason: 'Ticket 4711' }, headers)).json();
  const own = new Map(browser.cookies);
  expect((await browser.post(base, ticket)).status).toBe(200);
  expect(await whoIs(browser)).toBe(member.email);
  return { browser, own, ownToken: session.accessToken };
}
const leave = (browser: Browser, headers?: Record<string, string>) => browser.post(`${base}/leave`, {}, headers);
async function whoIs(browser: Browser): Promise<string | undefined> {
  const answer = await browser.post(paths.refresh, {});
  return answer.status === 200 ? answer.json<{ userEmail: string }>().userEmail : undefined;
}

describe('4.5 leaving', () => {
  it('gives the admin’s own session back, and ends the other one', async () => {
    const { browser } = await acting();
    const acted = (await browser.post(paths.refresh, {})).json<{ accessToken: string }>().accessToken;
    expect((await leave(browser)).json()).toEqual({ returned: true });
    expect((await browser.get(paths.me, bearer(acted))).status).toBe(401);
    expect(await whoIs(browser)).toBe(admin.email);
    // authorize too, which reads the other cookie
    expect((await browser.get('/oauth/portal')).status).toBe(200);
    const audits = await server.rows<{ action: string; actor_id: string }>(
      `select action, actor_id from audits where action like 'impersonation.%' order by id desc limit 2`,
    );
    expect(audits).toEqual([
      { action: 'impersonation.returned', actor_id: admin.id },
      { action: 'impersonation.ended', actor_id: member.id },
    ]);
  });

  it('keeps the time of the own sign-in: nothing is newer than it was', async () => {
    const { browser } = await acting();
    server.clock.advance(20 * minute);
    await leave(browser);
    const { accessToken } = (await browser.post(paths.refresh, {})).json<{ accessToken: string }>();
    expect(
      (await browser.post(`${base}/tickets`, { userId: member.id, reason: 'Ticket 4711' }, bearer(accessToken))).json(),
    ).toMatchObject({ errorCode: 'reauthentication-required' });
  });

  it('without JavaScript, by the page that signs out', async () => {
    const { browser } = await acting();
    const page = await browser.get('/account/logout');
    expect((await browser.submit(page, {})).location).toBe('/oauth/portal');
    expect(await whoIs(browser)).toBe(admin.email);
  });

  it('comes back too when the other session has ended by itself, for ten minutes', async () => {
    const [early, late] = [await acting(), await acting()];
    server.clock.advance(hour + 9 * minute);
    expect(await whoIs(early.browser)).toBeUndefined();
    expect((await leave(early.browser)).json()).toEqual({ returned: true });
    server.clock.advance(minute);
    expect((await leave(late.browser)).json()).toEqual({ returned: false });
    expect(await whoIs(late.browser)).toBeUndefined();
  });
});

describe('V7.2.4 the way back', () => {
  it('is good once, also for five that race', async () => {
    const { browser } = await acting();
    const cookies = new Map(browser.cookies);
    const browsers = Array.from({ length: 5 }, () => {
      const copy = server.browser();
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return copy;
    });
    const answers = await Promise.all(browsers.map((copy) => leave(copy)));
    expect(answers.filter((answer) => answer.json<{ returned: boolean }>().returned)).toHaveLength(1);
    server.clock.advance(11 * second);
    const signedIn = await Promise.all(browsers.map(whoIs));
    expect(signedIn.filter((email) => email !== undefined)).toEqual([admin.email]);
  });

  it('gives new cookies: the ones that the browser held before open nothing any more', async () => {
    const { browser, own } = await acting();
    await leave(browser);
    const old = server.browser();
    for (const [name, value] of own) old.cookies.set(name, value);
    expect(await whoIs(old)).toBeUndefined();
    expect((await old.get('/oauth/portal')).headers.get('location')).toContain('/account/login');
    expect(await whoIs(browser)).toBe(admin.email);
  });

  it.each(['ended', 'disabled'])('leads nowhere when the own session has %s', async (how) => {
    const { browser, ownToken } = await acting();
    if (how === 'ended') await server.browser().post(paths.logout, {}, bearer(ownToken));
    else
      await server.rows(`update memberships set state = 'disabled' where user_id = $1 and tenant_id = $2`, [
        admin.id,
        acme,
      ]);
    await leave(browser);
    expect(await whoIs(browser)).toBeUndefined();
    await server.rows(`update memberships set state = 'active' where user_id = $1`, [admin.id]);
  });

  it('takes nobody out of a session that they signed in to by themselves meanwhile', async () => {
    const { browser } = await acting();
    await signIn(browser, guest);
    expect((await leave(browser)).json()).toEqual({ returned: false });
    expect(await whoIs(browser)).toBe(guest.email);
  });

  it('is there for nobody else: not for the vendor’s staff, nor in a browser that held no session', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const ticket = (
      await browser.post(`${base}/tickets`, { userId: member.id, reason: 'Ticket 4711' }, headers)
    ).json();
    const other = server.browser();
    await other.post(base, ticket);
    expect(other.cookies.has('portico_return')).toBe(false);
    expect((await leave(other)).json()).toEqual({ returned: false });
    const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
    const staff = (
      await server
        .browser()
        .post(
          '/identity/resources/vendor-only/impersonation/v1/tickets',
          { userId: member.id, tenantId: acme, actorName: 'Noor', reason: 'Ticket 4711' },
          { 'x-access-token': token },
        )
    ).json();
    await browser.post(base, staff);
    expect(browser.cookies.has('portico_return')).toBe(false);
  });

  it('ends with a sign-out', async () => {
    const { browser } = await acting();
    const wayBack = browser.cookies.get('portico_return')!;
    expect(wayBack).toMatch(/^[\w-]{43}$/);
    await browser.post(paths.logout, {});
    expect(browser.cookies.has('portico_return')).toBe(false);
    expect(await whoIs(browser)).toBeUndefined();
  });

  it('V3.5.1 is not taken from another site, nor as a form', async () => {
    const { browser } = await acting();
    expect((await leave(browser, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await browser.postForm(`${base}/leave`, {})).status).toBe(415);
    expect(await whoIs(browser)).toBe(member.email);
  });

  it('V11.4.1 stands nowhere in the tables', async () => {
    const { browser } = await acting();
    const rows = JSON.stringify(await server.rows("select encode(return_hash, 'escape') as hash from impersonations"));
    expect(rows).not.toContain(browser.cookies.get('portico_return'));
  });
});
