/** What an SSO connection is set to: read from a request, and complete before it is turned on. */
import { SsoConnectionType, type SsoConfigPatch } from '#shared/contract/sso/sso-config.ts';
import type { ConnectionRow } from '#server/db/queries/sso/connections.ts';
import { readCertificates } from '#server/integrations/saml/certificates.ts';
import { refusalOfEndpoint } from '#server/domain/sso/endpoint.ts';
import { isEvidentlyRefused, isListed } from '#server/integrations/outgoing/outgoing-target.ts';
import { invalidField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { refusalOfIssuer } from '#server/lib/shared-issuers.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

export type ConnectionSettings = Pick<
  ConnectionRow,
  | 'type'
  | 'product'
  | 'enabled'
  | 'sso_endpoint'
  | 'certificates'
  | 'idp_entity_id'
  | 'metadata_url'
  | 'sign_request'
  | 'idp_initiated'
  | 'trusts_mfa'
  | 'mfa_values'
  | 'slo_endpoint'
  | 'single_logout'
  | 'oidc_client_id'
  | 'oidc_secret'
>;

export const noSettings: ConnectionSettings = {
  type: SsoConnectionType.enum.saml,
  product: '',
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
  oidc_client_id: '',
  oidc_secret: null,
};

/** What metadata says of a SAML provider. */
export interface KnownProvider {
  entityId: string;
  ssoEndpoint: string;
  /** PEM, one block after the other. */
  certificates: string;
  /** Where it takes logout requests; empty if it does not. */
  sloEndpoint: string;
  /** From where it is read again. */
  metadataUrl?: string;
}

/** Key under which client secrets are encrypted. */
const purpose = 'sso-connection';

export function unwrapClientSecret({ secrets }: Pick<Services, 'secrets'>, wrapped: Buffer | null): string | undefined {
  return wrapped === null ? undefined : secrets.unwrap(purpose, wrapped).toString();
}

/**
 * The settings with changes applied.
 * @throws Refusal `invalid-request` that names the field, `sso-incomplete` if they are on and would lead nowhere
 */
export function settingsAfter(
  services: Pick<Services, 'secrets' | 'config' | 'clock'>,
  before: ConnectionSettings,
  patch: SsoConfigPatch,
  provider?: KnownProvider,
): ConnectionSettings {
  // nobody sees that what was pasted is blank; it must not replace a secret
  const secret = patch.oidcSecret?.trim() ? patch.oidcSecret : undefined;
  const after: ConnectionSettings = {
    type: patch.type ?? before.type,
    product: patch.product ?? before.product,
    enabled: patch.enabled ?? before.enabled,
    sso_endpoint: patch.ssoEndpoint ?? before.sso_endpoint,
    certificates: certificatesAfter(services, before, patch),
    ...providerAfter(before, patch),
    sign_request: patch.signRequest ?? before.sign_request,
    ...trustAfter(before, patch, provider),
    oidc_client_id: patch.oidcClientId ?? before.oidc_client_id,
    oidc_secret: secret === undefined ? before.oidc_secret : services.secrets.wrap(purpose, Buffer.from(secret)),
    ...(provider && settingsOfProvider(before, provider)),
  };
  const isMoved = after.sso_endpoint !== before.sso_endpoint || after.type !== before.type;
  if (after.sso_endpoint !== '' && isMoved) refuseEndpoint(services, after);
  if (after.sso_endpoint !== before.sso_endpoint && secret === undefined && before.oidc_secret) {
    if (isOidc(after) && after.sso_endpoint !== '')
      throw invalidField('oidcSecret', 'must be entered again for another issuer');
    // nor by way of another type or of none: the secret was entered for one issuer, and another one must not be shown it
    after.oidc_secret = null;
  }
  refuseOptions(services, before, after);
  const missing = missingFields(after);
  if (after.enabled && missing.length > 0) throw new Refusal('sso-incomplete', { context: { fields: missing } });
  return after;
}

/** Another endpoint is another provider, of which no metadata was read. */
function providerAfter(before: ConnectionSettings, { ssoEndpoint, idpEntityId }: SsoConfigPatch) {
  const isSame = (ssoEndpoint ?? before.sso_endpoint) === before.sso_endpoint;
  return {
    idp_entity_id: idpEntityId ?? (isSame ? before.idp_entity_id : ''),
    metadata_url: isSame ? before.metadata_url : null,
  };
}

/** What was granted to a provider is not inherited by another one. */
function trustAfter(before: ConnectionSettings, patch: SsoConfigPatch, provider: KnownProvider | undefined) {
  const isSame = isSameProvider(before, {
    isOidc: isOidc({ type: provider ? 'saml' : (patch.type ?? before.type) }),
    endpoint: provider?.ssoEndpoint ?? patch.ssoEndpoint ?? before.sso_endpoint,
    entityId: provider?.entityId ?? before.idp_entity_id,
  });
  const known = isSame ? before : noSettings;
  const sloEndpoint = provider?.sloEndpoint ?? patch.sloEndpoint ?? known.slo_endpoint;
  // a provider that begins to offer single logout is asked for it
  const isOffered = provider !== undefined && provider.sloEndpoint !== '' && known.slo_endpoint === '';
  return {
    idp_initiated: patch.idpInitiated ?? known.idp_initiated,
    trusts_mfa: patch.trustMfa ?? known.trusts_mfa,
    mfa_values: patch.mfaValues ? [...new Set(patch.mfaValues)] : known.mfa_values,
    slo_endpoint: sloEndpoint,
    single_logout: patch.singleLogout ?? (isOffered || known.single_logout),
  };
}

/** A provider is its endpoint and its entity ID: either of them alone anybody can repeat. What was empty is filled in. */
function isSameProvider(
  before: ConnectionSettings,
  { isOidc: speaksOidc, endpoint, entityId }: { isOidc: boolean; endpoint: string; entityId: string },
): boolean {
  if (before.sso_endpoint === '') return true;
  const isSameEntity = before.idp_entity_id === '' || entityId === before.idp_entity_id;
  return speaksOidc === isOidc(before) && endpoint === before.sso_endpoint && isSameEntity;
}

/** An answer that nobody asked for names its connection by the entity ID alone. */
function refuseOptions(
  { config }: Pick<Services, 'config'>,
  before: ConnectionSettings,
  after: ConnectionSettings,
): void {
  if (isOidc(after)) Object.assign(after, { idp_initiated: false, slo_endpoint: '' });
  if (after.idp_initiated && after.idp_entity_id === '') {
    if (!before.idp_initiated) throw invalidField('idpInitiated', 'add the metadata of the identity provider first');
    after.idp_initiated = false;
  }
  if (after.slo_endpoint === '' || after.slo_endpoint === before.slo_endpoint) return;
  const fault = refusalOfEndpoint(after.slo_endpoint, (host, port) => isListed(config.outgoing.allow, host, port));
  if (fault) throw invalidField('sloEndpoint', fault);
}

/** Metadata describe SAML; the product that was chosen for it stays. */
function settingsOfProvider(before: ConnectionSettings, provider: KnownProvider): Partial<ConnectionSettings> {
  return {
    type: isOidc(before) ? 'saml' : before.type,
    sso_endpoint: provider.ssoEndpoint,
    certificates: provider.certificates,
    idp_entity_id: provider.entityId,
    metadata_url: provider.metadataUrl ?? null,
  };
}

/**
 * Digest of what a test of a connection is about: a passed one counts until any of it changes. The secret is encrypted
 * anew whenever it is entered.
 */
export function hashOfTested(settings: ConnectionSettings): Buffer {
  const { type, sso_endpoint, certificates, idp_entity_id, oidc_client_id, oidc_secret } = settings;
  const provider = isOidc({ type })
    ? { sso_endpoint, oidc_client_id, secret: oidc_secret?.toString('base64') }
    : { sso_endpoint, certificates, idp_entity_id };
  return sha256(JSON.stringify([isOidc({ type }), provider]));
}

/** Whether a connection goes on believing the same provider: whoever changes that decides who gets what it gives. */
export function isSameTrust(before: ConnectionSettings, after: ConnectionSettings): boolean {
  return hashOfTested(before).equals(hashOfTested(after)) && before.metadata_url === after.metadata_url;
}

export const isOidc = ({ type }: Pick<ConnectionSettings, 'type'>): boolean => type === 'oidc';

/** Fields of the contract without which nobody can sign in. The proof of a domain is no field: it takes the DNS. */
export function missingFields(settings: ConnectionSettings): string[] {
  const needed = isOidc(settings)
    ? { ssoEndpoint: settings.sso_endpoint, oidcClientId: settings.oidc_client_id }
    : { ssoEndpoint: settings.sso_endpoint, publicCertificate: settings.certificates };
  return Object.entries(needed).flatMap(([field, value]) => (value === '' ? [field] : []));
}

function certificatesAfter(
  { clock }: Pick<Services, 'clock'>,
  before: ConnectionSettings,
  { publicCertificate: text }: SsoConfigPatch,
): string {
  // what was read is sent back: a certificate that has expired since must not keep the rest from being changed
  if (text === undefined || text === null || text.trim() === before.certificates) return before.certificates;
  const read = readCertificates(text, clock());
  if ('fault' in read) throw invalidField('publicCertificate', withRemedy(read.fault));
  return read.pem;
}

/** Whoever pasted a key has shown it to others. */
function withRemedy(fault: string): string {
  return fault.startsWith('is a private key')
    ? `${fault}; enter its certificate (BEGIN CERTIFICATE), and replace the key, which has left the provider`
    : fault;
}

function refuseEndpoint({ config }: Pick<Services, 'config'>, settings: ConnectionSettings): void {
  const { allow } = config.outgoing;
  const { sso_endpoint: endpoint } = settings;
  const fault =
    refusalOfEndpoint(endpoint, (host, port) => isListed(allow, host, port)) ??
    (isOidc(settings) ? refusalOfOwnIssuer(endpoint, allow) : undefined);
  if (fault) throw invalidField('ssoEndpoint', fault);
}

/** This server calls an issuer; to a SAML provider only browsers go, which may reach private networks. */
function refusalOfOwnIssuer(issuer: string, allow: readonly string[]): string | undefined {
  const url = new URL(issuer);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (/[?#]/.test(issuer)) return 'must not have a query or a fragment (OpenID Connect Discovery, section 3)';
  if (isEvidentlyRefused({ hostname, port }, allow)) return 'must be in the public network';
  return refusalOfIssuer(issuer);
}
