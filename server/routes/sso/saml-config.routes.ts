import type { samlConfigContract } from '#shared/contract/sso/saml-config.ts';
import type { Handlers } from '#server/http/mount.ts';
import { changeDefaultRoles } from '#server/use-cases/sso/connections.ts';
import { addGroup, changeGroup, removeGroup } from '#server/use-cases/sso/groups.ts';
import {
  readOidcConfig,
  readSamlConfig,
  readSamlGroups,
  readSamlRoles,
  saveSamlConfig,
  saveSamlMetadata,
  singleConnectionId,
  validateSamlDomain,
} from '#server/use-cases/sso/single-connection.ts';
import { recordRefusedChanges } from './record-refused-changes.ts';

export function samlConfigRoutes(): Handlers<typeof samlConfigContract> {
  return recordRefusedChanges({
    'GET /team/resources/sso/v1/saml/configurations': ({ context, query }) => readSamlConfig(context, query),
    'POST /team/resources/sso/v1/saml/configurations': ({ context, body }) => saveSamlConfig(context, body),
    'PUT /team/resources/sso/v1/saml/configurations/metadata': ({ context, body }) =>
      saveSamlMetadata(context, body.metadata),
    'PUT /team/resources/sso/v1/saml/validations/domain': ({ context, query }) => validateSamlDomain(context, query),
    'GET /team/resources/sso/v1/saml/configurations/roles/default': ({ context }) => readSamlRoles(context),
    'POST /team/resources/sso/v1/saml/configurations/roles/default': async ({ context, body }) =>
      changeDefaultRoles(context, await singleConnectionId(context), body.roleIds),
    'GET /team/resources/sso/v2/saml/configurations/groups': ({ context }) => readSamlGroups(context),
    'POST /team/resources/sso/v2/saml/configurations/groups': async ({ context, body }) =>
      addGroup(context, await singleConnectionId(context), body),
    'PATCH /team/resources/sso/v2/saml/configurations/groups/{id}': async ({ context, params, body }) =>
      changeGroup(context, { id: await singleConnectionId(context), groupId: params.id }, body),
    'DELETE /team/resources/sso/v2/saml/configurations/groups/{id}': async ({ context, params }) =>
      removeGroup(context, await singleConnectionId(context), params.id),
    'GET /team/resources/sso/v1/oidc/configurations': ({ context }) => readOidcConfig(context),
  });
}
