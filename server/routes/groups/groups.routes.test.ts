import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/entities.ts';
import type { Group, GroupConfig } from '#shared/contract/groups/groups.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    roles: [
      { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
      {
        key: 'lead',
        name: 'Lead',
        level: 50,
        permissions: ['fe.secure.read.*', 'fe.secure.write.*', 'fe.secure.delete.*'],
      },
      { key: 'helper', name: 'Helper', level: 60, permissions: ['fe.secure.read.users'] },
      { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
    ],
  },
});
const { people } = server;
const groupsPath = '/identity/resources/groups/v1';
let made = 0;

async function signIn(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  const send = (method: string, path: string, body?: unknown) =>
    browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  return {
    send,
    create: async (body: object = {}) =>
      (await send('POST', groupsPath, { name: `Group ${++made}`, ...body })).json<Group>(),
    get: async (id: string) =>
      (await send('GET', `${groupsPath}/${id}?_groupsRelations=rolesAndUsers`)).json<Required<Group>>(),
    change: (id: string, body: object) => send('PATCH', `${groupsPath}/${id}`, body),
    remove: (id: string) => send('DELETE', `${groupsPath}/${id}`),
    roles: (method: 'POST' | 'DELETE', id: string, roleIds: string[]) =>
      send(method, `${groupsPath}/${id}/roles`, { roleIds }),
    users: (method: 'POST' | 'DELETE', id: string, userIds: string[]) =>
      send(method, `${groupsPath}/${id}/users`, { userIds }),
    configure: (body: Partial<GroupConfig>) => send('POST', `${groupsPath}/config`, body),
    give: (id: string, roleIds: string[]) => send('PUT', '/team/resources/members/v1', { id, roleIds }),
  };
}

const admin = await signIn(people.admin);
const roles = (await admin.send('GET', '/identity/resources/roles/v1')).json<Role[]>();
const roleId = (key: string) => roles.find((role) => role.key === key)!.id;
const code = (answer: { json(): unknown }) => (answer.json() as { errorCode?: string }).errorCode;

/** A group with Mika as a member, with roles. */
async function groupWith(keys: string[], userIds: string[] = [people.member.id]): Promise<Group> {
  const group = await admin.create();
  if (keys.length > 0) expect((await admin.roles('POST', group.id, keys.map(roleId))).status).toBe(200);
  if (userIds.length > 0) expect((await admin.users('POST', group.id, userIds)).status).toBe(200);
  return group;
}

describe('4 creating a group', () => {
  it('then adds the given users and roles, and the list contains all', async () => {
    const group = await admin.create({
      name: 'Sales 🧭 EMEA',
      color: '#0a7',
      description: 'Sells',
      metadata: '{"cost":"4711"}',
    });
    expect(group).toMatchObject({ managedBy: 'frontegg', roles: [], users: [] });
    await admin.users('POST', group.id, [people.member.id]);
    await admin.roles('POST', group.id, [roleId('helper')]);
    const listed = (await admin.send('GET', `${groupsPath}?_groupsRelations=rolesAndUsers`))
      .json<{ groups: Group[] }>()
      .groups.find((each) => each.id === group.id);
    expect(listed).toMatchObject({
      name: 'Sales 🧭 EMEA',
      color: '#0a7',
      metadata: '{"cost":"4711"}',
      rolesCount: 1,
      usersCount: 1,
      roles: [{ key: 'helper' }],
      users: [{ email: people.member.email, activatedForTenant: true }],
    });
    await admin.remove(group.id);
  });

  it('3 relations: none by default, then roles, users, or both', async () => {
    const group = await groupWith(['helper']);
    const shape = async (query: string) => {
      const answer = (await admin.send('GET', `${groupsPath}/${group.id}${query}`)).json<Group>();
      return [answer.roles?.length, answer.users?.length];
    };
    expect(await shape('')).toEqual([undefined, undefined]);
    expect(await shape('?_groupsRelations=roles')).toEqual([1, undefined]);
    expect(await shape('?_groupsRelations=users')).toEqual([undefined, 1]);
    expect(await shape('?_groupsRelations=rolesAndUsers')).toEqual([1, 1]);
    await admin.remove(group.id);
  });

  it('a name is unique, case-insensitively', async () => {
    const { name, id } = await admin.create();
    expect(code(await admin.send('POST', groupsPath, { name: name.toUpperCase() }))).toBe('group-name-taken');
    expect((await admin.change(id, { name: name.toUpperCase() })).status).toBe(200);
  });

  it('pages by index, searches and sorts', async () => {
    for (const name of ['Zebra one', 'Zebra two', 'Zebra three']) await admin.create({ name });
    const page = async (query: string) =>
      (await admin.send('GET', `/identity/resources/groups/v2?_filter=zebra&${query}`)).json<{
        items: Group[];
        _metadata: { totalItems: number; totalPages: number };
      }>();
    expect(await page('_limit=2&_offset=1')).toMatchObject({
      items: [{ name: 'Zebra two' }],
      _metadata: { totalItems: 3, totalPages: 2 },
    });
    expect((await page('_sortBy=name&_order=DESC')).items.map(({ name }) => name)).toEqual([
      'Zebra two',
      'Zebra three',
      'Zebra one',
    ]);
  });
});

describe('roles of a group', () => {
  it('permit calls, are in the token’s user, and end with the group, at once', async () => {
    const mika = await signIn(people.member);
    expect((await mika.send('GET', paths.users)).status).toBe(403);
    const group = await groupWith(['helper']);
    expect((await mika.send('GET', paths.users)).status).toBe(200);
    const me = (await mika.send('GET', '/identity/resources/users/v2/me')).json<{
      roles: Role[];
      permissions: { key: string }[];
    }>();
    expect(me.roles.map(({ key }) => key)).toEqual(['helper', 'member']);
    expect(me.permissions.map(({ key }) => key)).toEqual(['fe.secure.read.users']);
    await admin.remove(group.id);
    expect((await mika.send('GET', paths.users)).status).toBe(403);
  });

  it('are returned for users by the IDs that clients of the contract read', async () => {
    const group = await groupWith(['helper']);
    const [row] = (await admin.send('GET', `/identity/resources/users/v3/groups?ids=${people.member.id}`)).json<
      Record<string, unknown>[]
    >();
    expect(row).toMatchObject({
      vendorId: server.services.environment.vendorId,
      tenantId: people.acme,
      userId: people.member.id,
    });
    expect(row!['groupIds']).toContain(group.id);
    await admin.remove(group.id);
  });

  it('are in tokens, once, even if the user has the role directly too', async () => {
    const group = await groupWith(['member', 'helper']);
    const { session } = await callerFor(server, people.member);
    const claims = JSON.parse(Buffer.from(session.accessToken.split('.')[1]!, 'base64url').toString()) as {
      roles: string[];
      permissions: string[];
    };
    expect([...claims.roles].sort()).toEqual(['helper', 'member']);
    expect(claims.permissions).toEqual(['fe.secure.read.users']);
    await admin.remove(group.id);
  });

  it('do not become direct roles when a user’s form is saved', async () => {
    const group = await groupWith(['helper']);
    const listed = (await admin.send('GET', `/team/resources/members/v1?search=${people.member.email}`)).json<{
      items: TeamUser[];
    }>().items[0]!;
    expect(listed).toMatchObject({ roleIds: [roleId('member')], groups: [{ id: group.id }] });
    await admin.give(people.member.id, listed.roleIds);
    await admin.remove(group.id);
    const held = await server.rows<{ role_id: string }>(
      'select role_id from membership_roles where user_id = $1 and tenant_id = $2',
      [people.member.id, people.acme],
    );
    expect(held.map((row) => row.role_id)).toEqual([roleId('member')]);
  });

  it('are found from the role: its holders, and their source', async () => {
    const group = await groupWith(['helper']);
    const holders = (await admin.send('GET', `/identity/resources/roles/v1/${roleId('helper')}/holders`)).json();
    expect(holders).toMatchObject({
      totalItems: 1,
      items: [{ email: people.member.email, direct: false, groups: [{ id: group.id, name: group.name }] }],
      groups: [{ id: group.id }],
    });
    await admin.remove(group.id);
  });

  it('are inactive while groups, or their roles, are disabled', async () => {
    const group = await groupWith(['helper']);
    const mika = await signIn(people.member);
    for (const off of [{ rolesEnabled: false }, { enabled: false }]) {
      expect((await admin.configure(off)).status).toBe(200);
      expect((await mika.send('GET', paths.users)).status).toBe(403);
      expect((await admin.configure({ enabled: true, rolesEnabled: true })).json()).toEqual({
        enabled: true,
        rolesEnabled: true,
      });
      expect((await mika.send('GET', paths.users)).status).toBe(200);
    }
    await admin.remove(group.id);
  });

  it('end when a user leaves the tenant', async () => {
    const group = await groupWith(['helper'], [people.guest.id]);
    expect((await admin.send('DELETE', `/team/resources/members/v1/${people.guest.id}`)).status).toBe(200);
    expect((await admin.get(group.id)).users).toEqual([]);
  });
});

describe('V8.2.2 users cannot exceed their permissions through a group', () => {
  it('not by its roles, its members, its deletion, or disabling groups', async () => {
    const group = await groupWith(['admin'], [people.admin.id]);
    await admin.give(people.member.id, [roleId('lead')]);
    const lead = await signIn(people.member);
    const own = await lead.create();
    const answers = [
      await lead.roles('POST', own.id, [roleId('admin')]),
      await lead.users('POST', group.id, [people.member.id]),
      await lead.users('DELETE', group.id, [people.admin.id]),
      await lead.roles('DELETE', group.id, [roleId('admin')]),
      await lead.change(group.id, { name: 'Taken' }),
      await lead.remove(group.id),
      await lead.configure({ enabled: false }),
    ];
    expect(answers.map(code)).toEqual(answers.map(() => 'role-above-own'));
    await lead.users('POST', own.id, [people.admin.id]);
    expect(code(await lead.users('DELETE', own.id, [people.admin.id]))).toBe('person-above-own');
    await admin.give(people.member.id, [roleId('member')]);
    await admin.remove(group.id);
  });

  it('each permission covers only its own actions', async () => {
    const role = (
      await admin.send('POST', '/identity/resources/roles/v1', { key: 'namer', name: 'Names groups' })
    ).json<Role>();
    const permissions = (await admin.send('GET', '/identity/resources/permissions/v1')).json<
      { id: string; key: string }[]
    >();
    await admin.send('PUT', `/identity/resources/roles/v1/${role.id}/permissions`, {
      permissionIds: [permissions.find(({ key }) => key === 'fe.secure.write.groups')!.id],
    });
    await admin.give(people.member.id, [role.id]);
    const namer = await signIn(people.member);
    const group = await namer.create();
    const answers = [
      await namer.users('POST', group.id, [people.member.id]),
      await namer.roles('POST', group.id, [roleId('member')]),
      await namer.remove(group.id),
      await namer.send('GET', groupsPath),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403]);
    await admin.give(people.member.id, [roleId('member')]);
  });
});

it('the last admin by a group stays: on leaving it, on changes of its roles, on its deletion, on disabling groups', async () => {
  const group = await groupWith(['admin'], [people.admin.id]);
  // by the group only
  expect((await admin.give(people.admin.id, [''])).status).toBe(200);
  const answers = [
    await admin.users('DELETE', group.id, [people.admin.id]),
    await admin.roles('DELETE', group.id, [roleId('admin')]),
    await admin.remove(group.id),
    await admin.configure({ rolesEnabled: false }),
  ];
  expect(answers.map(code)).toEqual(answers.map(() => 'last-admin'));
  expect((await admin.give(people.admin.id, [roleId('admin')])).status).toBe(200);
  expect((await admin.remove(group.id)).status).toBe(200);
});

describe('a change of a group', () => {
  it('is refused to the second of two admins', async () => {
    const group = await admin.create();
    server.clock.advance(1000);
    expect((await admin.change(group.id, { description: 'First', updatedAt: group.updatedAt })).status).toBe(200);
    expect(code(await admin.change(group.id, { description: 'Second', updatedAt: group.updatedAt }))).toBe(
      'changed-meanwhile',
    );
    expect((await admin.get(group.id)).description).toBe('First');
  });

  it('is audited with before and after, and its deletion with what it contained', async () => {
    const group = await groupWith(['helper']);
    await admin.remove(group.id);
    const rows = await server.rows<{ action: string; details: object }>(
      'select action, details from audits where target_id = $1 order by id',
      [group.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'group.created',
      'group.roles-changed',
      'group.users-added',
      'group.deleted',
    ]);
    expect(rows[1]!.details).toMatchObject({ before: [], after: ['helper'] });
    expect(rows[3]!.details).toMatchObject({ destroyed: { people: 1, roles: ['helper'] } });
  });

  it('notifies the users whose permissions change, and none if it gives none', async () => {
    await server.settle();
    const told = () => server.mailbox.messages.filter((message) => message.to === people.member.email).length;
    const before = told();
    const empty = await groupWith([]);
    await admin.remove(empty.id);
    await server.settle();
    expect(told()).toBe(before);
    const group = await groupWith(['helper']);
    await admin.users('DELETE', group.id, [people.member.id]);
    await server.settle();
    expect(told()).toBe(before + 2);
    expect(server.mailbox.latest(people.member.email).text).toContain(`you were removed from the group ${group.name}`);
  });

  it('is possible only by the directory, if a directory manages it', async () => {
    const group = await groupWith([]);
    await server.rows(`update groups set managed_by = 'scim2' where id = $1`, [group.id]);
    const answers = [
      await admin.change(group.id, { name: 'Mine' }),
      await admin.users('POST', group.id, [people.admin.id]),
      await admin.users('DELETE', group.id, [people.member.id]),
      await admin.remove(group.id),
    ];
    expect(answers.map(code)).toEqual(answers.map(() => 'group-managed-elsewhere'));
    expect((await admin.roles('POST', group.id, [roleId('helper')])).status).toBe(200);
  });
});
