import { expect, it } from 'vitest';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, globex } = server.people;
const path = '/identity/resources/users/v1/invitation/reset/all';
const resend = async (email: string, as = admin) => {
  const { browser, headers } = await callerFor(server, as);
  const answer = await browser.post(path, { email }, headers);
  await server.settle();
  return answer;
};
const tenantsIn = (email: string) => server.mailbox.to(email).map(({ subject }) => subject);

it('4 resends an open invitation for each tenant in which the caller may, and for no other', async () => {
  const email = 'twice.invited@nowhere.example';
  for (const user of [admin, stranger]) {
    const { browser, headers } = await callerFor(server, user);
    await browser.post(paths.users, { email }, headers);
  }
  await server.settle();
  expect(tenantsIn(email)).toHaveLength(2);
  expect((await resend(email)).status).toBe(200);
  expect(tenantsIn(email).slice(2)).toEqual(['Join Acme on Waypoint']);

  const [role] = await server.rows<{ role_id: string }>(
    'select role_id from membership_roles where user_id = $1 and tenant_id = $2',
    [stranger.id, globex],
  );
  await server.rows("insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)", [
    globex,
    admin.id,
    server.clock.read(),
  ]);
  await resend(email);
  expect(tenantsIn(email).slice(3)).toEqual(['Join Acme on Waypoint']);
  await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    globex,
    admin.id,
    role!.role_id,
  ]);
  await resend(email);
  expect(tenantsIn(email).slice(4).toSorted()).toEqual(['Join Acme on Waypoint', 'Join Globex on Waypoint']);
});

it('sends nothing to a user without an open invitation, with the same answer', async () => {
  const before = server.mailbox.messages.length;
  for (const email of [member.email, 'nobody@nowhere.example']) expect((await resend(email)).status).toBe(200);
  expect(server.mailbox.messages).toHaveLength(before);
});

it('V8.2 requires the permission', async () => {
  expect((await resend(member.email, member)).status).toBe(403);
});
