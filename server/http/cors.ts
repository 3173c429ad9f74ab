/** Cross-origin rules: credentials for exactly the configured origins, nothing for others. */
import type { FastifyInstance } from 'fastify';
import type { Environment } from '#server/environment.ts';

/** Every header of the wire (contract: headers and errors, section 1), and ours. */
const requestHeaders = [
  'content-type', 'authorization', 'frontegg-source', 'frontegg-scoped-tenant', 'frontegg-login-alias',
  'frontegg-requested-application-id', 'x-frontegg-framework', 'x-frontegg-sdk', 'x-portico-sdk', 'x-api-key',
  'x-access-token', 'frontegg-tenant-id', 'frontegg-vendor-id', 'x-frontegg-middleware', 'x-frontegg-forwarded-for',
  'x-frontegg-headers-verifier',
].join(', ');
const exposedHeaders = 'frontegg-trace-id, retry-after';

export function registerCors(app: FastifyInstance, environment: Environment): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.header('vary', 'Origin');
    const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (environment.allowedOrigins.has(origin)) {
      reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
      reply.header('access-control-expose-headers', exposedHeaders);
      if (preflight) {
        reply
          .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
          .header('access-control-allow-headers', requestHeaders)
          .header('access-control-max-age', '86400');
      }
    }
    if (preflight) return reply.code(204).send();
  });
}

/** Cookie-borne calls are for our own and the configured origins; no Origin at all means no browser (Node clients). */
export function originAllowed(environment: Environment, origin: string | undefined): boolean {
  return origin === undefined || environment.allowedOrigins.has(origin);
}
