/** A directory that takes over members of its tenant whom no directory brought, where an admin has set it to. */
import { beforeEach, expect, it } from 'vitest';
import { bearer, callerFor, signIn } from '#server/testing/flows.ts';
import {
  createDirectory,
  proveDomain,
  scimConfigurations,
  type ScimDirectory,
} from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, guest } = server.people;
const owner = await callerFor(server, admin);
const domain = member.email.slice(member.email.indexOf('@') + 1);
let directory: ScimDirectory;

const link = (linkMembers: boolean, { browser, headers } = owner) =>
  browser.send('PATCH', `${scimConfigurations}/${directory.id}`, {
    body: JSON.stringify({ linkMembers }),
    headers: { 'content-type': 'application/json', ...headers },
  });
const send = (email: string, more: object = {}) =>
  directory.post('/Users', { userName: email, displayName: 'Another Name', ...more });
const memberRow = async () =>
  (
    await server.rows<{ state: string; managed_by: string; name: string; roles: string[] }>(
      `select m.state, m.managed_by, u.name, (select array_agg(r.key) from membership_roles mr join roles r on r.id = mr.role_id
         where mr.user_id = m.user_id and mr.tenant_id = m.tenant_id) as roles
       from memberships m join users u on u.id = m.user_id where m.tenant_id = $1 and m.user_id = $2`,
      [acme, member.id],
    )
  )[0]!;

beforeEach(async () => {
  await server.rows('delete from scim_connections');
  await server.rows('delete from sso_connections');
  await server.rows('delete from scim_former_members');
  await server.rows("update memberships set managed_by = 'here', state = 'active' where tenant_id = $1", [acme]);
  directory = await createDirectory(server, admin);
});

it('takes over a member in a proved domain: name, roles and password stay, and the directory says who has access', async () => {
  await proveDomain(server, acme, domain);
  const before = await memberRow();
  expect((await send(member.email)).status).toBe(409);
  expect((await link(true)).status).toBe(204);
  const session = await signIn(server.browser(), member);
  const made = await send(member.email);
  expect(made.status, made.text).toBe(201);
  const { id } = made.json<{ id: string }>();
  expect(await memberRow()).toEqual({ ...before, managed_by: 'scim2' });
  expect((await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'displayName', value: 'x' }])).status).toBe(
    200,
  );
  expect(await memberRow()).toMatchObject({ name: before.name, state: 'active' });
  expect((await directory.patch(`/Users/${id}`, [{ op: 'replace', value: { active: false } }])).status).toBe(200);
  expect(await memberRow()).toMatchObject({ state: 'disabled' });
  const me = '/identity/resources/users/v2/me';
  expect((await server.browser().get(me, bearer(session.accessToken))).status).toBe(401);
  expect((await directory.patch(`/Users/${id}`, [{ op: 'replace', value: { active: true } }])).status).toBe(200);
  await signIn(server.browser(), member);
  // the account is the user's own, and stays with them when the directory lets them go
  expect((await directory.remove(`/Users/${id}`)).status).toBe(204);
  expect(await server.rows('select 1 from users where id = $1', [member.id])).toHaveLength(1);
  expect(await memberRow()).toBeUndefined();
  await server.rows(
    `with back as (insert into memberships (tenant_id, user_id, state, joined, created_at) values ($1, $2, 'active', true, now()) returning user_id)
     insert into membership_roles (tenant_id, user_id, role_id) select $1, back.user_id, r.id from back, roles r where r.key = any ($3)`,
    [acme, member.id, before.roles],
  );
});

it('takes over nobody in a domain that is not proved, and none whom it is turned off for', async () => {
  await link(true);
  expect((await send(member.email)).status).toBe(409);
  await proveDomain(server, acme, domain);
  await link(false);
  const refused = await send(member.email);
  expect([refused.status, refused.json<{ scimType: string }>().scimType]).toEqual([409, 'uniqueness']);
  expect(await memberRow()).toMatchObject({ managed_by: 'here', state: 'active' });
});

it('takes over nobody above the admin who turned it on, and none by an admin who has lost the right', async () => {
  await proveDomain(server, acme, domain);
  const keys =
    '{fe.secure.*.provisioningConfiguration,fe.secure.write.enableDisable,fe.secure.delete.users,fe.secure.read.users}';
  await server.rows(
    `with made as (insert into roles (id, tenant_id, key, name, permission_keys, level, created_at, updated_at)
       values (gen_random_uuid(), $1, 'provisioner', 'Provisioner', $3, 50, now(), now()) returning id)
     insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from made`,
    [acme, member.id, keys],
  );
  const provisioner = await callerFor(server, member);
  expect((await link(true, provisioner)).status).toBe(204);
  expect((await send(admin.email)).status).toBe(409);
  expect((await send(member.email)).status).toBe(201);
  await server.rows("delete from roles where key = 'provisioner'");
  expect((await send(guest.email)).status).toBe(409);
});

it('is turned on only by who may deactivate and remove users', async () => {
  const keys = '{fe.secure.*.provisioningConfiguration}';
  await server.rows(
    `with made as (insert into roles (id, tenant_id, key, name, permission_keys, level, created_at, updated_at)
       values (gen_random_uuid(), $1, 'connector', 'Connector', $3, 50, now(), now()) returning id)
     insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from made`,
    [acme, member.id, keys],
  );
  const connector = await callerFor(server, member);
  expect((await link(true, connector)).status).toBe(403);
  const body = { source: 'okta', linkMembers: true };
  expect((await connector.browser.post(scimConfigurations, body, connector.headers)).status).toBe(403);
  expect((await link(false, connector)).status).toBe(204);
  await server.rows("delete from roles where key = 'connector'");
});
