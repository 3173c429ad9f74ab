import type { FastifyRequest } from 'fastify';
import type { Caller, RequestFacts, VendorCaller } from '#server/services.ts';

/** Address, browser and trace id of a request, bounded for storage. */
export function factsOf(request: FastifyRequest, caller?: Caller | VendorCaller): RequestFacts {
  const person = caller && 'userId' in caller ? caller : null;
  const impersonator = person?.impersonator;
  const apiToken = person?.apiToken;
  return {
    ip: request.clientAddress,
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    traceId: request.id,
    ...(impersonator && { impersonator }),
    ...(apiToken && { apiToken: { id: apiToken.id, description: apiToken.description } }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the client, with trusted proxies taken into account. */
    clientAddress: string;
  }
}
