/** Every refused request leaves one line, so that the trace id that somebody reads out leads to what happened. */
import type { FastifyRequest } from 'fastify';
import { errorStatus } from '#shared/contract/errors.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { requestedClientId } from './requested-client.ts';

const told = new WeakSet<FastifyRequest>();

/** The first refusal of a request is why; a page that shows it may ask again and be refused once more. */
export function logRefusal(services: Services, request: FastifyRequest, refusal: Refusal): void {
  if (told.has(request)) return;
  told.add(request);
  const { code, cause, details } = refusal;
  const status = errorStatus[code];
  const line = {
    traceId: request.id,
    route: request.routeOptions.config?.route ?? 'unknown',
    status,
    code,
    client: requestedClientId(services, request),
    ...reasonOf(refusal),
    // sentences name fields and rules, never what was typed
    ...(details && { details }),
  };
  if (code === 'internal-error') services.log.error({ ...line, err: cause }, 'unexpected error');
  else if (status >= 500) services.log.warn({ ...line, err: cause ?? refusal }, 'refused');
  else services.log.info(line, 'refused');
}

function reasonOf({ code, cause, context }: Refusal): { reason?: string } {
  // the parser's message quotes the body, where passwords are
  if (code === 'malformed-json') return {};
  if (cause instanceof Error) return { reason: cause.message };
  const permission = context?.['permission'];
  return typeof permission === 'string' ? { reason: `needs ${permission}` } : {};
}
