/** The application: all external dependencies (clock, randomness, database, mail) are arguments. */
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { areas, type Areas } from '#shared/contract/index.ts';
import { hostedCall, registerHostedPages } from './hosted/hosted-routes.ts';
import { noticePage } from './hosted/pages/notice.page.ts';
import { registerBodyKinds } from './http/body-kinds.ts';
import { trustProxy } from './http/client-address.ts';
import { registerPageCompression } from './http/compression.ts';
import { registerHostCheck } from './http/check-host.ts';
import { countCallsAtWork } from './http/in-flight-calls.ts';
import { registerCors } from './http/cors.ts';
import { answerUnread, answerUnrouted, registerErrorHandlers } from './http/error-handlers.ts';
import { registerPageGuard } from './http/fetch-metadata.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { mount } from './http/mount.ts';
import { registerOpenApi } from './http/openapi-route.ts';
import { registerRequestHooks } from './http/request-hooks.ts';
import { withoutPrefix } from './http/path-prefix.ts';
import { registerSamlMetadata } from './protocols/saml/metadata.ts';
import { registerScim } from './protocols/scim/register-scim.ts';
import { registerScimTokens } from './protocols/scim/token-endpoint.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerSdkRoutes } from './hosted/sdk-routes.ts';
import { registerStaticRoutes } from './hosted/static-routes.ts';
import { startAuditSealer, type AuditSealer } from './audit-sealer.ts';
import { startDelivery } from './delivery/engine.ts';
import { auditStreams } from './delivery/kinds/audit-streams.ts';
import { webhooks } from './delivery/kinds/webhooks.ts';
import { eventDeliveries } from './delivery/kinds/event-deliveries.ts';
import { jobs } from './delivery/kinds/jobs.ts';
import type { QueueRunner } from './delivery/queue-runner.ts';
import { anonymousContext, ownMetadata } from './context.ts';
import { shortIds } from './lib/secrets.ts';
import { jobHandlers } from './job-handlers.ts';
import { createServices, type AppOptions } from './create-services.ts';
import { routes } from './routes/index.ts';
import type { Services } from './services.ts';
import { deliverStream } from './use-cases/audits/deliver-stream.ts';
import { deliverWebhook } from './use-cases/webhooks/deliver-webhook.ts';
import { createKeyedSemaphore } from './lib/keyed-semaphore.ts';
import { syncApplications } from './use-cases/applications/applications.ts';
import { mailRefusal } from './use-cases/restrictions/mail-refusal.ts';

export interface App {
  http: FastifyInstance;
  services: Services;
  /** Runners of the delivery engine. */
  jobs: QueueRunner;
  events: QueueRunner;
  sealer: AuditSealer;
  auditStreams: QueueRunner;
  webhooks: QueueRunner;
  /** Finishes requests in progress, then stops. */
  close(): Promise<void>;
}

/** Requests of webhooks to one host at a time, per process. */
const mostToOneHost = 16;

export async function createApp(options: AppOptions): Promise<App> {
  const services = await createServices(options);
  await syncApplications(services);
  const logger: FastifyBaseLogger = options.log;
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: options.config.limits.bodyBytes,
    trustProxy: trustProxy(options.config.trustedProxies),
    genReqId: shortIds(options.random),
    requestTimeout: 30_000,
    // limits how long a client that sends slowly can hold a connection
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerUnread,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
    rewriteUrl: (request) => withoutPrefix(request.url ?? '/'),
    // a malformed URL reaches no route, and none of its hooks and handlers
    frameworkErrors: (error, request, reply) => answerUnrouted(request, reply, error),
  });
  registerHostCheck(http, options.config);
  let closing = false;
  // a kept-alive connection would keep the server open until its client disconnects
  http.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  await http.register(fastifyCookie);
  registerBodyKinds(http);
  await http.register(fastifyMultipart, {
    limits: { fileSize: options.config.limits.pictureBytes, files: 1, fields: 10, parts: 11 },
  });
  registerRequestHooks(http, services, { mailRefusal, onAnswer: options.onAnswer });
  const calls = countCallsAtWork(http);
  registerCors(http, services.environment);
  registerPageGuard(http);
  registerErrorHandlers(http, services, (request, reply, refusal) =>
    noticePage(hostedCall(services, request, reply), refusal),
  );
  registerPageCompression(http);
  registerHealthRoutes(http, services, () => closing);
  registerSecurityTxt(http, services);
  registerSamlMetadata(http, services);
  await registerScim(http, services);
  registerScimTokens(http, services);
  await registerStaticFiles(http, services.bundles.folder);
  await registerStaticRoutes(http, services);
  registerSdkRoutes(http, services);
  registerHostedPages(http, services);
  mountContracts(http, services);
  // how many wait is limited by the lanes of webhooks
  const webhookHosts = createKeyedSemaphore(mostToOneHost, Number.POSITIVE_INFINITY);
  const delivery = await startDelivery(
    services,
    {
      jobs: jobs(services, jobHandlers(services, options.mailer, options.sms), options.plansRegularJobs),
      events: eventDeliveries([...services.subscribers.values()]),
      auditStreams: auditStreams(services, (row) =>
        deliverStream(anonymousContext(services, ownMetadata('audit-stream')), row),
      ),
      webhooks: webhooks(services, (webhook, row) =>
        deliverWebhook(anonymousContext(services, ownMetadata('webhook')), { hosts: webhookHosts, webhook, row }),
      ),
    },
    { alone: options.alone },
  );
  const sealer = startAuditSealer(services, options.sealEvery);
  services.wakeJobs = () => delivery.jobs.wake();
  return {
    http,
    services,
    ...delivery,
    sealer,
    async close() {
      closing = true;
      await http.close();
      await calls.settled();
      await Promise.all([...Object.values(delivery), sealer].map((runner) => runner.stop()));
      services.undecidedRotations.stop();
      await options.mailer.close();
    },
  };
}

function mountContracts(http: FastifyInstance, services: Services): void {
  for (const area of Object.keys(areas) as (keyof Areas)[]) mountArea(http, services, area);
  registerOpenApi(http, services);
}

function mountArea<Area extends keyof Areas>(http: FastifyInstance, services: Services, area: Area): void {
  mount(http, services, areas[area], routes[area](services));
}
