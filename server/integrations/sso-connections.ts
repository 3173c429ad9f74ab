/** Organizations whose own identity provider signs their users in (SSO connections). */
import { asciiDomain } from '#shared/lib/email-domain.ts';
import { isAddressBelieved } from '#server/lib/shared-issuers.ts';
import type { OutgoingFetch } from './outgoing/outgoing-fetch.ts';
import { createOidcProvider } from './social/oidc-provider.ts';
import type { ProviderClient } from './social/provider-client.ts';
import type { SocialProvider } from './social/social-provider.ts';

/** One configured connection. */
export interface SsoConnectionSettings {
  key: string;
  /** Alias or ID. */
  tenant: string;
  domains: readonly string[];
  name?: string | undefined;
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  scope?: string | undefined;
}

/** What a tenant set up itself, in the portal. */
export interface OwnConnection {
  id: string;
  tenantId: string;
  /** Otherwise it can be tested, and signs nobody in. */
  enabled: boolean;
  updatedAt: Date;
  /** In lower case and ASCII; only proved ones. */
  domains: readonly string[];
  /** Single sign-on is required of everybody in the domain by which it was found, not of a pilot group. */
  required?: boolean;
  /** Roles of users who come for the first time. */
  roleIds: readonly string[];
  groups: readonly { name: string; roleIds: readonly string[] }[];
  /** One of `SsoProduct`. */
  product: string;
  /** Several factors at the provider satisfy the tenant. */
  trustsMfa: boolean;
  /** What the provider calls several factors; empty for the usual names. */
  mfaValues: readonly string[];
  /** Signing out here ends the session at the provider. */
  singleLogout: boolean;
}

/**
 * Issuer of the identities of a tenant's own connection. A subject says something within its connection alone: any
 * provider can name the issuer of another one.
 */
export function identityIssuer({ id }: Pick<OwnConnection, 'id'>): string {
  return `sso:${id}`;
}

interface AnyConnection {
  /** The ID of a tenant's own connection. */
  key: string;
  /** Alias or ID, as configured. */
  tenant: string;
  domains: readonly string[];
  /** Absent for the operator's. */
  own?: OwnConnection;
  /** Where the user is sent, for display. */
  place: string;
  /** Its key is `company:KEY`, which no social provider can have: the answers of the two cannot be confused. */
  provider: Pick<SocialProvider, 'key' | 'name'>;
}

export interface OidcConnection extends AnyConnection {
  kind: 'oidc';
  issuer: string;
  provider: SocialProvider;
}

export interface SamlConnection extends AnyConnection {
  kind: 'saml';
  own: OwnConnection;
  /** Where requests are sent. */
  endpoint: string;
  /** PEM, each. */
  certificates: readonly string[];
  /** Empty if not known. */
  idpEntityId: string;
  signsRequests: boolean;
  /** Answers that nobody here asked for start a sign-in. */
  idpInitiated: boolean;
  /** Where logout requests are sent; empty if not offered. */
  sloEndpoint: string;
}

export type SsoConnection = OidcConnection | SamlConnection;

export interface OwnOidcClient {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
}

export interface SsoConnections {
  /** Whether the operator configured any. */
  isActive: boolean;
  byKey(key: string): OidcConnection | undefined;
  /** By the domain only, so that it does not reveal whether a user exists. */
  ofAddress(email: string): OidcConnection | undefined;
  /** Whether the operator configured the domain. @param domain in ASCII and lower case */
  hasDomain(domain: string): boolean;
  /** As above, for what a tenant set up. */
  ofTenant(own: OwnConnection, client: OwnOidcClient): OidcConnection;
  /** Whether the operator configured one for a tenant. @param names its ID, and its alias if it has one */
  isOfTenant(names: readonly string[]): boolean;
}

const prefix = 'company:';

/** The connection of a provider key, which an attempt stores. */
export function connectionKey(providerKey: string): string | undefined {
  return providerKey.startsWith(prefix) ? providerKey.slice(prefix.length) : undefined;
}

/** In ASCII and lower case, as in configuration. An address with two `@` has none: mail servers disagree about its domain. */
export function domainOf(email: string): string | undefined {
  const [, domain, ...more] = email.split('@');
  if (more.length > 0 || domain === undefined) return undefined;
  return asciiDomain(domain) ?? domain.toLowerCase();
}

/** Providers that are kept, so that their discovery documents and keys are not read at each sign-in. */
const mostKept = 500;

export interface ProviderAccess {
  /** Calls the addresses that tenants choose. */
  fetch: OutgoingFetch;
  /** `sso.clockSkew`, in seconds. */
  clockSkew: number;
}

export function createSsoConnections(
  settings: readonly SsoConnectionSettings[],
  access: ProviderAccess,
): SsoConnections {
  const kept = new Map<string, SocialProvider>();
  const { clockSkew } = access;
  // the operator may choose any address
  const connections = settings.map((each) => createConnection(each, { clockSkew }));
  const keys = new Map(connections.map((connection) => [connection.key, connection]));
  const domains = new Map(
    connections.flatMap((connection) => connection.domains.map((domain) => [domain, connection] as const)),
  );
  return {
    isActive: connections.length > 0,
    byKey: (key) => keys.get(key),
    hasDomain: (domain) => domains.has(domain),
    ofAddress: (email) => domains.get(domainOf(email) ?? ''),
    ofTenant(own, client) {
      const version = JSON.stringify([own.id, own.updatedAt, own.domains, mapsGroups(own)]);
      const provider = kept.get(version) ?? ownProvider(own, client, access);
      // the one that was used last stays longest
      kept.delete(version);
      kept.set(version, provider);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
      return oidcConnection(own, client.issuer, provider);
    },
    isOfTenant: (names) => connections.some(({ tenant }) => names.includes(tenant)),
  };
}

const mapsGroups = ({ groups }: Pick<OwnConnection, 'groups'>): boolean => groups.length > 0;

/** The provider of a tenant's own connection. */
export function ownProvider(own: OwnConnection, client: OwnOidcClient, access: ProviderAccess): SocialProvider {
  const { id: key, domains } = own;
  const settings = { ...client, domains, key, name: new URL(client.issuer).hostname };
  return providerOf(settings, { ...access, readsGroups: mapsGroups(own) });
}

/** What a tenant set up for OpenID Connect. */
export function oidcConnection(own: OwnConnection, issuer: string, provider: SocialProvider): OidcConnection {
  const { id: key, tenantId: tenant, domains } = own;
  return { kind: 'oidc', key, tenant, domains, issuer, own, provider, place: new URL(issuer).host };
}

/** What a tenant set up for SAML. */
export function samlConnection(
  own: OwnConnection,
  settings: Pick<
    SamlConnection,
    'endpoint' | 'certificates' | 'idpEntityId' | 'signsRequests' | 'idpInitiated' | 'sloEndpoint'
  >,
): SamlConnection {
  const { id, tenantId: tenant, domains } = own;
  const { host: place, hostname: name } = new URL(settings.endpoint);
  return { kind: 'saml', key: id, tenant, domains, own, place, provider: { key: `${prefix}${id}`, name }, ...settings };
}

function createConnection(settings: SsoConnectionSettings, access: Pick<ProviderAccess, 'clockSkew'>): OidcConnection {
  const { key, tenant, domains, issuer } = settings;
  const provider = providerOf(settings, access);
  return { kind: 'oidc', key, tenant, domains, issuer, provider, place: new URL(issuer).host };
}

type ProviderOf = Omit<SsoConnectionSettings, 'tenant'>;

function providerOf(
  { key, domains, issuer, name = key, ...client }: ProviderOf,
  access: Pick<ProviderClient, 'fetch' | 'clockSkew' | 'readsGroups'>,
): SocialProvider {
  const emailVerified = (claims: Readonly<Record<string, unknown>>) => isAddressBelieved({ issuer, domains }, claims);
  const preset = { name, issuer, scope: 'openid email profile', emailVerified };
  const { clientId, clientSecret, scope } = client;
  return createOidcProvider(`${prefix}${key}`, preset, { clientId, clientSecret, scope, custom: true, ...access });
}
