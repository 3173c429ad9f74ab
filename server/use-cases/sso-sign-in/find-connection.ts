/** The SSO connection of an address or a key: the operator's, else one that a tenant set up. */
import {
  findAnyConnection,
  findConnectionOfDomain,
  hasProvedDomain,
  type ConnectionDetails,
} from '#server/db/queries/sso/connections.ts';
import { findRequirementOfDomain } from '#server/db/queries/sso/enforcement.ts';
import { splitCertificates } from '#server/integrations/saml/certificates.ts';
import {
  domainOf,
  samlConnection,
  type OwnConnection,
  type SsoConnection,
} from '#server/integrations/sso-connections.ts';
import { normalizeDomain } from '#server/lib/email-domain.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import { isOidc, missingFields, unwrapClientSecret } from '#server/use-cases/sso/settings.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';

/** By the domain only, so that it does not reveal whether a user exists. */
export async function findConnectionOf(context: AnonymousContext, email: string): Promise<SsoConnection | undefined> {
  const { services } = context;
  const configured = services.ssoConnections.ofAddress(email);
  const domain = normalizeDomain(domainOf(email) ?? '');
  if (configured || domain === null) return configured;
  const found = await comingFromProvider(context, async (tx) => {
    const row = await findConnectionOfDomain(tx, domain);
    return row && { row, required: (await findRequirementOfDomain(tx, domain)) === 'all' };
  });
  return found && connectionOf(services, found.row, found.required);
}

/** @param key that of the operator, or the ID of a tenant's connection, which may be turned off */
export async function findConnectionByKey(context: AnonymousContext, key: string): Promise<SsoConnection | undefined> {
  const { services } = context;
  const configured = services.ssoConnections.byKey(key);
  if (configured || !isUuid(key)) return configured;
  const row = await comingFromProvider(context, (tx) => findAnyConnection(tx, key));
  return row && connectionOf(services, row);
}

export function isConnectionOn({ own }: SsoConnection): boolean {
  return own?.enabled !== false;
}

/** Whether anybody signs in through a connection, so that login boxes ask for one. */
export async function isSsoActive(context: AnonymousContext): Promise<boolean> {
  if (context.services.ssoConnections.isActive) return true;
  return await comingFromProvider(context, hasProvedDomain);
}

/** What the sign-in needs of a connection besides its provider. @param required for the address that it was found by */
export function ownConnectionOf(row: ConnectionDetails, required = false): OwnConnection {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    enabled: row.enabled,
    updatedAt: row.updated_at,
    domains: row.domains.flatMap(({ domain, validated_at: provedAt }) => (provedAt === null ? [] : [domain])),
    roleIds: row.role_ids,
    required,
    groups: row.groups.map(({ name, role_ids: roleIds }) => ({ name: name.normalize('NFC'), roleIds })),
    product: row.type === 'azure' ? 'entra' : row.product || row.type,
    trustsMfa: row.trusts_mfa,
    mfaValues: row.mfa_values,
    singleLogout: row.single_logout,
  };
}

/** What was completed once can be emptied while it is off: then there is no connection. */
export function connectionOf(services: Services, row: ConnectionDetails, required = false): SsoConnection | undefined {
  if (missingFields(row).length > 0) return undefined;
  const own = ownConnectionOf(row, required);
  if (!isOidc(row))
    return samlConnection(own, {
      endpoint: row.sso_endpoint,
      certificates: splitCertificates(row.certificates),
      idpEntityId: row.idp_entity_id,
      signsRequests: row.sign_request,
      idpInitiated: row.idp_initiated,
      sloEndpoint: row.slo_endpoint,
    });
  return services.ssoConnections.ofTenant(own, {
    issuer: row.sso_endpoint,
    clientId: row.oidc_client_id,
    clientSecret: unwrapClientSecret(services, row.oidc_secret),
  });
}
