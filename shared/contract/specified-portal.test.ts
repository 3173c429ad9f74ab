/**
 * Checks the contract against the entities of the portal's specification (admin portal, 3) about users and access, and
 * the constants of its lists (9). Tests validate every response of the server and of the preview against the contract.
 */
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { AppAccessType, Application } from './applications/applications.ts';
import { ManagedBy, MfaDevices, Permission, Role, Tenant, User, UserPreset } from './entities.ts';
import { Group, GroupConfig } from './groups/groups.ts';
import { contract } from './index.ts';
import { TeamUser } from './users/members.ts';
import { Notification } from './notifications/notifications.ts';
import { PermissionCategory } from './roles/roles.ts';
import {
  SubAccountAccessType,
  SubTenantRow,
  SubTenantTree,
  SubTenantUser,
  TenantType,
} from './sub-accounts/sub-accounts.ts';
import { AccessTokenRecord, TenantApiToken, UserApiToken } from './api-tokens/api-tokens.ts';

type Shape = Record<string, z.ZodType>;
const definitions = contract as Record<string, { body?: z.ZodType; query?: z.ZodType; response: unknown }>;
const shapeOf = (schema: unknown): Shape => (schema as z.ZodObject<Shape>).shape;
const fieldsOf = (schema: unknown): string[] => Object.keys(shapeOf(schema));
const queryOf = (route: string): Shape => shapeOf(definitions[route]!.query);
const bodyOf = (route: string): Shape => shapeOf(definitions[route]!.body);

/** Values that a field can have, after unwrapping defaults and optionality. */
function optionsOf(field: unknown): string[] {
  const inner = field as { options?: string[]; unwrap?(): unknown; out?: unknown };
  return inner.options ?? optionsOf(inner.unwrap ? inner.unwrap() : inner.out);
}

/** Default parameters of a list. */
const usual = (route: string): unknown => definitions[route]!.query!.parse({});

const users = 'GET /identity/resources/users/v3';
const accounts = 'GET /tenants/resources/hierarchy/v2';
const groups = 'GET /identity/resources/groups/v2';
const accountPeople = 'GET /identity/resources/sub-tenants/users/v1';

describe('3 a tenant', () => {
  it('has its fields, in its own settings and in the list of accounts', () => {
    expect(fieldsOf(Tenant)).toEqual(
      expect.arrayContaining(['id', 'tenantId', 'name', 'createdAt', 'metadata', 'isReseller', 'alias']),
    );
    expect(fieldsOf(SubTenantRow)).toEqual(
      expect.arrayContaining([
        'tenantId',
        'name',
        'createdAt',
        'metadata',
        'isReseller',
        'alias',
        'numberOfUsers',
        'numberOfSubAccounts',
        'parentNames',
        'subAccountAccessType',
      ]),
    );
    expect(fieldsOf(SubTenantTree)).toContain('children');
  });

  it('has access types, tenant types and sort fields', () => {
    expect(SubAccountAccessType.options).toEqual(['defaultOff', 'defaultOn', 'alwaysOn']);
    expect(TenantType.options).toEqual(['customer', 'spam', 'test', 'reseller', 'headquarter']);
    expect(optionsOf(queryOf(accounts)['_sortBy'])).toEqual(['createdAt', 'name', 'tenantId']);
  });
});

describe('3 a user', () => {
  it('has its fields, in the views of admins, the user, and the parent account', () => {
    expect(fieldsOf(TeamUser)).toEqual(
      expect.arrayContaining([
        'id',
        'email',
        'name',
        'phone',
        'profileImageUrl',
        'tenantId',
        'roles',
        'roleIds',
        'groups',
        'verified',
        'activatedForTenant',
        'isLocked',
        'isDisabled',
        'createdAt',
        'lastLogin',
        'mfaEnabled',
        'temporaryExpirationDate',
        'managedBy',
      ]),
    );
    expect(fieldsOf(User)).toEqual(expect.arrayContaining(['provider', 'mfaEnrolled']));
    const tenants = shapeOf(SubTenantUser)['tenants'] as z.ZodArray;
    expect(fieldsOf(tenants.element)).toContain('subAccountAccessAllowed');
  });

  it('has four kinds of MFA devices', () => {
    expect(fieldsOf(MfaDevices)).toEqual(['webauthn', 'phones', 'authenticators', 'emails']);
  });

  it('has enumerations', () => {
    expect(ManagedBy.options).toEqual(['frontegg', 'scim2']);
    expect(optionsOf(queryOf(users)['_sortBy'])).toEqual([
      'createdAt',
      'name',
      'email',
      'id',
      'verified',
      'isLocked',
      'provider',
      'tenantId',
    ]);
    expect(UserPreset.options).toEqual(['mfa-unenrolled', 'breached-passwords', 'inactive']);
  });

  it('with temporary access has the duration in seconds', () => {
    expect(Object.keys(bodyOf('PUT /identity/resources/users/temporary/v1/{userId}'))).toEqual(['expirationInSeconds']);
  });
});

describe('3 roles, permissions and groups', () => {
  it('have their fields', () => {
    expect(fieldsOf(Role)).toEqual(
      expect.arrayContaining(['id', 'key', 'name', 'description', 'isDefault', 'permissions', 'tenantId']),
    );
    expect(fieldsOf(Permission)).toEqual(
      expect.arrayContaining(['id', 'key', 'name', 'description', 'categoryId', 'fePermission', 'roleIds']),
    );
    expect(fieldsOf(PermissionCategory)).toEqual(expect.arrayContaining(['id', 'name', 'permissionIds']));
    expect(fieldsOf(Group)).toEqual(
      expect.arrayContaining(['id', 'name', 'description', 'color', 'roles', 'users', 'metadata', 'managedBy']),
    );
    expect(fieldsOf(GroupConfig)).toEqual(['enabled', 'rolesEnabled']);
  });

  it('have assignment types and relations', () => {
    expect(optionsOf(shapeOf(Permission)['assignmentType'])).toEqual(['NEVER', 'ALWAYS', 'ASSIGNABLE']);
    expect(optionsOf(queryOf(groups)['_groupsRelations'])).toEqual(['roles', 'users', 'rolesAndUsers']);
  });
});

describe('3 an API token', () => {
  it('has its fields; tenant tokens add tenant, creator and access', () => {
    expect(fieldsOf(UserApiToken)).toEqual(
      expect.arrayContaining(['clientId', 'secret', 'description', 'createdAt', 'expires']),
    );
    expect(fieldsOf(AccessTokenRecord)).toEqual(
      expect.arrayContaining(['id', 'secret', 'description', 'createdAt', 'expires']),
    );
    expect(fieldsOf(TenantApiToken)).toEqual(expect.arrayContaining(['tenantId', 'createdByUserId', 'roleIds']));
  });

  it.each(['users', 'tenants'])('of %s is one of two types, created with minutes until it expires', (owner) => {
    for (const kind of [owner === 'users' ? 'api-tokens/v1' : 'api-tokens/v2', 'access-tokens/v1']) {
      expect(Object.keys(bodyOf(`POST /identity/resources/${owner}/${kind}`))).toContain('expiresInMinutes');
    }
  });
});

it('3 a notification has an id, a status and a pinned flag', () => {
  expect(fieldsOf(Notification)).toEqual(expect.arrayContaining(['id', 'isPinned', 'status']));
});

it('3 an application has an id, an access type and assigned users', () => {
  expect(fieldsOf(Application)).toEqual(expect.arrayContaining(['id', 'accessType']));
  expect(AppAccessType.options).toEqual(['FREE_ACCESS', 'MANAGED_ACCESS']);
  const rows = definitions['GET /identity/resources/applications/v1/apps-users']!.response as z.ZodArray;
  expect(fieldsOf(rows.element)).toContain('userIds');
});

describe('9 default parameters of lists', () => {
  it('all users are paged by twenty, members by ten, by name ascending; inactive is ninety days', () => {
    expect(usual(users)).toMatchObject({
      _offset: 0,
      _limit: 20,
      _sortBy: 'name',
      _order: 'ASC',
      _maxInactiveSeconds: 7_776_000,
    });
    expect(usual('GET /team/resources/members/v1')).toMatchObject({
      pageOffset: 0,
      pageSize: 10,
      sortBy: 'name',
      sortDirection: 'asc',
      maxInactiveSeconds: 7_776_000,
    });
  });

  it('users of an account are paged by ten, by name descending', () => {
    expect(usual(accountPeople)).toMatchObject({ _offset: 0, _limit: 10, _sortBy: 'name', _order: 'DESC' });
  });

  it('free applications are included in those of the account', () => {
    expect(usual('GET /applications/resources/applications/v1')).toMatchObject({ _includeFreeAccess: true });
  });
});
