/** Hooks of every request and answer. */
import { callbackify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { recordRestriction, type MailRefusal } from './record-restriction.ts';
import { clientAddressOf } from './client-address.ts';

/** Without a promise for requests that are not refused. */
const recordRefused = callbackify(recordRestriction);

export type AnswerListener = (answer: { route: string; status: number; body: unknown }) => void;

/** @param mailRefusal mails admins about what a restriction refused */
export function registerRequestHooks(
  app: FastifyInstance,
  services: Services,
  { mailRefusal, onAnswer }: { mailRefusal: MailRefusal; onAnswer?: AnswerListener | undefined },
): void {
  app.decorateRequest('clientAddress', '');
  app.decorateRequest('clientCountry', {
    getter(this: FastifyRequest) {
      return services.ipLocations.countryOf(this.clientAddress);
    },
  });
  app.decorateRequest('restrictedBy', null);
  // default-deny: a route without declared access is not registered
  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`route without declared access: ${String(route.method)} ${route.url}`);
  });
  // callbacks instead of promises, each of which would cost a microtask turn per request
  app.addHook('onRequest', (request, reply, done) => {
    // read early: a closed connection has no address
    request.clientAddress = clientAddressOf(request);
    reply.header('frontegg-trace-id', request.id).header('x-content-type-options', 'nosniff');
    if (services.config.baseUrl.startsWith('https://')) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // no path with U+0000 exists, and PostgreSQL cannot be queried for it
    done(/^[^?]*%00/.test(request.url) ? new Refusal('not-found') : undefined);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // compressed bodies are refused: a few bytes could expand to gigabytes
    const packed = !['', 'identity'].includes((request.headers['content-encoding'] ?? '').toLowerCase());
    done(packed ? new Refusal('unsupported-media-type') : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.restrictedBy === null) done();
    else recordRefused(services, request, request.restrictedBy, mailRefusal, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.route ?? 'unknown';
    services.metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    // the URL may contain a token: the route is sufficient
    services.log.debug(
      { route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), traceId: request.id },
      'request',
    );
    done();
  });
  if (onAnswer) {
    app.addHook('preSerialization', async (request, reply, payload) => {
      onAnswer({ route: request.routeOptions.config.route ?? 'unknown', status: reply.statusCode, body: payload });
      return payload;
    });
  }
}
