import type { scimHoldsContract } from '#shared/contract/scim/scim-holds.ts';
import type { Handlers } from '#server/http/mount.ts';
import { allowHeldRemovals, discardHeldRemovals, readHeldUsers } from '#server/use-cases/scim/held-users.ts';

export function scimHoldsRoutes(): Handlers<typeof scimHoldsContract> {
  return {
    'GET /directory/resources/v1/configurations/scim2/{id}/held': ({ context, params, query }) =>
      readHeldUsers(context, params.id, query),
    'POST /directory/resources/v1/configurations/scim2/{id}/held/allow': ({ context, params, body }) =>
      allowHeldRemovals(context, params.id, body?.ids),
    'POST /directory/resources/v1/configurations/scim2/{id}/held/discard': ({ context, params, body }) =>
      discardHeldRemovals(context, params.id, body?.ids),
  };
}
