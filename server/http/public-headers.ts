import type { FastifyReply } from 'fastify';

/**
 * Any page may load these: they hold nothing but what is public, carry no credentials, and are the same for every origin. What is
 * kept for others names no request, and each byte of its headers comes on top of each bundle.
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
