import { beforeEach, describe, expect, it } from 'vitest';
import type { Session, TenantSession } from '#shared/contract/sessions/sessions.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, guest, stranger } = server.people;
const base = '/identity/resources/tenants/sessions/v1';
type Who = Awaited<ReturnType<typeof callerFor>>;
type Page = { items: TenantSession[]; _metadata: { totalItems: number; totalPages: number } };

const read = (who: Who, query = '') => who.browser.get(`${base}${query}`, who.headers);
const list = async (who: Who, query = '') => (await read(who, query)).json<Page>();
const revoke = (who: Who, ids: unknown) => who.browser.post(`${base}/revoke`, { ids }, who.headers);
const alive = async (who: Who) => (await who.browser.get(paths.me, who.headers)).status === 200;
const idOf = async (who: Who) =>
  (await who.browser.get('/identity/resources/users/sessions/v1/me/current', who.headers)).json<Session>().id;
const audits = () => server.rows(`select actor_id, target_id, details from audits where action = 'session.revoked'`);

beforeEach(async () => {
  await server.rows('delete from sessions');
  await server.rows(`delete from audits where action = 'session.revoked'`);
});

describe('V7.4.5 the live sessions of a tenant', () => {
  it('are listed with user, device, address and times, the last active first, and the own one marked', async () => {
    const mel = await callerFor(server, member);
    server.clock.advance(60_000);
    const ada = await callerFor(server, admin);
    const { items, _metadata } = await list(ada);
    expect(_metadata).toEqual({ totalItems: 2, totalPages: 1 });
    expect(items.map(({ id, current }) => [id, current])).toEqual([
      [await idOf(ada), true],
      [await idOf(mel), false],
    ]);
    expect(items[1]).toMatchObject({
      user: { id: member.id, email: member.email },
      ipAddress: '127.0.0.1',
      impersonated: false,
    });
    expect(Date.parse(items[0]!.lastActiveAt)).toBeGreaterThan(Date.parse(items[1]!.lastActiveAt));
  });

  it('are found by a part of the name or email, or the start of the address, and come in pages', async () => {
    const ada = await callerFor(server, admin);
    for (let made = 0; made < 3; made++) await callerFor(server, member);
    await server.rows(`update sessions set ip = '203.0.113.9' where user_id = $1`, [admin.id]);
    expect(
      (await list(ada, `?_filter=${encodeURIComponent(member.email.slice(0, 5).toUpperCase())}`)).items,
    ).toHaveLength(3);
    expect((await list(ada, '?_filter=203.0.113.')).items).toMatchObject([{ user: { id: admin.id } }]);
    expect((await list(ada, '?_filter=%25')).items).toEqual([]);
    const pages = [await list(ada, '?_limit=3'), await list(ada, '?_limit=3&_offset=1')];
    expect(pages.map(({ items }) => items.length)).toEqual([3, 1]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(4);
    expect((await read(ada, '?_limit=0')).text).toContain('_limit');
  });

  it('V8.4.1 are those that are active in it: none of another tenant, and one leaves the list when it is switched', async () => {
    const [ada, sol] = [await callerFor(server, admin), await callerFor(server, stranger)];
    expect((await list(ada)).items.map(({ user }) => user.id)).toEqual([admin.id]);
    expect((await list(sol)).items.map(({ user }) => user.id)).toEqual([stranger.id]);
    await callerFor(server, member);
    const elsewhere = (await server.rows('select id from tenants where id <> $1 limit 1', [acme])) as { id: string }[];
    await server.rows('update sessions set tenant_id = $2 where user_id = $1', [member.id, elsewhere[0]!.id]);
    expect((await list(ada)).items.map(({ user }) => user.id)).toEqual([admin.id]);
  });

  it('leave out those that have ended, expired, or are too old for the policy', async () => {
    const ada = await callerFor(server, admin);
    const gone = await callerFor(server, member);
    const old = await callerFor(server, guest);
    await revoke(ada, [await idOf(gone)]);
    await server.rows(`update sessions set created_at = created_at - interval '2 hours' where user_id = $1`, [
      guest.id,
    ]);
    const limit = { sessionTimeoutConfiguration: { isActive: true, timeout: 3600 } };
    await ada.browser.post('/identity/resources/configurations/sessions/v1', limit, ada.headers);
    expect([await alive(gone), await alive(old)]).toEqual([false, false]);
    expect((await list(ada)).items.map(({ user }) => user.id)).toEqual([admin.id]);
    await server.rows('delete from session_policies');
  });

  it('V8.2.1 are refused to members without the permission', async () => {
    const mel = await callerFor(server, member);
    expect((await read(mel)).status).toBe(403);
    expect((await revoke(mel, [await idOf(mel)])).status).toBe(403);
  });
});

describe('V7.4.5 an admin who ends sessions of the tenant', () => {
  it('ends those that are named, from their next call and refresh, with an audit row for each user', async () => {
    const ada = await callerFor(server, admin);
    const [one, two, kept] = [
      await callerFor(server, member),
      await callerFor(server, guest),
      await callerFor(server, member),
    ];
    expect((await revoke(ada, [await idOf(one), await idOf(two)])).json()).toEqual({ ended: 2 });
    expect([await alive(one), await alive(two), await alive(kept)]).toEqual([false, false, true]);
    expect((await one.browser.post(paths.refresh)).status).toBe(401);
    expect(await audits()).toEqual(
      expect.arrayContaining([
        { actor_id: admin.id, target_id: member.id, details: { before: { sessions: 2 }, after: { sessions: 1 } } },
        { actor_id: admin.id, target_id: guest.id, details: { before: { sessions: 1 }, after: { sessions: 0 } } },
      ]),
    );
  });

  it('keeps the own session, alone and among others', async () => {
    const [ada, mel] = [await callerFor(server, admin), await callerFor(server, member)];
    expect((await revoke(ada, [await idOf(ada)])).json()).toMatchObject({ errorCode: 'session-unknown' });
    expect((await revoke(ada, [await idOf(ada), await idOf(mel)])).json()).toEqual({ ended: 1 });
    expect([await alive(ada), await alive(mel)]).toEqual([true, false]);
  });

  it('V8.4.1 cannot end one of another tenant, which is indistinguishable from an unknown one', async () => {
    const [ada, sol] = [await callerFor(server, admin), await callerFor(server, stranger)];
    const answers = [
      await revoke(ada, [await idOf(sol)]),
      await revoke(ada, ['6f1c1a7e-0b1d-4a52-9d5e-0123456789ab']),
      await revoke(ada, ['nonsense']),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, answers[0]!.text]));
    expect(await alive(sol)).toBe(true);
    expect(await audits()).toEqual([]);
  });

  it('ends none of them when one belongs to a user above the own level', async () => {
    const [ada, mel] = [await callerFor(server, admin), await callerFor(server, member)];
    await server.rows('update users set super_user = true where id = $1', [guest.id]);
    const gus = await callerFor(server, guest);
    const answer = await revoke(ada, [await idOf(mel), await idOf(gus)]);
    await server.rows('update users set super_user = false where id = $1', [guest.id]);
    expect(answer.json()).toMatchObject({ errorCode: 'person-above-own' });
    expect([await alive(mel), await alive(gus)]).toEqual([true, true]);
  });

  it('ends each once when two admins do so at the same time, and counts it once', async () => {
    const [ada, mel] = [await callerFor(server, admin), await callerFor(server, member)];
    const ids = [await idOf(mel)];
    const answers = await Promise.all([revoke(ada, ids), revoke(ada, ids), revoke(ada, ids)]);
    const ended = answers.map((answer) => (answer.status === 200 ? answer.json<{ ended: number }>().ended : 0));
    expect(ended.reduce((sum, one) => sum + one)).toBe(1);
    expect(await audits()).toHaveLength(1);
  });

  it.each([[[]], ['all'], [Array.from({ length: 201 }, () => 'x')]])('refuses %j and names the field', async (ids) => {
    const ada = await callerFor(server, admin);
    const answer = await revoke(ada, ids);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('ids')]);
  });
});
