import { describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { bearer, callerFor, codeFor, exchange, paths } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/define.ts';

const server = await useTestServer();
const { acme, globex, admin, member, stranger, guest } = server.people;
const base = '/identity/resources/impersonation/v1';
const tickets = `${base}/tickets`;
const reason = 'Ticket 4711: cannot see the plan';
type Who = Awaited<ReturnType<typeof callerFor>>;
const ask = (who: Who, userId: string) => who.browser.post(tickets, { userId, reason }, who.headers);
const begin = async (ticket: Record<string, unknown>) => {
  const browser = server.browser();
  const answer = await browser.post(base, {
    impersonatedUserId: ticket['impersonatedUserId'],
    actorToken: ticket['actorToken'],
  });
  return { browser, answer, headers: bearer(String(answer.json()['accessToken'])) };
};
const acting = async (userId: string) => await begin((await ask(await callerFor(server, admin), userId)).json());
const vendorHeaders = async () => {
  const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
  return { 'x-access-token': token };
};

describe('4.5 impersonation by an admin', () => {
  it('V8.2.1 requires a reason, notifies the user by mail and names the actor in every audit entry', async () => {
    const { browser, answer, headers } = await acting(member.id);
    expect(answer.json()).toMatchObject({ tokenType: 'Bearer', expiresIn: 900 });
    expect(decodeJwt(String(answer.json()['accessToken']))).toMatchObject({
      sub: member.id,
      tenantId: acme,
      act: { sub: admin.id },
      impersonator: { name: admin.name },
    });
    expect((await browser.get(paths.me, headers)).json()).toMatchObject({ id: member.id });
    const current = (await browser.get('/identity/resources/users/sessions/v1/me/current', headers)).json();
    expect(current).toMatchObject({ impersonated: true, impersonator: { name: admin.name } });
    await server.settle();
    expect(server.mailbox.latest(member.email).text).toContain(reason);
    expect(server.mailbox.latest(member.email).text).toContain(admin.name);
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin'`,
      [acme, member.id],
    );
    expect(
      (await browser.put('/team/resources/members/v1', { id: member.id, phone: '+4940123456' }, headers)).status,
    ).toBe(200);
    await server.rows(
      `delete from membership_roles where user_id = $1 and role_id in (select id from roles where key = 'admin')`,
      [member.id],
    );
    const audits = await server.rows<{ action: string; details: { impersonator?: object } }>(
      `select action, details from audits where action like 'impersonation.%' or action like 'user.%changed' or action like 'user.profile%' order by id`,
    );
    expect(audits.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['impersonation.ticket-issued', 'impersonation.started']),
    );
    expect(audits.at(-1)).toMatchObject({
      details: { impersonator: { kind: 'admin', id: admin.id, name: admin.name } },
    });
  });

  it('4.5 previews a token (user, tenant, expiry) without using it, with the same answer for every invalid one', async () => {
    const ticket = (await ask(await callerFor(server, admin), member.id)).json();
    const { impersonatedUserId, actorToken } = ticket;
    const readPreview = (body: object) => server.browser().post(`${base}/preview`, body);
    for (const _ of [1, 2]) {
      expect((await readPreview({ impersonatedUserId, actorToken })).json()).toEqual({
        userName: member.name,
        actorName: admin.name,
        tenantName: 'Acme',
        until: new Date(server.clock.read().getTime() + 3_600_000).toISOString(),
      });
    }
    const bad = [
      await readPreview({ impersonatedUserId: guest.id, actorToken }),
      await readPreview({ impersonatedUserId, actorToken: 'x'.repeat(43) }),
      await readPreview({ impersonatedUserId: 'nobody', actorToken }),
    ];
    expect(new Set(bad.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await begin(ticket)).answer.status).toBe(200);
    expect((await readPreview({ impersonatedUserId, actorToken })).json()).toMatchObject({
      errorCode: 'impersonation-invalid',
    });
  });

  it('V10.4.2 accepts a token once, for five minutes, and only for the user it was issued for', async () => {
    const who = await callerFor(server, admin);
    const ticket = (await ask(who, member.id)).json();
    expect((await begin({ ...ticket, impersonatedUserId: guest.id })).answer.json()).toMatchObject({
      errorCode: 'impersonation-invalid',
    });
    const racing = await Promise.all([begin(ticket), begin(ticket), begin(ticket)]);
    expect(racing.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const late = (await ask(who, member.id)).json();
    server.clock.advance(301_000);
    expect((await begin(late)).answer.status).toBe(400);
  });

  it('V7.3.2 ends when its time is over, together with its access token', async () => {
    const { browser, headers } = await acting(member.id);
    server.clock.advance(55 * 60_000);
    const refreshed = (await browser.post(paths.refresh)).json();
    expect(refreshed['expiresIn']).toBe(300);
    server.clock.advance(5 * 60_000);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    expect((await browser.get(paths.me, bearer(String(refreshed['accessToken'])))).status).toBe(401);
    expect((await browser.post(paths.refresh)).status).toBe(401);
  });

  it('ends with one call', async () => {
    const { browser, headers } = await acting(member.id);
    await browser.post(paths.logout, undefined, headers);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    expect(
      await server.rows(
        `select actor_id, details -> 'impersonator' ->> 'name' as by from audits where action = 'impersonation.ended'`,
      ),
    ).toEqual([{ actor_id: member.id, by: admin.name }]);
  });

  it('neither ends nor counts as a session of the user', async () => {
    const mika = await callerFor(server, member);
    await acting(member.id);
    expect((await mika.browser.get(paths.me, mika.headers)).status).toBe(200);
    const seen = (await mika.browser.get('/identity/resources/users/sessions/v1/me', mika.headers)).json<
      { impersonated: boolean }[]
    >();
    expect(seen.some(({ impersonated }) => impersonated)).toBe(true);
  });

  it('signs in to applications as the user, with the actor in the token', async () => {
    const { browser } = await acting(member.id);
    const tokens = (await exchange(browser, await codeFor(browser))).json();
    expect(decodeJwt(String(tokens['id_token']))).toMatchObject({ sub: member.id, act: { sub: admin.id } });
  });
});

describe('V8.2.2 refuses to impersonate', () => {
  it.each([
    ['oneself', () => admin.id, 'not-yourself'],
    ['somebody of another tenant', () => stranger.id, 'user-not-found'],
    ['nobody', () => 'nonsense', 'user-not-found'],
  ])('%s', async (_name, userId, code) => {
    expect((await ask(await callerFor(server, admin), userId())).json()).toMatchObject({ errorCode: code });
  });

  it('a user with more rights', async () => {
    await server.rows(
      `insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at) select gen_random_uuid(), $1, 'support', 'Support', 50, '{fe.secure.write.impersonation}', created_at, created_at from tenants where id = $1`,
      [acme],
    );
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'support'`,
      [acme, member.id],
    );
    const mika = await callerFor(server, member);
    expect((await ask(mika, admin.id)).json()).toMatchObject({ errorCode: 'person-above-own' });
    await server.rows(
      `insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at) select gen_random_uuid(), $1, 'billing', 'Billing', 90, '{fe.subscriptions.*}', created_at, created_at from tenants where id = $1`,
      [acme],
    );
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'billing'`,
      [acme, guest.id],
    );
    expect((await ask(mika, guest.id)).json()).toMatchObject({ errorCode: 'person-above-own' });
    await server.rows(
      `delete from membership_roles where role_id in (select id from roles where key in ('support', 'billing'))`,
    );
  });

  it('V7.5.1 any user, if the sign-in is older than ten minutes', async () => {
    const who = await callerFor(server, admin);
    server.clock.advance(11 * 60_000);
    expect((await ask(who, member.id)).json()).toMatchObject({ errorCode: 'reauthentication-required' });
  });

  it('any user, without the permission', async () => {
    expect((await ask(await callerFor(server, guest, acme), member.id)).status).toBe(403);
  });
});

describe('V7.5.1 from a session that is itself impersonated', async () => {
  it('stays in its tenant', async () => {
    const { browser, headers, answer } = await acting(guest.id);
    expect((await browser.put(paths.switchTenant, { tenantId: globex }, headers)).json()).toMatchObject({
      errorCode: 'impersonated-session',
    });
    expect((await browser.post(paths.tokenForTenant, { tenantId: globex }, headers)).json()).toMatchObject({
      errorCode: 'impersonated-session',
    });
    expect((await browser.post(paths.refresh, { tenantId: globex })).status).toBe(401);
    expect((await browser.post(paths.silent, { tenantId: globex })).status).toBe(401);
    expect(decodeJwt(String(answer.json()['accessToken']))).toMatchObject({ tenantIds: [acme] });
    for (const path of [
      paths.me,
      ...['v1', 'v2', 'v3'].map((version) => `/identity/resources/users/${version}/me/tenants`),
    ])
      expect((await browser.get(path, headers)).text).not.toContain(globex);
    await server.rows(`update memberships set state = 'disabled' where tenant_id = $1 and user_id = $2`, [
      acme,
      guest.id,
    ]);
    expect((await browser.post(paths.refresh)).status).toBe(401);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    await server.rows(`update memberships set state = 'active' where tenant_id = $1 and user_id = $2`, [
      acme,
      guest.id,
    ]);
  });

  it('V6.1.1 cannot change the sign-in methods of the user', () => {
    const credential =
      /password|\/mfa|webauthn|phone|email|username|access-tokens|api-token|sessions\/v1\/me\/|impersonation|step-up/i;
    const reading = /^GET /;
    const open = Object.entries<Endpoint>(contract)
      .filter(
        ([route, { access }]) =>
          !['public', 'refresh-cookie', 'mfa-token', 'vendor', 'scim', 'setup-link'].includes(access) &&
          credential.test(route) &&
          !reading.test(route),
      )
      .filter(([route]) => !tenantSettings.has(route))
      .filter(([, endpoint]) => !endpoint.denyImpersonation)
      .map(([route]) => route);
    expect(open).toEqual([]);
  });

  it('cannot write data of the user that other tenants see', async () => {
    const own = Object.entries<Endpoint>(contract).filter(
      ([route, { access, denyImpersonation }]) => access === 'user' && !route.startsWith('GET ') && !denyImpersonation,
    );
    expect(own.map(([route]) => route)).toEqual([]);
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin'`,
      [acme, guest.id],
    );
    const before = await server.rows('select * from users where id = $1', [guest.id]);
    const { browser, headers } = await acting(guest.id);
    expect(
      (await browser.put(paths.me, { name: 'Renamed', metadata: '{"plan":"gold"}' }, headers)).json(),
    ).toMatchObject({ errorCode: 'impersonated-session' });
    expect(
      (await browser.put('/team/resources/members/v1', { id: guest.id, name: 'Renamed' }, headers)).json(),
    ).toMatchObject({ errorCode: 'person-elsewhere' });
    expect(await server.rows('select * from users where id = $1', [guest.id])).toEqual(before);
    await server.rows(
      `delete from membership_roles where user_id = $1 and role_id in (select id from roles where key = 'admin')`,
      [guest.id],
    );
  });

  it('is refused by sensitive endpoints', async () => {
    const { browser, headers } = await acting(member.id);
    expect(
      (
        await browser.post(
          paths.changePassword,
          { password: member.password, newPassword: 'taken over by support' },
          headers,
        )
      ).json(),
    ).toMatchObject({ errorCode: 'impersonated-session' });
    expect(
      (await browser.send('DELETE', '/identity/resources/users/sessions/v1/me/all', { headers })).json(),
    ).toMatchObject({ errorCode: 'impersonated-session' });
  });
});

/** Endpoints for settings of the tenant, which remain available to an impersonated admin. */
const tenantSettings = new Set(
  Object.keys(contract).filter((route) =>
    /configurations\/v1\/(?:mfa-policy|password|lockout)|configurations\/sessions|configurations\/restrictions|resendActivationEmail|invitation\/reset/.test(
      route,
    ),
  ),
);

describe('impersonation by the vendor’s staff', () => {
  const order = { actorName: 'Noor of support', reason, tenantId: acme };
  const vendorTickets = '/identity/resources/vendor-only/impersonation/v1/tickets';

  it('acts in one tenant, with the vendor’s credentials', async () => {
    const ticket = (
      await server.browser().post(vendorTickets, { ...order, userId: admin.id }, await vendorHeaders())
    ).json();
    const { browser, headers } = await begin(ticket);
    expect((await browser.get(paths.users, headers)).status).toBe(200);
    expect(
      await server.rows(
        `select actor_id, details -> 'impersonator' ->> 'name' as by from audits where action = 'impersonation.started' order by id desc limit 1`,
      ),
    ).toEqual([{ actor_id: null, by: order.actorName }]);
    expect((await ask({ browser, headers } as Who, member.id)).json()).toMatchObject({
      errorCode: 'impersonated-session',
    });
  });

  it('refuses users who are not members of the tenant, and calls without credentials', async () => {
    expect(
      (await server.browser().post(vendorTickets, { ...order, userId: stranger.id }, await vendorHeaders())).json(),
    ).toMatchObject({ errorCode: 'user-not-found' });
    expect((await server.browser().post(vendorTickets, { ...order, userId: admin.id })).status).toBe(401);
    const ada = await callerFor(server, admin);
    expect((await ada.browser.post(vendorTickets, { ...order, userId: member.id }, ada.headers)).status).toBe(401);
  });
});
