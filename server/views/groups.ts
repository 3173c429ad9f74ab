/** Groups in the API's format. */
import { managedHere } from '#shared/contract/entities.ts';
import type { Group } from '#shared/contract/groups/groups.ts';
import type { Tx } from '#server/db/database.ts';
import {
  listGroupMembers,
  listGroupRoles,
  type CountedGroup,
  type GroupMemberRow,
} from '#server/db/queries/groups/groups.ts';
import { listPermissions } from '#server/db/queries/core/memberships.ts';
import type { Services } from '#server/services.ts';
import { describeRole } from './users.ts';

export type GroupRelations = 'roles' | 'users' | 'rolesAndUsers' | undefined;

/** @param relations which related objects to include */
export async function describeGroups(
  services: Services,
  tx: Tx,
  rows: CountedGroup[],
  relations: GroupRelations,
): Promise<Group[]> {
  const ids = rows.map((row) => row.id);
  const roles = relations === 'roles' || relations === 'rolesAndUsers' ? await listGroupRoles(tx, ids) : undefined;
  const users = relations === 'users' || relations === 'rolesAndUsers' ? await listGroupMembers(tx, ids) : undefined;
  const known = {
    permissions: roles?.length ? await listPermissions(tx) : [],
    vendorId: services.environment.vendorId,
  };
  return rows.map((row) => ({
    ...ownFields(row),
    ...(roles && { roles: roles.filter((role) => role.group_id === row.id).map((role) => describeRole(role, known)) }),
    ...(users && { users: users.filter((user) => user.group_id === row.id).map(describeMember) }),
  }));
}

function ownFields(row: CountedGroup): Group {
  return {
    id: row.id,
    name: row.name,
    ...(row.color !== null && { color: row.color }),
    ...(row.description !== null && { description: row.description }),
    ...(row.metadata !== null && { metadata: row.metadata }),
    rolesCount: row.roles_count,
    usersCount: row.users_count,
    managedBy: row.managed_by === 'here' ? managedHere : row.managed_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function describeMember(user: GroupMemberRow) {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    profilePictureUrl: user.picture_url,
    activatedForTenant: user.state === 'active' && user.verified,
    createdAt: user.created_at.toISOString(),
  };
}
