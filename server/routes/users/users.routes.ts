import { findMemberOrRefuse } from '#server/use-cases/authorization/members.ts';
import type { usersContract } from '#shared/contract/users/users.ts';
import type { Read } from '#server/db/prepared-statement.ts';
import { asInvited } from '#server/db/queries/core/invited-user.ts';
import { listMembers, readPage } from '#server/db/queries/core/members.ts';
import type { Handlers } from '#server/http/mount.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import { describePeople } from '#server/views/users.ts';
import { listPeople } from '#server/use-cases/users/list-users.ts';
import { inviteUser } from '#server/use-cases/invitations/invite-user.ts';

export function usersRoutes(services: Services): Handlers<typeof usersContract> {
  const reading =
    ({ tenantId }: Caller): Read =>
    (statement) =>
      services.db.statementInTenant(tenantId, statement);
  return {
    async 'POST /identity/resources/users/v2'({ context, caller, body }) {
      const user = await inviteUser(context, body);
      const [described] = await describePeople(services, reading(caller), [user], caller.tenantId);
      return { ...described!, vendorId: services.environment.vendorId, roleIds: described!.roles.map(({ id }) => id) };
    },

    async 'GET /identity/resources/users/v2'({ caller, query }) {
      const read = reading(caller);
      // as seen by a tenant: of a user who has not joined it sees only what it entered itself
      const { rows, total } = await readPage(read, caller.tenantId, {
        ids: query.ids?.split(',').filter(isUuid),
        search: query._filter,
        sortBy: query._sortBy,
        direction: query._order === 'ASC' ? 'asc' : 'desc',
        limit: query._limit,
        page: query._offset,
      });
      const items = await describePeople(services, read, rows, caller.tenantId);
      return { items, _metadata: { totalItems: total, totalPages: Math.ceil(total / query._limit) } };
    },

    async 'GET /identity/resources/users/v3'({ context, query }) {
      const { items, total } = await listPeople(context, query);
      return { items, _metadata: { totalItems: total, totalPages: Math.ceil(total / query._limit) } };
    },

    async 'GET /identity/resources/users/emails/v1'({ caller, query }) {
      const ids = query.userIds === undefined ? undefined : query.userIds.split(',').filter(isUuid);
      const page = {
        ids,
        email: query._email,
        sortBy: 'email',
        direction: 'asc',
        limit: query._limit,
        page: query._offset,
      } as const;
      const { rows, total } = await listMembers(reading(caller), caller.tenantId, page);
      return {
        items: rows.map(({ id, email }) => ({ userId: id, email })),
        _metadata: { totalItems: total, totalPages: Math.ceil(total / query._limit) },
      };
    },

    async 'GET /identity/resources/users/v1/{userId}'({ context, caller, params }) {
      const member = await context.inTenant(caller.tenantId, (_tx, context) =>
        findMemberOrRefuse(context, params.userId),
      );
      const user = member.joined ? member : asInvited(member, { ...member, created_at: member.joined_at });
      return {
        id: user.id,
        name: user.name,
        email: user.email,
        deletedAt: null,
        metadata: user.metadata,
        tenantId: caller.tenantId,
        vendorId: services.environment.vendorId,
        createdAt: user.created_at.toISOString(),
        updatedAt: user.updated_at.toISOString(),
      };
    },
  };
}
