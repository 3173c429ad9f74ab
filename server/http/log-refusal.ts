/** Logs every refused request in one line, so that a reported trace ID leads to what happened. */
import type { FastifyRequest } from 'fastify';
import { errorStatus } from '#shared/contract/errors.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import { DomainRefusal } from '#server/lib/domain-refusal.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { RestrictionRefusal } from './record-restriction.ts';
import { requestedClientId } from './requested-client.ts';

const told = new WeakSet<FastifyRequest>();

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when a restriction of a tenant refused the request, for the audit log. */
    restrictedBy: RestrictionRefusal | null;
  }
}

/** The first refusal of a request is the reason; a page that shows it may be refused once more. */
export function logRefusal(services: Services, request: FastifyRequest, refusal: Refusal): void {
  if (told.has(request)) return;
  told.add(request);
  if (refusal instanceof AddressRefusal || refusal instanceof DomainRefusal) request.restrictedBy = refusal;
  const { code, cause, details } = refusal;
  const status = errorStatus[code];
  const line = {
    traceId: request.id,
    route: request.routeOptions.config?.route ?? 'unknown',
    status,
    code,
    client: requestedClientId(services, request),
    ...reasonOf(refusal),
    // messages name fields and rules, never user input
    ...(details && { details }),
  };
  if (code === 'internal-error') services.log.error({ ...line, err: cause }, 'unexpected error');
  else if (status >= 500) services.log.warn({ ...line, err: cause ?? refusal }, 'refused');
  else services.log.info(line, 'refused');
}

function reasonOf({ code, cause, context }: Refusal): { reason?: string } {
  // the parser's message quotes the body, which may contain passwords
  if (code === 'malformed-json') return {};
  if (cause instanceof Error) return { reason: cause.message };
  const permission = context?.['permission'];
  return typeof permission === 'string' ? { reason: `requires ${permission}` } : {};
}
