/** The brake on mass deprovisioning: what passes, what is held, what its directory sees, and what admins decide. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, callerFor, linkParts, paths, type SignedIn } from '#server/testing/flows.ts';
import { createDirectory, scimConfigurations, type ScimDirectory } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, stranger, member } = server.people;
/** Signed in anew: some tests let time pass. */
let owner: Awaited<ReturnType<typeof callerFor>>;
beforeEach(async () => {
  owner = await callerFor(server, admin);
});
// a tenant has a limited number of them
afterEach(async () => void (await server.rows('delete from scim_connections')));
/** Of new users. */
const allowed = 10;
const hold = 'urn:portico:scim:schemas:extension:hold:2.0:User';

interface ProvisionedUser {
  id: string;
  userId: string;
  email: string;
}
let count = 0;

async function provision(directory: ScimDirectory, body: object = {}): Promise<ProvisionedUser> {
  const email = `brake-${(count += 1)}@harbour.example`;
  const answer = await directory.post('/Users', { userName: email, displayName: `Pat ${count}`, ...body });
  expect(answer.status, answer.text).toBe(201);
  const { id } = answer.json<{ id: string }>();
  const [row] = await server.rows<{ user_id: string }>('select user_id from scim_users where id = $1', [id]);
  return { id, email, userId: row!.user_id };
}

/** A connection of its own with so many active users. */
async function team(size: number): Promise<{ directory: ScimDirectory; people: ProvisionedUser[] }> {
  const directory = await createDirectory(server, admin, { source: 'okta', connectionName: `Okta ${(count += 1)}` });
  const people: ProvisionedUser[] = [];
  for (let index = 0; index < size; index += 1) people.push(await provision(directory));
  await server.rows("update memberships set state = 'active' where user_id = any ($1)", [
    people.map(({ userId }) => userId),
  ]);
  return { directory, people };
}

/** The directory brought them long ago. */
const establish = async (people: ProvisionedUser[]) =>
  void (await server.rows("update scim_users set created_at = created_at - interval '2 days' where id = any ($1)", [
    people.map(({ id }) => id),
  ]));
const deactivate = (directory: ScimDirectory, { id }: ProvisionedUser) =>
  directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }]);
const stateOf = async ({ userId }: ProvisionedUser) =>
  (await server.rows<{ state: string }>('select state from memberships where user_id = $1', [userId]))[0]?.state;
const statesOf = async (people: ProvisionedUser[]) => await Promise.all(people.map(stateOf));
const held = async ({ id }: ScimDirectory, query = '') => {
  const answer = await owner.browser.get(`${scimConfigurations}/${id}/held${query}`, owner.headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{
    total: number;
    first: string | null;
    items: { id: string; name: string; operation: string; email: string; roles: string[] }[];
  }>();
};
const decide = async ({ id }: ScimDirectory, how: 'allow' | 'discard', body?: object, who = owner) =>
  await who.browser.post(`${scimConfigurations}/${id}/held/${how}`, body, who.headers);
const audits = async (action: string) =>
  await server.rows<{ details: Record<string, unknown>; actor_id: string | null }>(
    'select details, actor_id from audits where action = $1 and tenant_id = $2 order by id',
    [action, acme],
  );

/** Everybody whom the brake lets pass, and then the rest. */
async function brake(size: number) {
  const { directory, people } = await team(size);
  for (const user of people.slice(0, allowed)) await deactivate(directory, user);
  const waiting = people.slice(allowed);
  for (const user of waiting) expect((await deactivate(directory, user)).status).toBe(200);
  return { directory, people, waiting };
}

describe('what is held', () => {
  it('one of four people is no mass deprovisioning', async () => {
    const { directory, people } = await team(4);
    await deactivate(directory, people[0]!);
    expect(await statesOf(people)).toEqual(['disabled', 'active', 'active', 'active']);
    expect(await held(directory)).toMatchObject({ total: 0, first: null, items: [] });
  });

  it('from the eleventh on they stay active, whether deactivated by PATCH, PUT, Bulk or deleted', async () => {
    const { directory, people } = await team(allowed + 4);
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    const [patched, put, bulk, deleted] = people.slice(allowed) as [
      ProvisionedUser,
      ProvisionedUser,
      ProvisionedUser,
      ProvisionedUser,
    ];
    expect((await deactivate(directory, patched)).json()).toMatchObject({ active: false });
    expect((await directory.put(`/Users/${put.id}`, { userName: put.email, active: 'False' })).status).toBe(200);
    const answer = await directory.post('/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations: [
        {
          method: 'PATCH',
          path: `/Users/${bulk.id}`,
          data: { Operations: [{ op: 'replace', value: { active: false } }] },
        },
      ],
    });
    expect(answer.json<{ Operations: { status: string }[] }>().Operations[0]!.status).toBe('200');
    expect((await directory.remove(`/Users/${deleted.id}`)).status).toBe(204);
    expect(await statesOf(people.slice(0, allowed))).toEqual(Array(allowed).fill('disabled'));
    expect(await statesOf([patched, put, bulk, deleted])).toEqual(['active', 'active', 'active', 'active']);
    const list = await held(directory);
    const connections = (await owner.browser.get(scimConfigurations, owner.headers)).json<
      { id: string; held: number }[]
    >();
    expect(connections.find(({ id }) => id === directory.id)?.held).toBe(list.total);
    expect(list.total).toBe(4);
    expect(Object.fromEntries(list.items.map(({ id, operation }) => [id, operation]))).toEqual({
      [patched.id]: 'deactivation',
      [put.id]: 'deactivation',
      [bulk.id]: 'deactivation',
      [deleted.id]: 'deletion',
    });
    expect(list.items.find(({ id }) => id === patched.id)).toMatchObject({ email: patched.email, roles: ['Member'] });
    expect((await held(directory, '?offset=3&limit=2')).items).toEqual(list.items.slice(3));
  });

  it('the request log does not tell them as done', async () => {
    const { directory, waiting } = await brake(allowed + 2);
    await directory.patch(`/Users/${waiting[0]!.id}`, [{ op: 'replace', path: 'title', value: 'Pilot' }]);
    await directory.remove(`/Users/${waiting[1]!.id}`);
    const logged = async (query: string) => {
      const answer = await owner.browser.get(`${scimConfigurations}/${directory.id}/logs${query}`, owner.headers);
      const { items } = answer.json<{ items: { operation: string; held: boolean; subject: { id: string } }[] }>();
      return items.map(({ operation, held, subject }) => [operation, held, subject.id]);
    };
    expect((await logged('?limit=5')).map(([operation, isHeld]) => [operation, isHeld])).toEqual([
      ['user-deleted', true],
      ['user-changed', false],
      ['user-deactivated', true],
      ['user-deactivated', true],
      ['user-deactivated', false],
    ]);
    expect(await logged('?result=held')).toEqual([
      ['user-deleted', true, waiting[1]!.id],
      ['user-deactivated', true, waiting[1]!.id],
      ['user-deactivated', true, waiting[0]!.id],
    ]);
    const succeeded = await logged('?result=succeeded');
    expect(succeeded.filter(([operation]) => operation === 'user-deactivated')).toHaveLength(allowed);
    expect(await logged('?result=refused')).toEqual([]);
  });

  it('parallel requests do not pass the limit', async () => {
    const { directory, people } = await team(allowed + 6);
    await Promise.all(people.map((user) => deactivate(directory, user)));
    const states = await statesOf(people);
    expect(states.filter((state) => state === 'disabled')).toHaveLength(allowed);
    expect((await held(directory)).total).toBe(6);
  });

  it('after ten minutes the count begins anew, unless somebody waits', async () => {
    const { directory, people } = await team(allowed + 2);
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    server.clock.advance(10 * 60_000 + 1000);
    await deactivate(directory, people[allowed]!);
    expect(await stateOf(people[allowed]!)).toBe('disabled');
    const other = await brake(allowed + 1);
    server.clock.advance(11 * 60_000);
    const late = await provision(other.directory);
    await deactivate(other.directory, late);
    expect(await stateOf(late)).not.toBe('disabled');
  });

  it('the same user counts once; who is inactive already is deleted at once', async () => {
    const { directory, people } = await team(allowed + 1);
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    const [first] = people as [ProvisionedUser];
    for (const active of [true, false])
      await directory.patch(`/Users/${first.id}`, [{ op: 'replace', value: { active } }]);
    expect(await stateOf(first)).toBe('disabled');
    await directory.remove(`/Users/${first.id}`);
    expect(await stateOf(first)).toBeUndefined();
    expect((await held(directory)).total).toBe(0);
  });

  it('an established team of ten parts with two within ten minutes, and the third waits', async () => {
    const { directory, people } = await team(10);
    await establish(people);
    for (const user of people.slice(0, 2)) await deactivate(directory, user);
    await directory.remove(`/Users/${people[2]!.id}`);
    expect(await statesOf(people.slice(0, 3))).toEqual(['disabled', 'disabled', 'active']);
    expect((await held(directory)).total).toBe(1);
    expect(
      await server.rows(
        "select details ->> 'users' as users from notifications where key = 'directory-removals-held' and details ->> 'connection' = (select name from scim_connections where id = $1)",
        [directory.id],
      ),
    ).toEqual([{ users: '2' }]);
  });

  it('all removals count, of new users and of others', async () => {
    const { directory, people } = await team(12);
    await establish(people.slice(0, 4));
    for (const user of people.slice(4, 6)) await deactivate(directory, user);
    // new ones go on, while nobody waits
    await deactivate(directory, people[6]!);
    await deactivate(directory, people[0]!);
    await deactivate(directory, people[7]!);
    expect(await statesOf([people[6]!, people[0]!, people[7]!])).toEqual(['disabled', 'active', 'active']);
  });

  it('deletions of inactive users wait while somebody does, and stay as they were if discarded', async () => {
    const { directory, people } = await team(5);
    await establish(people);
    const [one, two, waiting, byAdmin, byDirectory] = people as [
      ProvisionedUser,
      ProvisionedUser,
      ProvisionedUser,
      ProvisionedUser,
      ProvisionedUser,
    ];
    await deactivate(directory, byDirectory);
    await deactivate(directory, one);
    const answer = await owner.browser.post(
      `/identity/resources/tenants/users/v1/${byAdmin.userId}/disable`,
      undefined,
      owner.headers,
    );
    expect(answer.status, answer.text).toBe(200);
    await deactivate(directory, waiting);
    for (const { id } of [two, byAdmin, byDirectory]) expect((await directory.remove(`/Users/${id}`)).status).toBe(204);
    expect((await directory.get(`/Users/${byAdmin.id}`)).status).toBe(404);
    expect((await held(directory)).items.map(({ id }) => id).toSorted()).toEqual(
      [waiting, two, byAdmin, byDirectory].map(({ id }) => id).toSorted(),
    );
    expect((await decide(directory, 'discard')).json()).toEqual({ count: 4 });
    expect(await statesOf([waiting, two, byAdmin, byDirectory])).toEqual(['active', 'active', 'disabled', 'disabled']);
    const states = await Promise.all(
      [waiting, two, byAdmin, byDirectory].map(
        async ({ id }) => (await directory.get(`/Users/${id}`)).json<{ active: boolean }>().active,
      ),
    );
    expect(states).toEqual([true, true, true, false]);
    await deactivate(directory, two);
    await directory.remove(`/Users/${byAdmin.id}`);
    expect((await decide(directory, 'allow')).json()).toEqual({ count: 2 });
    expect(await statesOf([two, byAdmin])).toEqual(['disabled', undefined]);
  });

  it.each([true, false])('an inactive user whose deletion waits is created anew with active: %s', async (active) => {
    const { directory, people } = await team(4);
    await establish(people);
    const [one, two, waiting, gone] = people as [ProvisionedUser, ProvisionedUser, ProvisionedUser, ProvisionedUser];
    for (const user of [gone, one, waiting, two]) await deactivate(directory, user);
    await directory.remove(`/Users/${gone.id}`);
    const again = await directory.post('/Users', { userName: gone.email, active });
    expect(again.status, again.text).toBe(201);
    expect(again.json()).not.toHaveProperty([hold]);
    expect((await held(directory)).items.map(({ id }) => id)).not.toContain(gone.id);
    expect((await stateOf(gone)) === 'disabled').toBe(!active);
  });

  it('the brake of one directory does not hold another', async () => {
    await brake(allowed + 1);
    const { directory, people } = await team(1);
    await deactivate(directory, people[0]!);
    expect(await stateOf(people[0]!)).toBe('disabled');
  });

  it('held users keep their sessions', async () => {
    const { directory, people } = await team(allowed);
    const late = await provision(directory);
    await server.settle();
    const browser = server.browser();
    const joined = await browser.post(paths.activate, {
      ...linkParts(server.mailbox.linkPath(late.email)),
      password: 'my very own password',
    });
    const headers = bearer(joined.json<SignedIn>().accessToken);
    for (const user of people) await deactivate(directory, user);
    await deactivate(directory, late);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    expect((await decide(directory, 'allow')).json()).toEqual({ count: 1 });
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    expect(await stateOf(late)).toBe('disabled');
  });
});

describe('what the directory sees', () => {
  it('a held deactivation is done for it, with a mark; lists, filters and GET agree', async () => {
    const { directory, waiting } = await brake(allowed + 1);
    const [user] = waiting as [ProvisionedUser];
    const read = (await directory.get(`/Users/${user.id}`)).json();
    expect(read).toMatchObject({ active: false, [hold]: { heldSince: expect.any(String) as string } });
    expect(read['schemas']).toContain(hold);
    const query = encodeURIComponent(`userName eq "${user.email}" and active eq false`);
    expect((await directory.get(`/Users?filter=${query}`)).json()).toMatchObject({ Resources: [read] });
    // what it reads it may send back
    expect((await directory.put(`/Users/${user.id}`, read)).status).toBe(200);
    expect(await stateOf(user)).toBe('active');
  });

  it('a held deletion is done for it: 404, in no list and no group, and deleted only once', async () => {
    const { directory, people } = await team(allowed + 1);
    const late = people[allowed]!;
    const group = (
      await directory.post('/Groups', { displayName: `Deck ${late.id}`, members: [{ value: late.id }] })
    ).json<{ id: string }>();
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    expect((await directory.remove(`/Users/${late.id}`)).status).toBe(204);
    expect((await directory.get(`/Users/${late.id}`)).status).toBe(404);
    expect((await deactivate(directory, late)).status).toBe(404);
    expect((await directory.remove(`/Users/${late.id}`)).status).toBe(404);
    expect((await directory.get('/Users?count=0')).json()).toMatchObject({ totalResults: allowed });
    expect((await directory.get(`/Groups/${group.id}`)).json<object>()).not.toHaveProperty('members');
    expect(
      (await directory.patch(`/Groups/${group.id}`, [{ op: 'add', path: 'members', value: [{ value: late.id }] }]))
        .status,
    ).toBe(400);
    expect(await stateOf(late)).toBe('active');
  });

  it('a reactivation by the directory drops the hold', async () => {
    const { directory, waiting } = await brake(allowed + 2);
    const [user] = waiting as [ProvisionedUser];
    const answer = await directory.patch(`/Users/${user.id}`, [{ op: 'replace', path: 'active', value: true }]);
    expect(answer.json<object>()).not.toHaveProperty([hold]);
    expect((await held(directory)).items.map(({ id }) => id)).toEqual([waiting[1]!.id]);
    expect(await stateOf(user)).toBe('active');
    expect((await audits('user.removal-withdrawn')).at(-1)!.details).toMatchObject({
      before: { held: 'deactivation' },
      after: { held: null },
    });
  });

  it.each(['userName', 'address'])('a user whom it creates anew by %s keeps the account', async (by) => {
    const { directory, people } = await team(allowed + 1);
    const late = people[allowed]!;
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    await directory.remove(`/Users/${late.id}`);
    const body =
      by === 'userName' ? { userName: late.email } : { userName: `anew-${late.id}`, emails: [{ value: late.email }] };
    const again = await directory.post('/Users', body);
    expect(again.status, again.text).toBe(201);
    expect((await directory.get(`/Users/${again.json<{ id: string }>().id}`)).json()).toMatchObject({ active: true });
    expect(await stateOf(late)).toBe('active');
    expect((await held(directory)).total).toBe(0);
  });
});

describe('versions', () => {
  const versionOf = async (directory: ScimDirectory, path: string) =>
    (await directory.get(path)).json<{ meta: { version: string } }>().meta.version;

  it('a held user has a new one when the deactivation is allowed', async () => {
    const { directory, waiting } = await brake(allowed + 1);
    const before = await versionOf(directory, `/Users/${waiting[0]!.id}`);
    await decide(directory, 'allow');
    expect(await versionOf(directory, `/Users/${waiting[0]!.id}`)).not.toBe(before);
  });

  it.each([true, false])('a group has a new one when a member is deleted, held: %s', async (isHeld) => {
    const { directory, people } = await team(3);
    await establish(people);
    const made = await directory.post('/Groups', {
      displayName: `Version ${(count += 1)}`,
      members: people.map(({ id }) => ({ value: id })),
    });
    const { id } = made.json<{ id: string }>();
    if (isHeld) for (const user of people.slice(0, 2)) await deactivate(directory, user);
    const before = await versionOf(directory, `/Groups/${id}`);
    await directory.remove(`/Users/${people[2]!.id}`);
    expect((await held(directory)).total).toBe(isHeld ? 1 : 0);
    expect(await versionOf(directory, `/Groups/${id}`)).not.toBe(before);
  });
});

describe('groups of held users', () => {
  const crew = async (directory: ScimDirectory, members: ProvisionedUser[]) => {
    const made = await directory.post('/Groups', { displayName: `Crew ${(count += 1)}`, members: valuesOf(members) });
    expect(made.status, made.text).toBe(201);
    return made.json<{ id: string; displayName: string }>();
  };
  const valuesOf = (members: ProvisionedUser[]) => members.map(({ id }) => ({ value: id }));
  const inGroup = async (group: { id: string }, people: ProvisionedUser[]) => {
    const rows = await server.rows<{ user_id: string }>('select user_id from group_members where group_id = $1', [
      group.id,
    ]);
    return people.map(({ userId }) => rows.some((row) => row.user_id === userId));
  };
  const seen = async (directory: ScimDirectory, group: { id: string }) => {
    const answer = (await directory.get(`/Groups/${group.id}`)).json<{
      members?: { value: string }[];
      meta: { version: string };
    }>();
    return { members: (answer.members ?? []).map(({ value }) => value).toSorted(), version: answer.meta.version };
  };
  const idsOf = (people: ProvisionedUser[]) => people.map(({ id }) => id).toSorted();

  it('a user held for deletion stays in a group that the directory replaces, and is back if kept', async () => {
    const { directory, people } = await team(allowed + 3);
    const group = await crew(directory, people.slice(allowed));
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    const [waiting, ...others] = people.slice(allowed) as [ProvisionedUser, ...ProvisionedUser[]];
    await directory.remove(`/Users/${waiting.id}`);
    const put = await directory.put(`/Groups/${group.id}`, { ...group, members: valuesOf(others) });
    expect(put.status, put.text).toBe(200);
    await directory.patch(`/Groups/${group.id}`, [{ op: 'remove', path: 'members' }]);
    expect(await inGroup(group, [waiting, ...others])).toEqual([true, false, false]);
    const before = await seen(directory, group);
    await decide(directory, 'discard');
    const after = await seen(directory, group);
    expect(after.members).toEqual([waiting.id]);
    expect(after.version).not.toBe(before.version);
  });

  it.each(['PATCH', 'PUT', 'a filter'])(
    'one held for deactivation is out of the group for the directory, keeps its roles, and is back if kept: %s',
    async (by) => {
      const { directory, waiting } = await brake(allowed + 2);
      const [user, other] = waiting as [ProvisionedUser, ProvisionedUser];
      const group = await crew(directory, waiting);
      const before = await seen(directory, group);
      const removed =
        by === 'PUT'
          ? await directory.put(`/Groups/${group.id}`, { ...group, members: valuesOf([other]) })
          : await directory.patch(`/Groups/${group.id}`, [
              by === 'PATCH'
                ? { op: 'remove', path: `members[value eq "${user.id}"]` }
                : { op: 'remove', path: `members[value sw "${user.id}"]` },
            ]);
      expect(removed.json<{ members: unknown[] }>().members).toHaveLength(1);
      expect(await seen(directory, group)).toMatchObject({ members: [other.id] });
      expect((await seen(directory, group)).version).not.toBe(before.version);
      expect((await directory.get(`/Users/${user.id}`)).json<object>()).not.toHaveProperty('groups');
      const byMember = encodeURIComponent(`members[value eq "${user.id}"]`);
      expect((await directory.get(`/Groups?filter=${byMember}`)).json()).toMatchObject({ totalResults: 0 });
      expect(await inGroup(group, waiting)).toEqual([true, true]);
      expect(
        (await audits('group.users-removed')).filter(({ details }) => details['group'] === group.displayName),
      ).toEqual([]);
      await decide(directory, 'discard');
      expect(await seen(directory, group)).toMatchObject({ members: idsOf(waiting) });
    },
  );

  it('they leave it when the deactivation is allowed, or taken back by the directory', async () => {
    const { directory, waiting } = await brake(allowed + 2);
    const group = await crew(directory, waiting);
    await directory.patch(`/Groups/${group.id}`, [{ op: 'remove', path: 'members' }]);
    expect(await inGroup(group, waiting)).toEqual([true, true]);
    const [allowedOne, active] = waiting as [ProvisionedUser, ProvisionedUser];
    await directory.patch(`/Users/${active.id}`, [{ op: 'replace', path: 'active', value: true }]);
    expect(await inGroup(group, waiting)).toEqual([true, false]);
    expect((await decide(directory, 'allow')).json()).toEqual({ count: 1 });
    expect(await inGroup(group, waiting)).toEqual([false, false]);
    const removals = (await audits('group.users-removed')).filter(
      ({ details }) => details['group'] === group.displayName,
    );
    expect(removals.map(({ details }) => details['userIds'])).toEqual([[active.userId], [allowedOne.userId]]);
  });

  it('they are members again if the directory adds them', async () => {
    const { directory, waiting } = await brake(allowed + 1);
    const group = await crew(directory, waiting);
    await directory.patch(`/Groups/${group.id}`, [{ op: 'remove', path: 'members', value: valuesOf(waiting) }]);
    expect((await seen(directory, group)).members).toEqual([]);
    await directory.patch(`/Groups/${group.id}`, [{ op: 'add', path: 'members', value: valuesOf(waiting) }]);
    expect((await seen(directory, group)).members).toEqual(idsOf(waiting));
    await decide(directory, 'allow');
    expect(await inGroup(group, waiting)).toEqual([true]);
  });

  it('those held for deletion count for admins, and the audit of the deleted connection has their number', async () => {
    const { directory, people } = await team(3);
    await establish(people);
    for (const user of people) await directory.remove(`/Users/${user.id}`);
    const counted = await owner.browser.get(
      `/directory/resources/scim/temp/${directory.id}/Users/count`,
      owner.headers,
    );
    expect(counted.json()).toEqual({ count: 1 });
    await owner.browser.send('DELETE', `${scimConfigurations}/${directory.id}`, { headers: owner.headers });
    expect((await audits('scim-connection.deleted')).at(-1)!.details).toMatchObject({ held: 1 });
  });

  it('the tenant keeps them in the group if the connection is deleted meanwhile', async () => {
    const { directory, waiting } = await brake(allowed + 1);
    const group = await crew(directory, waiting);
    await directory.patch(`/Groups/${group.id}`, [{ op: 'remove', path: 'members' }]);
    await owner.browser.send('DELETE', `${scimConfigurations}/${directory.id}`, { headers: owner.headers });
    expect(await server.rows('select removal_held from group_members where group_id = $1', [group.id])).toEqual([
      { removal_held: false },
    ]);
  });
});

describe('what admins decide', () => {
  it('they are told once, in the portal and by mail', async () => {
    const before = server.mailbox.to(admin.email).length;
    const { directory, waiting } = await brake(allowed + 3);
    expect(waiting).toHaveLength(3);
    await server.settle();
    const mails = server.mailbox.to(admin.email).slice(before);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails[0])).toContain('more than 10 users');
    const [connection] = await server.rows<{ name: string }>('select name from scim_connections where id = $1', [
      directory.id,
    ]);
    const notices = await server.rows<{ user_id: string }>(
      "select user_id from notifications where key = 'directory-removals-held' and details ->> 'connection' = $1",
      [connection!.name],
    );
    expect(notices).toEqual([{ user_id: admin.id }]);
  });

  it('they are told once within ten minutes, however often the directory asks and takes back, until they decide', async () => {
    const { directory, waiting } = await brake(allowed + 1);
    const [user] = waiting as [ProvisionedUser];
    const told = async () =>
      (
        await server.rows(
          `select 1 from notifications where key = 'directory-removals-held'
             and details ->> 'connection' = (select name from scim_connections where id = $1)`,
          [directory.id],
        )
      ).length;
    const again = async () => {
      await directory.patch(`/Users/${user.id}`, [{ op: 'replace', path: 'active', value: true }]);
      await deactivate(directory, user);
    };
    for (let index = 0; index < 3; index += 1) await again();
    expect(await told()).toBe(1);
    await decide(directory, 'discard');
    await deactivate(directory, user);
    expect(await told()).toBe(2);
  });

  it('allowed: all are deactivated and deleted at once, and removals are counted anew', async () => {
    const { directory, people } = await team(allowed + 4);
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    const [one, two, three, four] = people.slice(allowed) as [
      ProvisionedUser,
      ProvisionedUser,
      ProvisionedUser,
      ProvisionedUser,
    ];
    await deactivate(directory, one);
    await deactivate(directory, two);
    await directory.remove(`/Users/${three.id}`);
    expect((await decide(directory, 'allow')).json()).toEqual({ count: 3 });
    expect(await statesOf([one, two, three])).toEqual(['disabled', 'disabled', undefined]);
    expect((await directory.get(`/Users/${one.id}`)).json<object>()).not.toHaveProperty([hold]);
    const [row] = (await audits('scim-connection.removals-allowed')).slice(-1);
    expect(row).toMatchObject({
      actor_id: admin.id,
      details: { before: { held: 3 }, after: { held: 0 }, users: { deactivation: 2, deletion: 1 } },
    });
    await deactivate(directory, four);
    expect(await stateOf(four)).toBe('disabled');
  });

  it('discarded: they are active for the directory too, which may ask again and is held again', async () => {
    const { directory, people } = await team(allowed + 2);
    for (const user of people.slice(0, allowed)) await deactivate(directory, user);
    const [one, two] = people.slice(allowed) as [ProvisionedUser, ProvisionedUser];
    await deactivate(directory, one);
    await directory.remove(`/Users/${two.id}`);
    expect((await decide(directory, 'discard')).json()).toEqual({ count: 2 });
    for (const { id } of [one, two])
      expect((await directory.get(`/Users/${id}`)).json()).toMatchObject({ active: true });
    expect((await held(directory)).total).toBe(0);
    await deactivate(directory, one);
    expect(await stateOf(one)).toBe('active');
    expect((await held(directory)).total).toBe(1);
  });

  it('only those whom the admin saw, if they are named', async () => {
    const { directory, waiting } = await brake(allowed + 3);
    const ids = waiting.slice(0, 2).map(({ id }) => id);
    expect((await decide(directory, 'allow', { ids })).json()).toEqual({ count: 2 });
    expect(await statesOf(waiting)).toEqual(['disabled', 'disabled', 'active']);
    expect((await decide(directory, 'allow', { ids: [...ids, 'rubbish'] })).json()).toEqual({ count: 0 });
    expect((await decide(directory, 'allow', { ids: [] })).status).toBe(400);
    expect((await held(directory)).total).toBe(1);
  });

  it('two admins at once decide once', async () => {
    const { directory, waiting } = await brake(allowed + 2);
    const answers = await Promise.all([decide(directory, 'allow'), decide(directory, 'discard')]);
    expect(
      answers.map((answer) => answer.json<{ count: number }>().count).toSorted((one, other) => one - other),
    ).toEqual([0, 2]);
    expect(new Set(await statesOf(waiting)).size).toBe(1);
  });

  it('all who can manage the team are approved but the last, who stays held', async () => {
    const { directory, waiting } = await brake(allowed + 3);
    const give = async (userIds: string[]) =>
      await server.rows(
        `insert into membership_roles (tenant_id, user_id, role_id)
         select $1, u, r.id from roles r, unnest($2::uuid[]) u where r.key = 'admin' and r.tenant_id is null`,
        [acme, userIds],
      );
    await give(waiting.slice(1).map(({ userId }) => userId));
    const deciding = owner;
    const managers = await server.rows<{ user_id: string }>(
      `delete from membership_roles where tenant_id = $1 and user_id <> all ($2::uuid[]) and user_id <> $3
         and role_id in (select id from roles where key = 'admin' and tenant_id is null) returning user_id`,
      [acme, waiting.map(({ userId }) => userId), admin.id],
    );
    const [provisioner] = await server.rows<{ id: string }>(
      `insert into roles (id, tenant_id, key, name, permission_keys, level, created_at, updated_at)
       values (gen_random_uuid(), $1, 'provisioner', 'Provisioner', '{fe.secure.write.provisioningConfiguration}', 50, now(), now())
       returning id`,
      [acme],
    );
    await server.rows('update membership_roles set role_id = $3 where tenant_id = $1 and user_id = $2', [
      acme,
      admin.id,
      provisioner!.id,
    ]);
    try {
      // who could not deactivate them by hand does not do it for the directory
      const above = await decide(directory, 'allow', undefined, deciding);
      expect([above.status, above.json<{ errorCode: string }>().errorCode]).toEqual([403, 'person-above-own']);
      await server.rows('update roles set level = 0 where id = $1', [provisioner!.id]);
      const answer = await decide(directory, 'allow', undefined, deciding);
      expect(answer.json(), answer.text).toEqual({ count: 2, lastManagers: 1 });
      expect((await statesOf(waiting)).filter((state) => state === 'active')).toHaveLength(1);
      expect((await decide(directory, 'allow', undefined, deciding)).status).toBe(409);
    } finally {
      await server.rows('delete from membership_roles where role_id = $1', [provisioner!.id]);
      await give([admin.id, ...managers.map((row) => row.user_id)]);
    }
  });

  it('the last user who can manage the team is refused as before, and not held', async () => {
    const { directory, waiting } = await brake(allowed + 2);
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id)
       select $1, $2, id from roles where key = 'admin' and tenant_id is null`,
      [acme, waiting[0]!.userId],
    );
    const managers = await server.rows<{ user_id: string }>(
      `delete from membership_roles where tenant_id = $1 and user_id <> $2
         and role_id in (select id from roles where key = 'admin' and tenant_id is null) returning user_id`,
      [acme, waiting[0]!.userId],
    );
    const restore = async () => {
      for (const { user_id: userId } of managers)
        await server.rows(
          `insert into membership_roles (tenant_id, user_id, role_id)
           select $1, $2, id from roles where key = 'admin' and tenant_id is null`,
          [acme, userId],
        );
    };
    try {
      const inside = await directory.patch(`/Users/${waiting[0]!.id}`, [{ op: 'replace', value: { active: true } }]);
      expect(inside.status).toBe(200);
      expect((await deactivate(directory, waiting[0]!)).status).toBe(409);
    } finally {
      await restore();
    }
    expect(await statesOf(waiting)).toEqual(['active', 'active']);
  });

  it('other tenants, users without the permission and requests without a session are refused', async () => {
    const { directory, waiting } = await brake(allowed + 1);
    const theirs = await callerFor(server, stranger);
    const plain = await callerFor(server, member);
    for (const how of ['allow', 'discard'] as const) {
      expect((await decide(directory, how, undefined, theirs)).status).toBe(404);
      expect((await decide(directory, how, undefined, plain)).status).toBe(403);
      expect((await server.browser().post(`${scimConfigurations}/${directory.id}/held/${how}`, {})).status).toBe(401);
    }
    const list = `${scimConfigurations}/${directory.id}/held`;
    expect((await theirs.browser.get(list, theirs.headers)).status).toBe(404);
    expect((await plain.browser.get(list, plain.headers)).status).toBe(403);
    expect(await stateOf(waiting[0]!)).toBe('active');
  });

  it('a held user who is deactivated and enabled by an admin is not kept out by the directory', async () => {
    const { waiting } = await brake(allowed + 1);
    const { userId } = waiting[0]!;
    for (const action of ['disable', 'enable']) {
      const answer = await owner.browser.post(
        `/identity/resources/tenants/users/v1/${userId}/${action}`,
        undefined,
        owner.headers,
      );
      expect(answer.status, answer.text).toBe(200);
    }
    expect(await stateOf(waiting[0]!)).toBe('active');
  });
});
