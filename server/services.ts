/** What use cases and routes work with. One object, made by `createApp`; tests make their own. */
import type { Logger } from 'pino';
import type { Settings } from './load-config.ts';
import type { Database } from './db/database.ts';
import type { CheckedApiToken } from './db/queries/check-api-token.ts';
import type { SessionPerson } from './db/queries/check-session.ts';
import type { Impersonator } from './db/schema.ts';
import type { Clock } from './lib/clock.ts';
import type { KeyedSlots } from './lib/keyed-slots.ts';
import type { RandomBytes, SecretKeys } from './lib/secrets.ts';
import type { PasswordHasher } from './integrations/password-hasher.ts';
import type { BreachedPasswords } from './integrations/breached-passwords/breached-passwords.ts';
import type { Captcha } from './integrations/captcha/captcha.ts';
import type { IpLocations } from './integrations/ip-locations.ts';
import type { CompanyConnections } from './integrations/company-connections.ts';
import type { Subscriber } from './integrations/webhooks/subscriber.ts';
import type { SocialProvider } from './integrations/social/social-provider.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';
import type { UndecidedRotations } from './tokens/undecided-rotations.ts';
import type { Environment } from './environment.ts';
import type { Bundles } from './http/bundles.ts';
import type { Metrics } from './http/metrics.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';

export interface Services {
  config: Settings;
  environment: Environment;
  db: Database;
  clock: Clock;
  random: RandomBytes;
  secrets: SecretKeys;
  hasher: PasswordHasher;
  keys: SigningKeys;
  limits: RateLimiter;
  /** Refreshes that were cut off before their answer. */
  undecidedRotations: UndecidedRotations;
  /** Sign-ins of one account run a few at a time, so that right passwords that come together never look like guessing. */
  signInLine: KeyedSlots;
  ipLocations: IpLocations;
  captcha: Captcha;
  breachedPasswords: BreachedPasswords;
  /** By key, in the order of configuration. */
  socialProviders: ReadonlyMap<string, SocialProvider>;
  /** Connections to companies' identity providers, by e-mail domain and by the name of their attempts. */
  companies: CompanyConnections;
  /** Endpoints that are told of events, by key. */
  subscribers: ReadonlyMap<string, Subscriber>;
  metrics: Metrics;
  /** Whether text messages can leave: a provider is configured, or the development inbox takes them. */
  smsAvailable: boolean;
  log: Logger;
  bundles: Bundles;
  /** Wakes the job runner after a commit, so that a mail leaves at once and not at the next poll. */
  wakeJobs: () => void;
}

/** Who asks, as far as the wire tells. Goes into audits, limits and sessions. */
export interface RequestFacts {
  ip: string;
  userAgent: string | null;
  traceId: string;
  /** Language of the page or browser that asks, as a BCP 47 tag that is ours. */
  locale?: string | undefined;
  /** Who acts for the person that the call is made by: every audit names them. */
  impersonator?: Impersonator | undefined;
  /** The API token of a machine that calls: every audit names it. */
  apiToken?: { id: string; description: string } | undefined;
}

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
