/** SSO connections of a tenant: its identity providers, their email domains, and the roles of users who come from them. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

/** `okta`, `azure` and `google` speak SAML, with their product named for the set-up. */
export const SsoConnectionType = z.enum(['saml', 'okta', 'azure', 'google', 'oidc']);
export type SsoConnectionType = z.infer<typeof SsoConnectionType>;

/** Products whose own terms guide the set-up; empty if nobody said. The type alone decides how they are spoken to. */
export const SsoProduct = z.enum([
  '',
  'okta',
  'entra',
  'google',
  'onelogin',
  'ping',
  'jumpcloud',
  'adfs',
  'keycloak',
  'auth0',
  'other',
]);
export type SsoProduct = z.infer<typeof SsoProduct>;

/** Per tenant. */
export const maxSsoConnections = 20;
/** Per connection. */
export const maxSsoDomains = 200;
export const maxSsoGroups = 500;
const mostMfaValues = 20;

export const SsoDomain = z.object({
  id: Id,
  /** In lower case and ASCII. */
  domain: z.string(),
  /** Proved by the DNS record: no other tenant can use the domain then. */
  validated: z.boolean(),
  /** Value of the TXT record to publish at the domain. */
  txtRecord: z.string(),
  /** When the record of a validated domain was last looked for, daily. */
  lastCheckedAt: DateTime.optional(),
  /** Since when it is missing. The domain stays validated. */
  driftedAt: DateTime.optional(),
});
export type SsoDomain = z.infer<typeof SsoDomain>;

export const SsoGroup = z.object({ id: Id, group: z.string(), roleIds: z.array(Id) });
export type SsoGroup = z.infer<typeof SsoGroup>;

export const SsoCertificate = z.object({
  /** SHA-256, in hex with colons. */
  fingerprint: z.string(),
  expiresAt: DateTime,
});
export type SsoCertificate = z.infer<typeof SsoCertificate>;

export const SsoConfig = z.object({
  id: Id,
  enabled: z.boolean(),
  type: SsoConnectionType,
  product: SsoProduct,
  /** SAML: where requests are sent. OpenID Connect: the issuer. */
  ssoEndpoint: z.string(),
  /** PEM, one block after the other. */
  publicCertificate: z.string(),
  /** The certificates in it, in its order. */
  certificates: z.array(SsoCertificate),
  /** Entity ID of the identity provider, if its metadata was read; empty otherwise. */
  idpEntityId: z.string(),
  signRequest: z.boolean(),
  /** SAML: users may start at the identity provider. An answer that nobody asked for starts a sign-in of this browser. */
  idpInitiated: z.boolean(),
  /** Several factors at the identity provider satisfy the MFA policy of the tenant. */
  trustMfa: z.boolean(),
  /** What it calls several factors (`AuthnContextClassRef`, `acr`, `amr`); empty for the usual names. */
  mfaValues: z.array(z.string()),
  /** SAML: where logout requests are sent, by HTTP-Redirect; empty if the identity provider offers none. */
  sloEndpoint: z.string(),
  /** Signing out here ends the session at the identity provider too. */
  singleLogout: z.boolean(),
  /** SAML: where the identity provider sends its logout requests and responses. */
  sloUrl: z.string(),
  /** OpenID Connect: post-logout redirect URI, and where the identity provider sends its logout tokens. */
  oidcLogoutRedirectUri: z.string(),
  backchannelLogoutUri: z.string(),
  /** Values for the identity provider, the same for all connections. */
  acsUrl: z.string(),
  spEntityId: z.string(),
  oidcRedirectUri: z.string(),
  oidcClientId: z.string(),
  /** Always empty: a stored secret is not shown. */
  oidcSecret: z.string(),
  domains: z.array(SsoDomain),
  /** Roles of users who come for the first time. */
  roleIds: z.array(Id),
  groups: z.array(SsoGroup),
  generatedVerification: z.string(),
  skipEmailDomainValidation: z.boolean(),
  /** When a test last passed with the present endpoint, certificates and client; null since they changed. */
  testedAt: DateTime.nullable(),
  /** From where new certificates are added, hourly. */
  metadataUrl: z.string().optional(),
  /** When the metadata were last read again. */
  metadataReadAt: DateTime.optional(),
  /** Why the last reading had no effect. */
  metadataFault: z.string().optional(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type SsoConfig = z.infer<typeof SsoConfig>;

const endpoint = z.string().trim().max(2048);
const certificate = z.string().trim().max(65_536);

/**
 * Absent fields keep their values, and so does an empty secret. Values that the server provides are accepted and ignored,
 * because clients send back what they have read.
 */
export const SsoConfigPatch = z.object({
  enabled: z.boolean().optional(),
  type: SsoConnectionType.optional(),
  product: SsoProduct.optional(),
  ssoEndpoint: endpoint.nullish(),
  publicCertificate: certificate.nullish(),
  /** SAML: absent with another endpoint, it is cleared. */
  idpEntityId: z.string().trim().max(2048).nullish(),
  signRequest: z.boolean().optional(),
  idpInitiated: z.boolean().optional(),
  trustMfa: z.boolean().optional(),
  mfaValues: z.array(z.string().trim().min(1).max(200)).max(mostMfaValues).optional(),
  sloEndpoint: endpoint.nullish(),
  singleLogout: z.boolean().optional(),
  oidcClientId: z
    .string()
    .trim()
    .max(500)
    .regex(/^\P{Cc}*$/u, { message: 'must not contain line breaks' })
    .nullish(),
  oidcSecret: z.string().max(4096).nullish(),
  roleIds: z.array(Id).max(200).optional(),
  skipEmailDomainValidation: z.boolean().optional(),
});
export type SsoConfigPatch = z.infer<typeof SsoConfigPatch>;

/**
 * A change with a precondition. `ifTestedAt` has a name of its own, because clients that send back what they have read
 * would otherwise set the precondition without knowing of it.
 */
export const SsoConfigChange = SsoConfigPatch.extend({ ifTestedAt: DateTime.nullish() });
export type SsoConfigChange = z.infer<typeof SsoConfigChange>;

const reads = 'fe.secure.read.samlConfiguration';
const writes = 'fe.secure.write.samlConfiguration';
const deletes = 'fe.secure.delete.samlConfiguration';
const ofConfig = z.object({ ssoConfigId: Id });
const ofDomain = ofConfig.extend({ domainId: Id });
const ofGroup = ofConfig.extend({ groupId: Id });
const roleIds = z.array(Id).max(200);
/** The XML, as text. */
const metadataXml = z.string().min(1).max(1_048_576);
/** What clients keep beside the URL is accepted and not used. */
const metadataUrl = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2048),
  configMetadata: z.record(z.string(), z.unknown()).nullish(),
});
/** Names are compared as texts: two that look alike would be two mappings (Unicode, UAX #15). */
export const SsoGroupName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(256)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]+$/u, {
    message: 'must not contain line breaks or invisible characters',
  });

export const ssoConfigContract = defineContract({
  'GET /team/resources/sso/v1/configurations': {
    summary: 'Lists the tenant’s SSO connections, oldest first',
    access: reads,
    response: z.array(SsoConfig),
  },
  'POST /team/resources/sso/v1/configurations': {
    summary: 'Creates an SSO connection',
    description: 'It is off unless `enabled` is set.',
    access: writes,
    denyImpersonation: true,
    body: SsoConfigPatch,
    response: SsoConfig,
    status: 201,
  },
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}': {
    summary: 'Updates an SSO connection',
    description: 'With `ifTestedAt`, only if `testedAt` hasn’t changed since.',
    access: writes,
    denyImpersonation: true,
    params: ofConfig,
    body: SsoConfigChange,
    response: SsoConfig,
  },
  'POST /team/resources/sso/v1/configurations/metadata': {
    summary: 'Creates a SAML connection from metadata',
    access: writes,
    denyImpersonation: true,
    body: z.object({ metadata: metadataXml }),
    bodyBytes: 2_097_152,
    response: SsoConfig,
    status: 201,
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata': {
    summary: 'Configures a SAML connection from metadata',
    description: 'Endpoint and certificates of the identity provider.',
    access: writes,
    denyImpersonation: true,
    params: ofConfig,
    body: z.object({ metadata: metadataXml }),
    bodyBytes: 2_097_152,
    response: SsoConfig,
  },
  'POST /team/resources/sso/v1/configurations/metadata-url': {
    summary: 'Creates a SAML connection from a metadata URL',
    description: 'The URL is read again every hour.',
    access: writes,
    denyImpersonation: true,
    body: metadataUrl,
    response: SsoConfig,
    status: 201,
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url': {
    summary: 'Configures a SAML connection from a metadata URL',
    description: 'The URL is read again every hour.',
    access: writes,
    denyImpersonation: true,
    params: ofConfig,
    body: metadataUrl,
    response: SsoConfig,
  },
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}': {
    summary: 'Deletes an SSO connection',
    description: 'Also its domains and group mappings. Its users are kept.',
    access: deletes,
    denyImpersonation: true,
    params: ofConfig,
    response: 'empty',
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/domains': {
    summary: 'Adds an email domain to an SSO connection',
    description: 'The domain is used once its DNS record is found.',
    access: writes,
    denyImpersonation: true,
    params: ofConfig,
    body: z.object({ domain: z.string().trim().min(1).max(253) }),
    response: SsoDomain,
    status: 201,
  },
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}': {
    summary: 'Removes an email domain from an SSO connection',
    description: 'Other tenants can then validate it.',
    access: deletes,
    denyImpersonation: true,
    params: ofDomain,
    response: 'empty',
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate': {
    summary: 'Validates a domain of an SSO connection by its DNS record',
    access: writes,
    denyImpersonation: true,
    params: ofDomain,
    response: 'empty',
  },
  'PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate': {
    summary: 'Validates a domain of an SSO connection by its DNS record (v2)',
    access: writes,
    denyImpersonation: true,
    params: ofDomain,
    response: 'empty',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/roles': {
    summary: 'Returns the default roles of an SSO connection',
    description: 'Assigned to users at their first sign-in.',
    access: reads,
    params: ofConfig,
    response: z.object({ roleIds: z.array(Id) }),
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/roles': {
    summary: 'Sets the default roles of an SSO connection',
    description: 'Assigned to users at their first sign-in.',
    access: writes,
    denyImpersonation: true,
    params: ofConfig,
    body: z.object({ roleIds }),
    response: 'empty',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/groups': {
    summary: 'Lists the group mappings of an SSO connection',
    access: reads,
    params: ofConfig,
    response: z.array(SsoGroup),
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/groups': {
    summary: 'Creates a group mapping of an SSO connection',
    description: 'Members of the group are assigned its roles at each sign-in.',
    access: writes,
    denyImpersonation: true,
    params: ofConfig,
    body: z.object({ group: SsoGroupName, roleIds: roleIds.nullish() }),
    response: 'empty',
    status: 201,
  },
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': {
    summary: 'Updates a group mapping of an SSO connection',
    description: 'Members get the new roles at their next sign-in.',
    access: writes,
    denyImpersonation: true,
    params: ofGroup,
    body: z.object({ group: SsoGroupName.optional(), roleIds: roleIds.optional() }),
    response: 'empty',
  },
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': {
    summary: 'Deletes a group mapping of an SSO connection',
    description: 'Members lose its roles at their next sign-in.',
    access: deletes,
    denyImpersonation: true,
    params: ofGroup,
    response: 'empty',
  },
  'GET /team/resources/sso/v1/saml/configurations/vendor-config': {
    summary: 'Returns the service provider values that a SAML identity provider needs',
    access: reads,
    response: z.object({ acsUrl: z.string(), spEntityId: z.string() }),
  },
});
