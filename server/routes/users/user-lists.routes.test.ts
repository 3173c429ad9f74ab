import { describe, expect, it } from 'vitest';
import type { MemberAccess, MemberEvent, TeamRole, TeamUser } from '#shared/contract/users/members.ts';
import type { UserBase } from '#shared/contract/users/users.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { setUpApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { people, clock } = server;
const day = 86_400_000;

async function signIn(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  return {
    get: (path: string) => browser.get(path, headers),
    put: (path: string, body: unknown) => browser.put(path, body, headers),
    post: (path: string, body: unknown) => browser.post(path, body, headers),
    team: async (query: string) =>
      (await browser.get(`/team/resources/members/v1?pageSize=50&${query}`, headers)).json<{
        items: TeamUser[];
        totalItems: number;
      }>(),
    people: async (query = '') =>
      (await browser.get(`/identity/resources/users/v3?${query}`, headers)).json<{
        items: UserBase[];
        _metadata: { totalItems: number; totalPages: number };
      }>(),
  };
}

const admin = await signIn(people.admin);
await setUpApp(server, people.member);
const emails = (items: { email: string }[]) => items.map(({ email }) => email).toSorted();

describe('3 filter presets', () => {
  it('mfa-unenrolled finds users without a second factor', async () => {
    expect(emails((await admin.team('preset=mfa-unenrolled')).items)).toEqual([people.admin.email, people.guest.email]);
    expect(emails((await admin.people('_preset=mfa-unenrolled')).items)).toEqual([
      people.admin.email,
      people.guest.email,
    ]);
  });

  it('breached-passwords finds users whose password was found in a list of leaked ones', async () => {
    expect((await admin.people('_preset=breached-passwords')).items).toEqual([]);
    await server.rows('update users set password_breached_at = $1 where id = $2', [clock.read(), people.guest.id]);
    expect(emails((await admin.team('preset=breached-passwords')).items)).toEqual([people.guest.email]);
    expect(emails((await admin.people('_preset=breached-passwords')).items)).toEqual([people.guest.email]);
  });

  it('9 inactive means 90 days without a sign-in, or the given number of seconds', async () => {
    expect((await admin.team('preset=inactive')).items).toEqual([]);
    clock.advance(90 * day + 1000);
    const later = await signIn(people.admin);
    expect(emails((await later.team('preset=inactive')).items)).toEqual([people.guest.email, people.member.email]);
    expect((await later.people('_preset=inactive&_maxInactiveSeconds=8640000')).items).toEqual([]);
    await server.rows("update memberships set state = 'disabled' where user_id = $1 and tenant_id = $2", [
      people.guest.id,
      people.acme,
    ]);
    expect(emails((await later.team('preset=inactive')).items)).toEqual([people.member.email]);
    await server.rows("update memberships set state = 'active' where user_id = $1 and tenant_id = $2", [
      people.guest.id,
      people.acme,
    ]);
  });
});

describe('filters of members', () => {
  it('by role, direct or by a group, by group and by state', async () => {
    const caller = await signIn(people.admin);
    const roles = (await caller.get('/team/resources/roles/v1')).json<{ items: TeamRole[] }>().items;
    const id = (key: string) => roles.find((role) => role.key === key)!.id;
    expect(emails((await caller.team(`roleId=${id('admin')}`)).items)).toEqual([people.admin.email]);
    const group = (await caller.post('/identity/resources/groups/v1', { name: 'Leads' })).json<{ id: string }>();
    await caller.post(`/identity/resources/groups/v1/${group.id}/users`, { userIds: [people.guest.id] });
    await caller.post(`/identity/resources/groups/v1/${group.id}/roles`, { roleIds: [id('admin')] });
    expect(emails((await caller.team(`roleId=${id('admin')}`)).items)).toEqual([
      people.admin.email,
      people.guest.email,
    ]);
    expect(emails((await caller.team(`groupId=${group.id}`)).items)).toEqual([people.guest.email]);
    expect((await caller.team('state=invited')).totalItems).toBe(0);
    expect((await caller.team('groupId=none-such')).items).toEqual([]);
    expect((await caller.team(`state=active&search=ada&roleId=${id('admin')}`)).totalItems).toBe(1);
  });
});

describe('7 users list query', () => {
  it('returns a page with totals and no roles, by `_offset` as a page index', async () => {
    const caller = await signIn(people.admin);
    const first = await caller.people('_limit=2&_sortBy=email&_order=DESC');
    expect(first._metadata).toEqual({ totalItems: 3, totalPages: 2 });
    expect(first.items.map(({ email }) => email)).toEqual([people.member.email, people.guest.email]);
    expect(
      (await caller.people('_limit=2&_offset=1&_sortBy=email&_order=DESC')).items.map(({ email }) => email),
    ).toEqual([people.admin.email]);
    expect(first.items.flatMap(({ tenants }) => tenants.flatMap(({ roles }) => roles))).toEqual([]);
    for (const sort of ['id', 'verified', 'isLocked', 'provider', 'tenantId', 'createdAt', 'name'])
      expect((await caller.people(`_sortBy=${sort}`)).items).toHaveLength(3);
  });

  it('3 sorts by current lockout', async () => {
    const caller = await signIn(people.admin);
    const first = async (order: string) => (await caller.people(`_sortBy=isLocked&_order=${order}`)).items[0]!;
    const locked = people.member;
    for (let tries = 0; tries < 5; tries += 1)
      await server.browser().post(paths.login, { email: locked.email, password: 'not the password' });
    expect(await first('DESC')).toMatchObject({ email: locked.email, isLocked: true });
    expect(await first('ASC')).toMatchObject({ isLocked: false });
    clock.advance(16 * 60_000);
    expect(
      (await (await signIn(people.admin)).people('_sortBy=isLocked&_order=DESC')).items.map(({ isLocked }) => isLocked),
    ).toEqual([false, false, false]);
  });

  it('3 sorts by the provider that an account came from', async () => {
    const caller = await signIn(people.admin);
    await server.rows(`update users set provider = 'google' where id = $1`, [people.guest.id]);
    const { items } = await caller.people('_sortBy=provider');
    expect(items.map(({ email, provider }) => [email, provider])[0]).toEqual([people.guest.email, 'google']);
    expect((await caller.people('_sortBy=provider&_order=DESC')).items[2]!.email).toBe(people.guest.email);
  });

  it('sorts by verified email as displayed: the position of an invited user reveals nothing', async () => {
    const caller = await signIn(people.admin);
    await caller.post('/identity/resources/users/v2', { email: people.stranger.email, provider: 'local' });
    await server.rows('update users set verified = false where id = $1', [people.member.id]);
    const order = async (direction: string) =>
      (await caller.people(`_sortBy=verified&_order=${direction}`)).items.map(({ email, verified }) => ({
        email,
        verified,
      }));
    const [up, down] = [await order('ASC'), await order('DESC')];
    expect(up.map(({ verified }) => verified)).toEqual([false, false, true, true]);
    expect(emails(up.slice(0, 2))).toEqual([people.member.email, people.stranger.email].toSorted());
    expect(down).toEqual(up.toReversed());
    expect((await caller.people('_sortBy=provider&_order=DESC')).items.map(({ provider }) => provider)).toEqual([
      'local',
      'local',
      'local',
      'google',
    ]);
    await server.rows('delete from memberships where user_id = $1 and tenant_id = $2', [
      people.stranger.id,
      people.acme,
    ]);
    await server.rows('update users set verified = true where id = $1', [people.member.id]);
  });

  it('with `_includeSubTenants` finds users of sub-accounts, each once, and reveals nothing of other accounts', async () => {
    const caller = await signIn(people.admin);
    const north = (await caller.post('/tenants/resources/sub-tenants/v1', { name: 'North' })).json<{
      tenantId: string;
    }>().tenantId;
    await caller.post('/identity/resources/sub-tenants/users/v2/', {
      tenantId: north,
      users: [{ email: 'nora@north.example' }, { email: people.guest.email }],
    });
    const all = await caller.people('_includeSubTenants=true&_sortBy=tenantId');
    expect(all._metadata.totalItems).toBe(4);
    expect(all.items.map(({ tenantId }) => tenantId)).toEqual(
      [people.acme, people.acme, people.acme, north].toSorted(),
    );
    expect(all.items.find(({ email }) => email === people.guest.email)).toMatchObject({
      tenantId: people.acme,
      tenants: expect.not.arrayContaining([expect.objectContaining({ tenantId: people.globex })]),
    });
    expect(all.items.find(({ email }) => email === 'nora@north.example')).toMatchObject({
      tenantId: north,
      activatedForTenant: false,
    });
    expect(emails((await caller.people('_includeSubTenants=true&_filter=nora')).items)).toEqual(['nora@north.example']);
    expect((await caller.people('_includeSubTenants=true&_limit=1&_offset=3&_sortBy=email')).items).toHaveLength(1);
    expect((await caller.people()).items).toHaveLength(3);
    expect(emails((await caller.people(`_tenantId=${north}&_includeSubTenants=true`)).items)).toEqual(
      ['nora@north.example', people.guest.email].toSorted(),
    );
  });

  it('a tenant that may not have sub-accounts gets only its own members', async () => {
    const stranger = await signIn(people.stranger);
    expect(emails((await stranger.people('_includeSubTenants=true')).items)).toEqual(
      emails((await stranger.people()).items),
    );
  });

  it('finds by part of an email, by IDs, by name; other tenants are out of reach', async () => {
    const caller = await signIn(people.admin);
    expect(emails((await caller.people('_email=partner')).items)).toEqual([people.guest.email]);
    expect(emails((await caller.people(`ids=${people.admin.id},no-id,${people.stranger.id}`)).items)).toEqual([
      people.admin.email,
    ]);
    expect(emails((await caller.people('_filter=Mika')).items)).toEqual([people.member.email]);
    expect((await caller.get(`/identity/resources/users/v3?_tenantId=${people.globex}`)).status).toBe(404);
    const guest = await callerFor(server, people.guest, people.globex);
    expect((await guest.browser.get('/identity/resources/users/v3', guest.headers)).status).toBe(403);
  });

  it('since 7.119: email addresses of users', async () => {
    const caller = await signIn(people.admin);
    const answer = (
      await caller.get(`/identity/resources/users/emails/v1?userIds=${people.guest.id},${people.admin.id}`)
    ).json<{ items: { userId: string; email: string }[] }>();
    expect(answer.items).toEqual([
      { userId: people.admin.id, email: people.admin.email },
      { userId: people.guest.id, email: people.guest.email },
    ]);
    expect((await caller.get('/identity/resources/users/emails/v1?_email=globex')).json()).toMatchObject({
      items: [],
      _metadata: { totalItems: 0 },
    });
  });
});

describe('one user', () => {
  it('returns sessions in this tenant, factors with masked numbers, and remaining codes', async () => {
    const caller = await signIn(people.admin);
    await callerFor(server, people.guest, people.globex);
    await callerFor(server, people.guest, people.acme);
    const guest = (await caller.get(`/team/resources/members/v1/${people.guest.id}/access`)).json<MemberAccess>();
    const here = await server.rows(
      'select 1 from sessions where user_id = $1 and tenant_id = $2 and ended_at is null',
      [people.guest.id, people.acme],
    );
    expect(guest.sessions).toHaveLength(here.length);
    const mika = (await caller.get(`/team/resources/members/v1/${people.member.id}/access`)).json<MemberAccess>();
    expect(mika.devices.authenticators).toHaveLength(1);
    expect(mika.recoveryCodesLeft).toBe(10);
    expect((await caller.get(`/team/resources/members/v1/${people.stranger.id}/access`)).status).toBe(404);
  });

  it('returns actions by and on the user, in this tenant only', async () => {
    const caller = await signIn(people.admin);
    await caller.post(`/identity/resources/tenants/users/v1/${people.member.id}/disable`, {});
    const events = (await caller.get(`/team/resources/members/v1/${people.member.id}/audits?_limit=1`)).json<{
      items: MemberEvent[];
      hasMore: boolean;
    }>();
    expect(events).toMatchObject({
      items: [
        {
          action: 'user.disabled',
          actor: people.admin.name,
          target: people.member.name,
          own: false,
          before: 'active',
          after: 'disabled',
        },
      ],
      hasMore: true,
    });
    await caller.post(`/identity/resources/tenants/users/v1/${people.member.id}/enable`, {});
    const strangers = await signIn(people.stranger);
    expect((await strangers.get(`/team/resources/members/v1/${people.member.id}/audits`)).status).toBe(404);
    const atGlobex = (await strangers.get(`/team/resources/members/v1/${people.guest.id}/audits?_limit=100`)).json<{
      items: MemberEvent[];
    }>().items;
    const rows = await server.rows('select 1 from audits where tenant_id = $1 and $2 in (actor_id::text, target_id)', [
      people.globex,
      people.guest.id,
    ]);
    expect(atGlobex).toHaveLength(rows.length);
  });

  it('3 name and phone of a user managed by a directory are changed there; roles are given here', async () => {
    const caller = await signIn(people.admin);
    await server.rows("update memberships set managed_by = 'scim2' where user_id = $1", [people.member.id]);
    const refused = await caller.put('/team/resources/members/v1', { id: people.member.id, name: 'Another' });
    expect([refused.status, refused.json<{ errorCode: string }>().errorCode]).toEqual([
      409,
      'person-managed-elsewhere',
    ]);
    const answer = await caller.put('/team/resources/members/v1', {
      id: people.member.id,
      name: people.member.name,
      roleIds: [''],
    });
    expect(answer.json()).toMatchObject({ item: { managedBy: 'scim2', roles: [] } });
  });
});
