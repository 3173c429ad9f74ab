/** Builds the services of the application from its external dependencies. */
import type { Database } from './db/database.ts';
import type { Environment } from './environment.ts';
import { readBundles } from './http/bundles.ts';
import { createMetrics } from './http/metrics.ts';
import { createBreachedPasswords } from './integrations/breached-passwords/breached-passwords.ts';
import { createCaptcha } from './integrations/captcha/captcha.ts';
import { createOutgoingFetch } from './integrations/outgoing/outgoing-fetch.ts';
import { longestAnswer } from './integrations/social/oidc-configuration.ts';
import { createSsoConnections } from './integrations/sso-connections.ts';
import { openIpLocations } from './integrations/ip-locations.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { SmsSender } from './integrations/sms/sms-sender.ts';
import { createSocialProviders } from './integrations/social/create-providers.ts';
import { createPasswordHasher, pepperPurpose, type PasswordCost } from './integrations/password-hasher.ts';
import { readWebhookSecret } from './integrations/webhooks/sign-webhook.ts';
import { createEventEndpoint } from './integrations/webhooks/event-endpoint.ts';
import type { Clock, StatementClock } from './lib/clock.ts';
import { createKeyedSemaphore } from './lib/keyed-semaphore.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import type { Settings } from './config/load-config.ts';
import { createSamlKeys } from './tokens/saml-keys.ts';
import { createTestProviderKeys } from './tokens/test-provider-keys.ts';
import { createSigningKeys, signingLifetimes } from './tokens/signing-keys.ts';
import { createUndecidedRotations } from './tokens/undecided-rotations.ts';
import { createSecretKeys, type RandomBytes } from './lib/secrets.ts';
import type { Services } from './services.ts';
import type { Logger } from 'pino';

export interface AppOptions {
  config: Settings;
  environment: Environment;
  db: Database;
  /** Root of the key derivation for all purposes. */
  rootKey: Buffer;
  clock: Clock;
  /** The database's own unless a test controls it. */
  statementClock?: StatementClock | undefined;
  /** No other server uses this database. */
  alone?: boolean | undefined;
  random: RandomBytes;
  mailer: Mailer;
  /** Absent if no provider is configured: features that need text messages report it. */
  sms?: SmsSender | undefined;
  log: Logger;
  /** Number of log lines that could not be written. */
  lostLogLines?: () => number;
  /** Of password hashes. The recommended one unless a test, which signs in hundreds of times, lowers it. */
  passwordCost?: PasswordCost | undefined;
  /**
   * Milliseconds between rounds of the sealer of audit logs; `null` for a test, which seals when it looks at what a round
   * writes. A second unless said.
   */
  sealEvery?: number | null | undefined;
  /** Whether regular jobs are enqueued each hour of the clock. True unless a test moves its clock over many hours. */
  plansRegularJobs?: boolean | undefined;
  /** Folder of the built bundles. */
  distFolder: string;
  /**
   * Called with every answer before it is sent, with its route and parsed body: tests check them against the contract.
   */
  onAnswer?: (answer: { route: string; status: number; body: unknown }) => void;
}

/** `loadConfig` has checked that each can be read. */
function keysOfEndpoint({
  secret,
  previousSecret,
}: {
  secret?: string | undefined;
  previousSecret?: string | undefined;
}): Buffer[] {
  return [secret, previousSecret].flatMap((each) => (each === undefined ? [] : (readWebhookSecret(each) ?? [])));
}

export async function createServices(options: AppOptions): Promise<Services> {
  const { config, db, clock, random } = options;
  const secrets = createSecretKeys(options.rootKey, random);
  const limits = createRateLimiter(db, clock);
  const useOnce = (id: string) => limits.tryConsume('captcha', id, { points: 1, per: config.captcha.lifetime });
  return {
    config,
    environment: options.environment,
    db,
    clock,
    statementClock: options.statementClock ?? (() => undefined),
    random,
    secrets,
    hasher: createPasswordHasher(config.passwords.hashQueue, secrets.derive(pepperPurpose), options.passwordCost),
    keys: createSigningKeys({
      db,
      clock,
      random,
      secrets,
      ...signingLifetimes(config.lifetimes),
    }),
    samlKeys: createSamlKeys({ db, clock, random, secrets, baseUrl: config.baseUrl }),
    testProviderKeys: createTestProviderKeys({ db, clock, random, secrets, baseUrl: config.baseUrl }),
    limits,
    undecidedRotations: createUndecidedRotations(db, clock),
    signInQueue: createKeyedSemaphore(config.lockout.maxAttempts - 1, config.passwords.hashQueue),
    captcha: createCaptcha(config.captcha, { secrets, random, clock, useOnce, log: options.log }),
    breachedPasswords: createBreachedPasswords(config.passwords.breached, options.log),
    ipLocations: await openIpLocations(config.ipLocations.file),
    socialProviders: socialProviders(config),
    ssoConnections: createSsoConnections(config.sso.connections, {
      fetch: createOutgoingFetch({ allow: config.outgoing.allow, timeout: 10_000, longest: longestAnswer }),
      clockSkew: config.sso.clockSkew,
    }),
    subscribers: new Map(
      config.events.endpoints.map((endpoint) => [
        endpoint.key,
        createEventEndpoint({ ...endpoint, id: endpoint.key, keys: keysOfEndpoint(endpoint), clock }),
      ]),
    ),
    bundles: await readBundles(options.distFolder),
    metrics: createMetrics({ lostLogLines: options.lostLogLines ?? (() => 0) }),
    smsAvailable: options.sms !== undefined,
    log: options.log,
    wakeJobs: () => undefined,
  };
}

function socialProviders({ social: { custom, ...known } }: Settings): Services['socialProviders'] {
  const configured = Object.fromEntries(Object.entries(known).filter(([, settings]) => settings !== undefined));
  return createSocialProviders(configured, custom);
}
