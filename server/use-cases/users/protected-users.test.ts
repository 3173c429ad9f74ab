/**
 * Users whom the admins of a tenant or sub-account cannot manage: super users of the vendor, and users of a parent
 * account.
 */
import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/entities.ts';
import type { SubAccount } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { callerFor } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    roles: [
      { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
      {
        key: 'taker',
        name: 'Taker',
        level: 50,
        permissions: ['fe.secure.delete.usersRoles', 'fe.account-hierarchy.read.subAccount'],
      },
      { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
    ],
  },
});
const { acme, admin, member, guest, stranger } = server.people;

async function signIn(user: SeededUser, tenantId?: string) {
  const { browser, headers, session } = await callerFor(server, user, tenantId);
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return {
      status: answer.status,
      body: answer.text,
      code: answer.text.startsWith('{') ? answer.json<{ errorCode?: string }>().errorCode : undefined,
    };
  };
  return { send, session, browser };
}

const by = await signIn(admin);
const roles = JSON.parse((await by.send('GET', '/identity/resources/roles/v1')).body) as Role[];
const roleId = (key: string) => roles.find((role) => role.key === key)!.id;

describe('V8.4.1 a super user', () => {
  it.each([
    ['disabled', 'POST', `/identity/resources/tenants/users/v1/${guest.id}/disable`, undefined],
    ['removed', 'DELETE', `/team/resources/members/v1/${guest.id}`, undefined],
    ['signed out', 'POST', '/identity/resources/users/sessions/v1/revoke', { userId: guest.id }],
    ['given other roles', 'PUT', '/team/resources/members/v1', { id: guest.id, roleIds: [''] }],
    [
      'removed from above',
      'DELETE',
      '/identity/resources/sub-tenants/users/v1',
      { userId: guest.id, subTenants: [{ tenantId: acme }] },
    ],
  ])('cannot be %s by an admin of a tenant', async (_what, method, path, body) => {
    await server.rows('update users set super_user = true where id = $1', [guest.id]);
    expect((await by.send(method, path, body)).code).toBe('person-above-own');
    await server.rows('update users set super_user = false where id = $1', [guest.id]);
    expect(
      await server.rows('select state from memberships where user_id = $1 and tenant_id = $2', [guest.id, acme]),
    ).toEqual([{ state: 'active' }]);
  });
});

describe('V8.4.1 a user of the parent account', () => {
  const accounts = '/tenants/resources/sub-tenants/v1';
  const below = async () => {
    const account = JSON.parse((await by.send('POST', accounts, { name: 'Below' })).body) as SubAccount;
    await server.rows(`insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)`, [
      account.tenantId,
      stranger.id,
      server.clock.read(),
    ]);
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      account.tenantId,
      stranger.id,
      roleId('admin'),
    ]);
    return { id: account.tenantId, boss: await signIn(stranger, account.tenantId) };
  };
  const enter = async (tenantId: string) =>
    (await by.send('PUT', '/identity/resources/users/v1/tenant', { tenantId })).status;

  it('cannot be invited: an invitation would create a membership that the sub-account’s admin can disable', async () => {
    await by.send('PUT', `${accounts}/${acme}/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' });
    const { id, boss } = await below();
    expect(await enter(id)).toBe(200);
    expect((await boss.send('POST', '/identity/resources/users/v2', { email: admin.email, name: 'Ada' })).code).toBe(
      'already-member',
    );
    expect(
      await server.rows('select state, inherited_from from memberships where tenant_id = $1 and user_id = $2', [
        id,
        admin.id,
      ]),
    ).toEqual([{ state: 'active', inherited_from: acme }]);
  });

  it('keeps access even if the sub-account had invited them first and disabled the invitation', async () => {
    const { id, boss } = await below();
    expect((await boss.send('POST', '/identity/resources/users/v2', { email: admin.email, name: 'Ada' })).status).toBe(
      201,
    );
    expect((await boss.send('POST', `/identity/resources/tenants/users/v1/${admin.id}/disable`)).status).toBe(200);
    expect(await enter(id)).toBe(200);
    expect((await boss.send('POST', `/identity/resources/tenants/users/v1/${admin.id}/disable`)).code).toBe(
      'user-not-found',
    );
    expect((await boss.send('DELETE', `/team/resources/members/v1/${admin.id}`)).code).toBe('user-not-found');
    expect(
      await server.rows('select state, inherited_from from memberships where tenant_id = $1 and user_id = $2', [
        id,
        admin.id,
      ]),
    ).toEqual([{ state: 'active', inherited_from: acme }]);
  });
});

describe('removing roles in accounts', () => {
  const path = `/identity/resources/sub-tenants/users/v1/${guest.id}/roles`;
  const change = { subTenantsRoles: [{ tenantId: acme, roleIds: [roleId('member')] }] };

  it('requires the permission to remove them, and does not allow assigning any', async () => {
    await by.send('PUT', '/team/resources/members/v1', { id: member.id, roleIds: [roleId('taker')] });
    const taker = await signIn(member);
    expect((await taker.send('POST', path, change)).code).toBe('forbidden');
    expect((await taker.send('DELETE', path, change)).status).toBe(200);
    expect(
      await server.rows('select 1 from membership_roles where user_id = $1 and tenant_id = $2', [guest.id, acme]),
    ).toEqual([]);
    expect((await taker.send('PATCH', path, change)).code).toBe('forbidden');
  });
});
