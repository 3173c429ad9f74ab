/** The machine's clock is set back or ahead during sessions. */
import { describe, expect, it } from 'vitest';
import { hour } from '#server/lib/clock.ts';
import { callerFor, linkParts, paths, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member } = server.people;

describe('a clock that goes back an hour', () => {
  it('V7.3 keeps sessions alive, and lets them refresh, before and after the time is reached again', async () => {
    const { browser, headers } = await callerFor(server, admin);
    server.clock.advance(-hour);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    expect((await browser.post(paths.refresh)).status).toBe(200);
    expect((await browser.post(paths.refresh)).status).toBe(200);
    expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(200);
    server.clock.advance(hour);
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });

  it('V7.2.4 does not revive an ended session, nor a used link', async () => {
    const { browser, headers } = await callerFor(server, member);
    await browser.post(paths.forgot, { email: member.email });
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(member.email));
    expect((await browser.post(paths.reset, { ...link, password: 'another long enough password' })).status).toBe(200);
    server.clock.advance(-hour);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    expect((await browser.post(paths.refresh)).status).toBe(401);
    expect((await browser.post(paths.reset, { ...link, password: 'and yet another password' })).json()).toMatchObject({
      errorCode: 'link-used',
    });
    server.clock.advance(hour);
  });

  it('sends messages requested then, and those requested before', async () => {
    const mailed = () => [admin, member].map(({ email }) => server.mailbox.to(email).length);
    const before = mailed();
    await server.browser().post(paths.forgot, { email: admin.email });
    server.clock.advance(-hour);
    await server.browser().post(paths.forgot, { email: member.email });
    await server.settle();
    expect(mailed()[1]).toBe(before[1]! + 1);
    server.clock.advance(hour);
    await server.settle();
    expect(mailed()).toEqual(before.map((count) => count + 1));
  });
});
