/** The application: everything that comes from outside (clock, randomness, database, mail) is an argument. */
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { applicationsContract } from '#shared/contract/applications.ts';
import { accountSettingsContract } from '#shared/contract/account-settings.ts';
import { approvalsContract } from '#shared/contract/approvals.ts';
import { authContract } from '#shared/contract/auth.ts';
import { entitlementsContract } from '#shared/contract/entitlements.ts';
import { environmentContract } from '#shared/contract/environment.ts';
import { eventDeliveriesContract } from '#shared/contract/event-deliveries.ts';
import { groupsContract } from '#shared/contract/groups.ts';
import { membersContract } from '#shared/contract/members.ts';
import { factorResetsContract } from '#shared/contract/factor-resets.ts';
import { rolesContract } from '#shared/contract/roles.ts';
import { metadataContract } from '#shared/contract/metadata.ts';
import { mfaContract, mfaSignInContract } from '#shared/contract/mfa.ts';
import { notificationsContract } from '#shared/contract/notifications.ts';
import { oauthContract } from '#shared/contract/oauth.ts';
import { passwordlessContract } from '#shared/contract/passwordless.ts';
import { phonesContract } from '#shared/contract/phones.ts';
import { profileContract } from '#shared/contract/profile.ts';
import { companySignInContract } from '#shared/contract/company-sign-in.ts';
import { hierarchyContract, subAccountsContract } from '#shared/contract/sub-accounts.ts';
import { socialContract } from '#shared/contract/social.ts';
import { securityPoliciesContract } from '#shared/contract/security-policies.ts';
import { captchaContract } from '#shared/contract/captcha.ts';
import { impersonationContract } from '#shared/contract/impersonation.ts';
import { invitationsContract } from '#shared/contract/invitations.ts';
import { sessionsContract } from '#shared/contract/sessions.ts';
import { webauthnContract } from '#shared/contract/webauthn.ts';
import { auditsContract } from '#shared/contract/audits.ts';
import { usageContract } from '#shared/contract/usage.ts';
import { tokensContract } from '#shared/contract/tokens.ts';
import { userNamesContract } from '#shared/contract/user-names.ts';
import { usersContract } from '#shared/contract/users.ts';
import type { Database } from './db/database.ts';
import type { Environment } from './environment.ts';
import { hostedCall, registerHostedPages } from './hosted/hosted-routes.ts';
import { noticePage } from './hosted/notice.page.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { readBundles } from './http/bundles.ts';
import { createClientAddress } from './http/client-address.ts';
import { registerPageCompression } from './http/compression.ts';
import { registerHostCheck } from './http/check-host.ts';
import { registerCors } from './http/cors.ts';
import { answerUnread, answerUnrouted, registerErrorHandlers } from './http/error-handlers.ts';
import { registerPageGuard } from './http/fetch-metadata.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { createMetrics } from './http/metrics.ts';
import { mount } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerRequestHooks } from './http/request-hooks.ts';
import { withoutPrefix } from './http/path-prefix.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerStaticRoutes } from './http/static-routes.ts';
import { createBreachedPasswords } from './integrations/breached-passwords/breached-passwords.ts';
import { createCaptcha } from './integrations/captcha/captcha.ts';
import { createCompanyConnections } from './integrations/company-connections.ts';
import { openIpLocations } from './integrations/ip-locations.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { SmsSender } from './integrations/sms/sms-sender.ts';
import { createSocialProviders } from './integrations/social/create-providers.ts';
import { createPasswordHasher, pepperPurpose } from './integrations/password-hasher.ts';
import { readWebhookSecret } from './integrations/webhooks/sign-webhook.ts';
import { createEventEndpoint } from './integrations/webhooks/event-endpoint.ts';
import { startEventDelivery, type EventDelivery } from './jobs/deliver-events.ts';
import { startJobRunner, type JobRunner } from './jobs/job-runner.ts';
import type { Clock } from './lib/clock.ts';
import { createKeyedSlots } from './lib/keyed-slots.ts';
import { createSecretKeys, shortIds, type RandomBytes } from './lib/secrets.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { jobHandlers } from './job-handlers.ts';
import type { Settings } from './load-config.ts';
import { applicationsRoutes } from './routes/applications.routes.ts';
import { accountSettingsRoutes } from './routes/account-settings.routes.ts';
import { hierarchyRoutes } from './routes/hierarchy.routes.ts';
import { subAccountsRoutes } from './routes/sub-accounts.routes.ts';
import { approvalsRoutes } from './routes/approvals.routes.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { companySignInRoutes } from './routes/company-sign-in.routes.ts';
import { entitlementsRoutes } from './routes/entitlements.routes.ts';
import { environmentRoutes } from './routes/environment.routes.ts';
import { eventDeliveriesRoutes } from './routes/event-deliveries.routes.ts';
import { groupsRoutes } from './routes/groups.routes.ts';
import { membersRoutes } from './routes/members.routes.ts';
import { factorResetsRoutes } from './routes/factor-resets.routes.ts';
import { rolesRoutes } from './routes/roles.routes.ts';
import { metadataRoutes } from './routes/metadata.routes.ts';
import { mfaRoutes } from './routes/mfa.routes.ts';
import { mfaSignInRoutes } from './routes/mfa-sign-in.routes.ts';
import { notificationsRoutes } from './routes/notifications.routes.ts';
import { oauthRoutes } from './routes/oauth.routes.ts';
import { passwordlessRoutes } from './routes/passwordless.routes.ts';
import { phonesRoutes } from './routes/phones.routes.ts';
import { profileRoutes } from './routes/profile.routes.ts';
import { socialRoutes } from './routes/social.routes.ts';
import { securityPoliciesRoutes } from './routes/security-policies.routes.ts';
import { captchaRoutes } from './routes/captcha.routes.ts';
import { impersonationRoutes } from './routes/impersonation.routes.ts';
import { invitationsRoutes } from './routes/invitations.routes.ts';
import { sessionsRoutes } from './routes/sessions.routes.ts';
import { webauthnRoutes } from './routes/webauthn.routes.ts';
import { auditsRoutes } from './routes/audits.routes.ts';
import { usageRoutes } from './routes/usage.routes.ts';
import { tokensRoutes } from './routes/tokens.routes.ts';
import { userNamesRoutes } from './routes/user-names.routes.ts';
import { usersRoutes } from './routes/users.routes.ts';
import type { Services } from './services.ts';
import { syncApplications } from './use-cases/applications.ts';
import { createSigningKeys, signingLifetimes } from './tokens/signing-keys.ts';
import { createUndecidedRotations } from './tokens/undecided-rotations.ts';

export interface AppOptions {
  config: Settings;
  environment: Environment;
  db: Database;
  /** What the keys of all purposes are derived from. */
  rootKey: Buffer;
  clock: Clock;
  random: RandomBytes;
  mailer: Mailer;
  /** Absent where no provider is configured: whatever needs text messages says so. */
  sms?: SmsSender | undefined;
  log: Logger;
  /** How many lines of the log could not be written. */
  lostLogLines?: () => number;
  /** Folder of the built bundles. */
  distFolder: string;
  /** Hears every answer before it leaves, with its route and parsed body: tests check them against the contract. */
  onAnswer?: (answer: { route: string; status: number; body: unknown }) => void;
}

export interface App {
  http: FastifyInstance;
  services: Services;
  jobs: JobRunner;
  events: EventDelivery;
  /** Answers what is under way, then stops. */
  close(): Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const services = await createServices(options);
  await syncApplications(services);
  const logger: FastifyBaseLogger = options.log;
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: options.config.limits.bodyBytes,
    genReqId: shortIds(options.random),
    requestTimeout: 30_000,
    // whoever sends a little every now and then holds a connection no longer than that
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerUnread,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    rewriteUrl: (request) => withoutPrefix(request.url ?? '/'),
    // an address that cannot be read never comes to a route, or to the hooks and handlers of one
    frameworkErrors: (error, request, reply) => answerUnrouted(request, reply, error),
  });
  registerHostCheck(http, options.config);
  let closing = false;
  // a kept-alive connection would hold the server open until its client lets go
  http.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  await http.register(fastifyCookie);
  registerBodyParsers(http);
  await http.register(fastifyMultipart, {
    limits: { fileSize: options.config.limits.pictureBytes, files: 1, fields: 10, parts: 11 },
  });
  registerRequestHooks(http, services, createClientAddress(options.config.trustedProxies), options.onAnswer);
  registerCors(http, services.environment);
  registerPageGuard(http);
  registerErrorHandlers(http, services, (request, reply, refusal) =>
    noticePage(services, hostedCall(services, request, reply), refusal),
  );
  registerPageCompression(http);
  registerHealthRoutes(http, services, () => closing);
  registerSecurityTxt(http, services);
  registerStaticRoutes(http, services);
  registerHostedPages(http, services);
  mountContracts(http, services);
  const jobs = startJobRunner(services, jobHandlers(services, options.mailer, options.sms));
  services.wakeJobs = () => jobs.wake();
  const events = startEventDelivery(services, [...services.subscribers.values()]);
  return {
    http,
    services,
    jobs,
    events,
    async close() {
      closing = true;
      await http.close();
      await Promise.all([jobs.stop(), events.stop()]);
      services.undecidedRotations.stop();
      await options.mailer.close();
    },
  };
}

/** Load-config has seen that each can be read. */
function keysOfEndpoint({
  secret,
  previousSecret,
}: {
  secret?: string | undefined;
  previousSecret?: string | undefined;
}): Buffer[] {
  return [secret, previousSecret].flatMap((each) => (each === undefined ? [] : (readWebhookSecret(each) ?? [])));
}

async function createServices(options: AppOptions): Promise<Services> {
  const { config, db, clock, random } = options;
  const secrets = createSecretKeys(options.rootKey, random);
  const limits = createRateLimiter(db, clock);
  const useOnce = (id: string) => limits.tryConsume('captcha', id, { points: 1, per: config.captcha.lifetime });
  return {
    config,
    environment: options.environment,
    db,
    clock,
    random,
    secrets,
    hasher: createPasswordHasher(config.passwords.hashQueue, secrets.derive(pepperPurpose)),
    keys: createSigningKeys({
      db,
      clock,
      random,
      secrets,
      ...signingLifetimes(config.lifetimes),
    }),
    limits,
    undecidedRotations: createUndecidedRotations(db, clock),
    signInLine: createKeyedSlots(config.lockout.maxAttempts - 1, config.passwords.hashQueue),
    captcha: createCaptcha(config.captcha, { secrets, random, clock, useOnce, log: options.log }),
    breachedPasswords: createBreachedPasswords(config.passwords.breached, options.log),
    ipLocations: await openIpLocations(config.ipLocations.file),
    socialProviders: socialProviders(config),
    companies: createCompanyConnections(config.sso.connections),
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

function mountContracts(http: FastifyInstance, services: Services): void {
  mount(http, services, oauthContract, oauthRoutes(services));
  mount(http, services, authContract, authRoutes(services));
  mount(http, services, approvalsContract, approvalsRoutes(services));
  mount(http, services, socialContract, socialRoutes(services));
  mount(http, services, companySignInContract, companySignInRoutes(services));
  mount(http, services, webauthnContract, webauthnRoutes(services));
  mount(http, services, passwordlessContract, passwordlessRoutes(services));
  mount(http, services, phonesContract, phonesRoutes(services));
  mount(http, services, mfaSignInContract, mfaSignInRoutes(services));
  mount(http, services, mfaContract, mfaRoutes(services));
  mount(http, services, profileContract, profileRoutes(services));
  mount(http, services, usersContract, usersRoutes(services));
  mount(http, services, userNamesContract, userNamesRoutes(services));
  mount(http, services, membersContract, membersRoutes(services));
  mount(http, services, invitationsContract, invitationsRoutes(services));
  mount(http, services, factorResetsContract, factorResetsRoutes(services));
  mount(http, services, rolesContract, rolesRoutes(services));
  mount(http, services, groupsContract, groupsRoutes(services));
  mount(http, services, metadataContract, metadataRoutes(services));
  mount(http, services, notificationsContract, notificationsRoutes(services));
  mount(http, services, entitlementsContract, entitlementsRoutes(services));
  mount(http, services, environmentContract, environmentRoutes(services));
  mount(http, services, securityPoliciesContract, securityPoliciesRoutes(services));
  mount(http, services, sessionsContract, sessionsRoutes(services));
  mount(http, services, captchaContract, captchaRoutes(services));
  mount(http, services, impersonationContract, impersonationRoutes(services));
  mount(http, services, accountSettingsContract, accountSettingsRoutes(services));
  mount(http, services, applicationsContract, applicationsRoutes(services));
  mount(http, services, hierarchyContract, hierarchyRoutes(services));
  mount(http, services, subAccountsContract, subAccountsRoutes(services));
  mount(http, services, tokensContract, tokensRoutes(services));
  mount(http, services, auditsContract, auditsRoutes(services));
  mount(http, services, eventDeliveriesContract, eventDeliveriesRoutes(services));
  mount(http, services, usageContract, usageRoutes(services));
  let document: unknown;
  http.get(
    '/openapi.json',
    { config: { access: 'public', route: 'GET /openapi.json', crossOrigin: true } },
    () => (document ??= openApiDocument(services.config.baseUrl)),
  );
}
