/** The application: everything that comes from outside (clock, randomness, database, mail) is an argument. */
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { authContract } from '#shared/contract/auth.ts';
import { environmentContract } from '#shared/contract/environment.ts';
import { membersContract } from '#shared/contract/members.ts';
import { metadataContract } from '#shared/contract/metadata.ts';
import { oauthContract } from '#shared/contract/oauth.ts';
import { profileContract } from '#shared/contract/profile.ts';
import { usersContract } from '#shared/contract/users.ts';
import type { Database } from './db/database.ts';
import type { Environment } from './environment.ts';
import { hostedCall, registerHostedPages } from './hosted/hosted-routes.ts';
import { noticePage } from './hosted/notice.page.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { readBundles } from './http/bundles.ts';
import { createClientAddress } from './http/client-address.ts';
import { registerPageCompression } from './http/compression.ts';
import { registerCors } from './http/cors.ts';
import { registerErrorHandlers } from './http/error-handlers.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { createMetrics } from './http/metrics.ts';
import { mount } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerRequestHooks } from './http/request-hooks.ts';
import { withoutPrefix } from './http/path-prefix.ts';
import { registerStaticRoutes } from './http/static-routes.ts';
import { openIpLocations } from './integrations/ip-locations.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import { createPasswordHasher } from './integrations/password-hasher.ts';
import { startJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { second, type Clock } from './lib/clock.ts';
import { createKeyedSlots } from './lib/keyed-slots.ts';
import { createSecretKeys, type RandomBytes } from './lib/secrets.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { jobHandlers } from './job-handlers.ts';
import type { Settings } from './load-config.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { environmentRoutes } from './routes/environment.routes.ts';
import { membersRoutes } from './routes/members.routes.ts';
import { metadataRoutes } from './routes/metadata.routes.ts';
import { oauthRoutes } from './routes/oauth.routes.ts';
import { profileRoutes } from './routes/profile.routes.ts';
import { usersRoutes } from './routes/users.routes.ts';
import type { Services } from './services.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';

export interface AppOptions {
  config: Settings;
  environment: Environment;
  db: Database;
  masterKey: Buffer;
  clock: Clock;
  random: RandomBytes;
  mailer: Mailer;
  log: Logger;
  /** Folder of the built bundles. */
  distFolder: string;
  /** Hears every answer before it leaves, with its route and parsed body: tests check them against the contract. */
  onAnswer?: (answer: { route: string; status: number; body: unknown }) => void;
}

export interface App {
  http: FastifyInstance;
  services: Services;
  jobs: JobRunner;
  /** Answers what is under way, then stops. */
  close(): Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const services = await createServices(options);
  const logger: FastifyBaseLogger = options.log;
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: options.config.limits.bodyBytes,
    genReqId: () => options.random(8).toString('hex'),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    rewriteUrl: (request) => withoutPrefix(request.url ?? '/'),
  });
  let closing = false;
  // a kept-alive connection would hold the server open until its client lets go
  http.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  await http.register(fastifyCookie);
  registerBodyParsers(http);
  await http.register(fastifyMultipart, { limits: { fileSize: options.config.limits.pictureBytes, files: 1, fields: 10, parts: 11 } });
  registerRequestHooks(http, services, createClientAddress(options.config.trustedProxies), options.onAnswer);
  registerCors(http, services.environment);
  registerErrorHandlers(http, services, (request, reply, refusal) => noticePage(services, hostedCall(services, request, reply), refusal));
  registerPageCompression(http);
  registerHealthRoutes(http, services, () => closing);
  registerStaticRoutes(http, services);
  registerHostedPages(http, services);
  mountContracts(http, services);
  const jobs = startJobRunner(services, jobHandlers(services, options.mailer));
  services.wakeJobs = () => jobs.wake();
  return {
    http,
    services,
    jobs,
    async close() {
      closing = true;
      await http.close();
      await jobs.stop();
      await options.mailer.close();
    },
  };
}

async function createServices(options: AppOptions): Promise<Services> {
  const { config, db, clock, random } = options;
  const secrets = createSecretKeys(options.masterKey, random);
  return {
    config,
    environment: options.environment,
    db,
    clock,
    random,
    secrets,
    hasher: createPasswordHasher(config.passwords.hashQueue),
    keys: createSigningKeys({
      db,
      clock,
      random,
      secrets,
      lifetime: config.lifetimes.signingKey * second,
      tokenLifetime: Math.max(config.lifetimes.accessToken, config.lifetimes.vendorToken) * second,
    }),
    limits: createRateLimiter(db, clock),
    signInLine: createKeyedSlots(config.lockout.maxAttempts - 1, config.passwords.hashQueue),
    ipLocations: await openIpLocations(config.ipLocations.file),
    bundles: await readBundles(options.distFolder),
    metrics: createMetrics(),
    log: options.log,
    wakeJobs: () => undefined,
  };
}

function mountContracts(http: FastifyInstance, services: Services): void {
  mount(http, services, oauthContract, oauthRoutes(services));
  mount(http, services, authContract, authRoutes(services));
  mount(http, services, profileContract, profileRoutes(services));
  mount(http, services, usersContract, usersRoutes(services));
  mount(http, services, membersContract, membersRoutes(services));
  mount(http, services, metadataContract, metadataRoutes(services));
  mount(http, services, environmentContract, environmentRoutes(services));
  let document: unknown;
  http.get('/openapi.json', { config: { access: 'public', route: 'GET /openapi.json' } }, () => (document ??= openApiDocument(services.config.baseUrl)));
}
