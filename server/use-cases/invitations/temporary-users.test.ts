import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/entities.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { hour, minute, second } from '#server/lib/clock.ts';
import { authorizePath, bearer, callerFor, linkParts, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, guest, stranger, acme, globex } = server.people;
const path = (id: string) => `/identity/resources/users/temporary/v1/${id}`;

async function limit(id: string, expirationInSeconds: number, as = admin, tenantId = acme) {
  const { browser, headers } = await callerFor(server, as, tenantId);
  return await browser.put(path(id), { expirationInSeconds }, headers);
}
const release = async (id: string) => {
  const { browser, headers } = await callerFor(server, admin, acme);
  return await browser.send('DELETE', path(id), { headers });
};

describe('4 temporary membership', () => {
  it('expires after the given seconds; its sessions end immediately, and sign-in gives the reason', async () => {
    const session = await callerFor(server, member);
    const answer = await limit(member.id, 3600);
    const end = new Date(server.clock.read().getTime() + hour).toISOString();
    expect(answer.json()).toEqual({ temporaryExpirationDate: end });
    expect((await session.browser.get(paths.me, session.headers)).json()).toMatchObject({
      temporaryExpirationDate: end,
    });
    server.clock.advance(hour - 1);
    expect((await session.browser.post(paths.refresh, {})).status).toBe(200);
    const last = await callerFor(server, member);
    expect((await last.browser.get(paths.me, last.headers)).status).toBe(200);
    server.clock.advance(1);
    expect((await last.browser.get(paths.me, last.headers)).status).toBe(401);
    expect((await last.browser.post(paths.refresh, {})).json()).toMatchObject({ errorCode: 'session-not-found' });
    const refused = await tryLogin(server.browser(), member.email, member.password);
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ errorCode: 'account-expired' });
    // the browser's SSO cookie no longer authorizes applications, which prevents redirect loops
    expect(new URL((await last.browser.get(authorizePath())).location, server.baseUrl).pathname).toBe(
      '/oauth/prelogin',
    );
    await release(member.id);
  });

  it('can be made permanent, which restores access', async () => {
    await limit(member.id, 60);
    server.clock.advance(minute);
    expect((await release(member.id)).status).toBe(200);
    const { browser, headers } = await callerFor(server, member);
    expect((await browser.get(paths.me, headers)).json<User>().temporaryExpirationDate).toBeUndefined();
  });

  it('shows its expiry in the list of users', async () => {
    await limit(member.id, 7200);
    const { browser, headers } = await callerFor(server, admin);
    const { items } = (await browser.get('/team/resources/members/v1?pageSize=50', headers)).json<{
      items: TeamUser[];
    }>();
    expect(items.find(({ id }) => id === member.id)?.temporaryExpirationDate).toBe(
      new Date(server.clock.read().getTime() + 2 * hour).toISOString(),
    );
    expect(items.find(({ id }) => id === admin.id)).not.toHaveProperty('temporaryExpirationDate');
    await release(member.id);
  });

  it('applies to one tenant: memberships in others are unaffected', async () => {
    const session = await callerFor(server, guest, acme);
    await limit(guest.id, 60);
    server.clock.advance(minute);
    expect((await session.browser.get(paths.me, session.headers)).status).toBe(401);
    const moved = (await session.browser.post(paths.refresh, {})).json<{ tenantId: string; accessToken: string }>();
    expect(moved.tenantId).toBe(globex);
    expect(
      (await session.browser.put(paths.switchTenant, { tenantId: acme }, bearer(moved.accessToken))).json(),
    ).toMatchObject({ errorCode: 'tenant-not-found' });
    expect((await session.browser.get(paths.me, bearer(moved.accessToken))).json<User>().tenantIds).not.toContain(acme);
    expect((await signIn(server.browser(), guest)).tenantId).toBe(globex);
    await release(guest.id);
  });

  it('can be limited from the invitation on', async () => {
    const email = 'passing@through.example';
    const { browser, headers } = await callerFor(server, admin);
    const invited = (await browser.post(paths.users, { email, expirationInSeconds: 120 }, headers)).json<User>();
    expect(invited.temporaryExpirationDate).toBe(new Date(server.clock.read().getTime() + 2 * minute).toISOString());
    await server.settle();
    server.clock.advance(2 * minute);
    const answer = await server
      .browser()
      .post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password: 'my very own password' });
    expect(answer.json()).toMatchObject({ errorCode: 'link-expired' });
  });
});

describe('V8.2 authorization of temporary memberships', () => {
  it('requires the permission', async () => expect((await limit(admin.id, 60, member)).status).toBe(403));
  it('refuses the caller’s own membership, because they could not revert it', async () =>
    expect((await limit(admin.id, 60)).json()).toMatchObject({ errorCode: 'not-yourself' }));
  it('V8.4.1 refuses users of another tenant', async () =>
    expect((await limit(member.id, 60, stranger, globex)).json()).toMatchObject({ errorCode: 'user-not-found' }));
  it.each([0, 59, -1, 1.5, 1e12, 'soon', null])('refuses %s as a duration', async (seconds) =>
    expect((await limit(member.id, seconds as number)).status).toBe(400),
  );

  it('refuses to limit the last permanent manager of the team', async () => {
    const [role] = await server.rows<{ role_id: string }>(
      'select role_id from membership_roles where user_id = $1 and tenant_id = $2',
      [admin.id, acme],
    );
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      member.id,
      role!.role_id,
    ]);
    expect((await limit(admin.id, 600, member)).status).toBe(200);
    expect((await limit(member.id, 600, admin)).json()).toMatchObject({ errorCode: 'last-admin' });
    const { browser, headers } = await callerFor(server, member, acme);
    await browser.send('DELETE', path(admin.id), { headers });
  });

  it('V15.4.2 keeps one permanent admin when two admins limit each other at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([limit(admin.id, 600, member), limit(member.id, 600, admin)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      await server.rows('update memberships set expires_at = null where tenant_id = $1', [acme]);
    }
  });
});

it('V16.2.1 audits both changes with the values before and after', async () => {
  await limit(guest.id, 600);
  await release(guest.id);
  const rows = await server.rows<{ action: string; details: unknown }>(
    'select action, details from audits where target_id = $1 order by id desc limit 2',
    [guest.id],
  );
  const end = new Date(server.clock.read().getTime() + 600 * second).toISOString();
  expect(rows).toEqual([
    { action: 'user.made-permanent', details: { before: end, after: null } },
    { action: 'user.made-temporary', details: { before: null, after: end } },
  ]);
});
