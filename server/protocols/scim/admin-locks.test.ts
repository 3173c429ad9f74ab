/** Members whom an admin has disabled stay so, whatever their directory says. */
import { expect, it } from 'vitest';
import { callerFor, linkParts, paths, tryLogin } from '#server/testing/flows.ts';
import { createDirectory, scimConfigurations, type ScimDirectory } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;
const owner = await callerFor(server, admin);
const password = 'my very own password';

let count = 0;
/** Has joined. */
async function provision(directory: ScimDirectory) {
  const email = `locked-${(count += 1)}@harbour.example`;
  const answer = await directory.post('/Users', { userName: email, displayName: 'Pat Quay' });
  expect(answer.status, answer.text).toBe(201);
  const { id } = answer.json<{ id: string }>();
  const [row] = await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]);
  await server.settle();
  const joined = await server
    .browser()
    .post(paths.activate, { ...linkParts(server.mailbox.linkPath(email)), password });
  expect(joined.status, joined.text).toBe(200);
  return { id, email, userId: row!.user_id };
}
const setActive = async (directory: ScimDirectory, id: string, value: boolean) => {
  const answer = await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value }]);
  expect(answer.json()).toMatchObject({ active: value });
};
const byAdmin = async (userId: string, action: 'disable' | 'enable') =>
  (await owner.browser.post(`/identity/resources/tenants/users/v1/${userId}/${action}`, {}, owner.headers)).status;
const stateOf = async (userId: string) =>
  (await server.rows<{ state: string }>('select state from memberships where user_id = $1', [userId]))[0]!.state;
const drop = async ({ id }: ScimDirectory) =>
  await owner.browser.send('DELETE', `${scimConfigurations}/${id}`, { headers: owner.headers });

it('a directory that deactivates and reactivates does not lift the lock of an admin', async () => {
  const directory = await createDirectory(server, admin);
  const user = await provision(directory);
  expect(await byAdmin(user.userId, 'disable')).toBe(200);
  await setActive(directory, user.id, false);
  await setActive(directory, user.id, true);
  expect(await stateOf(user.userId)).toBe('disabled');
  expect((await tryLogin(server.browser(), user.email, password)).status).toBe(403);
  expect((await directory.get(`/Users/${user.id}`)).json()).toMatchObject({ active: true });
  expect(await byAdmin(user.userId, 'enable')).toBe(200);
  expect(await stateOf(user.userId)).toBe('active');
  // from then on the directory decides as before
  await setActive(directory, user.id, false);
  expect(await stateOf(user.userId)).toBe('disabled');
  expect(await byAdmin(user.userId, 'enable')).toBe(409);
  await setActive(directory, user.id, true);
  expect(await stateOf(user.userId)).toBe('active');
});

it('nor does a connection that takes the place of a deleted one', async () => {
  const first = await createDirectory(server, admin);
  const [locked, off] = [await provision(first), await provision(first)];
  await setActive(first, off.id, false);
  await drop(first);
  expect(await byAdmin(locked.userId, 'disable')).toBe(200);
  const second = await createDirectory(server, admin);
  for (const { email } of [locked, off])
    expect((await second.post('/Users', { userName: email })).json()).toMatchObject({ active: true });
  expect(await stateOf(locked.userId)).toBe('disabled');
  expect(await stateOf(off.userId)).toBe('active');
  expect(await byAdmin(locked.userId, 'enable')).toBe(200);
  expect(await stateOf(locked.userId)).toBe('active');
});

it('a user whom the directory creates inactive is reactivated by it', async () => {
  const directory = await createDirectory(server, admin);
  const answer = await directory.post('/Users', { userName: 'no address', active: false });
  const { id } = answer.json<{ id: string }>();
  const [row] = await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]);
  expect(await stateOf(row!.user_id)).toBe('disabled');
  await setActive(directory, id, true);
  expect(await stateOf(row!.user_id)).not.toBe('disabled');
});
