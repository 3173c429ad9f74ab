/** A SCIM request, and its answer. */
import type { AuthenticatedConnection } from '#server/db/queries/provisioning/connections.ts';
import type { AnonymousContext } from '#server/context.ts';

export interface ScimCall {
  context: AnonymousContext;
  directory: AuthenticatedConnection;
  method: string;
  /** Below the address of the connection. */
  segments: readonly string[];
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface ScimAnswer {
  status: number;
  body?: Record<string, unknown>;
  /** Of a resource. */
  location?: string;
  version?: string;
  /** Seconds. */
  retryAfter?: number;
  /** Why a request was refused, for the log: the `scimType`, the code of an error, or `http-` and the status. */
  rule?: string;
}
