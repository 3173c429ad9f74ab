/** Describes the signed-in user to themselves. */
import { managedHere, type Tenant } from '#shared/contract/entities.ts';
import type { OwnGroup, Self } from '#shared/contract/profile/profile.ts';
import type { Tx } from '#server/db/database.ts';
import type { Read } from '#server/db/prepared-statement.ts';
import type { GroupRow } from '#server/db/queries/groups/groups.ts';
import { listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import type { UserDetails } from '#server/db/queries/core/user-details.ts';
import { loadSelf } from '#server/db/queries/profile/self.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { describeApplication } from '#server/views/applications.ts';
import { describeUser, describeRole, describeTenant } from '#server/views/users.ts';
import { lockoutSubject } from '#server/limits/lockout-subject.ts';

type Asking = Pick<Caller, 'userId' | 'tenantId' | 'impersonator' | 'apiToken' | 'user'>;

const ownTenants = 'users see all of their own tenants';

/** An impersonator or an API token sees no more of the user than the tenant does. */
const isNarrowed = (caller: Asking) => (caller.impersonator ?? caller.apiToken) !== null;

/** Describes the user as the active tenant sees them. */
export async function describeSelf({ services, now }: BaseContext, caller: Asking): Promise<Self> {
  const { db } = services;
  const { userId, tenantId } = caller;
  const read: Read = (statement) =>
    isNarrowed(caller) ? db.statementInTenant(tenantId, statement) : db.statementAcrossTenants(ownTenants, statement);
  const { email } = (caller.user ?? caller.apiToken!.user)!;
  const { user, profileManaged, details, groups, applications } = await loadSelf(
    read,
    { userId, tenantId, subject: lockoutSubject(services, email) },
    now,
  );
  const described = describeUser(services, details, user, tenantId);
  const roleIds = described.roles.map(({ id }) => id);
  return {
    ...described,
    roleIds,
    rolesIds: roleIds,
    groups: describeOwnGroups(services, { details, groups }, caller),
    applications: applications.map((row) => describeApplication(services, row)),
    customData: user.metadata,
    ...(profileManaged && { profileManaged }),
  };
}

function describeOwnGroups(
  { environment }: Services,
  { details, groups }: { details: UserDetails; groups: GroupRow[] },
  { tenantId }: Asking,
): OwnGroup[] {
  const known = { permissions: details.permissions, vendorId: environment.vendorId };
  const held = details.held.filter((role) => role.held_in === tenantId);
  return groups.map(({ id, name, color, managed_by }) => ({
    id,
    name,
    ...(color !== null && { color }),
    managedBy: managed_by === 'here' ? managedHere : managed_by,
    roles: held.filter((role) => role.held_by_group === id).map((role) => describeRole(role, known)),
  }));
}

/** Finds the nearest account above a path among those given. The others stay unknown to the user. */
function nearestParent(path: string, byPath: ReadonlyMap<string, string>): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
  return above.length > 1 ? (byPath.get(above) ?? nearestParent(above, byPath)) : undefined;
}

/** Lists the tenants of which the user is an active member, the last used first. */
export async function listOwnTenants(context: AnonymousContext, caller: Asking): Promise<Tenant[]> {
  const { now } = context;
  const list = (tx: Tx) => listTenantsOfUser(tx, caller.userId, now);
  const rows = await (isNarrowed(caller)
    ? context.inTenant(caller.tenantId, list)
    : context.asUser(caller.userId, list));
  const { vendorId } = context.services.environment;
  const byPath = new Map(rows.map(({ path, id }) => [path, id]));
  return rows.map((row) => {
    const parentTenantId = nearestParent(row.path, byPath);
    return { ...describeTenant(row, vendorId), ...(parentTenantId !== undefined && { parentTenantId }) };
  });
}

export async function listOwnTenantsAndActive(
  context: AnonymousContext,
  caller: Asking,
): Promise<{ tenants: Tenant[]; activeTenant: Tenant }> {
  const tenants = await listOwnTenants(context, caller);
  return { tenants, activeTenant: tenants.find((tenant) => tenant.id === caller.tenantId)! };
}
