import { expect, it, onTestFinished } from 'vitest';
import { callerFor, linkParts, paths, signIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { limits: { mail: { points: 2, per: 3600 } } } });
const { acme, globex, admin, member, guest, stranger } = server.people;
const pathFor = (userId: string) => `/team/resources/members/v1/${userId}/passwordReset`;

async function send(userId: string, by = admin) {
  const { browser, headers } = await callerFor(server, by);
  const answer = await browser.post(pathFor(userId), {}, headers);
  await server.settle();
  return { status: answer.status, text: answer.text, code: answer.text && answer.json()['errorCode'] };
}
const resetMails = (email: string) => server.mailbox.to(email).filter(({ subject }) => subject.startsWith('Reset'));
const auditRows = (tenantId: string) =>
  server.rows("select actor_id, target_id from audits where action = 'user.password-reset-sent' and tenant_id = $1", [
    tenantId,
  ]);

it('an admin sends a member the email to reset their password, which only the member can use', async () => {
  expect(await send(member.id)).toEqual({ status: 200, text: '', code: '' });
  expect(resetMails(member.email)).toHaveLength(1);
  expect(await auditRows(acme)).toEqual([{ actor_id: admin.id, target_id: member.id }]);
  // the old password works until a new one is set
  await signIn(server.browser(), member);
  const link = linkParts(server.mailbox.linkPath(member.email));
  expect((await server.browser().post(paths.reset, { ...link, password: 'fresh water every day' })).status).toBe(200);
  await signIn(server.browser(), { email: member.email, password: 'fresh water every day' });
});

it('the answer is the same once the user’s limit for such emails is reached, in whichever tenant', async () => {
  for (let n = 0; n < 2; n += 1) await server.browser().post(paths.forgot, { email: guest.email });
  await server.settle();
  expect(await send(guest.id)).toEqual({ status: 200, text: '', code: '' });
  expect(await send(guest.id, stranger)).toEqual({ status: 200, text: '', code: '' });
  expect(resetMails(guest.email)).toHaveLength(2);
  // each tenant sees its own request
  expect(await auditRows(globex)).toEqual([{ actor_id: stranger.id, target_id: guest.id }]);
});

it.each([
  ['somebody of another tenant', () => stranger.id, 'user-not-found'],
  ['an id that is none', () => 'x', 'user-not-found'],
  ['oneself', () => admin.id, 'not-yourself'],
])('is refused for %s, and nothing is sent', async (_who, userId, code) => {
  const before = [server.mailbox.messages.length, (await auditRows(acme)).length];
  expect((await send(userId())).code).toBe(code);
  expect([server.mailbox.messages.length, (await auditRows(acme)).length]).toEqual(before);
});

it.each([
  [
    'deactivated',
    "update memberships set state = 'disabled'",
    "update memberships set state = 'active'",
    'user-not-found',
  ],
  ['invited', "update memberships set state = 'invited'", "update memberships set state = 'active'", 'user-not-found'],
  [
    'managed by a directory',
    "update memberships set managed_by = 'scim2'",
    "update memberships set managed_by = 'here'",
    'person-managed-elsewhere',
  ],
])('is refused for a user who is %s', async (_how, change, undo, code) => {
  const where = ' where user_id = $1 and tenant_id = $2';
  await server.rows(change + where, [guest.id, acme]);
  onTestFinished(async () => void (await server.rows(undo + where, [guest.id, acme])));
  expect((await send(guest.id)).code).toBe(code);
});

it('is refused without the permission', async () => {
  expect((await send(admin.id, guest)).status).toBe(403);
});
