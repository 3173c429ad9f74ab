import type { FastifyReply } from 'fastify';

/**
 * Headers of public files: any page may load them, without credentials, and they are the same for every origin.
 * Cacheable answers carry no trace ID, and each header byte adds to every bundle.
 */
export function publicHeaders(reply: FastifyReply): FastifyReply {
  for (const header of [
    'access-control-allow-credentials',
    'access-control-expose-headers',
    'frontegg-trace-id',
    'vary',
  ])
    reply.removeHeader(header);
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');
}
