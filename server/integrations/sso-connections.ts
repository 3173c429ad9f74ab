/** Companies whose own identity provider signs their people in. */
import { isAddressBelieved } from '#server/lib/shared-issuers.ts';
import { createOidcProvider } from './social/oidc-provider.ts';
import type { SocialProvider } from './social/social-provider.ts';

/** One connection as configuration describes it. */
export interface SsoConnectionSettings {
  key: string;
  /** Alias or id. */
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
  /** Its key is `company:KEY`, which no provider of a button can have: the answer to one is never taken for the other's. */
  provider: SocialProvider;
}

export interface SsoConnections {
  /** Whether there is any. */
  isActive: boolean;
  byKey(key: string): SsoConnection | undefined;
  /** By the domain alone, so that nothing is told of a person. */
  ofAddress(email: string): SsoConnection | undefined;
}

const prefix = 'company:';

/** The connection that a provider's key names: an attempt remembers that one. */
export function connectionKey(providerKey: string): string | undefined {
  return providerKey.startsWith(prefix) ? providerKey.slice(prefix.length) : undefined;
}

/** In lower case, as configuration has it. */
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
