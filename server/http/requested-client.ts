import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/services.ts';

/** The client of a call: the one in its header, else the one of the calling page's origin, else the default one. */
export function requestedClientId(services: Services, request: FastifyRequest): string {
  const { clients, defaultClient } = services.environment;
  const named = request.headers['frontegg-requested-application-id'] ?? request.headers['frontegg-vendor-id'];
  if (typeof named === 'string' && clients.has(named)) return named;
  const { origin } = request.headers;
  for (const client of clients.values()) if (origin !== undefined && client.origins.includes(origin)) return client.id;
  return defaultClient.id;
}
