/** Audit rows of SSO connections. */
import { X509Certificate } from 'node:crypto';
import type { ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { splitCertificates } from '#server/integrations/saml/certificates.ts';
import type { TransactionContext } from '#server/context.ts';

type Action =
  | `sso-connection.${'created' | 'changed' | 'deleted'}`
  | `sso-domain.${'added' | 'proved' | 'removed' | 'drifted' | 'restored'}`
  | 'sso-metadata.failed'
  | `sso-group.${'added' | 'changed' | 'removed'}`;

/** Every change here decides who can sign in, and as what. */
export async function recordConnection(
  context: Pick<TransactionContext, 'audit'>,
  action: Action,
  { id, type }: Pick<ConnectionDetails, 'id' | 'type'>,
  details: Record<string, unknown>,
): Promise<void> {
  await context.audit({
    action,
    severity: 'High',
    target: { kind: 'sso-connection', id },
    details: { connection: type, ...details },
  });
}

/** Settings as recorded: certificates by their fingerprints, and no secret. */
export function settingsOf(row: ConnectionDetails) {
  return {
    type: row.type,
    product: row.product,
    enabled: row.enabled,
    ssoEndpoint: row.sso_endpoint,
    metadataUrl: row.metadata_url,
    idpEntityId: row.idp_entity_id,
    certificates: fingerprintsOf(row.certificates),
    signRequest: row.sign_request,
    idpInitiated: row.idp_initiated,
    trustMfa: row.trusts_mfa,
    mfaValues: row.mfa_values,
    sloEndpoint: row.slo_endpoint,
    singleLogout: row.single_logout,
    oidcClientId: row.oidc_client_id,
    roleIds: row.role_ids,
    domains: row.domains.map(({ domain }) => domain),
  };
}

function fingerprintsOf(pem: string): string[] {
  return splitCertificates(pem).map((block) => new X509Certificate(block).fingerprint256);
}
