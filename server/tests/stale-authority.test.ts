/** Actions in progress end with the permission that they were started with. */
import { describe, expect, it } from 'vitest';
import { bearer, callerFor, linkParts, paths } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, member, stranger, guest } = server.people;
const impersonation = '/identity/resources/impersonation/v1';

const ticketBy = async (who: Awaited<ReturnType<typeof callerFor>>, userId: string) =>
  (await who.browser.post(`${impersonation}/tickets`, { userId, reason: 'a look at the plan' }, who.headers)).json<{
    actorToken: string;
    impersonatedUserId: string;
  }>();
const begin = async ({ actorToken, impersonatedUserId }: { actorToken: string; impersonatedUserId: string }) => {
  const browser = server.browser();
  const answer = await browser.post(impersonation, { actorToken, impersonatedUserId });
  return { browser, answer, headers: bearer(String(answer.json()['accessToken'])) };
};
const acting = async (user: typeof admin) => await begin(await ticketBy(await callerFor(server, user), member.id));
const over = [401, 401, 401];
const answersOf = async ({ browser, headers }: Awaited<ReturnType<typeof begin>>) => [
  (await browser.get(paths.me, headers)).status,
  (await browser.post(paths.refresh)).status,
  (await browser.post(paths.silent)).status,
];
/** A second admin of Acme, so that the first one can be changed. */
const asAdmin = (state: string) =>
  server.rows('update memberships set state = $3 where tenant_id = $1 and user_id = $2', [acme, admin.id, state]);
const roleOfAdmin = async (work: () => Promise<unknown>) => {
  const roles = await server.rows<{ role_id: string }>(
    'delete from membership_roles where tenant_id = $1 and user_id = $2 returning role_id',
    [acme, admin.id],
  );
  await work();
  for (const { role_id: roleId } of roles)
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      admin.id,
      roleId,
    ]);
};

describe('V8.3.2 an impersonation ends', () => {
  it('when the admin is disabled, and continues when they are enabled again', async () => {
    const session = await acting(admin);
    await asAdmin('disabled');
    expect(await answersOf(session)).toEqual(over);
    await asAdmin('active');
    expect((await session.browser.get(paths.me, session.headers)).status).toBe(200);
  });

  it('when its time is over', async () => {
    const session = await acting(admin);
    await server.rows('update memberships set expires_at = $3 where tenant_id = $1 and user_id = $2', [
      acme,
      admin.id,
      server.clock.read(),
    ]);
    expect(await answersOf(session)).toEqual(over);
    await server.rows('update memberships set expires_at = null where tenant_id = $1 and user_id = $2', [
      acme,
      admin.id,
    ]);
  });

  it('when the admin loses the permission', async () => {
    const session = await acting(admin);
    await roleOfAdmin(async () => expect(await answersOf(session)).toEqual(over));
  });

  it('when the user gets a rank above the admin’s, or permissions that the admin lacks', async () => {
    const session = await acting(admin);
    const [role] = await server.rows<{ id: string }>(
      `insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at) select gen_random_uuid(), $1, 'billing', 'Billing', 900, '{plans.write}', created_at, created_at from tenants where id = $1 returning id`,
      [acme],
    );
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      member.id,
      role!.id,
    ]);
    expect(await answersOf(session)).toEqual(over);
    await server.rows(`update roles set permission_keys = '{fe.secure.read.users}' where id = $1`, [role!.id]);
    expect((await session.browser.get(paths.me, session.headers)).status).toBe(200);
    await server.rows('update roles set level = -1 where id = $1', [role!.id]);
    expect(await answersOf(session)).toEqual(over);
    await server.rows('delete from roles where id = $1', [role!.id]);
  });

  it('when the admin is signed out everywhere, by themselves, by a new password or by an admin', async () => {
    const who = await callerFor(server, admin);
    const session = await begin(await ticketBy(who, member.id));
    await who.browser.send('DELETE', '/identity/resources/users/sessions/v1/me/all', { headers: who.headers });
    expect(await answersOf(session)).toEqual(over);
    const again = await acting(admin);
    await server.browser().post(paths.forgot, { email: admin.email });
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(admin.email));
    expect((await server.browser().post(paths.reset, { ...link, password: 'another harbour at noon' })).status).toBe(
      200,
    );
    expect(await answersOf(again)).toEqual(over);
    admin.password = 'another harbour at noon';
  });

  it('and cannot begin with a token that was created before', async () => {
    const ticket = await ticketBy(await callerFor(server, admin), member.id);
    await asAdmin('disabled');
    expect((await begin(ticket)).answer.json()).toMatchObject({ errorCode: 'impersonation-invalid' });
    await asAdmin('active');
    expect((await begin(ticket)).answer.status).toBe(200);
  });
});

describe('V8.4.1 an impersonation session in a deleted tenant', () => {
  it('ends with it, and gives access to no other tenant of the user', async () => {
    const ada = await callerFor(server, admin);
    const { tenantId } = (
      await ada.browser.post('/tenants/resources/sub-tenants/v1', { name: 'Acme North' }, ada.headers)
    ).json<{ tenantId: string }>();
    for (const user of [stranger, guest])
      await server.rows(
        `insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)`,
        [tenantId, user.id, server.clock.read()],
      );
    const own = await callerFor(server, guest, tenantId);
    const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
    const ticket = await server
      .browser()
      .post(
        '/identity/resources/vendor-only/impersonation/v1/tickets',
        { userId: stranger.id, tenantId, actorName: 'Support', reason: 'a look at the plan' },
        { 'x-access-token': token },
      );
    const session = await begin(ticket.json());
    expect(session.answer.status).toBe(200);
    expect(
      (await ada.browser.send('DELETE', `/tenants/resources/sub-tenants/v1/${tenantId}`, { headers: ada.headers }))
        .status,
    ).toBe(200);
    expect(await answersOf(session)).toEqual(over);
    expect(
      (await server.rows('select 1 from sessions where impersonator is not null and tenant_id = $1', [globex])).length,
    ).toBe(0);
    // the user's own session continues elsewhere
    expect((await own.browser.post(paths.refresh)).status).toBe(200);
  });
});

describe('V8.3.2 an action continues without its initiator only while they could start it', () => {
  const newAddress = (() => {
    let count = 0;
    return () => `late-${(count += 1)}@acme.example`;
  })();

  /** Jobs that begin meanwhile wait until the work is done: the server would process them at once. */
  const beforeJobs = async <T>(work: () => Promise<T>): Promise<T> => {
    await server.rows(`
      create or replace function hold_job() returns trigger language plpgsql as
      $$ begin new.run_at := new.run_at + interval '1 hour'; return new; end $$`);
    await server.rows('create trigger held before insert on jobs for each row execute function hold_job()');
    const result = await work();
    await server.rows('drop trigger held on jobs');
    await server.rows('update jobs set run_at = created_at where done_at is null and failed_at is null');
    return result;
  };

  it('a bulk invitation', async () => {
    const ada = await callerFor(server, admin);
    const email = newAddress();
    const { id } = await beforeJobs(async () => {
      const answer = await ada.browser.post(
        '/identity/resources/users/bulk/v1/invite',
        { users: [{ email }] },
        ada.headers,
      );
      await asAdmin('disabled');
      return answer.json<{ id: string }>();
    });
    await server.settle();
    await asAdmin('active');
    expect((await ada.browser.get(`/identity/resources/users/bulk/v1/status/${id}`, ada.headers)).json()).toMatchObject(
      { status: 'completed', errors: [{ email, reason: 'forbidden' }] },
    );
    expect(server.mailbox.to(email)).toHaveLength(0);
  });

  it('an invitation link', async () => {
    const ada = await callerFor(server, admin);
    const { token } = (await ada.browser.post('/identity/resources/tenants/invites/v2/user', {}, ada.headers)).json<{
      token: string;
    }>();
    const open = () => server.browser().post('/identity/resources/tenants/invites/v1/verify', { token });
    expect((await open()).status).toBe(200);
    await roleOfAdmin(async () => expect((await open()).json()).toMatchObject({ errorCode: 'link-invalid' }));
    expect((await open()).status).toBe(200);
  });

  it.each([
    ['who asked', () => asAdmin('disabled'), () => asAdmin('active')],
    [
      'who confirmed',
      () => server.rows(`update memberships set state = 'disabled' where user_id = $1`, [stranger.id]),
      () => server.rows(`update memberships set state = 'active' where user_id = $1`, [stranger.id]),
    ],
  ])('a reset of second factors, without the admin %s', async (_name, shut, open) => {
    const [app] = await server.rows<{ id: string }>(
      `insert into factors (id, user_id, kind, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', '+12025550177', $2, $2) returning id`,
      [member.id, server.clock.read()],
    );
    await server.rows(
      `insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3) on conflict do nothing`,
      [acme, stranger.id, server.clock.read()],
    );
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin' and tenant_id is null on conflict do nothing`,
      [acme, stranger.id],
    );
    const path = '/identity/resources/users/mfa-resets/v1';
    const ada = await callerFor(server, admin);
    const { id } = (await ada.browser.post(path, { userId: member.id }, ada.headers)).json<{ id: string }>();
    const sol = await callerFor(server, stranger, acme);
    expect((await sol.browser.post(`${path}/${id}/confirm`, {}, sol.headers)).status).toBe(200);
    await shut();
    server.clock.advance(25 * 3_600_000);
    await server.settle();
    await open();
    expect(await server.rows('select id from factors where user_id = $1', [member.id])).toEqual([{ id: app!.id }]);
    expect(
      await server.rows(`select action from audits where action = 'user.factor-reset-refused' and target_id = $1`, [
        member.id,
      ]),
    ).not.toEqual([]);
    await server.rows('delete from factors where id = $1', [app!.id]);
  });
});
