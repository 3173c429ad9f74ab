import { findMemberOrRefuse } from '#server/use-cases/authorization/members.ts';
import { managedHere } from '#shared/contract/entities.ts';
import type { membersContract, TeamRole, TeamUser } from '#shared/contract/users/members.ts';
import type { Tx } from '#server/db/database.ts';
import { readIn } from '#server/db/queries/core/read-in.ts';
import { countMembers, listMembers, type MemberRow } from '#server/db/queries/core/members.ts';
import { listGroupsOf } from '#server/db/queries/groups/groups.ts';
import { listAssignableRoles, listHeldRoles, listPermissions } from '#server/db/queries/core/memberships.ts';
import { listDirectoriesOf } from '#server/db/queries/scim/users.ts';
import type { Caller } from '#server/caller.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import type { Handlers } from '#server/http/mount.ts';
import { day, later, second } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { describePeople } from '#server/views/users.ts';
import { numberOfManagers } from '#server/use-cases/authorization/guard-rights.ts';
import { resendInvitation } from '#server/use-cases/invitations/invite-user.ts';
import { getAccessDetails, getAccessEvents } from '#server/use-cases/users/get-member-details.ts';
import { sendMemberReset } from '#server/use-cases/recovery/send-member-reset.ts';
import { unlockMember } from '#server/use-cases/recovery/unlock-member.ts';
import { disableMember, enableMember, removeMember, updateMember } from '#server/use-cases/users/manage-members.ts';

/** An invalid ID matches no user, and is not sent to the database. */
const nobody = '00000000-0000-0000-0000-000000000000';
const knownId = (id: string | undefined) => (id === undefined || isUuid(id) ? id : nobody);

const mayReadDirectories = ({ superUser, permissionKeys }: Caller): boolean =>
  superUser || holdsPermission(permissionKeys, 'fe.secure.read.provisioningConfiguration');

export function membersRoutes(services: Services): Handlers<typeof membersContract> {
  const { environment } = services;

  const describeMembers = async (tx: Tx, rows: MemberRow[], caller: Caller): Promise<TeamUser[]> => {
    const { tenantId } = caller;
    const people = await describePeople(services, readIn(tx), rows, tenantId);
    const ids = rows.map((row) => row.id);
    const held = await listHeldRoles(tx, ids);
    const groups = await listGroupsOf(tx, tenantId, ids);
    const managed = rows.filter((row) => row.managed_by === 'scim2').map((row) => row.id);
    const directories = mayReadDirectories(caller) ? await listDirectoriesOf(tx, tenantId, managed) : [];
    const ownIds = (userId: string) =>
      held
        .filter((role) => role.held_by === userId && role.held_in === tenantId && role.held_by_group === null)
        .map((role) => role.id);
    return people.map((user, index) => {
      const row = rows[index]!;
      const roleIds = ownIds(row.id);
      const directory = directories.find((each) => each.user_id === row.id);
      return {
        id: user.id,
        email: user.email,
        ...(user.username !== undefined && { username: user.username }),
        name: user.name,
        ...(user.phoneNumber !== undefined && { phone: user.phoneNumber }),
        ...(user.profilePictureUrl !== null && { profileImageUrl: user.profilePictureUrl }),
        tenantId,
        vendorId: environment.vendorId,
        roleIds,
        roles: user.roles.filter((role) => roleIds.includes(role.id)),
        groups: groups
          .filter((group) => group.user_id === row.id)
          .map(({ id, name, color }) => ({ id, name, ...(color !== null && { color }) })),
        activatedForTenant: user.activatedForTenant,
        createdAt: row.joined_at.toISOString(),
        ...(row.seen_here_at && { lastLogin: row.seen_here_at.toISOString() }),
        mfaEnabled: user.mfaEnrolled,
        verified: user.verified,
        managedBy: row.managed_by === 'here' ? managedHere : row.managed_by,
        ...(directory && { directory: { id: directory.id, name: directory.name } }),
        isDisabled: user.isDisabled,
        ...(row.expires_at && { temporaryExpirationDate: row.expires_at.toISOString() }),
        isLocked: user.isLocked,
        ...(user.lockedUntil !== undefined && { lockedUntil: user.lockedUntil }),
      };
    });
  };

  return {
    async 'GET /team/resources/members/v1'({ context, caller, query }) {
      return await context.inTenant(caller.tenantId, async (tx) => {
        const { rows, total } = await listMembers(readIn(tx), caller.tenantId, {
          search: query.search,
          preset: query.preset,
          inactiveSince: later(context.now, -query.maxInactiveSeconds * second),
          roleId: knownId(query.roleId),
          groupId: knownId(query.groupId),
          state: query.state,
          at: context.now,
          sortBy: query.sortBy,
          direction: query.sortDirection,
          limit: query.pageSize,
          page: query.pageOffset,
        });
        return {
          items: await describeMembers(tx, rows, caller),
          totalItems: total,
          totalPages: Math.ceil(total / query.pageSize),
        };
      });
    },

    async 'PUT /team/resources/members/v1'({ context, caller, body }) {
      const row = await updateMember(context, body);
      const [item] = await context.inTenant(caller.tenantId, (tx) => describeMembers(tx, [row], caller));
      return { item: item! };
    },

    'DELETE /team/resources/members/v1/{userId}': ({ context, params }) => removeMember(context, params.userId),
    'POST /identity/resources/tenants/users/v1/{userId}/disable': ({ context, params }) =>
      disableMember(context, params.userId),
    'POST /identity/resources/tenants/users/v1/{userId}/enable': ({ context, params }) =>
      enableMember(context, params.userId),

    async 'POST /team/resources/members/v1/{userId}/resendActivationEmail'({ context, caller, params }) {
      const { email } = await context.inTenant(caller.tenantId, (_tx, context) =>
        findMemberOrRefuse(context, params.userId),
      );
      await resendInvitation(context, email);
    },

    'POST /team/resources/members/v1/{userId}/passwordReset': ({ context, params }) =>
      sendMemberReset(context, params.userId),
    'POST /team/resources/members/v1/{userId}/unlock': ({ context, params }) => unlockMember(context, params.userId),

    'GET /team/resources/members/v1/{userId}/access': ({ context, params }) => getAccessDetails(context, params.userId),
    'GET /team/resources/members/v1/{userId}/audits': ({ context, params, query }) =>
      getAccessEvents(context, params.userId, { limit: query._limit, page: query._offset }),

    async 'GET /team/resources/roles/v1'({ context, caller }) {
      return await context.inTenant(caller.tenantId, async (tx) => {
        const roles = await listAssignableRoles(tx, caller.tenantId);
        const permissions = await listPermissions(tx);
        const idsOf = (keys: string[]) =>
          permissions.filter((permission) => keys.includes(permission.key)).map((permission) => permission.id);
        const items: TeamRole[] = roles.map((role) => ({
          id: role.id,
          key: role.key,
          name: role.name,
          description: role.description ?? '',
          permissions: idsOf(role.permission_keys),
          permissionLevel: role.level,
          isDefault: role.is_default,
          vendorId: environment.vendorId,
          tenantId: role.tenant_id,
        }));
        return { items };
      });
    },

    async 'GET /team/resources/stats/v1/members'({ context, caller }) {
      return await context.inTenant(caller.tenantId, async (tx) => {
        const { total, recent } = await countMembers(tx, caller.tenantId, later(context.now, -7 * day));
        return { totalItems: total, addedThisWeek: recent, superAdmins: await numberOfManagers(tx, caller.tenantId) };
      });
    },

    async 'GET /identity/resources/users/v3/roles'({ context, caller, query }) {
      const ids = query.ids.split(',').filter(isUuid);
      const held = await context.inTenant(caller.tenantId, (tx) => listHeldRoles(tx, ids));
      return ids.map((userId) => ({
        vendorId: environment.vendorId,
        tenantId: caller.tenantId,
        userId,
        roleIds: held.filter((role) => role.held_by === userId && role.held_by_group === null).map((role) => role.id),
      }));
    },
  };
}
