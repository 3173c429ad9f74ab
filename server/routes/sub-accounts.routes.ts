import type { subAccountsContract } from '#shared/contract/sub-accounts.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import {
  addPeople,
  addToAccounts,
  allowBelow,
  changeRolesIn,
  listAccountPeople,
  removeFromAccounts,
} from '#server/use-cases/accounts/manage-sub-account-users.ts';
import {
  changeAccount,
  createAccount,
  deleteAccount,
  readDestroyed,
  setAccessType,
  setManagement,
} from '#server/use-cases/accounts/manage-sub-accounts.ts';

export function subAccountsRoutes(services: Services): Handlers<typeof subAccountsContract> {
  return {
    // the contract has two names each for a logo and for the account's own site
    'POST /tenants/resources/sub-tenants/v1': ({ caller, body: { logoUrl, website, ...body }, requestMetadata }) =>
      createAccount(
        services,
        caller,
        { ...body, logo: body.logo ?? logoUrl, applicationUrl: body.applicationUrl ?? website },
        requestMetadata,
      ),
    'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': ({ caller, params, body, requestMetadata }) =>
      changeAccount(services, caller, params.tenantId, body, requestMetadata),
    'GET /tenants/resources/sub-tenants/v1/{tenantId}/destruction': ({ caller, params }) =>
      readDestroyed(services, caller, params.tenantId),
    'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': ({ caller, params, requestMetadata }) =>
      deleteAccount(services, caller, params.tenantId, requestMetadata),
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': ({ caller, params, body, requestMetadata }) =>
      setManagement(services, caller, params.tenantId, body.isReseller, requestMetadata),
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': ({
      caller,
      params,
      body,
      requestMetadata,
    }) => setAccessType(services, caller, params.tenantId, body, requestMetadata),

    async 'GET /identity/resources/sub-tenants/users/v1'({ caller, query }) {
      const { items, total } = await listAccountPeople(services, caller, {
        tenantId: query._tenantId,
        search: query._filter,
        sortBy: query._sortBy,
        order: query._order,
        limit: query._limit,
        page: query._offset,
      });
      return { items, _metadata: { totalItems: total, totalPages: Math.ceil(total / query._limit) } };
    },
    'POST /identity/resources/sub-tenants/users/v1': ({ caller, body, requestMetadata }) =>
      addToAccounts(services, caller, { person: body.user, accounts: body.subTenants }, requestMetadata),
    'DELETE /identity/resources/sub-tenants/users/v1': ({ caller, body, requestMetadata }) =>
      removeFromAccounts(services, caller, { userId: body.userId, accounts: body.subTenants }, requestMetadata),
    'POST /identity/resources/sub-tenants/users/v2/': ({ caller, body, requestMetadata }) =>
      addPeople(services, caller, body, requestMetadata),
    'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ caller, params, body, requestMetadata }) =>
      changeRolesIn(services, caller, { ...params, how: 'add', accounts: body.subTenantsRoles }, requestMetadata),
    'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ caller, params, body, requestMetadata }) =>
      changeRolesIn(services, caller, { ...params, how: 'remove', accounts: body.subTenantsRoles }, requestMetadata),
    'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ caller, params, body, requestMetadata }) =>
      changeRolesIn(services, caller, { ...params, how: 'set', accounts: body.subTenantsRoles }, requestMetadata),
    'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': ({ caller, params, body, requestMetadata }) =>
      allowBelow(
        services,
        caller,
        { ...params, tenantId: body.tenantId ?? caller.tenantId, allowed: body.allowAccess },
        requestMetadata,
      ),
  };
}
