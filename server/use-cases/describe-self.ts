/** What a signed-in person is told about themselves. */
import type { Tenant, User } from '#shared/contract/entities.ts';
import type { Tx } from '#server/db/database.ts';
import { listTenantsOfUser } from '#server/db/queries/memberships.ts';
import { findUserById } from '#server/db/queries/users.ts';
import type { Caller, Services } from '#server/services.ts';
import { describePeople, describeTenant } from './describe-people.ts';

type Self = Pick<Caller, 'userId' | 'tenantId' | 'impersonator' | 'apiToken'>;

/** Whoever acts for the person, somebody else or a machine, sees no more of them than the tenant does. */
function scoped<T>(services: Services, caller: Self, work: (tx: Tx) => Promise<T>): Promise<T> {
  return (caller.impersonator ?? caller.apiToken) ? services.db.inTenant(caller.tenantId, work) : services.db.acrossTenants('people see all of their own tenants', work);
}

/** The person, as the active tenant sees them. */
export async function describeSelf(services: Services, caller: Self): Promise<User> {
  return await scoped(services, caller, async (tx) => {
    const user = (await findUserById(tx, caller.userId))!;
    return (await describePeople(services, tx, [user], caller.tenantId))[0]!;
  });
}

/** Tenants the person is an active member of, the last used first. */
export async function listOwnTenants(services: Services, caller: Self): Promise<Tenant[]> {
  const rows = await scoped(services, caller, (tx) => listTenantsOfUser(tx, caller.userId, services.clock()));
  return rows.map((row) => describeTenant(row, services.environment.vendorId));
}

export async function listOwnTenantsAndActive(services: Services, caller: Self): Promise<{ tenants: Tenant[]; activeTenant: Tenant }> {
  const tenants = await listOwnTenants(services, caller);
  return { tenants, activeTenant: tenants.find((tenant) => tenant.id === caller.tenantId)! };
}
