/** What is left of a connection whose only domain is replaced: another organization, or another provider of it. */
import type { SamlConfigPatch } from '#shared/contract/sso/saml-config.ts';
import type { ConnectionSettings } from './settings.ts';

/** Off, because the rest leads nowhere. A client secret belongs to the issuer that it was entered for. */
export function clearedSettings<T extends ConnectionSettings>(settings: T): T {
  return {
    ...settings,
    enabled: false,
    sso_endpoint: '',
    certificates: '',
    idp_entity_id: '',
    metadata_url: null,
    sign_request: false,
    idp_initiated: false,
    trusts_mfa: false,
    mfa_values: [],
    slo_endpoint: '',
    single_logout: false,
    oidc_secret: null,
  };
}

/** Clients send back what they have read: values that repeat what is cleared are cleared with it. */
export function withoutRepeats(before: ConnectionSettings, patch: SamlConfigPatch): SamlConfigPatch {
  const { enabled, ssoEndpoint, publicCertificate, signRequest, ...rest } = patch;
  return {
    ...rest,
    ...(enabled !== before.enabled && { enabled }),
    ...(ssoEndpoint !== before.sso_endpoint && { ssoEndpoint }),
    ...(publicCertificate !== before.certificates && { publicCertificate }),
    ...(signRequest !== before.sign_request && { signRequest }),
  };
}
