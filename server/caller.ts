import type { CheckedApiToken } from './db/queries/api-tokens/check-api-token.ts';
import type { SessionUser } from './db/queries/sessions/check-session.ts';
import type { AddressRule, Impersonator, MonitoredPolicy } from './db/schema.ts';

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
  user: SessionUser | null;
  /** The tenant requires a second factor that the session has not verified; never set for a machine. */
  demandsMore?: boolean;
  /** The rule of the tenant that refuses the address of the call. */
  addressRefused?: AddressRule | null;
  /** Monitored rules of the tenant that would refuse the call. */
  wouldRefuse?: MonitoredPolicy[] | null;
  /** The API token of a machine; `null` for a user. */
  apiToken: CallingToken | null;
  /**
   * The guest of a setup link. Level and permissions are those of the admin who made it, who is named as the user: a bound
   * for what can be given, not what can be called.
   */
  setupLink?: CallingLink;
}

/** A setup link whose guest calls. */
export interface CallingLink {
  id: string;
  /** The only connection it is for; `null` until its guest makes it. */
  connectionId: string | null;
  mayMapRoles: boolean;
  mayActivate: boolean;
  /** Name, or email address, of the admin who made it. */
  createdBy: string;
  recipient: string | null;
  expiresAt: Date;
}

export type CallingToken = Omit<CheckedApiToken, 'secretHash' | 'addressRefused' | 'wouldRefuse'>;

export interface VendorCaller {
  vendorClientId: string;
}
