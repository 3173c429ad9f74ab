/** Cross-origin rules: credentials for exactly the configured origins, on API routes only. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idleHeader } from '#shared/lib/idle-header.ts';
import { sessionCookieHeader } from '#shared/lib/session-cookie-header.ts';
import type { Environment } from '#server/environment.ts';
import { Refusal } from '#server/lib/refusal.ts';

/** Every header of the API (contract: headers and errors, section 1), and ours. */
const requestHeaders = [
  'content-type',
  'authorization',
  'frontegg-source',
  'frontegg-scoped-tenant',
  'frontegg-login-alias',
  'frontegg-requested-application-id',
  'x-frontegg-framework',
  'x-frontegg-sdk',
  'x-portico-sdk',
  sessionCookieHeader,
  idleHeader,
  'x-api-key',
  'x-access-token',
  'frontegg-tenant-id',
  'frontegg-vendor-id',
  'x-frontegg-middleware',
  'x-frontegg-forwarded-for',
  'x-frontegg-headers-verifier',
].join(', ');
const exposedHeaders = `frontegg-trace-id, retry-after, ${sessionCookieHeader}`;

/**
 * Adds CORS headers to the answers of routes that are registered with `crossOrigin`, and to paths without a route.
 * Everything else (hosted pages with their form tokens, metrics, the development inbox) is readable by its own origin
 * only.
 */
export function registerCors(app: FastifyInstance, environment: Environment): void {
  routePreflights(app);
  app.addHook('onRequest', async (request, reply) => {
    // other origins must use CORS, so that no answer can be embedded as an image or a script (Fetch, section 3.7)
    reply.header('cross-origin-resource-policy', 'same-origin');
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.header('vary', 'Origin');
    const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (environment.allowedOrigins.has(origin) && isReadable(request)) allowOrigin(reply, origin, preflight);
    if (preflight) return reply.code(204).send();
  });
}

/** A path without a route answers an error in JSON, except for a navigation, which gets an error page. */
function isReadable(request: FastifyRequest): boolean {
  return request.is404
    ? request.headers['sec-fetch-mode'] !== 'navigate'
    : request.routeOptions.config.crossOrigin === true;
}

function allowOrigin(reply: FastifyReply, origin: string, preflight: boolean): void {
  reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
  reply.header('access-control-expose-headers', exposedHeaders);
  if (!preflight) return;
  reply
    .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    .header('access-control-allow-headers', requestHeaders)
    .header('access-control-max-age', '86400');
}

/**
 * Registers an OPTIONS route for every path, so that preflights of existing paths are distinguished from unknown ones.
 * Methods of one path share it; one cross-origin method is enough. A route of all methods answers OPTIONS itself.
 */
function routePreflights(app: FastifyInstance): void {
  const known = new Map<string, { crossOrigin: boolean }>();
  app.addHook('onRoute', ({ method, url, config }) => {
    const crossOrigin = config?.crossOrigin === true;
    const present = known.get(url);
    if (present) present.crossOrigin ||= crossOrigin;
    if (present || method === 'OPTIONS') return;
    const shared = { access: 'public' as const, route: `OPTIONS ${url}`, crossOrigin };
    known.set(url, shared);
    if (Array.isArray(method) && method.includes('OPTIONS')) return;
    app.route({
      method: 'OPTIONS',
      url,
      config: shared,
      handler: () => {
        throw new Refusal('not-found');
      },
    });
  });
}

/**
 * Calls with cookies are accepted from our own and the configured origins; a missing Origin means a non-browser client
 * (Node).
 */
export function originAllowed(environment: Environment, origin: string | undefined): boolean {
  return origin === undefined || environment.allowedOrigins.has(origin);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of configured origins may read the answers. */
    crossOrigin?: boolean;
  }
}
