/** What a signed-in person is told about themselves. */
import { managedHere, type Tenant } from '#shared/contract/entities.ts';
import type { OwnGroup, Self } from '#shared/contract/profile.ts';
import type { Tx } from '#server/db/database.ts';
import { listUsableApplications } from '#server/db/queries/applications.ts';
import { listOwnGroups } from '#server/db/queries/groups.ts';
import { listHeldRoles, listPermissions, listTenantsOfUser } from '#server/db/queries/memberships.ts';
import { findUserById } from '#server/db/queries/users.ts';
import type { Caller, Services } from '#server/services.ts';
import { describeApplication } from './applications.ts';
import { describePeople, describeRole, describeTenant } from './describe-people.ts';

type Asking = Pick<Caller, 'userId' | 'tenantId' | 'impersonator' | 'apiToken'>;

/** Whoever acts for the person, somebody else or a machine, sees no more of them than the tenant does. */
function scoped<T>(services: Services, caller: Asking, work: (tx: Tx) => Promise<T>): Promise<T> {
  return (caller.impersonator ?? caller.apiToken) ? services.db.inTenant(caller.tenantId, work) : services.db.acrossTenants('people see all of their own tenants', work);
}

/** The person, as the active tenant sees them. */
export async function describeSelf(services: Services, caller: Asking): Promise<Self> {
  return await scoped(services, caller, async (tx) => {
    const user = (await findUserById(tx, caller.userId))!;
    const person = (await describePeople(services, tx, [user], caller.tenantId))[0]!;
    const roleIds = person.roles.map(({ id }) => id);
    const applications = await listUsableApplications(tx, caller);
    return {
      ...person,
      roleIds,
      rolesIds: roleIds,
      groups: await describeOwnGroups(services, tx, caller),
      applications: applications.map((row) => describeApplication(services, row)),
      customData: user.metadata,
    };
  });
}

async function describeOwnGroups(services: Services, tx: Tx, { userId, tenantId }: Asking): Promise<OwnGroup[]> {
  const groups = await listOwnGroups(tx, { tenantId, userId });
  if (groups.length === 0) return [];
  const held = (await listHeldRoles(tx, [userId])).filter((role) => role.held_in === tenantId);
  const known = { permissions: await listPermissions(tx), vendorId: services.environment.vendorId };
  return groups.map(({ id, name, color, managed_by }) => ({
    id,
    name,
    ...(color !== null && { color }),
    managedBy: managed_by === 'here' ? managedHere : managed_by,
    roles: held.filter((role) => role.held_by_group === id).map((role) => describeRole(role, known)),
  }));
}

/** Tenants the person is an active member of, the last used first. */
export async function listOwnTenants(services: Services, caller: Asking): Promise<Tenant[]> {
  const rows = await scoped(services, caller, (tx) => listTenantsOfUser(tx, caller.userId, services.clock()));
  return rows.map((row) => describeTenant(row, services.environment.vendorId));
}

export async function listOwnTenantsAndActive(services: Services, caller: Asking): Promise<{ tenants: Tenant[]; activeTenant: Tenant }> {
  const tenants = await listOwnTenants(services, caller);
  return { tenants, activeTenant: tenants.find((tenant) => tenant.id === caller.tenantId)! };
}
