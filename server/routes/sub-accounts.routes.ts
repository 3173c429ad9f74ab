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
} from '#server/use-cases/account-people.ts';
import {
  changeAccount,
  createAccount,
  deleteAccount,
  readDestroyed,
  setAccessType,
  setManagement,
} from '#server/use-cases/manage-accounts.ts';

export function subAccountsRoutes(services: Services): Handlers<typeof subAccountsContract> {
  return {
    // the contract has two names each for a logo and for the account's own site
    'POST /tenants/resources/sub-tenants/v1': ({ caller, body: { logoUrl, website, ...body }, facts }) =>
      createAccount(
        services,
        caller,
        { ...body, logo: body.logo ?? logoUrl, applicationUrl: body.applicationUrl ?? website },
        facts,
      ),
    'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': ({ caller, params, body, facts }) =>
      changeAccount(services, caller, params.tenantId, body, facts),
    'GET /tenants/resources/sub-tenants/v1/{tenantId}/destruction': ({ caller, params }) =>
      readDestroyed(services, caller, params.tenantId),
    'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': ({ caller, params, facts }) =>
      deleteAccount(services, caller, params.tenantId, facts),
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': ({ caller, params, body, facts }) =>
      setManagement(services, caller, params.tenantId, body.isReseller, facts),
    'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': ({ caller, params, body, facts }) =>
      setAccessType(services, caller, params.tenantId, body, facts),

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
    'POST /identity/resources/sub-tenants/users/v1': ({ caller, body, facts }) =>
      addToAccounts(services, caller, { person: body.user, accounts: body.subTenants }, facts),
    'DELETE /identity/resources/sub-tenants/users/v1': ({ caller, body, facts }) =>
      removeFromAccounts(services, caller, { userId: body.userId, accounts: body.subTenants }, facts),
    'POST /identity/resources/sub-tenants/users/v2/': ({ caller, body, facts }) =>
      addPeople(services, caller, body, facts),
    'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ caller, params, body, facts }) =>
      changeRolesIn(services, caller, { ...params, how: 'add', accounts: body.subTenantsRoles }, facts),
    'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ caller, params, body, facts }) =>
      changeRolesIn(services, caller, { ...params, how: 'remove', accounts: body.subTenantsRoles }, facts),
    'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': ({ caller, params, body, facts }) =>
      changeRolesIn(services, caller, { ...params, how: 'set', accounts: body.subTenantsRoles }, facts),
    'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': ({ caller, params, body, facts }) =>
      allowBelow(
        services,
        caller,
        { ...params, tenantId: body.tenantId ?? caller.tenantId, allowed: body.allowAccess },
        facts,
      ),
  };
}
