import type { ssoConfigContract } from '#shared/contract/sso/sso-config.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  changeConnection,
  changeDefaultRoles,
  createConnection,
  readConnections,
  readDefaultRoles,
  readServiceProvider,
  removeConnection,
} from '#server/use-cases/sso/connections.ts';
import {
  changeByMetadata,
  changeByMetadataUrl,
  createFromMetadata,
  createFromMetadataUrl,
} from '#server/use-cases/sso/metadata.ts';
import { addDomain, proveDomain, removeDomain } from '#server/use-cases/sso/domains.ts';
import { addGroup, changeGroup, readGroups, removeGroup } from '#server/use-cases/sso/groups.ts';
import { recordRefusedChanges } from './record-refused-changes.ts';

export function ssoConfigRoutes(): Handlers<typeof ssoConfigContract> {
  return recordRefusedChanges({
    'GET /team/resources/sso/v1/configurations': ({ context }) => readConnections(context),
    'POST /team/resources/sso/v1/configurations': ({ context, body }) => createConnection(context, body),
    'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}': ({ context, params, body }) =>
      changeConnection(context, params.ssoConfigId, body),
    'POST /team/resources/sso/v1/configurations/metadata': ({ context, body }) =>
      createFromMetadata(context, body.metadata),
    'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata': ({ context, params, body }) =>
      changeByMetadata(context, params.ssoConfigId, body.metadata),
    'POST /team/resources/sso/v1/configurations/metadata-url': ({ context, body }) =>
      createFromMetadataUrl(context, body.url),
    'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url': ({ context, params, body }) =>
      changeByMetadataUrl(context, params.ssoConfigId, body.url),
    'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}': ({ context, params }) =>
      removeConnection(context, params.ssoConfigId),
    'POST /team/resources/sso/v1/configurations/{ssoConfigId}/domains': ({ context, params, body }) =>
      addDomain(context, params.ssoConfigId, body.domain),
    'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}': ({ context, params }) =>
      removeDomain(context, params.ssoConfigId, params.domainId),
    'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate': ({ context, params }) =>
      proveDomain(context, params.ssoConfigId, params.domainId),
    'PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate': ({ context, params }) =>
      proveDomain(context, params.ssoConfigId, params.domainId),
    'GET /team/resources/sso/v1/configurations/{ssoConfigId}/roles': ({ context, params }) =>
      readDefaultRoles(context, params.ssoConfigId),
    'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/roles': ({ context, params, body }) =>
      changeDefaultRoles(context, params.ssoConfigId, body.roleIds),
    'GET /team/resources/sso/v1/configurations/{ssoConfigId}/groups': ({ context, params }) =>
      readGroups(context, params.ssoConfigId),
    'POST /team/resources/sso/v1/configurations/{ssoConfigId}/groups': ({ context, params, body }) =>
      addGroup(context, params.ssoConfigId, body),
    'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': ({ context, params, body }) =>
      changeGroup(context, { id: params.ssoConfigId, groupId: params.groupId }, body),
    'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': ({ context, params }) =>
      removeGroup(context, params.ssoConfigId, params.groupId),
    'GET /team/resources/sso/v1/saml/configurations/vendor-config': ({ context }) => readServiceProvider(context),
  });
}
