/**
 * The older form of SSO connections, in which a tenant has one: the oldest SAML connection, or the oldest of OpenID
 * Connect if there is none. It has one domain, the first one of the connection.
 */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { DateTime, Id } from './entities.ts';
import { SsoConfigPatch, SsoConnectionType, SsoGroup } from './sso-config.ts';

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
export const SamlConfigPatch = SsoConfigPatch.omit({ roleIds: true, skipEmailDomainValidation: true }).extend({
  domain: z.string().trim().max(253).nullish(),
});
export type SamlConfigPatch = z.infer<typeof SamlConfigPatch>;

const reads = 'fe.secure.read.samlConfiguration';
const writes = 'fe.secure.write.samlConfiguration';
const ofGroup = z.object({ id: Id });
const group = z.string().trim().min(1).max(256);
const roleIds = z.array(Id).max(200);

export const samlConfigContract = defineContract({
  'GET /team/resources/sso/v1/saml/configurations': {
    summary: 'Returns the SAML connection of the tenant',
    access: reads,
    response: SamlConfig,
  },
  'POST /team/resources/sso/v1/saml/configurations': {
    summary: 'Saves the SAML connection; another domain clears endpoint, certificate and signing, and turns it off',
    access: writes,
    denyImpersonation: true,
    body: SamlConfigPatch,
    response: SamlConfig,
  },
  'PUT /team/resources/sso/v1/saml/configurations/metadata': {
    summary: 'Sets endpoint and certificates of the SAML connection from the metadata of its identity provider',
    access: writes,
    denyImpersonation: true,
    body: z.object({ metadata: z.string().min(1).max(1_048_576) }),
    bodyBytes: 2_097_152,
    response: SamlConfig,
  },
  'PUT /team/resources/sso/v1/saml/validations/domain': {
    summary: 'Looks for the DNS record of the domain, and validates the domain',
    access: writes,
    denyImpersonation: true,
    response: SamlConfig,
  },
  'GET /team/resources/sso/v1/saml/configurations/roles/default': {
    summary: 'Returns the roles of users who come for the first time',
    access: reads,
    response: z.object({ roleIds: z.array(Id) }),
  },
  'POST /team/resources/sso/v1/saml/configurations/roles/default': {
    summary: 'Sets the roles of users who come for the first time',
    access: writes,
    denyImpersonation: true,
    body: z.object({ roleIds }),
    response: 'empty',
  },
  'GET /team/resources/sso/v2/saml/configurations/groups': {
    summary: 'Lists the groups of the identity provider that are mapped to roles',
    access: reads,
    response: z.array(SsoGroup),
  },
  'POST /team/resources/sso/v2/saml/configurations/groups': {
    summary: 'Maps a group of the identity provider to roles, which its members get at each sign-in',
    access: writes,
    denyImpersonation: true,
    body: z.object({ group, roleIds: roleIds.nullish() }),
    response: 'empty',
    status: 201,
  },
  'PATCH /team/resources/sso/v2/saml/configurations/groups/{id}': {
    summary: 'Changes a mapped group; its members get the new roles at their next sign-in',
    access: writes,
    denyImpersonation: true,
    params: ofGroup,
    body: z.object({ group: group.optional(), roleIds: roleIds.optional() }),
    response: 'empty',
  },
  'DELETE /team/resources/sso/v2/saml/configurations/groups/{id}': {
    summary: 'Removes a mapped group; its members lose its roles at their next sign-in',
    access: 'fe.secure.delete.samlConfiguration',
    denyImpersonation: true,
    params: ofGroup,
    response: 'empty',
  },
  'GET /team/resources/sso/v1/oidc/configurations': {
    summary: 'Returns whether the tenant signs in by OpenID Connect, and the redirect URI to register',
    access: reads,
    response: z.object({ active: z.boolean(), redirectUri: z.string().optional() }),
  },
});
