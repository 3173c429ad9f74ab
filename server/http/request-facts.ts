import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from '#server/services.ts';

/** Address, browser and trace id of a request, bounded for storage. */
export function factsOf(request: FastifyRequest): RequestFacts {
  return {
    ip: request.clientAddress,
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    traceId: request.id,
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the client, with trusted proxies taken into account. */
    clientAddress: string;
  }
}
