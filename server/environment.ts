/** What configuration says about the environment, made ready for use: clients by id, origins, vendor, flags. */
import type { ClientConfig } from './config.ts';

export interface VendorCredential {
  clientId: string;
  /** SHA-256 in hex. */
  secretHash: string;
}

export interface Environment {
  vendorId: string;
  clients: ReadonlyMap<string, ClientConfig>;
  /** The client that a page of ours stands for when no request names one: the first. */
  defaultClient: ClientConfig | undefined;
  /** Origins that may call with the session cookie: our own, and those of the clients. */
  allowedOrigins: ReadonlySet<string>;
  vendorCredentials: readonly VendorCredential[];
}

export function createEnvironment(input: {
  vendorId: string;
  baseUrl: string;
  clients: readonly ClientConfig[];
  vendorCredentials: readonly VendorCredential[];
}): Environment {
  const origins = input.clients.flatMap((client) => client.origins).map((origin) => new URL(origin).origin);
  return {
    vendorId: input.vendorId,
    clients: new Map(input.clients.map((client) => [client.id, client])),
    defaultClient: input.clients[0],
    allowedOrigins: new Set([new URL(input.baseUrl).origin, ...origins]),
    vendorCredentials: input.vendorCredentials,
  };
}
