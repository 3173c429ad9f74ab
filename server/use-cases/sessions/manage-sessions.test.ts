import { describe, expect, it } from 'vitest';
import { idleHeader } from '#shared/lib/idle-header.ts';
import type { Session } from '#shared/contract/sessions/sessions.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, stranger, guest } = server.people;
const base = '/identity/resources/users/sessions/v1';
const config = '/identity/resources/configurations/sessions/v1';
type Who = Awaited<ReturnType<typeof callerFor>>;
const list = async (who: Who) => (await who.browser.get(`${base}/me`, who.headers)).json<Session[]>();
const alive = async (who: Who) => (await who.browser.get(paths.me, who.headers)).status === 200;
const remove = (who: Who, id: string) => who.browser.send('DELETE', `${base}/me/${id}`, { headers: who.headers });
const decide = async (who: Who, body: unknown) =>
  expect((await who.browser.post(config, body, who.headers)).status).toBe(200);
const off = { isActive: false, timeout: 3600 };
const audits = async (action: string) => await server.rows('select * from audits where action = $1', [action]);

describe('V7.5.2 one’s own sessions', () => {
  it('7.3 GET me lists them with browser and IP address and marks the current one, which is GET me/current', async () => {
    const browser = server.browser();
    await browser.post(paths.login, { email: member.email, password: member.password }, { 'user-agent': 'Test/1.0' });
    const here = await callerFor(server, member);
    const sessions = await list(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions.find(({ current }) => !current)).toMatchObject({
      userAgent: 'Test/1.0',
      ipAddress: '127.0.0.1',
      impersonated: false,
    });
    const current = (await here.browser.get(`${base}/me/current`, here.headers)).json<Session>();
    expect(current).toEqual(sessions.find((session) => session.current));
  });

  it('7.3 DELETE me/{id} ends one of them, from its next call and refresh', async () => {
    const [here, there] = [await callerFor(server, member), await callerFor(server, member)];
    const { id } = (await list(there)).find(({ current }) => current)!;
    expect((await remove(here, id)).status).toBe(200);
    expect(await alive(there)).toBe(false);
    expect((await there.browser.post(paths.refresh)).status).toBe(401);
    expect(await alive(here)).toBe(true);
    expect((await remove(here, id)).json()).toMatchObject({ errorCode: 'session-unknown' });
    expect(await audits('session.ended')).toMatchObject([{ actor_id: member.id, target_id: id }]);
  });

  it('V8.2.2 another user’s cannot be ended, and is indistinguishable from an unknown one', async () => {
    const [mine, theirs] = [await callerFor(server, member), await callerFor(server, stranger)];
    const { id } = (await list(theirs))[0]!;
    const answers = [
      await remove(mine, id),
      await remove(mine, '6f1c1a7e-0b1d-4a52-9d5e-0123456789ab'),
      await remove(mine, 'nonsense'),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, answers[0]!.text]));
    expect(await alive(theirs)).toBe(true);
  });

  it('V7.4.1 7.3 DELETE me/all ends all of them, including the current one', async () => {
    const [here, there] = [await callerFor(server, guest), await callerFor(server, guest)];
    expect((await here.browser.send('DELETE', `${base}/me/all`, { headers: here.headers })).status).toBe(200);
    expect([await alive(here), await alive(there)]).toEqual([false, false]);
    expect((await there.browser.post(paths.refresh)).status).toBe(401);
    expect(await audits('session.all-ended')).toHaveLength(1);
  });
});

describe('V7.4.5 an admin', () => {
  it('7.3 POST revoke ends all sessions of the given userId', async () => {
    const [ada, mika] = [await callerFor(server, admin), await callerFor(server, member)];
    expect((await ada.browser.post(`${base}/revoke`, { userId: member.id }, ada.headers)).status).toBe(200);
    expect(await alive(mika)).toBe(false);
    expect((await mika.browser.post(paths.refresh)).status).toBe(401);
    expect(await audits('session.revoked')).toMatchObject([
      { tenant_id: acme, actor_id: admin.id, target_id: member.id },
    ]);
  });

  it('V8.4.1 cannot affect users of another tenant', async () => {
    const [ada, sol] = [await callerFor(server, admin), await callerFor(server, stranger)];
    for (const userId of [stranger.id, 'nonsense']) {
      expect((await ada.browser.post(`${base}/revoke`, { userId }, ada.headers)).json()).toMatchObject({
        errorCode: 'user-not-found',
      });
    }
    expect(await alive(sol)).toBe(true);
  });
});

describe('V7.3.2 session limits of the tenant', async () => {
  const ada = await callerFor(server, admin);
  const forever = {
    sessionTimeoutConfiguration: off,
    sessionIdleTimeoutConfiguration: off,
    sessionConcurrentConfiguration: { isActive: false, maxSessions: 9 },
  };

  it('7.3 GET configurations/sessions: off until set, with the installation’s own limits included', async () => {
    expect((await ada.browser.get(config, ada.headers)).json()).toEqual({
      sessionTimeoutConfiguration: { isActive: false, timeout: 7_776_000 },
      sessionIdleTimeoutConfiguration: { isActive: false, timeout: 2_592_000 },
      sessionConcurrentConfiguration: { isActive: false, maxSessions: 5 },
    });
  });

  it('7.3 POST configurations/sessions limits the age: an old session ends for its call, refresh and cookie', async () => {
    const mika = await callerFor(server, member);
    server.clock.advance(400_000);
    const young = await callerFor(server, admin);
    await decide(young, { sessionTimeoutConfiguration: { isActive: true, timeout: 300 } });
    expect(await alive(mika)).toBe(false);
    expect((await mika.browser.post(paths.refresh)).status).toBe(401);
    expect((await mika.browser.get('/account/login')).status).toBe(200);
    await decide(young, forever);
    expect(await alive(mika)).toBe(true);
  });

  it('V7.3.1 end an idle session, but not one in use', async () => {
    const [idle, busy] = [await callerFor(server, member), await callerFor(server, admin)];
    await decide(busy, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 300 } });
    for (let steps = 0; steps < 6; steps += 1) {
      server.clock.advance(90_000);
      expect(await alive(busy)).toBe(true);
    }
    expect(await alive(idle)).toBe(false);
    expect((await idle.browser.post(paths.refresh)).status).toBe(401);
    await decide(busy, forever);
  });

  it('V7.3.1 end the session of a page that only timers call, by what the page says of its user', async () => {
    const [owner, away] = [await callerFor(server, admin), await callerFor(server, member)];
    await decide(owner, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 300 } });
    const begin = server.clock.read().getTime();
    const idle = () => ({ [idleHeader]: String(Math.round((server.clock.read().getTime() - begin) / 1000)) });
    for (let steps = 0; steps < 3; steps += 1) {
      server.clock.advance(90_000);
      expect(await alive(owner)).toBe(true);
      expect((await away.browser.get(paths.me, { ...away.headers, ...idle() })).status).toBe(200);
      const renewed = await away.browser.post(paths.refresh, {}, idle());
      expect(renewed.status).toBe(200);
      expect((await away.browser.post(paths.silent, {}, idle())).status).toBe(200);
    }
    server.clock.advance(31_000);
    expect((await away.browser.get(paths.me, { ...away.headers, ...idle() })).status).toBe(401);
    expect((await away.browser.post(paths.refresh, {}, idle())).status).toBe(401);
    expect((await away.browser.post(paths.silent, {}, idle())).status).toBe(401);
    await decide(await callerFor(server, admin), forever);
  });

  it('V7.3.1 are not shortened by a page that says it is idle while another one is used, nor by nonsense', async () => {
    const owner = await callerFor(server, admin);
    await decide(owner, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 300 } });
    for (const value of ['999999999', '-5', '1e3', '99999999999999999999', '']) {
      server.clock.advance(150_000);
      expect(await alive(owner)).toBe(true);
      expect((await owner.browser.get(paths.me, { ...owner.headers, [idleHeader]: value })).status).toBe(200);
    }
    await decide(owner, forever);
  });

  it('V7.3.1 shorten access tokens to half of the idle time, so that a page renews before its active user times out', async () => {
    const owner = await callerFor(server, admin);
    await decide(owner, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 300 } });
    const renewed = async () => (await owner.browser.post(paths.refresh)).json<{ expiresIn: number }>().expiresIn;
    expect(await renewed()).toBe(150);
    await decide(owner, { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 86_400 } });
    expect(await renewed()).toBe(900);
    await decide(owner, forever);
  });

  it('V7.1.2 end the oldest surplus session when another begins, and immediately when the limit is set', async () => {
    const owner = await callerFor(server, admin);
    const first = await callerFor(server, member);
    server.clock.advance(1000);
    const second = await callerFor(server, member);
    await decide(owner, { sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 } });
    expect([await alive(first), await alive(second)]).toEqual([false, true]);
    server.clock.advance(1000);
    const third = await callerFor(server, member);
    expect([await alive(second), await alive(third)]).toEqual([false, true]);
    expect((await second.browser.post(paths.refresh)).status).toBe(401);
    expect((await audits('session.ended-by-policy')).length).toBeGreaterThanOrEqual(2);
    const settled = await callerFor(server, admin);
    await decide(settled, forever);
  });

  it('V8.4.1 do not affect another tenant, and apply to a guest only in this one', async () => {
    const owner = await callerFor(server, admin);
    const sol = await callerFor(server, stranger);
    const here = await callerFor(server, guest, acme);
    const elsewhere = await callerFor(server, guest, stranger.tenantIds[0]);
    server.clock.advance(400_000);
    const fresh = await callerFor(server, admin);
    await decide(fresh, { sessionTimeoutConfiguration: { isActive: true, timeout: 300 } });
    expect([await alive(owner), await alive(sol), await alive(here), await alive(elsewhere)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    await decide(fresh, forever);
  });

  it('count only the sessions in that tenant', async () => {
    const owner = await callerFor(server, admin);
    const elsewhere = await callerFor(server, guest, stranger.tenantIds[0]);
    const here = await callerFor(server, guest, acme);
    await decide(owner, { sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 } });
    expect([await alive(elsewhere), await alive(here)]).toEqual([true, true]);
    // the session that enters remains, and the other one ends
    expect((await elsewhere.browser.put(paths.switchTenant, { tenantId: acme }, elsewhere.headers)).status).toBe(200);
    expect([await alive(elsewhere), await alive(here)]).toEqual([true, false]);
    await decide(await callerFor(server, admin), forever);
  });

  it('refuse invalid limits, and limits too short for users', async () => {
    const owner = await callerFor(server, admin);
    for (const body of [
      { sessionTimeoutConfiguration: { isActive: true, timeout: 299 } },
      { sessionConcurrentConfiguration: { isActive: true, maxSessions: 0 } },
    ]) {
      expect((await owner.browser.post(config, body, owner.headers)).status).toBe(400);
    }
  });
});

describe('a user with tens of thousands of sessions', () => {
  it('gets them in pages, the current one first, and can end all at once', async () => {
    const here = await callerFor(server, admin);
    await server.rows(
      `insert into sessions (id, user_id, tenant_id, client_id, amr, authenticated_at, created_at, seen_at, expires_at)
       select gen_random_uuid(), user_id, tenant_id, client_id, amr, authenticated_at, created_at + n * interval '1 ms', seen_at, expires_at
       from sessions, generate_series(1, 70000) n where id = (select id from sessions where user_id = $1 and ended_at is null order by created_at desc limit 1)`,
      [admin.id],
    );
    const first = await list(here);
    expect(first).toHaveLength(200);
    expect(first.filter(({ current }) => current)).toEqual([first[0]]);
    const second = (await here.browser.get(`${base}/me?_limit=50&_offset=4`, here.headers)).json<Session[]>();
    expect(second).toHaveLength(50);
    expect(second.some(({ id }) => first.some((each) => each.id === id))).toBe(false);
    expect((await here.browser.send('DELETE', `${base}/me/all`, { headers: here.headers })).status).toBe(200);
    expect(await alive(here)).toBe(false);
    expect(
      await server.rows('select from sessions where user_id = $1 and ended_at is null limit 1', [admin.id]),
    ).toEqual([]);
  });
});
