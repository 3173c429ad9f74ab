import type { scimContract } from '#shared/contract/scim/scim.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  changeScimConnection,
  countDirectoryUsers,
  createScimConnection,
  readDirectoryGroups,
  readScimConnections,
  removeScimConnection,
  summarizeScimConnection,
} from '#server/use-cases/scim/connections.ts';
import { readScimRequest, readScimRequests } from '#server/use-cases/scim/requests.ts';
import { readScimTokens, renewScimToken, revokeScimToken } from '#server/use-cases/scim/tokens.ts';

export function scimRoutes(): Handlers<typeof scimContract> {
  return {
    'GET /directory/resources/v1/configurations/scim2': ({ context }) => readScimConnections(context),
    'POST /directory/resources/v1/configurations/scim2': ({ context, body }) => createScimConnection(context, body),
    'PATCH /directory/resources/v1/configurations/scim2/{id}': ({ context, params, body }) =>
      changeScimConnection(context, params.id, body),
    'DELETE /directory/resources/v1/configurations/scim2/{id}': ({ context, params, body }) =>
      removeScimConnection(context, params.id, { deleteAll: body?.deleteAll === true }),
    'POST /directory/resources/v1/configurations/scim2/{id}/tokens': ({ context, params }) =>
      renewScimToken(context, params.id),
    'GET /directory/resources/v1/configurations/scim2/{id}/tokens': ({ context, params }) =>
      readScimTokens(context, params.id),
    'DELETE /directory/resources/v1/configurations/scim2/{id}/tokens/{tokenId}': ({ context, params }) =>
      revokeScimToken(context, params.id, params.tokenId),
    'GET /directory/resources/v1/configurations/scim2/{id}/summary': ({ context, params }) =>
      summarizeScimConnection(context, params.id),
    'GET /directory/resources/v1/configurations/scim2/{id}/groups': ({ context, params, query }) =>
      readDirectoryGroups(context, params.id, query),
    'GET /directory/resources/v1/configurations/scim2/{id}/logs': ({ context, params, query }) =>
      readScimRequests(context, params.id, query),
    'GET /directory/resources/v1/configurations/scim2/{id}/logs/{requestId}': ({ context, params }) =>
      readScimRequest(context, params.id, params.requestId),
    'GET /directory/resources/scim/temp/{id}/Users/count': ({ context, params }) =>
      countDirectoryUsers(context, params.id),
  };
}
