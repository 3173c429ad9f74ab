/**
 * The older form of SSO connections, in which a tenant has one: the oldest SAML connection, or the oldest of OpenID
 * Connect if there is none. It has one domain, the first one of the connection.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';
import { SsoConfigPatch, SsoConnectionType, SsoGroup, SsoGroupName } from './sso-config.ts';

/** Without a connection, only `enabled`, `isSamlActive` and the values for the identity provider. */
export const SamlConfig = z.object({
  enabled: z.boolean(),
  domain: z.string().optional(),
  /** False until the domain is proved. */
  validated: z.boolean().optional(),
  generatedVerification: z.string().optional(),
  ssoEndpoint: z.string().optional(),
  publicCertificate: z.string().optional(),
  signRequest: z.boolean().optional(),
  createdAt: DateTime.optional(),
  updatedAt: DateTime.optional(),
  acsUrl: z.string().optional(),
  spEntityId: z.string().optional(),
  isSamlActive: z.boolean().optional(),
  oidcClientId: z.string().optional(),
  /** Always empty: a stored secret is not shown. */
  oidcSecret: z.string().optional(),
  type: SsoConnectionType.optional(),
});
export type SamlConfig = z.infer<typeof SamlConfig>;

/** Absent and empty domains keep the one that is stored. Values that the server provides are accepted and ignored. */
export const SamlConfigPatch = SsoConfigPatch.omit({
  roleIds: true,
  skipEmailDomainValidation: true,
  idpEntityId: true,
}).extend({
  domain: z.string().trim().max(253).nullish(),
});
export type SamlConfigPatch = z.infer<typeof SamlConfigPatch>;

const reads = 'fe.secure.read.samlConfiguration';
const writes = 'fe.secure.write.samlConfiguration';
const ofGroup = z.object({ id: Id });
/** `oidc` names the connection that is saved with this type; absent, SAML comes first. */
const ofType = z.object({ type: SsoConnectionType.optional() });
const roleIds = z.array(Id).max(200);

export const samlConfigContract = defineContract({
  'GET /team/resources/sso/v1/saml/configurations': {
    summary: 'Returns the SAML connection of the tenant',
    description: 'With `type=oidc`, the one of OpenID Connect.',
    access: reads,
    query: ofType,
    response: SamlConfig,
  },
  'POST /team/resources/sso/v1/saml/configurations': {
    summary: 'Saves the SAML connection of the tenant',
    description: 'A new domain clears the endpoint, certificate, and signing, and turns the connection off.',
    access: writes,
    denyImpersonation: true,
    body: SamlConfigPatch,
    response: SamlConfig,
  },
  'PUT /team/resources/sso/v1/saml/configurations/metadata': {
    summary: 'Configures the SAML connection from its identity provider’s metadata',
    access: writes,
    denyImpersonation: true,
    body: z.object({ metadata: z.string().min(1).max(1_048_576) }),
    bodyBytes: 2_097_152,
    response: SamlConfig,
  },
  'PUT /team/resources/sso/v1/saml/validations/domain': {
    summary: 'Validates the domain of the SAML connection by its DNS record',
    description: 'With `type=oidc`, the one of OpenID Connect.',
    access: writes,
    denyImpersonation: true,
    query: ofType,
    response: SamlConfig,
  },
  'GET /team/resources/sso/v1/saml/configurations/roles/default': {
    summary: 'Returns the default roles of the SAML connection',
    description: 'Assigned to users at their first sign-in.',
    access: reads,
    response: z.object({ roleIds: z.array(Id) }),
  },
  'POST /team/resources/sso/v1/saml/configurations/roles/default': {
    summary: 'Sets the default roles of the SAML connection',
    description: 'Assigned to users at their first sign-in.',
    access: writes,
    denyImpersonation: true,
    body: z.object({ roleIds }),
    response: 'empty',
  },
  'GET /team/resources/sso/v2/saml/configurations/groups': {
    summary: 'Lists the group mappings of the SAML connection',
    access: reads,
    response: z.array(SsoGroup),
  },
  'POST /team/resources/sso/v2/saml/configurations/groups': {
    summary: 'Creates a group mapping of the SAML connection',
    description: 'Members of the group are assigned its roles at each sign-in.',
    access: writes,
    denyImpersonation: true,
    body: z.object({ group: SsoGroupName, roleIds: roleIds.nullish() }),
    response: 'empty',
    status: 201,
  },
  'PATCH /team/resources/sso/v2/saml/configurations/groups/{id}': {
    summary: 'Updates a group mapping of the SAML connection',
    description: 'Members get the new roles at their next sign-in.',
    access: writes,
    denyImpersonation: true,
    params: ofGroup,
    body: z.object({ group: SsoGroupName.optional(), roleIds: roleIds.optional() }),
    response: 'empty',
  },
  'DELETE /team/resources/sso/v2/saml/configurations/groups/{id}': {
    summary: 'Deletes a group mapping of the SAML connection',
    description: 'Members lose its roles at their next sign-in.',
    access: 'fe.secure.delete.samlConfiguration',
    denyImpersonation: true,
    params: ofGroup,
    response: 'empty',
  },
  'GET /team/resources/sso/v1/oidc/configurations': {
    summary: 'Returns the tenant’s OpenID Connect status and redirect URI',
    access: reads,
    response: z.object({ active: z.boolean(), redirectUri: z.string().optional() }),
  },
});
