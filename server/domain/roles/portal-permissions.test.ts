import { expect, it } from 'vitest';
import { permissionKeys } from '#shared/contract/permissions.ts';
import { portalPermission } from './portal-permissions.ts';

it.each([
  ['fe.*', 'Manage everything', 'Everything'],
  ['fe.secure.*', 'Manage users and security', 'Everything'],
  ['fe.secure.read.*', 'Read everything', 'Everything'],
  ['fe.secure.read.users', 'Read users', 'Users'],
  ['fe.secure.write.updateUser', 'Update user', 'Users'],
  ['fe.secure.write.updateRole', 'Update role', 'Roles'],
  ['fe.secure.delete.groupsUsers', 'Delete groups users', 'Groups'],
  ['fe.secure.read.tenantApiTokens', 'Read tenant API tokens', 'API tokens'],
  ['fe.connectivity.write.webhook', 'Write webhook', 'Connectivity'],
  ['fe.subscriptions.*', 'Manage subscriptions', 'Subscriptions and usage'],
  ['plans.write', 'plans.write', 'Product'],
])('%s is “%s”, in %s', (key, name, category) => {
  expect(portalPermission(key)).toEqual({ name, category });
});

it('gives distinct names to the permissions of a category', () => {
  const names = permissionKeys.map((key) => Object.values(portalPermission(key)).join(' · '));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
