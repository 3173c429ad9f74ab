/** The environment from configuration, indexed for use: clients by ID, origins, vendor, flags. */
import type { ClientConfig } from './config/config.ts';

/** Client ID of the hosted pages. */
export const ownClientId = 'portico-portal';

export interface VendorCredential {
  clientId: string;
  /** SHA-256 in hex. */
  secretHash: string;
  /** Of the previous secret, which is valid as long as it is configured. */
  previousSecretHash?: string | undefined;
}

export interface Environment {
  vendorId: string;
  clients: ReadonlyMap<string, ClientConfig>;
  /** The client of our own pages when a request names none: the first configured one. */
  defaultClient: ClientConfig;
  /** Origins that may call with the session cookie: our own, and those of the clients. */
  allowedOrigins: ReadonlySet<string>;
  /** Client of the hosted pages, whose sessions a portal ticket opens. */
  ownClientId: string;
  /** Of the hosted pages. */
  ownOrigin: string;
  vendorCredentials: readonly VendorCredential[];
}

export function createEnvironment(input: {
  vendorId: string;
  baseUrl: string;
  clients: readonly ClientConfig[];
  vendorCredentials: readonly VendorCredential[];
}): Environment {
  // the hosted pages sign users in even if no application is configured yet
  const clients = [
    ...input.clients,
    { id: ownClientId, name: 'Portal', redirectUris: [], postLogoutRedirectUris: [], origins: [] },
  ];
  const origins = input.clients.flatMap((client) => client.origins).map((origin) => new URL(origin).origin);
  const ownOrigin = new URL(input.baseUrl).origin;
  return {
    vendorId: input.vendorId,
    clients: new Map(clients.map((client) => [client.id, client])),
    defaultClient: clients[0]!,
    allowedOrigins: new Set([ownOrigin, ...origins]),
    ownClientId,
    ownOrigin,
    vendorCredentials: input.vendorCredentials,
  };
}
