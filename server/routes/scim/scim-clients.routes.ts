import type { scimClientsContract } from '#shared/contract/scim/scim-clients.ts';
import type { Handlers } from '#server/http/mount.ts';
import { createScimClient, readScimClients, revokeScimClient } from '#server/use-cases/scim/clients.ts';

export function scimClientsRoutes(): Handlers<typeof scimClientsContract> {
  return {
    'GET /directory/resources/v1/configurations/scim2/{id}/clients': ({ context, params }) =>
      readScimClients(context, params.id),
    'POST /directory/resources/v1/configurations/scim2/{id}/clients': ({ context, params, body }) =>
      createScimClient(context, params.id, { expiresInDays: body?.expiresInDays ?? 365 }),
    'DELETE /directory/resources/v1/configurations/scim2/{id}/clients/{clientId}': ({ context, params }) =>
      revokeScimClient(context, params.id, params.clientId),
  };
}
