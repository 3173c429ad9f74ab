import type { CheckedApiToken } from './db/queries/api-tokens/check-api-token.ts';
import type { SessionPerson } from './db/queries/sessions/check-session.ts';
import type { Impersonator } from './db/schema.ts';

/** A signed-in user in one tenant, or a machine client with an API token. */
export interface Caller {
  /** Of a machine: its user, or the ID of a tenant's token, which has no user. */
  userId: string;
  tenantId: string;
  /** Of a machine: the ID of its token instead of a session. */
  sessionId: string;
  clientId: string;
  /** Expiry and grant of the presented token. Absent for machines, and for cookies. */
  token?: { expiresAt: Date; grantId?: string | undefined };
  permissionKeys: string[];
  /** Rank of the highest role held; lower is higher. */
  level: number;
  superUser: boolean;
  authenticatedAt: Date;
  /** Who acts in the session, if not its user. */
  impersonator: Impersonator | null;
  /** The session's user; `null` for a machine. */
  person: SessionPerson | null;
  /** The tenant requires a second factor that the session has not verified; never set for a machine. */
  demandsMore?: boolean;
  /** The tenant's IP restrictions refuse the address of the call. */
  addressRefused?: boolean;
  /** The API token of a machine; `null` for a user. */
  apiToken: CallingToken | null;
}

export type CallingToken = Omit<CheckedApiToken, 'secretHash' | 'addressRefused'>;

export interface VendorCaller {
  vendorClientId: string;
}
