import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { bearer, callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { limits: { memberUnlock: { points: 3, per: 3600 } }, signIn: { userNames: true } },
});
const { acme, globex, admin, member, guest, stranger } = server.people;
const ada = await callerFor(server, admin);
const impersonation = '/identity/resources/impersonation/v1';

/** A member who may change users, below the admins. */
const desk = { ...member, id: randomUUID(), email: 'desk@acme.example' };
await server.rows(
  `insert into users (id, email, email_folded, name, metadata, password_hash, password_changed_at, verified, super_user, created_at, updated_at)
   select $2, $3, $3, 'Help Desk', '{}', password_hash, password_changed_at, true, false, created_at, updated_at from users where id = $1`,
  [member.id, desk.id, desk.email],
);
await server.rows(`insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', now())`, [
  acme,
  desk.id,
]);
const roleId = randomUUID();
await server.rows(
  `insert into roles (id, tenant_id, key, name, level, is_default, is_first_user, permission_keys, created_at, updated_at)
   values ($1, $2, 'desk', 'Help desk', 50, false, false, '{fe.secure.read.users,fe.secure.write.updateUser}', now(), now())`,
  [roleId, acme],
);
await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
  acme,
  desk.id,
  roleId,
]);

const lock = async ({ email }: { email: string }) => {
  for (let count = 0; count < 5; count += 1) await tryLogin(server.browser(), email, 'wrong');
};
const signInStatus = async ({ email, password }: { email: string; password: string }) =>
  (await tryLogin(server.browser(), email, password)).status;
async function unlock(userId: string, { browser, headers }: Pick<typeof ada, 'browser' | 'headers'> = ada) {
  const answer = await browser.post(`/team/resources/members/v1/${userId}/unlock`, {}, headers);
  return { status: answer.status, code: answer.text && answer.json<{ errorCode?: string }>().errorCode };
}
const audits = () =>
  server.rows(
    `select tenant_id, actor_id, target_id, severity from audits where action = 'user.unlocked' and at >= $1 order by id`,
    [began],
  );
const lockedOnes = async (caller = ada) =>
  (await caller.browser.get('/team/resources/members/v1?state=locked', caller.headers)).json<{
    items: TeamUser[];
    totalItems: number;
  }>();

let began = server.clock.read();
beforeEach(async () => {
  await server.rows('delete from lockouts');
  await server.rows('delete from rate_limits');
  server.clock.advance(1000);
  began = server.clock.read();
});

it('an admin unlocks a member, who signs in again, in every tenant', async () => {
  await lock(guest);
  expect(await signInStatus(guest)).toBe(423);
  const [listed] = (await lockedOnes()).items;
  expect(listed).toMatchObject({ id: guest.id, isLocked: true });
  expect(Date.parse(listed!.lockedUntil!)).toBeGreaterThan(began.getTime());
  expect(await unlock(guest.id)).toEqual({ status: 200, code: '' });
  expect((await lockedOnes()).totalItems).toBe(0);
  expect(await signInStatus(guest)).toBe(200);
  // the act of an admin is in the log of their tenant alone
  expect(await audits()).toEqual([{ tenant_id: acme, actor_id: admin.id, target_id: guest.id, severity: 'Medium' }]);
});

it('sign-in by user name is unlocked too, and shown as locked', async () => {
  await server.rows(`update users set username = 'Gita.R', username_folded = 'username:gita.r' where id = $1`, [
    guest.id,
  ]);
  for (let count = 0; count < 5; count += 1)
    await server.browser().post(paths.login, { username: 'gita.r', password: 'wrong' });
  expect((await lockedOnes()).items).toMatchObject([{ id: guest.id, isLocked: true }]);
  await unlock(guest.id);
  expect((await lockedOnes()).items).toEqual([]);
  expect(await audits()).toHaveLength(1);
});

it('an account that is not locked stays as it is: wrong passwords that count go on counting, and nothing is logged', async () => {
  for (let count = 0; count < 4; count += 1) await tryLogin(server.browser(), guest.email, 'wrong');
  expect(await unlock(guest.id)).toEqual({ status: 200, code: '' });
  expect(await audits()).toEqual([]);
  await tryLogin(server.browser(), guest.email, 'wrong');
  expect(await signInStatus(guest)).toBe(423);
});

it.each([
  ['somebody of another tenant', () => stranger, 'user-not-found'],
  ['an id that is none', () => ({ ...stranger, id: 'x' }), 'user-not-found'],
  ['oneself', () => admin, 'not-yourself'],
])('is refused for %s, who stays locked', async (_who, who, code) => {
  await lock(who());
  expect((await unlock(who().id)).code).toBe(code);
  expect(await signInStatus(who())).toBe(423);
  expect(await audits()).toEqual([]);
});

it.each([
  ['has only been invited', `state = 'invited', joined = false, invited_email = 'gita@partner.example'`],
  ['is deactivated', `state = 'disabled'`],
])('is refused for a user who %s', async (_how, change) => {
  const where = 'where user_id = $1 and tenant_id = $2';
  await lock(guest);
  await server.rows(`update memberships set ${change} ${where}`, [guest.id, acme]);
  onTestFinished(
    async () =>
      void (await server.rows(`update memberships set state = 'active', joined = true, invited_email = null ${where}`, [
        guest.id,
        acme,
      ])),
  );
  expect((await lockedOnes()).items).toEqual([]);
  expect((await unlock(guest.id)).code).toBe('user-not-found');
  expect(await signInStatus(guest)).toBe(423);
});

it('is refused without the permission, and for a user above the caller', async () => {
  const mika = await callerFor(server, member);
  await lock(guest);
  expect((await unlock(guest.id, mika)).status).toBe(403);
  expect(await signInStatus(guest)).toBe(423);
  const helper = await callerFor(server, desk);
  expect((await unlock(guest.id, helper)).status).toBe(200);
  await lock(admin);
  expect((await unlock(admin.id, helper)).code).toBe('person-above-own');
  expect(await signInStatus(admin)).toBe(423);
});

it('is refused in an impersonated session', async () => {
  const asked = await ada.browser.post(
    `${impersonation}/tickets`,
    { userId: desk.id, reason: 'Ticket 4711' },
    ada.headers,
  );
  const { impersonatedUserId, actorToken } = asked.json<{ impersonatedUserId: string; actorToken: string }>();
  const browser = server.browser();
  const begun = await browser.post(impersonation, { impersonatedUserId, actorToken });
  const headers = bearer(begun.json<{ accessToken: string }>().accessToken);
  await lock(guest);
  expect((await unlock(guest.id, { browser, headers })).status).toBe(403);
  expect(await signInStatus(guest)).toBe(423);
  expect((await unlock(guest.id, await callerFor(server, desk))).status).toBe(200);
});

it('has a limit for each user of an account', async () => {
  for (let count = 0; count < 3; count += 1) {
    await lock(guest);
    expect((await unlock(guest.id)).status).toBe(200);
  }
  await lock(guest);
  expect(await unlock(guest.id)).toEqual({ status: 429, code: 'too-many-requests' });
  // admins elsewhere do not learn of it
  const sol = await callerFor(server, stranger, globex);
  expect((await unlock(guest.id, sol)).status).toBe(200);
});
