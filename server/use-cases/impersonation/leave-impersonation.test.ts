import { describe, expect, it } from 'vitest';
import { hour, minute, second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { bearer, callerFor, paths, signIn } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, guest } = server.people;
const base = '/identity/resources/impersonation/v1';

/** Starts impersonation of a member in a browser that holds the admin's own session. */
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

describe('4.5 ending impersonation', () => {
  it('restores the admin’s own session and ends the impersonated one', async () => {
    const { browser } = await acting();
    const acted = (await browser.post(paths.refresh, {})).json<{ accessToken: string }>().accessToken;
    expect((await leave(browser)).json()).toEqual({ returned: true });
    expect((await browser.get(paths.me, bearer(acted))).status).toBe(401);
    expect(await whoIs(browser)).toBe(admin.email);
    // authorize reads the other cookie
    expect((await browser.get('/oauth/portal')).status).toBe(200);
    const audits = await server.rows<{ action: string; actor_id: string }>(
      `select action, actor_id from audits where action like 'impersonation.%' order by id desc limit 2`,
    );
    expect(audits).toEqual([
      { action: 'impersonation.returned', actor_id: admin.id },
      { action: 'impersonation.ended', actor_id: member.id },
    ]);
  });

  it('keeps the authentication time of the admin’s own session', async () => {
    const { browser } = await acting();
    server.clock.advance(20 * minute);
    await leave(browser);
    const { accessToken } = (await browser.post(paths.refresh, {})).json<{ accessToken: string }>();
    expect(
      (await browser.post(`${base}/tickets`, { userId: member.id, reason: 'Ticket 4711' }, bearer(accessToken))).json(),
    ).toMatchObject({ errorCode: 'reauthentication-required' });
  });

  it('works without JavaScript, through the sign-out page', async () => {
    const { browser } = await acting();
    const page = await browser.get('/account/logout');
    expect((await browser.submit(page, {})).location).toBe('/oauth/portal');
    expect(await whoIs(browser)).toBe(admin.email);
  });

  it('still restores the session for ten minutes after the impersonated session expired', async () => {
    const [early, late] = [await acting(), await acting()];
    server.clock.advance(hour + 9 * minute);
    expect(await whoIs(early.browser)).toBeUndefined();
    expect((await leave(early.browser)).json()).toEqual({ returned: true });
    server.clock.advance(minute);
    expect((await leave(late.browser)).json()).toEqual({ returned: false });
    expect(await whoIs(late.browser)).toBeUndefined();
  });
});

describe('V7.2.4 the return token', () => {
  it('works once, even for five concurrent requests', async () => {
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

  it('issues new cookies: those that the browser held before are no longer valid', async () => {
    const { browser, own } = await acting();
    await leave(browser);
    const old = server.browser();
    for (const [name, value] of own) old.cookies.set(name, value);
    expect(await whoIs(old)).toBeUndefined();
    expect((await old.get('/oauth/portal')).headers.get('location')).toContain('/account/login');
    expect(await whoIs(browser)).toBe(admin.email);
  });

  it.each(['ended', 'disabled'])('restores nothing if the admin’s own session was %s', async (how) => {
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

  it('keeps the session of a user who has signed in to the browser in the meantime', async () => {
    const { browser } = await acting();
    await signIn(browser, guest);
    expect((await leave(browser)).json()).toEqual({ returned: false });
    expect(await whoIs(browser)).toBe(guest.email);
  });

  it('is issued neither to the vendor’s staff nor to a browser that held no session', async () => {
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

  it('is revoked by sign-out', async () => {
    const { browser } = await acting();
    const returnCookie = browser.cookies.get('portico_return')!;
    expect(returnCookie).toMatch(/^[\w-]{43}$/);
    await browser.post(paths.logout, {});
    expect(browser.cookies.has('portico_return')).toBe(false);
    expect(await whoIs(browser)).toBeUndefined();
  });

  it('V3.5.1 is not accepted from another site or as a form', async () => {
    const { browser } = await acting();
    expect((await leave(browser, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await browser.postForm(`${base}/leave`, {})).status).toBe(415);
    expect(await whoIs(browser)).toBe(member.email);
  });

  it('V11.4.1 is not stored in plain text in any table', async () => {
    const { browser } = await acting();
    const rows = JSON.stringify(await server.rows("select encode(return_hash, 'escape') as hash from impersonations"));
    expect(rows).not.toContain(browser.cookies.get('portico_return'));
  });
});
