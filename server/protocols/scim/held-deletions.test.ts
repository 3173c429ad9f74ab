/** Users whose deletion waits for an admin are in nobody's way, and nobody else gets their account. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, callerFor, linkParts, paths, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { createDirectory, scimConfigurations, type ScimDirectory } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;
const password = 'my very own password';
let owner: Awaited<ReturnType<typeof callerFor>>;
beforeEach(async () => {
  owner = await callerFor(server, admin);
});
afterEach(async () => void (await server.rows('delete from scim_connections')));

let count = 0;
async function provision(directory: ScimDirectory, body: object = {}) {
  const email = `held-${(count += 1)}@harbour.example`;
  const answer = await directory.post('/Users', { userName: email, displayName: `Pat ${count}`, ...body });
  expect(answer.status, answer.text).toBe(201);
  const { id } = answer.json<{ id: string }>();
  return { id, email, userId: await userOf(id) };
}
const userOf = async (id: string) =>
  (await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]))[0]!.user_id;
const accountOf = async (userId: string) => (await server.rows('select * from users where id = $1', [userId]))[0];
const heldOf = async (id: string) =>
  (await server.rows<{ held: string | null }>('select held from scim_users where id = $1', [id]))[0]?.held;

/** A leaver who has signed in and whose deletion is held, in a directory of their own. */
async function leaver(body: object = {}) {
  const directory = await createDirectory(server, admin);
  const others = [];
  for (let index = 0; index < 10; index += 1) others.push(await provision(directory));
  const stayer = await provision(directory);
  const left = await provision(directory, body);
  await server.settle();
  const browser = server.browser();
  const joined = await browser.post(paths.activate, { ...linkParts(server.mailbox.linkPath(left.email)), password });
  expect(joined.status, joined.text).toBe(200);
  for (const { id } of others) await directory.remove(`/Users/${id}`);
  expect((await directory.remove(`/Users/${left.id}`)).status).toBe(204);
  expect(await heldOf(left.id)).toBe('deletion');
  return { directory, stayer, left, browser, headers: bearer(joined.json<SignedIn>().accessToken) };
}
const decide = async ({ id }: ScimDirectory, how: 'allow' | 'discard') =>
  await owner.browser.post(`${scimConfigurations}/${id}/held/${how}`, undefined, owner.headers);

describe('a user name that goes on to somebody else', () => {
  it.each([
    ['with an externalId of their own', { externalId: 'new' }],
    ['without one', {}],
  ])('%s: the newcomer gets an account of their own', async (_name, body) => {
    const { directory, left, browser, headers } = await leaver({ externalId: 'old' });
    const before = await accountOf(left.userId);
    const email = `new-${left.email}`;
    const answer = await directory.post('/Users', {
      userName: left.email,
      displayName: 'Somebody New',
      emails: [{ value: email, primary: true }],
      ...body,
    });
    expect(answer.status, answer.text).toBe(201);
    const { id } = answer.json<{ id: string }>();
    expect(id).not.toBe(left.id);
    expect(await accountOf(await userOf(id))).toMatchObject({ email, name: 'Somebody New' });
    expect(await accountOf(left.userId)).toEqual(before);
    expect((await browser.get(paths.me, headers)).json()).toMatchObject({ email: left.email });
    expect((await tryLogin(server.browser(), email, password)).status).toBe(401);
    const found = await directory.get(`/Users?filter=${encodeURIComponent(`userName eq "${left.email}"`)}`);
    expect(found.json<{ Resources: { id: string }[] }>().Resources.map((user) => user.id)).toEqual([id]);
    // the leaver is still held, and goes once an admin agrees
    expect(await heldOf(left.id)).toBe('deletion');
    expect((await decide(directory, 'allow')).json()).toEqual({ count: 1 });
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    expect(await accountOf(await userOf(id))).toMatchObject({ email });
  });

  it('of the same address and another externalId is refused until an admin has decided', async () => {
    const { directory, left } = await leaver({ externalId: 'old' });
    const body = { userName: left.email, externalId: 'new' };
    const refused = await directory.post('/Users', body);
    expect([refused.status, refused.json<{ scimType: string }>().scimType]).toEqual([409, 'uniqueness']);
    expect(await heldOf(left.id)).toBe('deletion');
    await decide(directory, 'allow');
    const answer = await directory.post('/Users', body);
    expect(answer.status).toBe(201);
    expect(await userOf(answer.json<{ id: string }>().id)).not.toBe(left.userId);
  });

  it('by a change of another user is theirs', async () => {
    const { directory, stayer, left } = await leaver();
    const answer = await directory.patch(`/Users/${stayer.id}`, [
      { op: 'replace', path: 'userName', value: left.email },
    ]);
    expect(answer.status, answer.text).toBe(200);
    expect(await accountOf(left.userId)).toMatchObject({ email: left.email });
    // one who is kept goes on with a name that nobody has, and can be changed
    expect((await decide(directory, 'discard')).status).toBe(200);
    const kept = (await directory.get(`/Users/${left.id}`)).json<{ userName: string }>();
    expect(kept.userName).not.toBe(left.email);
    const renamed = await directory.patch(`/Users/${left.id}`, [
      { op: 'replace', path: 'userName', value: `kept-${left.email}` },
    ]);
    expect(renamed.status, renamed.text).toBe(200);
    expect((await directory.get(`/Users/${stayer.id}`)).json()).toMatchObject({ userName: left.email });
  });
});

describe('the same person', () => {
  it.each([
    ['by name and address', (email: string) => ({ userName: email })],
    [
      'by address and externalId',
      (email: string) => ({ userName: 'anew', externalId: 'same', emails: [{ value: email }] }),
    ],
  ])('%s keeps account and session', async (_name, bodyOf) => {
    const { directory, left, browser, headers } = await leaver({ externalId: 'same' });
    const answer = await directory.post('/Users', bodyOf(left.email));
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json<{ id: string }>().id).toBe(left.id);
    expect(await heldOf(left.id)).toBeNull();
    expect((await browser.get(paths.me, headers)).status).toBe(200);
  });

  it('without an address is known by the name', async () => {
    const { directory } = await leaver();
    const person = await provision(directory, { userName: 'No Address' });
    await directory.remove(`/Users/${person.id}`);
    expect(await heldOf(person.id)).toBe('deletion');
    const again = await directory.post('/Users', { userName: 'no address' });
    expect(again.json<{ id: string }>().id).toBe(person.id);
    await directory.remove(`/Users/${person.id}`);
    const other = await directory.post('/Users', {
      userName: 'no address',
      emails: [{ value: 'somebody.else@harbour.example' }],
    });
    expect(other.status, other.text).toBe(201);
    expect(other.json<{ id: string }>().id).not.toBe(person.id);
  });
});

describe('another connection of the tenant', () => {
  it('takes over whom it creates by the address, without the groups of the first', async () => {
    const { directory, stayer, left, browser, headers } = await leaver();
    const [row] = await server.rows<{ tenant_id: string }>('select tenant_id from scim_users where id = $1', [left.id]);
    const other = await createDirectory(server, admin);
    const crew = (await directory.post('/Groups', { displayName: 'Crew', members: [{ value: stayer.id }] })).json<{
      id: string;
    }>().id;
    await server.rows('insert into group_members (tenant_id, group_id, user_id) values ($1, $2, $3)', [
      row!.tenant_id,
      crew,
      left.userId,
    ]);
    const answer = await other.post('/Users', { userName: 'anew', externalId: 'b', emails: [{ value: left.email }] });
    expect(answer.status, answer.text).toBe(201);
    const { id } = answer.json<{ id: string }>();
    expect(await userOf(id)).toBe(left.userId);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    expect((await server.rows('select 1 from group_members where user_id = $1', [left.userId])).length).toBe(0);
    // the first has nothing to decide any more, and does not reach the user
    expect((await decide(directory, 'allow')).json()).toEqual({ count: 0 });
    for (const directoryId of [left.id, id]) expect((await directory.get(`/Users/${directoryId}`)).status).toBe(404);
    const off = await other.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }]);
    expect(off.status, off.text).toBe(200);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
  });

  it('is refused the address of a user of the first who is not held', async () => {
    const { stayer } = await leaver();
    const other = await createDirectory(server, admin);
    expect((await other.post('/Users', { userName: stayer.email })).status).toBe(409);
  });
});
