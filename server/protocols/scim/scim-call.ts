/** A SCIM request, and its answer. */
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import type { AnonymousContext } from '#server/context.ts';

export type { AnsweredOperation, ScimAnswer } from '#server/http/response-kinds.ts';

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
  /** For requests of many operations. Absent where no token authenticates the call. */
  isStillAuthenticated?: () => Promise<boolean>;
}
