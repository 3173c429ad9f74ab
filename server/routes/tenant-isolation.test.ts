import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/define.ts';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer, type TestServer } from '#server/testing/test-server.ts';

const server: TestServer = await useTestServer();
const { admin, member, stranger, acme, globex } = server.people;
const routes = Object.entries<Endpoint>(contract);
const intruder = await callerFor(server, stranger);

const roleIds = (await server.rows<{ role_id: string }>('select role_id from membership_roles where user_id = $1', [member.id])).map((row) => row.role_id);

/** Acme's policies and a session there, whose ids the intruder has got hold of. */
const policyId = async (kind: string) =>
  (await server.rows<{ id: string }>(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) select gen_random_uuid(), id, $2, '{}', created_at, created_at from tenants where id = $1 returning id`,
    [acme, kind],
  ))[0]!.id;
const [mfaPolicy, lockoutPolicy, historyPolicy] = [await policyId('mfa'), await policyId('lockout'), await policyId('password-history')];
await callerFor(server, member);
/** A role of Acme's own, and a group of Mika that gives it. */
const [ownRole, group] = ['5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a01', '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a02'];
await server.rows(`insert into roles (id, tenant_id, key, name, level, created_at, updated_at) select $2, id, 'planner', 'Planner of Acme', 100, created_at, created_at from tenants where id = $1`, [acme, ownRole]);
await server.rows(`insert into groups (id, tenant_id, name, managed_by, created_at, updated_at) select $2, id, 'Harbour crew', 'frontegg', created_at, created_at from tenants where id = $1`, [acme, group]);
await server.rows('insert into group_roles (tenant_id, group_id, role_id) values ($1, $2, $3)', [acme, group, ownRole]);
await server.rows('insert into group_members (tenant_id, group_id, user_id) values ($1, $2, $3)', [acme, group, member.id]);
const permission = (await server.rows<{ id: string }>('select id from permissions order by key limit 1'))[0]!.id;
const session = (await server.rows<{ id: string }>('select id from sessions where user_id = $1', [member.id]))[0]!.id;

interface Attack {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** `refused`: an error; `nothing`: an answer in which nothing of the other tenant stands, but perhaps the id that was asked for. */
  outcome: 'refused' | 'nothing' | 'echo';
}

/** How an admin of Globex would reach for Acme through each signed-in route that takes an id. */
const attacks: Record<string, Attack> = {
  'PUT /identity/resources/users/v1/tenant': { body: { tenantId: acme }, outcome: 'refused' },
  'POST /identity/resources/users/v3/me/token': { body: { tenantId: acme }, outcome: 'refused' },
  'POST /identity/resources/users/v2': { body: { email: 'planted@acme.example', roleIds: ['6f1c1a7e-0b1d-4a52-9d5e-0123456789ab'] }, outcome: 'refused' },
  'GET /identity/resources/users/v2': { query: { ids: member.id, _filter: 'acme', _tenantId: acme }, outcome: 'nothing' },
  'GET /identity/resources/users/v1/{userId}': { path: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/users/v1/invitation/reset': { body: { email: member.email }, outcome: 'nothing' },
  'GET /team/resources/members/v1': { query: { search: 'acme' }, outcome: 'nothing' },
  'PUT /team/resources/members/v1': { body: { id: member.id, name: 'Taken' }, outcome: 'refused' },
  'DELETE /team/resources/members/v1/{userId}': { path: { userId: member.id }, outcome: 'refused' },
  'POST /team/resources/members/v1/{userId}/resendActivationEmail': { path: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/tenants/users/v1/{userId}/disable': { path: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/tenants/users/v1/{userId}/enable': { path: { userId: member.id }, outcome: 'refused' },
  'GET /identity/resources/users/v3/roles': { query: { ids: member.id }, outcome: 'echo' },
  'POST /identity/resources/roles/v1': { body: { key: 'planted', name: 'Planted', permissions: [member.id] }, outcome: 'refused' },
  'POST /identity/resources/roles/v2': { body: { key: 'planted', name: 'Planted', baseRoleId: ownRole }, outcome: 'refused' },
  'PATCH /identity/resources/roles/v1/{roleId}': { path: { roleId: ownRole }, body: { name: 'Taken' }, outcome: 'refused' },
  'DELETE /identity/resources/roles/v1/{roleId}': { path: { roleId: ownRole }, outcome: 'refused' },
  'PUT /identity/resources/roles/v1/{roleId}/permissions': { path: { roleId: ownRole }, body: { permissionIds: [] }, outcome: 'refused' },
  'GET /identity/resources/roles/v1/{roleId}/holders': { path: { roleId: ownRole }, outcome: 'refused' },
  'PUT /identity/resources/permissions/v1/{permissionId}/roles': { path: { permissionId: permission }, body: { roleIds: [ownRole] }, outcome: 'refused' },
  'POST /identity/resources/groups/v1/bulkGet': { query: { _groupsRelations: 'rolesAndUsers' }, body: { groupsIds: [group] }, outcome: 'nothing' },
  'GET /identity/resources/groups/v1/{groupId}': { path: { groupId: group }, query: { _groupsRelations: 'rolesAndUsers' }, outcome: 'refused' },
  'PATCH /identity/resources/groups/v1/{groupId}': { path: { groupId: group }, body: { name: 'Taken' }, outcome: 'refused' },
  'DELETE /identity/resources/groups/v1/{groupId}': { path: { groupId: group }, outcome: 'refused' },
  'POST /identity/resources/groups/v1/{groupId}/roles': { path: { groupId: group }, body: { roleIds }, outcome: 'refused' },
  'DELETE /identity/resources/groups/v1/{groupId}/roles': { path: { groupId: group }, body: { roleIds: [ownRole] }, outcome: 'refused' },
  'POST /identity/resources/groups/v1/{groupId}/users': { path: { groupId: group }, body: { userIds: [stranger.id] }, outcome: 'refused' },
  'DELETE /identity/resources/groups/v1/{groupId}/users': { path: { groupId: group }, body: { userIds: [member.id] }, outcome: 'refused' },
  'GET /identity/resources/users/v3/groups': { query: { ids: member.id }, outcome: 'echo' },
  'PATCH /identity/resources/configurations/v1/mfa-policy': { body: { id: mfaPolicy, enforceMFAType: 'DontForce' }, outcome: 'refused' },
  'PATCH /identity/resources/configurations/v1/lockout-policy': { body: { id: lockoutPolicy, enabled: false }, outcome: 'refused' },
  'PATCH /identity/resources/configurations/v1/password-history-policy': { body: { id: historyPolicy, enabled: false }, outcome: 'refused' },
  'DELETE /identity/resources/users/sessions/v1/me/{id}': { path: { id: session }, outcome: 'refused' },
  'POST /identity/resources/users/sessions/v1/revoke': { body: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/impersonation/v1/tickets': { body: { userId: member.id, reason: 'curiosity' }, outcome: 'refused' },
  'POST /identity/resources/vendor-only/impersonation/v1/tickets': { body: { userId: member.id, tenantId: acme, actorName: 'Sol', reason: 'curiosity' }, outcome: 'refused' },
};

/** Takes an id that belongs to no tenant: an Internet address, a file's digest. */
const withoutTenant = new Set(['GET /metadata/ip/{ip}', 'GET /images/{hash}']);

function takesId([route, endpoint]: [string, Endpoint]): boolean {
  if (endpoint.access === 'public' || endpoint.access === 'refresh-cookie') return false;
  if (withoutTenant.has(route)) return false;
  const shapes = [endpoint.params, endpoint.query, endpoint.body].map((schema) => (schema && 'shape' in schema ? Object.keys(schema.shape as object) : []));
  return route.includes('{') || shapes.flat().some((name) => /(?:^|[a-z])ids?$/i.test(name) && name !== 'paid');
}

async function snapshot(): Promise<unknown> {
  const ofAcme = 'where tenant_id = $1 order by 1, 2';
  return [
    await server.rows('select * from tenants where id = $1', [acme]),
    await server.rows(`select tenant_id, user_id, state from memberships ${ofAcme}`, [acme]),
    await server.rows(`select tenant_id, user_id, role_id from membership_roles order by 2, 3`),
    await server.rows('select * from roles where tenant_id = $1', [acme]),
    await server.rows('select * from groups where tenant_id = $1', [acme]),
    await server.rows('select * from group_roles where tenant_id = $1', [acme]),
    await server.rows('select * from group_members where tenant_id = $1', [acme]),
    await server.rows('select * from security_policies where tenant_id is not distinct from $1 order by id', [acme]),
    await server.rows('select id, ended_at from sessions where user_id = $1', [member.id]),
    await server.rows('select id, name, email, password_hash, phone_number from users where id = any($1) order by id', [[admin.id, member.id]]),
  ];
}

describe('V8.4.1 an admin of another tenant', () => {
  it('is tried out on every signed-in route that takes an id', () => {
    const untried = routes.filter(takesId).map(([route]) => route).filter((route) => !(route in attacks));
    expect(untried).toEqual([]);
  });

  it.each(Object.entries(attacks))('%s', async (route, { path = {}, query, body, outcome }) => {
    const [method = '', pattern = ''] = route.split(' ');
    const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => path[name]!);
    const before = await snapshot();
    const mails = server.mailbox.messages.length;
    const answer = await intruder.browser.send(method, query ? `${address}?${new URLSearchParams(query).toString()}` : address, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...intruder.headers },
    });
    await server.settle();
    expect(answer.status >= 400 && answer.status < 500).toBe(outcome === 'refused');
    const told = outcome === 'echo' ? answer.text.replaceAll(member.id, '') : answer.text;
    for (const trace of [acme, 'Harbour crew', 'Planner of Acme', member.name, member.email, member.id, admin.email, ...roleIds]) expect(told, trace).not.toContain(trace);
    expect(await snapshot()).toEqual(before);
    expect(server.mailbox.messages).toHaveLength(mails);
  });

  it('finds nothing by scoping a call to the other tenant with headers', async () => {
    const answer = await intruder.browser.get(paths.users, { ...intruder.headers, 'frontegg-scoped-tenant': acme, 'frontegg-tenant-id': acme });
    expect(answer.text).toContain(stranger.email);
    expect(answer.text).not.toContain(member.email);
  });
});

describe('V8.2.1 somebody without permissions', () => {
  const guarded = routes.filter(([, endpoint]) => endpoint.access.startsWith('fe.'));

  it.each(guarded)('%s is refused by its key', async (route, endpoint) => {
    const caller = await callerFor(server, member);
    const [method = '', pattern = ''] = route.split(' ');
    const answer = await caller.browser.send(method, pattern.replace(/\{\w+\}/g, member.id), { headers: caller.headers });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ errorCode: 'forbidden', context: { permission: endpoint.access } });
  });
});

describe('V8.2.1 somebody who is not signed in', () => {
  const closed = routes.filter(([, endpoint]) => !['public', 'refresh-cookie'].includes(endpoint.access));

  it.each(closed)('%s answers 401', async (route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const answer = await server.browser().send(method, pattern.replace(/\{\w+\}/g, member.id), { headers: bearer('a.b.c') });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ errorCode: 'unauthenticated' });
  });
});

it('V7.4.2 bites at once: a role that is taken away gives nothing on the next call', async () => {
  const caller = await callerFor(server, stranger);
  expect((await caller.browser.get(paths.users, caller.headers)).status).toBe(200);
  const held = await server.rows('delete from membership_roles where tenant_id = $1 and user_id = $2 returning role_id', [globex, stranger.id]);
  expect((await caller.browser.get(paths.users, caller.headers)).status).toBe(403);
  await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [globex, stranger.id, held[0]!['role_id']]);
});
