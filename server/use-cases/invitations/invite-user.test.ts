import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/entities.ts';
import { day, second } from '#server/lib/clock.ts';
import { randomId, systemRandom } from '#server/lib/secrets.ts';
import { callerFor, linkParts, paths, signIn, type SignedIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, acme, globex } = server.people;
const boss = await callerFor(server, admin);
let people = 0;
const newAddress = () => `invited-${(people += 1)}@new.example`;

const invite = (body: Record<string, unknown>, caller = boss) => caller.browser.post(paths.users, body, caller.headers);
const membership = async (userId: string, tenantId = acme) =>
  (await server.rows('select state from memberships where user_id = $1 and tenant_id = $2', [userId, tenantId]))[0]?.[
    'state'
  ];
const roleIds = async (...keys: string[]) =>
  (await server.rows<{ id: string }>('select id from roles where key = any($1)', [keys])).map(({ id }) => id);

describe('inviting a new user', () => {
  it('activates with their own password, and is a member then', async () => {
    const email = newAddress();
    const answer = await invite({ email, name: 'Ivo Brand' });
    expect(answer.status).toBe(201);
    const invited = answer.json<User>();
    expect(invited).toMatchObject({
      email,
      name: 'Ivo Brand',
      verified: false,
      activatedForTenant: false,
      tenantId: acme,
    });
    expect(invited.roles.map(({ key }) => key)).toEqual(['member']);
    await server.settle();
    const mail = server.mailbox.latest(email);
    expect(mail.subject).toBe('Join Acme on Waypoint');
    expect(mail.text).toContain(admin.name);
    expect(new URL(mail.links[0]!).pathname).toBe('/account/activate');
    const link = linkParts(server.mailbox.linkPath(email));
    expect(await membership(invited.id)).toBe('invited');
    const session = (
      await server.browser().post(paths.activate, { ...link, password: 'my very own password' })
    ).json<SignedIn>();
    expect(session).toMatchObject({ userId: invited.id, tenantId: acme });
    expect(await membership(invited.id)).toBe('active');
  });

  it('may sign up with the token instead, without another mail', async () => {
    const email = newAddress();
    const { id } = (await invite({ email })).json<User>();
    await server.settle();
    const { token } = linkParts(server.mailbox.linkPath(email));
    expect((await server.browser().post('/identity/resources/tenants/invites/v1/verify', { token })).json()).toEqual({
      name: 'Acme',
    });
    expect(
      (
        await server
          .browser()
          .post(paths.signUp, { email: newAddress(), password: 'my very own password', invitationToken: token })
      ).json(),
    ).toMatchObject({ errorCode: 'link-invalid' });
    const answer = (
      await server.browser().post(paths.signUp, { email, password: 'my very own password', invitationToken: token })
    ).json();
    expect(answer).toMatchObject({ shouldActivate: false, userId: id, tenantId: acme, authResponse: { userId: id } });
  });
});

describe('inviting a user with an account', () => {
  it('joins once, by a button on a page', async () => {
    const { id } = (await invite({ email: stranger.email })).json<User>();
    await server.settle();
    expect(new URL(server.mailbox.latest(stranger.email).links[0]!).pathname).toBe('/account/invitation/accept');
    const link = linkParts(server.mailbox.linkPath(stranger.email));
    expect(await membership(id)).toBe('invited');
    expect((await signIn(server.browser(), stranger)).tenantId).toBe(globex);
    expect((await server.browser().post(paths.acceptInvitation, link)).status).toBe(200);
    expect(await membership(id)).toBe('active');
    expect((await server.browser().post(paths.acceptInvitation, link)).json()).toMatchObject({
      errorCode: 'link-used',
    });
    expect((await signIn(server.browser(), stranger, { 'frontegg-scoped-tenant': acme })).tenantId).toBe(acme);
  });

  it('does not set a password with the token of an invitation', async () => {
    const other = await callerFor(server, stranger, globex);
    await invite({ email: admin.email }, other);
    await server.settle();
    const { token } = linkParts(server.mailbox.linkPath(admin.email));
    const answer = await server
      .browser()
      .post(paths.signUp, { email: admin.email, password: 'a takeover password', invitationToken: token });
    expect(answer.json()).toMatchObject({ errorCode: 'link-invalid' });
    await signIn(server.browser(), admin);
  });

  it('is not invited if already a member', async () => {
    expect((await invite({ email: member.email })).json()).toMatchObject({ errorCode: 'already-member' });
  });
});

describe('invitations', () => {
  it('have no effect once withdrawn', async () => {
    const [newcomer, known] = [newAddress(), 'gita.two@partner.example'];
    await invite({ email: newcomer });
    await server.rows('update users set email = $1, email_folded = $1 where id = $2', [known, server.people.guest.id]);
    await server.rows('delete from memberships where user_id = $1 and tenant_id = $2', [server.people.guest.id, acme]);
    await invite({ email: known });
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(known));
    await server.rows("delete from memberships where state = 'invited' and tenant_id = $1", [acme]);
    expect((await server.browser().post(paths.acceptInvitation, link)).json()).toMatchObject({
      errorCode: 'link-invalid',
    });
    const activation = await server
      .browser()
      .post(paths.activate, { ...linkParts(server.mailbox.linkPath(newcomer)), password: 'my very own password' });
    expect(activation.json()).toMatchObject({ errorCode: 'no-tenant' });
  });

  it('expire after seven days, by the server clock', async () => {
    const email = newAddress();
    await invite({ email });
    await server.settle();
    server.clock.advance(7 * day);
    const answer = await server
      .browser()
      .post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password: 'my very own password' });
    expect(answer.json()).toMatchObject({ errorCode: 'link-expired' });
  });

  it('invalidate the earlier mail when resent', async () => {
    const email = newAddress();
    const caller = await callerFor(server, admin);
    await invite({ email }, caller);
    await server.settle();
    const older = linkParts(server.mailbox.linkPath(email));
    server.clock.advance(second);
    expect((await caller.browser.post(paths.resendInvitation, { email }, caller.headers)).status).toBe(200);
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(2);
    expect(
      (await server.browser().post(paths.activate, { ...older, password: 'my very own password' })).json(),
    ).toMatchObject({ errorCode: 'link-used' });
    expect(
      (
        await server
          .browser()
          .post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password: 'my very own password' })
      ).status,
    ).toBe(200);
  });

  it('resending without an open invitation does nothing, and gives the same answer', async () => {
    const caller = await callerFor(server, admin);
    const before = server.mailbox.messages.length;
    for (const email of [member.email, 'nobody@new.example'])
      expect((await caller.browser.post(paths.resendInvitation, { email }, caller.headers)).status).toBe(200);
    await server.settle();
    expect(server.mailbox.messages).toHaveLength(before);
  });
});

describe('V8.2 authorization of invitations', () => {
  it('requires the permission', async () => {
    const caller = await callerFor(server, member);
    expect((await invite({ email: newAddress() }, caller)).status).toBe(403);
    expect((await caller.browser.post(paths.resendInvitation, { email: 'a@b.example' }, caller.headers)).status).toBe(
      403,
    );
  });

  it('V8.3.3 refuses a role above the caller’s own', async () => {
    const [lead] = [randomId(systemRandom)];
    await server.rows(
      "insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at) values ($1, $2, 'lead', 'Lead', 50, '{fe.secure.*}', $3, $3)",
      [lead, acme, server.clock.read()],
    );
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      member.id,
      lead,
    ]);
    const caller = await callerFor(server, member);
    expect((await invite({ email: newAddress(), roleIds: await roleIds('admin') }, caller)).json()).toMatchObject({
      errorCode: 'role-above-own',
    });
    const answer = await invite({ email: newAddress(), roleIds: await roleIds('lead', 'member') }, caller);
    expect(answer.json<User>().roles.map(({ key }) => key)).toEqual(['lead', 'member']);
  });

  it('V8.4.1 refuses a role of another tenant, and an unknown role', async () => {
    const caller = await callerFor(server, stranger, globex);
    for (const ids of [await roleIds('lead'), [randomId(systemRandom)], ['no id'], ['__proto__']]) {
      const answer = await invite({ email: newAddress(), roleIds: ids }, caller);
      expect(answer.json()).toMatchObject({ errorCode: 'role-not-found' });
    }
    expect(await server.rows('select 1 from users where email like $1', [`invited-${people}@%`])).toEqual([]);
  });
});

it('a new user invited by two tenants can join both: activating with one link leaves the other open', async () => {
  const email = 'wanted@nowhere.example';
  for (const admin of [server.people.admin, server.people.stranger]) {
    const { browser, headers } = await callerFor(server, admin);
    await browser.post(paths.users, { email, provider: 'local' }, headers);
  }
  await server.settle();
  const [first, second] = server.mailbox.to(email).map((message) => new URL(message.links[0]!).searchParams);
  const activate = (link: URLSearchParams, password?: string) =>
    server
      .browser()
      .post(paths.activate, { userId: link.get('userId'), token: link.get('token'), ...(password && { password }) });
  expect((await activate(first!, 'a calm river in spring')).status).toBe(200);
  expect((await activate(second!)).json()).toMatchObject({ mfaRequired: false });
  const states = await server.rows(
    'select m.state from memberships m join users u on u.id = m.user_id where u.email = $1',
    [email],
  );
  expect(states).toEqual([{ state: 'active' }, { state: 'active' }]);
});
