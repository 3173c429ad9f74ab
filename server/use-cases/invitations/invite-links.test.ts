import { describe, expect, it } from 'vitest';
import type { InviteLink } from '#shared/contract/invitations/invitations.ts';
import { minute } from '#server/lib/clock.ts';
import { callerFor, linkParts, paths, signIn } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, guest, acme, globex } = server.people;
const base = '/identity/resources/tenants/invites';
const verify = (token: string) => server.browser().post(`${base}/v1/verify`, { token });
let people = 0;
const newAddress = () => `newcomer-${(people += 1)}@link.example`;
const password = 'my very own password';

async function makeLink(body: Record<string, unknown> = {}, as = admin, tenantId = acme): Promise<InviteLink> {
  const { browser, headers } = await callerFor(server, as, tenantId);
  const answer = await browser.post(`${base}/v2/user`, body, headers);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<InviteLink>();
}
const memberOf = async (email: string, tenantId = acme) =>
  (
    await server.rows<{ state: string; keys: string[] }>(
      `select m.state, array(select r.key from membership_roles mr join roles r on r.id = mr.role_id where mr.tenant_id = m.tenant_id and mr.user_id = m.user_id) as keys
     from memberships m join users u on u.id = m.user_id where u.email = $1 and m.tenant_id = $2`,
      [email, tenantId],
    )
  )[0];

describe('4 invitation link', () => {
  it('is valid for thirty days by default, and is shown again', async () => {
    const link = await makeLink();
    expect(link).toMatchObject({
      tenantId: acme,
      userId: admin.id,
      shouldSendEmail: false,
      expires: new Date(server.clock.read().getTime() + 43_200 * minute).toISOString(),
    });
    expect(new URL(link.url).pathname).toBe('/account/sign-up');
    const { browser, headers } = await callerFor(server, admin);
    expect((await browser.get(`${base}/v1/user`, headers)).json()).toEqual(link);
    expect((await verify(link.token)).json()).toEqual({ name: 'Acme' });
  });

  it('signs new users up into the tenant with the link’s roles, once they have verified their address', async () => {
    const roleIds = (await server.rows<{ id: string }>("select id from roles where key = 'admin'")).map(({ id }) => id);
    const { token } = await makeLink({ roleIds });
    const email = newAddress();
    const browser = server.browser();
    const answer = await browser.post(paths.signUp, { email, name: 'New Comer', password, invitationToken: token });
    expect(answer.json()).toEqual({ shouldActivate: true });
    await server.settle();
    expect(await memberOf(email)).toEqual({ state: 'invited', keys: ['admin'] });
    const session = await browser.post(paths.activate, linkParts(server.mailbox.linkPath(email)));
    expect(session.json()).toMatchObject({ tenantId: acme, email });
    expect(await memberOf(email)).toEqual({ state: 'active', keys: ['admin'] });
    expect(
      await server.rows(
        'select 1 from tenants t join memberships m on m.tenant_id = t.id join users u on u.id = m.user_id where u.email = $1',
        [email],
      ),
    ).toHaveLength(1);
    expect((await signIn(server.browser(), { email, password })).tenantId).toBe(acme);
  });

  it('works through HTML forms on the hosted page', async () => {
    const { url } = await makeLink();
    const email = newAddress();
    const browser = server.browser();
    const page = await browser.get(new URL(url).pathname + new URL(url).search);
    expect(page.text).toContain('Acme');
    const sent = await browser.submit(page, { email, name: 'Form Filler', password });
    expect(sent.text).toContain(email);
    await server.settle();
    await browser.submit(await browser.get(server.mailbox.linkPath(email)), {});
    expect(await memberOf(email)).toEqual({ state: 'active', keys: ['member'] });
  });

  it('a resent activation mail still leads into the tenant', async () => {
    const { token } = await makeLink();
    const email = newAddress();
    const browser = server.browser();
    await browser.post(paths.signUp, { email, password, invitationToken: token });
    await server.settle();
    await browser.post('/identity/resources/users/v1/activate/reset', { email });
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(2);
    expect((await browser.post(paths.activate, linkParts(server.mailbox.linkPath(email)))).json()).toMatchObject({
      tenantId: acme,
    });
  });

  it('V6.3.8 gives the same answer for an existing account, whose owner is asked by mail', async () => {
    const { token } = await makeLink();
    const answer = await server
      .browser()
      .post(paths.signUp, { email: stranger.email, password: 'a takeover password', invitationToken: token });
    expect(answer.json()).toEqual({ shouldActivate: true });
    await server.settle();
    expect(new URL(server.mailbox.latest(stranger.email).links[0]!).pathname).toBe('/account/invitation/accept');
    expect(await memberOf(stranger.email)).toMatchObject({ state: 'invited' });
    await server.browser().post(paths.acceptInvitation, linkParts(server.mailbox.linkPath(stranger.email)));
    expect(await memberOf(stranger.email)).toMatchObject({ state: 'active' });
    await signIn(server.browser(), stranger);
    await server.rows('delete from memberships where user_id = $1 and tenant_id = $2', [stranger.id, acme]);
  });

  it('does not add users to the tenant without consent when they sign in on a page that the link led to', async () => {
    const { token } = await makeLink();
    expect(
      (
        await server
          .browser()
          .post(paths.login, { email: stranger.email, password: stranger.password, invitationToken: token })
      ).json(),
    ).toMatchObject({ tenantId: globex });
    expect(await memberOf(stranger.email)).toMatchObject({ state: 'invited' });
    await server.settle();
    expect(server.mailbox.latest(stranger.email).subject).toContain('Acme');
    await server.rows('delete from memberships where user_id = $1 and tenant_id = $2', [stranger.id, acme]);
  });

  it('keeps its URL and gets a new expiry when renewed; creating it again revokes the old link', async () => {
    const link = await makeLink({ expiresInMinutes: 10 });
    const { browser, headers } = await callerFor(server, admin);
    server.clock.advance(9 * minute);
    const renewed = (
      await browser.send('PATCH', `${base}/v1/user`, {
        body: JSON.stringify({ expiresInMinutes: 10 }),
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).json<InviteLink>();
    expect(renewed).toMatchObject({
      token: link.token,
      expires: new Date(server.clock.read().getTime() + 10 * minute).toISOString(),
    });
    server.clock.advance(9 * minute);
    expect((await verify(link.token)).status).toBe(200);
    server.clock.advance(minute);
    expect((await verify(link.token)).json()).toMatchObject({ errorCode: 'link-expired' });
    await makeLink();
    expect((await verify(link.token)).json()).toMatchObject({ errorCode: 'link-invalid' });
  });

  it('does nothing once revoked, and says so before a form is filled in', async () => {
    const { token, url } = await makeLink();
    const { browser, headers } = await callerFor(server, admin);
    expect((await browser.send('DELETE', `${base}/v1/user`, { headers })).status).toBe(200);
    expect((await browser.get(`${base}/v1/user`, headers)).json()).toBeNull();
    expect((await verify(token)).status).toBe(400);
    const page = await server.browser().get(new URL(url).pathname + new URL(url).search);
    expect(page.text).toContain('This link is incomplete');
    const email = newAddress();
    expect(
      (await server.browser().post(paths.signUp, { email, password, invitationToken: token })).json(),
    ).toMatchObject({ errorCode: 'link-invalid' });
    await server.settle();
    expect(server.mailbox.to(email)).toEqual([]);
  });

  it('revoked between form and background job adds no member and creates no tenant', async () => {
    const { token } = await makeLink();
    const email = newAddress();
    await server
      .browser()
      .post(paths.signUp, { email, password, invitationToken: token })
      .then(() => server.rows('delete from invite_links'));
    await server.settle();
    // if the job was faster, the invitation remains valid; in no case is a separate tenant created
    expect(
      await server.rows(
        'select 1 from memberships m join users u on u.id = m.user_id where u.email = $1 and m.tenant_id <> $2',
        [email, acme],
      ),
    ).toEqual([]);
  });

  it('ends with its creator’s right to invite or membership, and assigns no role that the creator has lost', async () => {
    const [inviting] = await server.rows<{ id: string }>(
      `insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at) select gen_random_uuid(), $1, 'inviting', 'Inviting', 50, '{fe.secure.write.tenantInvites}', created_at, created_at from tenants where id = $1 returning id`,
      [acme],
    );
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      guest.id,
      inviting!.id,
    ]);
    const [adminRole] = await server.rows<{ id: string }>("select id from roles where key = 'admin'");
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      guest.id,
      adminRole!.id,
    ]);
    const { token } = await makeLink({ roleIds: [adminRole!.id] }, guest);
    await server.rows('delete from membership_roles where user_id = $1 and role_id = $2', [guest.id, adminRole!.id]);
    const email = newAddress();
    await server.browser().post(paths.signUp, { email, password, invitationToken: token });
    await server.settle();
    expect(await memberOf(email)).toEqual({ state: 'invited', keys: [] });
    await server.rows('update roles set permission_keys = $2 where id = $1', [inviting!.id, []]);
    expect((await verify(token)).json()).toMatchObject({ errorCode: 'link-invalid' });
    await server.rows('update roles set permission_keys = $2 where id = $1', [
      inviting!.id,
      ['fe.secure.write.tenantInvites'],
    ]);
    expect((await verify(token)).status).toBe(200);
    await server.rows("update memberships set state = 'disabled' where user_id = $1 and tenant_id = $2", [
      guest.id,
      acme,
    ]);
    expect((await verify(token)).json()).toMatchObject({ errorCode: 'link-invalid' });
    await server.rows('delete from memberships where user_id = $1 and tenant_id = $2', [guest.id, acme]);
    expect((await verify(token)).json()).toMatchObject({ errorCode: 'link-invalid' });
  });

  it('V15.4.1 exists once after five concurrent creations by one user; concurrent renewal and revocation both succeed', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const made = await Promise.all(Array.from({ length: 5 }, () => browser.post(`${base}/v2/user`, {}, headers)));
    expect(made.map(({ status }) => status)).toEqual(Array<number>(5).fill(201));
    const known = await Promise.all(made.map((answer) => verify(answer.json<InviteLink>().token)));
    expect(known.filter(({ status }) => status === 200)).toHaveLength(1);
    for (let round = 0; round < 5; round += 1) {
      await makeLink();
      const send = (method: string) =>
        browser.send(method, `${base}/v1/user`, {
          ...(method === 'PATCH' && { body: '{}' }),
          headers: { ...headers, ...(method === 'PATCH' && { 'content-type': 'application/json' }) },
        });
      const [renewed, revoked] = await Promise.all([send('PATCH'), send('DELETE')]);
      expect([200, 404]).toContain(renewed.status);
      expect(revoked.status).toBe(200);
      expect((await browser.get(`${base}/v1/user`, headers)).json()).toBeNull();
    }
  });

  it('V15.4.1 invites a user once who signs in five times concurrently on its page', async () => {
    const { token } = await makeLink();
    const audits = () =>
      server.rows(`select 1 from audits where action = 'user.invited-by-link' and target_id = $1`, [stranger.id]);
    const before = (await audits()).length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server
          .browser()
          .post(paths.login, { email: stranger.email, password: stranger.password, invitationToken: token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
    await server.settle();
    expect(await memberOf(stranger.email)).toMatchObject({ state: 'invited' });
    expect(server.mailbox.latest(stranger.email).subject).toContain('Acme');
    expect(await audits()).toHaveLength(before + 1);
    await server.rows('delete from memberships where user_id = $1 and tenant_id = $2', [stranger.id, acme]);
  });

  it('notifies its creator by mail if requested', async () => {
    const { token } = await makeLink({ shouldSendEmail: true });
    const email = newAddress();
    await server.browser().post(paths.signUp, { email, name: 'Told About', password, invitationToken: token });
    await server.settle();
    expect(server.mailbox.latest(admin.email).text).toContain(`Told About (${email})`);
  });
});

describe('V8.2 authorization of invitation links', () => {
  it('requires the permission', async () => {
    const { browser, headers } = await callerFor(server, member);
    for (const version of ['v1', 'v2'])
      expect((await browser.post(`${base}/${version}/user`, {}, headers)).status).toBe(403);
  });

  it('V8.4.1 does not return the link of another user', async () => {
    const link = await makeLink();
    const other = await callerFor(server, stranger, globex);
    expect((await other.browser.get(`${base}/v1/user`, other.headers)).json()).toBeNull();
    expect(
      (
        await other.browser.send('PATCH', `${base}/v1/user`, {
          body: '{}',
          headers: { 'content-type': 'application/json', ...other.headers },
        })
      ).json(),
    ).toMatchObject({ errorCode: 'invite-link-not-found' });
    await other.browser.send('DELETE', `${base}/v1/user`, { headers: other.headers });
    expect((await verify(link.token)).status).toBe(200);
  });

  it('V14.2.2 never stores the token in plain text', async () => {
    const { token } = await makeLink();
    const [row] = await server.rows<{ text: string }>(
      'select row_to_json(l)::text as text from invite_links l limit 1',
    );
    expect(row!.text).not.toContain(token);
    expect(row!.text).not.toContain(Buffer.from(token).toString('hex'));
  });
});

it('when the operator turns links off, none can be created or used; closed sign-up stays closed for other users', async () => {
  const closed = await startTestServer({ config: { invitations: { links: false }, signUp: { allowed: false } } });
  const { browser, headers } = await callerFor(closed, closed.people.admin);
  expect((await browser.get(`${base}/v1/configuration`, headers)).json()).toMatchObject({
    tenantInvitationsAllowed: false,
  });
  expect((await browser.post(`${base}/v1/user`, {}, headers)).json()).toMatchObject({ errorCode: 'invite-links-off' });
  await closed.close();
});
