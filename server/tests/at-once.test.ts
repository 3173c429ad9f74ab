/**
 * Concurrent equal changes, and concurrent opposite changes: none fails with a server error, and unique values stay
 * unique.
 */
import { describe, expect, it } from 'vitest';
import type { Answer } from '#server/testing/browser.ts';
import { bearer, callerFor, linkParts, paths, type SignedIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, acme } = server.people;
await server.rows('update tenants set is_reseller = true where id = $1', [acme]);
const { browser, headers } = await callerFor(server, admin, acme);
const roles = await server.rows<{ id: string; key: string }>('select id, key from roles');
const roleId = (key: string) => roles.find((role) => role.key === key)!.id;
const base = '/identity/resources';

type Call = readonly [method: string, path: string, body?: unknown];

const ofStrangers = new Set<string>([paths.login, paths.activate]);

const send = ([method, path, body]: Call): Promise<Answer> =>
  (ofStrangers.has(path) ? server.browser() : browser).send(method, path, {
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  });

let count = 0;
/** A value that no row has yet. */
const fresh = (name: string) => `${name}-${(count += 1)}`;

/** Created for one test. @returns its ID */
async function made(call: Call, key = 'id'): Promise<string> {
  const answer = await send(call);
  const id = answer.json()[key];
  if (typeof id !== 'string') throw new Error(`${call[1]}: ${answer.status} ${answer.text}`);
  return id;
}
const newGroup = () => made(['POST', `${base}/groups/v1`, { name: fresh('group') }]);
const newRole = () =>
  made(['POST', `${base}/roles/v2`, { key: fresh('role'), name: fresh('Role'), permissionIds: [] }]);
const newAccount = () => made(['POST', '/tenants/resources/sub-tenants/v1', { name: fresh('Account') }], 'tenantId');
const newToken = () => made(['POST', `${base}/tenants/api-tokens/v2`, { description: fresh('token') }], 'clientId');
const newUser = () =>
  made([
    'POST',
    `${base}/users/v2`,
    { email: `${fresh('person')}@acme.example`, name: 'Per Son', provider: 'local', roleIds: [] },
  ]);

const five = (call: Call): Call[] => Array.from({ length: 5 }, () => call);
const mixed = (...calls: Call[]): Call[] => [...calls, ...calls, ...calls];

/** Sends all concurrently. @returns how many succeeded; @throws on a server error */
async function atOnce(calls: Call[]): Promise<number> {
  const answers = await Promise.all(calls.map(send));
  const broken = answers.flatMap((answer, at) =>
    answer.status >= 500 ? [`${calls[at]!.slice(0, 2).join(' ')}: ${answer.status}`] : [],
  );
  expect(broken).toEqual([]);
  return answers.filter(({ status }) => status < 300).length;
}

const rounds = [1, 2, 3];

describe('V15.4.1 of five concurrent equal requests exactly one succeeds', () => {
  it.each<[string, () => Call]>([
    ['a group’s name', () => ['POST', `${base}/groups/v1`, { name: fresh('crew') }]],
    ['a role’s key', () => ['POST', `${base}/roles/v2`, { key: fresh('pilot'), name: 'Pilot', permissionIds: [] }]],
    [
      'an account’s alias',
      () => ['POST', '/tenants/resources/sub-tenants/v1', { name: 'Harbour', alias: fresh('harbour') }],
    ],
    [
      'an account’s id',
      () => [
        'POST',
        '/tenants/resources/sub-tenants/v1',
        { name: 'Harbour', tenantId: `5b0d7c7e-4f3e-4a84-9a0c-${String((count += 1)).padStart(12, '0')}` },
      ],
    ],
  ])('%s', async (_, wanted) => {
    for (const _round of rounds) expect(await atOnce(five(wanted()))).toBe(1);
  });

  it.each<[string, () => Promise<Call>]>([
    ['a group', async () => ['DELETE', `${base}/groups/v1/${await newGroup()}`]],
    ['a role', async () => ['DELETE', `${base}/roles/v1/${await newRole()}`]],
    ['a token', async () => ['DELETE', `${base}/tenants/api-tokens/v1/${await newToken()}`]],
    ['an account', async () => ['DELETE', `/tenants/resources/sub-tenants/v1/${await newAccount()}`]],
    ['a user', async () => ['DELETE', `/team/resources/members/v1/${await newUser()}`]],
  ])('the end of %s', async (_, wanted) => {
    for (const _round of rounds) expect(await atOnce(five(await wanted()))).toBeGreaterThan(0);
  });
});

describe('V15.4.1 concurrent opposite changes cause no error', () => {
  it.each<[string, () => Promise<Call[]>]>([
    [
      'a group renamed and deleted',
      async () => {
        const path = `${base}/groups/v1/${await newGroup()}`;
        return mixed(['PATCH', path, { name: fresh('renamed') }], ['DELETE', path]);
      },
    ],
    [
      'people and roles given to a group that goes',
      async () => {
        const path = `${base}/groups/v1/${await newGroup()}`;
        return mixed(
          ['POST', `${path}/users`, { userIds: [member.id] }],
          ['POST', `${path}/roles`, { roleIds: [roleId('member')] }],
          ['DELETE', path],
        );
      },
    ],
    [
      'people in and out of a group',
      async () => {
        const path = `${base}/groups/v1/${await newGroup()}/users`;
        return mixed(['POST', path, { userIds: [member.id] }], ['DELETE', path, { userIds: [member.id] }]);
      },
    ],
    [
      'a role renamed and deleted',
      async () => {
        const path = `${base}/roles/v1/${await newRole()}`;
        return mixed(['PATCH', path, { name: fresh('Renamed') }], ['DELETE', path]);
      },
    ],
    [
      'a role given while it goes',
      async () => {
        const [role, user] = [await newRole(), await newUser()];
        return mixed(
          ['PUT', '/team/resources/members/v1', { id: user, roleIds: [role] }],
          ['DELETE', `${base}/roles/v1/${role}`],
          ['DELETE', `/team/resources/members/v1/${user}`],
        );
      },
    ],
    [
      'a token’s role while it goes',
      async () => {
        const role = await newRole();
        return mixed(
          ['POST', `${base}/tenants/api-tokens/v2`, { description: fresh('token'), roleIds: [role] }],
          ['DELETE', `${base}/roles/v1/${role}`],
        );
      },
    ],
    [
      'a token exchanged, refreshed and deleted',
      async () => {
        const token = (await send(['POST', `${base}/tenants/api-tokens/v2`, { description: fresh('token') }])).json<{
          clientId: string;
          secret: string;
        }>();
        const exchange: Call = ['POST', `${base}/auth/v2/api-token`, token];
        const { refresh_token: refreshToken } = (await send(exchange)).json();
        return mixed(
          exchange,
          ['POST', `${base}/auth/v2/api-token/token/refresh`, { refreshToken }],
          ['DELETE', `${base}/tenants/api-tokens/v1/${token.clientId}`],
        );
      },
    ],
    [
      'somebody who activates, signs in and is removed',
      async () => {
        const id = await newUser();
        await server.settle();
        const { email } = (await server.rows<{ email: string }>('select email from users where id = $1', [id]))[0]!;
        const { userId, token } = linkParts(server.mailbox.linkPath(email));
        const password = 'quiet harbour at noon';
        return mixed(
          ['POST', paths.activate, { userId, token, password }],
          ['POST', paths.login, { email, password }],
          ['DELETE', `/team/resources/members/v1/${id}`],
        );
      },
    ],
    [
      'an account renamed, filled and deleted',
      async () => {
        const id = await newAccount();
        const path = `/tenants/resources/sub-tenants/v1/${id}`;
        const user = { email: `${fresh('below')}@acme.example`, name: 'Below' };
        return mixed(
          ['PATCH', path, { name: fresh('Renamed') }],
          ['POST', `${base}/sub-tenants/users/v1`, { user, subTenants: [{ tenantId: id, roleIds: [] }] }],
          ['PUT', `${path}/management`, { isReseller: true }],
          ['DELETE', path],
        );
      },
    ],
    [
      'somebody limited, freed, disabled, enabled and removed',
      async () => {
        const id = await newUser();
        return mixed(
          ['PUT', `${base}/users/temporary/v1/${id}`, { expirationInSeconds: 3600 }],
          ['DELETE', `${base}/users/temporary/v1/${id}`],
          ['POST', `${base}/tenants/users/v1/${id}/disable`],
          ['POST', `${base}/tenants/users/v1/${id}/enable`],
          ['DELETE', `/team/resources/members/v1/${id}`],
        );
      },
    ],
    [
      'an invitation sent again and taken back',
      async () => {
        const id = await newUser();
        return mixed(
          ['POST', `/team/resources/members/v1/${id}/resendActivationEmail`],
          ['DELETE', `/team/resources/members/v1/${id}`],
        );
      },
    ],
    [
      'an account entered while it goes',
      async () => {
        const id = await newAccount();
        await send(['PUT', `${base}/sub-tenants/users/v1/${admin.id}/access`, { allowAccess: true }]);
        return mixed(
          ['POST', paths.tokenForTenant, { tenantId: id }],
          ['PUT', paths.switchTenant, { tenantId: id }],
          ['DELETE', `/tenants/resources/sub-tenants/v1/${id}`],
          ['PUT', paths.switchTenant, { tenantId: acme }],
        );
      },
    ],
  ])('%s', async (_, wanted) => {
    for (const _round of rounds) expect(await atOnce(await wanted())).toBeGreaterThan(0);
    expect(
      (await browser.post(paths.refresh, { tenantId: acme }, bearer('')).then((answer) => answer.json<SignedIn>()))
        .tenantId,
    ).toBe(acme);
  });
});
