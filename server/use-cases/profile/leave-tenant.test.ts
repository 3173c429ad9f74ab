import { beforeEach, describe, expect, it } from 'vitest';
import type { MembershipState } from '#server/db/queries/core/memberships.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, member, guest, stranger } = server.people;
type Signed = Awaited<ReturnType<typeof callerFor>>;

const leave = ({ browser, headers }: Signed, tenantId: string) =>
  browser.send('DELETE', `/identity/resources/users/v1/me/tenants/${tenantId}`, { headers });
const setMembership = (tenantId: string, user: SeededUser, state: MembershipState = 'active') =>
  server.rows(
    `insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, $3, now()) on conflict (tenant_id, user_id) do update set state = $3`,
    [tenantId, user.id, state],
  );
const makeAdmin = (tenantId: string, user: SeededUser) =>
  server.rows(
    `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin' on conflict do nothing`,
    [tenantId, user.id],
  );
const tenantsOf = async (user: SeededUser) =>
  (await server.rows<{ tenant_id: string }>('select tenant_id from memberships where user_id = $1', [user.id]))
    .map((row) => row.tenant_id)
    .sort();
/** Adds a user with a membership in each tenant, and the password of the other users. */
async function newcomer(...tenantIds: string[]): Promise<SeededUser> {
  const email = `noor-${tenantIds.length}@acme.example`;
  const [row] = await server.rows<{ id: string }>(
    `insert into users (id, email, email_folded, name, metadata, password_hash, password_changed_at, verified, super_user, created_at, updated_at)
     select gen_random_uuid(), $1, $1, 'Noor Amsel', metadata, password_hash, password_changed_at, true, false, created_at, updated_at from users where id = $2 returning id`,
    [email, guest.id],
  );
  const user = { id: row!.id, name: 'Noor Amsel', email, password: guest.password, tenantIds };
  for (const tenantId of tenantIds) await setMembership(tenantId, user);
  return user;
}
const isThere = async (user: SeededUser) =>
  (await server.rows('select id from users where id = $1', [user.id])).length === 1;

beforeEach(async () => {
  await setMembership(acme, guest);
  await setMembership(globex, guest);
});

describe('a member of two tenants', () => {
  it('leaves the active one: the session continues in the other one, and the audit entry has the previous state', async () => {
    const [here, elsewhere] = [await callerFor(server, guest, acme), await callerFor(server, guest, acme)];
    const answer = await leave(here, acme);
    expect([answer.status, answer.json()]).toEqual([200, { tenantId: globex }]);
    expect(await tenantsOf(guest)).toEqual([globex]);
    expect((await here.browser.get(paths.me, here.headers)).status).toBe(401);
    for (const { browser } of [here, elsewhere])
      expect((await browser.post(paths.refresh)).json()).toMatchObject({ tenantId: globex });
    const audits = await server.rows(
      "select tenant_id, actor_id, target_id, details, (select count(*)::int from events e where e.audit_id = audits.id) as events from audits where action = 'user.left' and target_id = $1",
      [guest.id],
    );
    expect(audits).toEqual([
      {
        tenant_id: acme,
        actor_id: guest.id,
        target_id: guest.id,
        details: { before: { email: guest.email, roles: expect.any(Array) as string[] }, accountDeleted: false },
        events: 1,
      },
    ]);
  });

  it('leaves the other one: the session stays in its tenant', async () => {
    const here = await callerFor(server, guest, acme);
    expect((await leave(here, globex)).json()).toEqual({ tenantId: acme });
    expect((await here.browser.get(paths.me, here.headers)).status).toBe(200);
    expect(await tenantsOf(guest)).toEqual([acme]);
  });

  it('gets the same error for a tenant that is unknown, foreign, deactivated, only invited to, or already left', async () => {
    const here = await callerFor(server, guest, acme);
    const answers = [await leave(here, 'no-such-tenant'), await leave(here, crypto.randomUUID())];
    for (const state of ['disabled', 'invited'] as const) {
      await setMembership(globex, guest, state);
      answers.push(await leave(here, globex));
      expect(await tenantsOf(guest)).toContain(globex);
    }
    await setMembership(globex, guest);
    expect((await leave(here, globex)).status).toBe(200);
    answers.push(await leave(here, globex), await leave(await callerFor(server, member), globex));
    const told = answers
      .map((answer) => [answer.status, answer.json<{ errorCode: string; errors: string[] }>()] as const)
      .map(([status, { errorCode, errors }]) => ({ status, errorCode, errors }));
    expect(told.every(({ status, errorCode }) => status === 404 && errorCode === 'tenant-not-found')).toBe(true);
    expect(new Set(told.map(({ errors }) => errors.join(' '))).size).toBe(1);
  });

  it('has to reauthenticate after ten minutes', async () => {
    const here = await callerFor(server, guest, acme);
    server.clock.advance(601_000);
    const { accessToken } = (await here.browser.post(paths.refresh)).json<{ accessToken: string }>();
    expect((await leave({ ...here, headers: bearer(accessToken) }, acme)).json()).toMatchObject({
      errorCode: 'reauthentication-required',
    });
    expect(await tenantsOf(guest)).toContain(acme);
  });

  it('cannot be removed by an impersonator', async () => {
    const support = await callerFor(server, admin);
    const base = '/identity/resources/impersonation/v1';
    const ticket = (
      await support.browser.post(`${base}/tickets`, { userId: guest.id, reason: 'a look at the plan' }, support.headers)
    ).json<{ actorToken: string; impersonatedUserId: string }>();
    const acting = server.browser();
    const { accessToken } = (await acting.post(base, ticket)).json<{ accessToken: string }>();
    const answer = await acting.send('DELETE', `/identity/resources/users/v1/me/tenants/${acme}`, {
      headers: bearer(accessToken),
    });
    expect(answer.json()).toMatchObject({ errorCode: 'impersonated-session' });
    expect(await tenantsOf(guest)).toContain(acme);
  });
});

describe('a member of one tenant', () => {
  it('is signed out, and the account is deleted', async () => {
    const user = await newcomer(acme);
    const here = await callerFor(server, user);
    expect((await leave(here, acme)).json()).toEqual({ tenantId: null });
    expect((await here.browser.post(paths.refresh)).status).toBe(401);
    expect(await isThere(user)).toBe(false);
  });
});

describe('a member through a parent account', () => {
  it('is refused with that reason, and remains', async () => {
    await makeAdmin(acme, admin);
    const here = await callerFor(server, admin);
    const child = (await here.browser.post('/tenants/resources/sub-tenants/v1', { name: 'Below' }, here.headers)).json<{
      tenantId: string;
    }>().tenantId;
    await here.browser.put(
      `/tenants/resources/sub-tenants/v1/${acme}/hierarchy-settings`,
      { subAccountAccessType: 'alwaysOn' },
      here.headers,
    );
    expect((await here.browser.put(paths.switchTenant, { tenantId: child }, here.headers)).status).toBe(200);
    const { accessToken } = (await here.browser.post(paths.refresh)).json<{ accessToken: string }>();
    expect((await leave({ ...here, headers: bearer(accessToken) }, child)).json()).toMatchObject({
      errorCode: 'membership-inherited',
    });
    expect(await tenantsOf(admin)).toContain(child);
  });
});

describe('managers of a team', () => {
  it('the last one is refused', async () => {
    const here = await callerFor(server, stranger);
    const answer = await leave(here, globex);
    expect([answer.status, answer.json()]).toMatchObject([409, { errorCode: 'last-admin' }]);
    expect(await tenantsOf(stranger)).toEqual([globex]);
  });

  it('of the last two who leave at the same time, one remains', async () => {
    await makeAdmin(globex, guest);
    const both = [await callerFor(server, stranger), await callerFor(server, guest, globex)];
    await setMembership(acme, stranger);
    const waiting = async () =>
      (
        await server.rows(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length;
    let answers: Promise<number[]> | undefined;
    // both requests have started before either may continue
    await server.services.db.inTenant(globex, async (tx) => {
      await lockMemberships(tx, globex);
      answers = Promise.all(both.map(async (each) => (await leave(each, globex)).status));
      await expect.poll(waiting).toBe(2);
    });
    expect((await answers!).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const left = await server.rows<{ user_id: string }>(
      `select m.user_id from memberships m join membership_roles r using (tenant_id, user_id) where m.tenant_id = $1`,
      [globex],
    );
    expect(left).toHaveLength(1);
  });

  it('are notified of API tokens that a leaving user created for the tenant', async () => {
    const user = await newcomer(acme, globex);
    await server.rows(
      `insert into api_tokens (id, tenant_id, user_id, kind, secret_hash, description, created_by, created_at) values (gen_random_uuid(), $1, null, 'clientCredentials', '\\x00', 'Nightly export', $2, now())`,
      [acme, user.id],
    );
    expect((await leave(await callerFor(server, user, acme), acme)).status).toBe(200);
    await server.settle();
    const { text } = server.mailbox.latest(admin.email);
    expect(text).toContain('Nightly export');
    // a removal sends the same mail
    expect(text).toContain('is no longer a member of Acme');
    expect(text).not.toContain('removed');
  });
});
