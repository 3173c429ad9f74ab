import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { Group, groupsContract } from '#shared/contract/groups/groups.ts';
import {
  countGroups,
  findGroupSettings,
  listGroups,
  listGroupsOf,
  type GroupQuery,
} from '#server/db/queries/groups/groups.ts';
import type { Handlers } from '#server/http/mount.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import { describeGroups, type GroupRelations } from '#server/views/groups.ts';
import { addUsersToGroup, removeUsersFromGroup } from '#server/use-cases/groups/group-members.ts';
import {
  changeGroup,
  configureGroups,
  createGroup,
  addRolesToGroup,
  removeGroup,
  removeRolesFromGroup,
} from '#server/use-cases/groups/manage-groups.ts';

export function groupsRoutes(services: Services): Handlers<typeof groupsContract> {
  const { db } = services;
  const readGroups = async (caller: Caller, wanted: GroupQuery, relations: GroupRelations): Promise<Group[]> =>
    await db.inTenant(caller.tenantId, async (tx) =>
      describeGroups(services, tx, await listGroups(tx, caller.tenantId, wanted), relations),
    );

  return {
    async 'GET /identity/resources/groups/v1'({ caller, query }) {
      return { groups: await readGroups(caller, {}, query._groupsRelations) };
    },
    async 'GET /identity/resources/groups/v2'({ context, caller, query }) {
      const wanted: GroupQuery = {
        search: query._filter,
        sortBy: query._sortBy,
        direction: query._order === 'ASC' ? 'asc' : 'desc',
        limit: query._limit,
        page: query._offset,
      };
      return await context.inTenant(caller.tenantId, async (tx) => {
        const totalItems = await countGroups(tx, caller.tenantId, wanted);
        const items = await describeGroups(
          services,
          tx,
          await listGroups(tx, caller.tenantId, wanted),
          query._groupsRelations,
        );
        return { items, _metadata: { totalItems, totalPages: Math.ceil(totalItems / query._limit) } };
      });
    },
    async 'GET /identity/resources/groups/v1/config'({ context, caller }) {
      const settings = await context.inTenant(caller.tenantId, (tx) => findGroupSettings(tx, caller.tenantId));
      return { enabled: settings.enabled, rolesEnabled: settings.roles_enabled };
    },
    'POST /identity/resources/groups/v1/config': ({ context, body }) => configureGroups(context, body),
    async 'POST /identity/resources/groups/v1/bulkGet'({ caller, body, query }) {
      return await readGroups(caller, { ids: body.groupsIds.filter(isUuid) }, query._groupsRelations);
    },
    async 'GET /identity/resources/groups/v1/{groupId}'({ caller, params: { groupId }, query }) {
      const find = async (id: string) => (await readGroups(caller, { ids: [id] }, query._groupsRelations))[0];
      return await findOrRefuse(groupId, find, 'group-not-found');
    },
    'POST /identity/resources/groups/v1': ({ context, body }) => createGroup(context, body),
    'PATCH /identity/resources/groups/v1/{groupId}': ({ context, params, body }) =>
      changeGroup(context, { groupId: params.groupId, changes: body }),
    'DELETE /identity/resources/groups/v1/{groupId}': ({ context, params }) => removeGroup(context, params.groupId),
    'POST /identity/resources/groups/v1/{groupId}/roles': ({ context, params, body }) =>
      addRolesToGroup(context, { ...params, ...body }),
    'DELETE /identity/resources/groups/v1/{groupId}/roles': ({ context, params, body }) =>
      removeRolesFromGroup(context, { ...params, ...body }),
    'POST /identity/resources/groups/v1/{groupId}/users': ({ context, params, body }) =>
      addUsersToGroup(context, { ...params, ...body }),
    'DELETE /identity/resources/groups/v1/{groupId}/users': ({ context, params, body }) =>
      removeUsersFromGroup(context, { ...params, ...body }),

    async 'GET /identity/resources/users/v3/groups'({ context, caller, query }) {
      const ids = query.ids.split(',').filter(isUuid);
      const rows = await context.inTenant(caller.tenantId, (tx) => listGroupsOf(tx, caller.tenantId, ids));
      const { tenantId } = caller;
      const groupsOf = (userId: string) => rows.filter((row) => row.user_id === userId);
      return ids.map((userId) => ({
        vendorId: services.environment.vendorId,
        tenantId,
        userId,
        groupIds: groupsOf(userId).map(({ id }) => id),
        groups: groupsOf(userId).map(({ id, name, color }) => ({ id, name, ...(color !== null && { color }) })),
      }));
    },
  };
}
