/** Health and metrics endpoints for operators. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/services.ts';

export function registerHealthRoutes(app: FastifyInstance, services: Services, isClosing: () => boolean): void {
  const open = { access: 'public' as const };
  app.get('/healthz', { config: { ...open, route: 'GET /healthz' } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { ...open, route: 'GET /readyz' } }, async (_request, reply) => {
    const database = await answersInTime(services);
    const ready = database && !isClosing();
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', database: database ? 'ok' : 'unreachable', closing: isClosing() });
  });
  app.get('/metrics', { config: { ...open, route: 'GET /metrics' } }, async (request, reply) => {
    if (!services.config.metrics.public && !isOfThisMachine(request)) return reply.code(404).send();
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}

async function answersInTime(services: Services): Promise<boolean> {
  const question = services.db
    .statementAcrossTenants('readiness checks the database itself', {
      name: 'ready',
      text: 'select 1 as one',
      values: [],
    })
    .then(
      () => true,
      () => false,
    );
  const limit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2000).unref());
  return await Promise.race([question, limit]);
}

/** Headers added by proxies. Behind one on this machine every client has its address. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

/**
 * Requested by a program on this machine at the path itself, and neither through a proxy nor below the prefix that a
 * proxy forwards.
 */
function isOfThisMachine(request: FastifyRequest): boolean {
  const isLocal = request.clientAddress === '127.0.0.1' || request.clientAddress === '::1';
  return (
    isLocal &&
    request.originalUrl.startsWith('/metrics') &&
    forwardingHeaders.every((name) => request.headers[name] === undefined)
  );
}
