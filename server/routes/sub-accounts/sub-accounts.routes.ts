import type { subAccountsContract } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  addPeople,
  addToAccounts,
  grantSubAccountAccess,
  changeRolesIn,
  listAccountUsers,
  removeFromAccounts,
} from '#server/use-cases/sub-accounts/manage-sub-account-users.ts';
import {
  changeAccount,
  createAccount,
  deleteAccount,
  readDestroyed,
  setAccessType,
  setManagement,
} from '#server/use-cases/sub-accounts/manage-sub-accounts.ts';

export function subAccountsRoutes(): Handlers<typeof subAccountsContract> {
  return {
    // the contract has two names each for a logo and for the account's own site
    'POST /tenants/resources/sub-tenants/v1': ({ context, body: { logoUrl, website, ...body } }) =>
      createAccount(context, { ...body, logo: body.logo ?? logoUrl, applicationUrl: body.applicationUrl ?? website }),
    'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': ({ context, params, body }) =>
      changeAccount(context, params.tenantId, body),
    'GET /tenants/resources/sub-tenants/v1/{tenantId}/destruction': ({ context, params }) =>
      readDestroyed(context, params.tenantId),
    'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': ({ context, params }) =>
      deleteAccount(context, params.tenantId),
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': ({ context, params, body }) =>
      setManagement(context, params.tenantId, body.isReseller),
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': ({ context, params, body }) =>
      setAccessType(context, params.tenantId, body),

    async 'GET /identity/resources/sub-tenants/users/v1'({ context, query }) {
      const { items, total } = await listAccountUsers(context, {
        tenantId: query._tenantId,
        search: query._filter,
        sortBy: query._sortBy,
        order: query._order,
        limit: query._limit,
        page: query._offset,
      });
      return { items, _metadata: { totalItems: total, totalPages: Math.ceil(total / query._limit) } };
    },
    'POST /identity/resources/sub-tenants/users/v1': ({ context, body }) =>
      addToAccounts(context, { user: body.user, accounts: body.subTenants }),
    'DELETE /identity/resources/sub-tenants/users/v1': ({ context, body }) =>
      removeFromAccounts(context, { userId: body.userId, accounts: body.subTenants }),
    'POST /identity/resources/sub-tenants/users/v2/': ({ context, body }) => addPeople(context, body),
    'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ context, params, body }) =>
      changeRolesIn(context, { ...params, how: 'add', accounts: body.subTenantsRoles }),
    'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ context, params, body }) =>
      changeRolesIn(context, { ...params, how: 'remove', accounts: body.subTenantsRoles }),
    'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ context, params, body }) =>
      changeRolesIn(context, { ...params, how: 'set', accounts: body.subTenantsRoles }),
    'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': ({ context, caller, params, body }) =>
      grantSubAccountAccess(context, {
        ...params,
        tenantId: body.tenantId ?? caller.tenantId,
        allowed: body.allowAccess,
      }),
  };
}
