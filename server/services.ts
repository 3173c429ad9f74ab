/** Dependencies of use cases and routes. One object, created by `createApp`; tests create their own. */
import type { Logger } from 'pino';
import type { Settings } from './config/load-config.ts';
import type { Database } from './db/database.ts';
import type { Clock, StatementClock } from './lib/clock.ts';
import type { KeyedSemaphore } from './lib/keyed-semaphore.ts';
import type { RandomBytes, SecretKeys } from './lib/secrets.ts';
import type { PasswordHasher } from './integrations/password-hasher.ts';
import type { BreachedPasswords } from './integrations/breached-passwords/breached-passwords.ts';
import type { Captcha } from './integrations/captcha/captcha.types.ts';
import type { IpLocations } from './integrations/ip-locations.ts';
import type { SsoConnections } from './integrations/sso-connections.ts';
import type { Subscriber } from './integrations/webhooks/subscriber.ts';
import type { SocialProvider } from './integrations/social/social-provider.ts';
import type { SamlKeys } from './tokens/saml-keys.ts';
import type { TestProviderKeys } from './tokens/test-provider-keys.ts';
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
  statementClock: StatementClock;
  random: RandomBytes;
  secrets: SecretKeys;
  hasher: PasswordHasher;
  keys: SigningKeys;
  samlKeys: SamlKeys;
  testProviderKeys: TestProviderKeys;
  limits: RateLimiter;
  /** Refreshes that were interrupted before their answer. */
  undecidedRotations: UndecidedRotations;
  /** Limits concurrent sign-ins per account, so that concurrent right passwords are not mistaken for guessing. */
  signInQueue: KeyedSemaphore;
  ipLocations: IpLocations;
  captcha: Captcha;
  breachedPasswords: BreachedPasswords;
  /** By key, in the order of configuration. */
  socialProviders: ReadonlyMap<string, SocialProvider>;
  /** Connections to organizations' identity providers, by email domain and by attempt key. */
  ssoConnections: SsoConnections;
  /** Subscribers of events, by key. */
  subscribers: ReadonlyMap<string, Subscriber>;
  metrics: Metrics;
  /** Whether text messages can be sent: a provider is configured, or the development inbox is used. */
  smsAvailable: boolean;
  log: Logger;
  bundles: Bundles;
  /** Wakes the job runner after a commit, so that an email is sent at once instead of at the next poll. */
  wakeJobs: () => void;
}
