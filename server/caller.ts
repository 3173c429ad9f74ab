import type { CheckedApiToken } from './db/queries/api-tokens/check-api-token.ts';
import type { SessionPerson } from './db/queries/sessions/check-session.ts';
import type { Impersonator } from './db/schema.ts';

/** A signed-in person in one tenant, or a machine with an API token. */
export interface Caller {
  /** Of a machine: its person's, or the id of a tenant's token, which is nobody's. */
  userId: string;
  tenantId: string;
  /** Of a machine: the id of its token, which is no session's. */
  sessionId: string;
  clientId: string;
  /** When the token that asks expires, and what it comes of. Absent for machines, and where a cookie asks. */
  token?: { expiresAt: Date; grantId?: string | undefined };
  permissionKeys: string[];
  /** Rank of the highest role held; lower is higher. */
  level: number;
  superUser: boolean;
  authenticatedAt: Date;
  /** Who acts in the session, when that is not its person. */
  impersonator: Impersonator | null;
  /** Whose session it is; `null` of a machine. */
  person: SessionPerson | null;
  /** The tenant demands a second factor that the session has not proved; never of a machine. */
  demandsMore?: boolean;
  /** What a machine came with; `null` for a person. */
  apiToken: CallingToken | null;
}

export type CallingToken = Omit<CheckedApiToken, 'secretHash'>;

export interface VendorCaller {
  vendorClientId: string;
}
