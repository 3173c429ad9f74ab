/** What happens to every request and answer. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { clientAddressOf } from './client-address.ts';

export type AnswerListener = (answer: { route: string; status: number; body: unknown }) => void;

export function registerRequestHooks(app: FastifyInstance, services: Services, onAnswer?: AnswerListener): void {
  app.decorateRequest('clientAddress', '');
  // default-deny: a route that says nothing about access does not come to life
  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`route without declared access: ${String(route.method)} ${route.url}`);
  });
  // with callbacks, and not promises, each of which would be a turn of the loop for every request
  app.addHook('onRequest', (request, reply, done) => {
    // read at once: a connection that has gone has no address
    request.clientAddress = clientAddressOf(request);
    reply.header('frontegg-trace-id', request.id).header('x-content-type-options', 'nosniff');
    if (services.config.baseUrl.startsWith('https://')) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // nothing lies at a path with U+0000, which PostgreSQL cannot be asked for
    done(/^[^?]*%00/.test(request.url) ? new Refusal('not-found') : undefined);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // nothing is unpacked: a few bytes could be gigabytes
    const packed = !['', 'identity'].includes((request.headers['content-encoding'] ?? '').toLowerCase());
    done(packed ? new Refusal('unsupported-media-type') : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.route ?? 'unknown';
    services.metrics.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    // the address may hold a token: the route tells enough
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
