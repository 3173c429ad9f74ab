/** Organizations whose own identity provider signs their users in (SSO connections). */
import { isAddressBelieved } from '#server/lib/shared-issuers.ts';
import { createOidcProvider } from './social/oidc-provider.ts';
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

export interface SsoConnection {
  key: string;
  tenant: string;
  domains: readonly string[];
  issuer: string;
  /** Its key is `company:KEY`, which no social provider can have: the answers of the two cannot be confused. */
  provider: SocialProvider;
}

export interface SsoConnections {
  /** Whether any connection exists. */
  isActive: boolean;
  byKey(key: string): SsoConnection | undefined;
  /** By the domain only, so that it does not reveal whether a user exists. */
  ofAddress(email: string): SsoConnection | undefined;
}

const prefix = 'company:';

/** The connection of a provider key, which an attempt stores. */
export function connectionKey(providerKey: string): string | undefined {
  return providerKey.startsWith(prefix) ? providerKey.slice(prefix.length) : undefined;
}

/** In lower case, as in configuration. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

export function createSsoConnections(settings: readonly SsoConnectionSettings[]): SsoConnections {
  const connections = settings.map(createConnection);
  const keys = new Map(connections.map((connection) => [connection.key, connection]));
  const domains = new Map(
    connections.flatMap((connection) => connection.domains.map((domain) => [domain, connection] as const)),
  );
  return {
    isActive: connections.length > 0,
    byKey: (key) => keys.get(key),
    ofAddress: (email) => domains.get(domainOf(email)),
  };
}

function createConnection({
  key,
  tenant,
  domains,
  issuer,
  name = key,
  ...client
}: SsoConnectionSettings): SsoConnection {
  const emailVerified = (claims: Readonly<Record<string, unknown>>) => isAddressBelieved({ issuer, domains }, claims);
  const preset = { name, issuer, scope: 'openid email profile', emailVerified };
  return {
    key,
    tenant,
    domains,
    issuer,
    provider: createOidcProvider(`${prefix}${key}`, preset, { ...client, custom: true }),
  };
}
