/** SSO connections in the API's format. */
import type { SamlConfig } from '#shared/contract/sso/saml-config.ts';
import { X509Certificate } from 'node:crypto';
import {
  SsoProduct,
  type SsoCertificate,
  type SsoConfig,
  type SsoDomain,
  type SsoGroup,
} from '#shared/contract/sso/sso-config.ts';
import { splitCertificates } from '#server/integrations/saml/certificates.ts';
import type { LogoutAddresses, ServiceProvider } from '#server/domain/sso/service-provider.ts';
import type { ConnectionDetails, GroupRow } from '#server/db/queries/sso/connections.ts';

export function describeSsoConnection(
  row: ConnectionDetails,
  provider: ServiceProvider & LogoutAddresses & { oidcRedirectUri: string },
): SsoConfig {
  return {
    id: row.id,
    enabled: row.enabled,
    type: row.type,
    product: productOf(row),
    ssoEndpoint: row.sso_endpoint,
    publicCertificate: row.certificates,
    certificates: splitCertificates(row.certificates).map(describeCertificate),
    idpEntityId: row.idp_entity_id,
    signRequest: row.sign_request,
    idpInitiated: row.idp_initiated,
    trustMfa: row.trusts_mfa,
    mfaValues: row.mfa_values,
    sloEndpoint: row.slo_endpoint,
    singleLogout: row.single_logout,
    ...provider,
    oidcClientId: row.oidc_client_id,
    oidcSecret: '',
    domains: row.domains.map((domain) => describeSsoDomain(domain, row.verification)),
    roleIds: row.role_ids,
    groups: row.groups.map(describeSsoGroup),
    generatedVerification: row.verification,
    skipEmailDomainValidation: false,
    testedAt: row.tested_at?.toISOString() ?? null,
    ...(row.metadata_url !== null && { metadataUrl: row.metadata_url }),
    ...(row.metadata_read_at && { metadataReadAt: row.metadata_read_at.toISOString() }),
    ...(row.metadata_fault !== null && { metadataFault: row.metadata_fault }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const productOfType = { saml: '', oidc: '', okta: 'okta', azure: 'entra', google: 'google' } as const;

/** Clients that know types alone name a product by its type. */
function productOf({ product, type }: ConnectionDetails): SsoProduct {
  return SsoProduct.catch('').parse(product) || productOfType[type];
}

function describeCertificate(pem: string): SsoCertificate {
  const { fingerprint256, validToDate } = new X509Certificate(pem);
  return { fingerprint: fingerprint256, expiresAt: validToDate.toISOString() };
}

export function describeSsoDomain(row: ConnectionDetails['domains'][number], verification: string): SsoDomain {
  return {
    id: row.id,
    domain: row.domain,
    validated: row.validated_at !== null,
    txtRecord: verification,
    ...(row.checked_at && { lastCheckedAt: row.checked_at.toISOString() }),
    ...(row.drifted_at && { driftedAt: row.drifted_at.toISOString() }),
  };
}

export function describeSsoGroup({ id, name, role_ids: roleIds }: GroupRow): SsoGroup {
  return { id, group: name, roleIds };
}

/** The older form of a connection, which has one domain. */
export function describeSamlConfig(row: ConnectionDetails | undefined, provider: ServiceProvider): SamlConfig {
  if (!row) return { enabled: false, isSamlActive: false, ...provider };
  const [domain] = row.domains;
  return {
    enabled: row.enabled,
    ...(domain && { domain: domain.domain, validated: domain.validated_at !== null }),
    generatedVerification: row.verification,
    ssoEndpoint: row.sso_endpoint,
    publicCertificate: row.certificates,
    signRequest: row.sign_request,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...provider,
    isSamlActive: row.enabled && row.type !== 'oidc',
    oidcClientId: row.oidc_client_id,
    oidcSecret: '',
    type: row.type,
  };
}
