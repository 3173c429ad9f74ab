/** Inviting an address again while its invitation is open: the last invitation counts. */
import { describe, expect, it } from 'vitest';
import { day, minute, second } from '#server/lib/clock.ts';
import { callerFor, linkParts, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, acme } = server.people;
const members = '/team/resources/members/v1';
let people = 0;
const newAddress = () => `again-${(people += 1)}@new.example`;
const roleId = async (key: string) =>
  (await server.rows<{ id: string }>('select id from roles where key = $1', [key]))[0]!.id;
/** Signs in each time, as the clock is moved beyond the life of a session. */
const invite = async (body: Record<string, unknown>) => {
  const { browser, headers } = await callerFor(server, admin);
  return await browser.post(paths.users, body, headers);
};
const resend = async (email: string) => {
  const { browser, headers } = await callerFor(server, admin);
  return await browser.post(paths.resendInvitation, { email }, headers);
};
interface Listed {
  id: string;
  name: string;
  roles: { key: string }[];
  temporaryExpirationDate?: string;
}
const rowOf = async (email: string): Promise<Listed> => {
  const { browser, headers } = await callerFor(server, admin);
  const { items } = (await browser.get(`${members}?search=${email}`, headers)).json<{ items: Listed[] }>();
  expect(items).toHaveLength(1);
  return items[0]!;
};
const inSeconds = (seconds: number) => new Date(server.clock.read().getTime() + seconds * second).toISOString();

describe('inviting again', () => {
  it('replaces the roles', async () => {
    const email = newAddress();
    await invite({ email, roleIds: [await roleId('admin')] });
    const answer = await invite({ email, roleIds: [await roleId('member')] });
    expect(answer.json()).toMatchObject({ roles: [{ key: 'member' }] });
    expect((await rowOf(email)).roles.map(({ key }) => key)).toEqual(['member']);
  });

  it('replaces the end of the access: set, moved and removed', async () => {
    const email = newAddress();
    await invite({ email });
    await invite({ email, expirationInSeconds: 86_400 });
    expect((await rowOf(email)).temporaryExpirationDate).toBe(inSeconds(86_400));
    await invite({ email, expirationInSeconds: 3600 });
    expect((await rowOf(email)).temporaryExpirationDate).toBe(inSeconds(3600));
    await invite({ email });
    expect((await rowOf(email)).temporaryExpirationDate).toBeUndefined();
  });

  it('takes a corrected name, and keeps it when none is given', async () => {
    const email = newAddress();
    await invite({ email, name: 'Wrnog Name' });
    await invite({ email, name: 'Right Name' });
    expect((await rowOf(email)).name).toBe('Right Name');
    await invite({ email });
    expect((await rowOf(email)).name).toBe('Right Name');
  });

  it('records in the log what it changed', async () => {
    const email = newAddress();
    const { id } = (
      await invite({ email, name: 'One', roleIds: [await roleId('admin')], expirationInSeconds: 86_400 })
    ).json<{ id: string }>();
    const until = inSeconds(86_400);
    await invite({ email, name: 'Two', roleIds: [await roleId('member')] });
    expect(
      await server.rows('select action, details from audits where target_id = $1 and tenant_id = $2 order by id', [
        id,
        acme,
      ]),
    ).toEqual([
      { action: 'user.invited', details: { email, roles: ['admin'], after: { state: 'invited', roles: ['admin'] } } },
      {
        action: 'user.invitation-resent',
        details: {
          email,
          roles: ['member'],
          before: { name: 'One', roles: ['admin'], until },
          after: { name: 'Two', roles: ['member'], until: null },
        },
      },
    ]);
  });

  it('V8.2.2 takes no roles away that are above the caller’s own', async () => {
    const email = newAddress();
    await invite({ email, roleIds: [await roleId('admin')] });
    const { browser, headers } = await callerFor(server, admin);
    const helper = (
      await browser.post('/identity/resources/roles/v1', { key: 'helper', name: 'Helper', permissions: [] }, headers)
    ).json<{ id: string }>();
    await server.rows(`update roles set permission_keys = '{fe.secure.write.users}', level = 50 where id = $1`, [
      helper.id,
    ]);
    await server.rows('update membership_roles set role_id = $1 where user_id = $2 and tenant_id = $3', [
      helper.id,
      server.people.member.id,
      acme,
    ]);
    const mika = await callerFor(server, server.people.member);
    const refused = await mika.browser.post(paths.users, { email, roleIds: [helper.id] }, mika.headers);
    expect(refused.json()).toMatchObject({ errorCode: 'person-above-own' });
    expect((await rowOf(email)).roles.map(({ key }) => key)).toEqual(['admin']);
  });

  it('V15.4.1 ends with one of the two when two admins invite at once', async () => {
    const email = newAddress();
    const [one, two] = [await roleId('admin'), await roleId('member')];
    const { browser, headers } = await callerFor(server, admin);
    const answers = await Promise.all(
      [one, two].map((id) => browser.post(paths.users, { email, roleIds: [id] }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await rowOf(email)).roles).toHaveLength(1);
  });
});

describe('an invitation whose access has expired', () => {
  it('is renewed by inviting again', async () => {
    const email = newAddress();
    await invite({ email, expirationInSeconds: 60 });
    server.clock.advance(2 * minute);
    expect((await invite({ email, expirationInSeconds: 86_400 })).status).toBe(201);
    await server.settle();
    expect(server.mailbox.latest(email).text).toContain('1 day');
    const link = linkParts(server.mailbox.linkPath(email));
    const joined = await server.browser().post(paths.activate, { ...link, password: 'my very own password' });
    expect(joined.status).toBe(200);
  });

  it('is not mailed again, and says so', async () => {
    const email = newAddress();
    await invite({ email, expirationInSeconds: 60 });
    await server.settle();
    server.clock.advance(day);
    expect((await resend(email)).json()).toMatchObject({ errorCode: 'invitation-ended' });
    const { browser, headers } = await callerFor(server, admin);
    const everywhere = await browser.post(`${paths.resendInvitation}/all`, { email }, headers);
    expect(everywhere.json()).toMatchObject({ errorCode: 'invitation-ended' });
    const { id } = await rowOf(email);
    const byId = await browser.post(`${members}/${id}/resendActivationEmail`, {}, headers);
    expect(byId.json()).toMatchObject({ errorCode: 'invitation-ended' });
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
  });

  it('is not mailed by an invitation link either', async () => {
    const { email } = server.people.stranger;
    await invite({ email, expirationInSeconds: 60 });
    await server.settle();
    const mails = server.mailbox.to(email).length;
    server.clock.advance(2 * minute);
    const { browser, headers } = await callerFor(server, admin);
    const { token } = (await browser.post('/identity/resources/tenants/invites/v1/user', {}, headers)).json<{
      token: string;
    }>();
    const asked = await server
      .browser()
      .post(paths.signUp, { email, password: 'a password of nobody', invitationToken: token });
    expect(asked.status).toBe(200);
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(mails);
  });
});
