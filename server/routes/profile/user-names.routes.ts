import type { userNamesContract } from '#shared/contract/profile/user-names.ts';
import type { Handlers } from '#server/http/mount.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import {
  setUserName,
  listUserNames,
  ownUserName,
  removeUserName,
} from '#server/use-cases/profile/manage-user-names.ts';

export function userNamesRoutes(services: Services): Handlers<typeof userNamesContract> {
  return {
    async 'GET /identity/resources/usernames/v1'({ context, query }) {
      const ids = query.userIds === undefined ? undefined : query.userIds.split(',').filter(isUuid);
      const { rows, total } = await listUserNames(context, {
        ids,
        prefix: query._usernamePrefix,
        limit: query._limit,
        page: query._offset,
      });
      const items = rows.map(({ id, username }) => ({ userId: id, username, vendorId: services.environment.vendorId }));
      return { items, _metadata: { totalItems: total, totalPages: Math.ceil(total / query._limit) } };
    },
    'POST /identity/resources/usernames/v1': ({ context, caller, body }) =>
      setUserName(context, { ...body, userId: body.userId ?? caller.userId }),
    'DELETE /identity/resources/usernames/v1/{username}': ({ context, params, query }) =>
      removeUserName(context, { username: params.username, asOf: query.userId }),
    'GET /identity/resources/usernames/v1/me': ({ context }) => ownUserName(context),
  };
}
