/** For whoever runs the server: alive, ready, measured. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';

export function registerHealthRoutes(app: FastifyInstance, services: Services, isClosing: () => boolean): void {
  const open = { access: 'public' as const };
  app.get('/healthz', { config: { ...open, route: 'GET /healthz' } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { ...open, route: 'GET /readyz' } }, async (_request, reply) => {
    const database = await answersInTime(services);
    const ready = database && !isClosing();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database: database ? 'ok' : 'unreachable', closing: isClosing() });
  });
  app.get('/metrics', { config: { ...open, route: 'GET /metrics' } }, async (request, reply) => {
    if (!isLocal(request.clientAddress) && !services.config.metrics.public) return reply.code(404).send();
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}

async function answersInTime(services: Services): Promise<boolean> {
  const question = services.db
    .statementAcrossTenants('readiness asks for the database itself', { name: 'ready', text: 'select 1 as one', values: [] })
    .then(() => true, () => false);
  const limit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2000).unref());
  return await Promise.race([question, limit]);
}

function isLocal(address: string): boolean {
  return address === '127.0.0.1' || address === '::1';
}
