/** Everything that goes wrong leaves as one form: status, code, one sentence, trace id. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { answerError } from './error-answer.ts';

/** Codes of the token endpoint, whose answers carry `error` beside the contract's own fields (RFC 6749, section 5.2). */
const grantErrors = new Set<ErrorCode>(['invalid-grant', 'invalid-client', 'unsupported-grant-type']);

export function registerErrorHandlers(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => sendError(services, request, reply, error));
  app.setNotFoundHandler({ preHandler: [] }, (request, reply) => sendError(services, request, reply, new Refusal('not-found')));
}

function sendError(services: Services, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, body, retryAfter, unexpected } = answerError(error);
  const facts = { traceId: request.id, route: request.routeOptions.config?.route ?? 'unknown', status, code: body.errorCode };
  if (unexpected) services.log.error({ ...facts, err: error }, 'unexpected error');
  else if (status >= 500) services.log.warn({ ...facts, err: (error as Error).cause ?? error }, 'refused');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (body.errorCode === 'invalid-client') reply.header('www-authenticate', 'Basic realm="Portico"');
  if (wantsPage(request)) return reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'; frame-ancestors 'none'").send(plainPage(body.errors, request.id));
  const oauth = grantErrors.has(body.errorCode) ? { error: body.errorCode.replaceAll('-', '_'), error_description: body.errors.join(' ') } : {};
  return reply.code(status).send({ ...oauth, ...body });
}

/** A browser that navigates gets something to read, also where no page could be drawn. */
function wantsPage(request: FastifyRequest): boolean {
  return request.routeOptions.config?.page === true || (request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET');
}

function plainPage(sentences: string[], traceId: string): string {
  const text = escapeHtml(sentences.join(' '));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not available</title><p>${text}</p><p>Trace ${traceId}</p>`;
}
