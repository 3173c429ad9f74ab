/** Errors are sent in the format of their route, and as a page where a browser shows them. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '#shared/contract/errors.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { ErrorShape } from '#shared/contract/define.ts';
import { answerError, toRefusal } from './error-answer.ts';
import { errorShapes } from './error-shapes.ts';
import { logRefusal } from './log-refusal.ts';
import { isForeignFetch } from './fetch-metadata.ts';
import type { Page } from './response-kinds.ts';

/** Renders a refusal as a page of the product. */
export type DrawRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => Promise<Page>;

export function registerErrorHandlers(app: FastifyInstance, services: Services, draw: DrawRefusal): void {
  app.setErrorHandler((error, request, reply) => sendError(services, { request, reply, draw }, error));
  app.setNotFoundHandler({ preHandler: [] }, (request, reply) =>
    sendError(services, { request, reply, draw }, new Refusal('not-found')),
  );
}

/** Answers a request without a route, such as `/%ff`, which cannot be decoded. */
export function answerUnrouted(request: FastifyRequest, reply: FastifyReply, error: Error): void {
  const { mediaType, write } = errorShapes[shapeOf(request)];
  const { status, body } = write(error);
  void reply
    .headers({ 'frontegg-trace-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    .code(status)
    .type(`${mediaType}; charset=utf-8`)
    .send(JSON.stringify(body));
}

const scimPath = '/directory/resources/scim/v2.0/';

/** Requests that are malformed, too large or too slow, by Node's error code. */
const unread: Record<string, [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The headers of this request are too large. Nothing was changed.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request took too long to arrive. Nothing was changed.'],
};

/** Answers data that could not be parsed as a request. */
export function answerUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, sentence] = unread[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is no request that can be read. Nothing was changed.',
  ];
  const body = JSON.stringify({ errors: [sentence], errorCode: 'invalid-request' });
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  draw: DrawRefusal;
}

/** Below an address of a protocol, errors are the protocol's also where no route is. */
function shapeOf({ routeOptions, url }: FastifyRequest): ErrorShape {
  return routeOptions?.config?.errors ?? (url.startsWith(scimPath) ? 'scim' : 'portico');
}

async function sendError(services: Services, exchange: Exchange, error: unknown): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const errors = shapeOf(request);
  const { mediaType, write } = errorShapes[errors];
  const { status, body, headers = {}, refusal, retryAfter } = write(error, request.routeOptions.bodyLimit);
  if (refusal) logRefusal(services, request, refusal);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (errors === 'portico' && wantsPage(request)) return await sendErrorPage(services, exchange, toRefusal(error));
  return reply.code(status).headers(headers).type(`${mediaType}; charset=utf-8`).send(body);
}

async function sendErrorPage(
  services: Services,
  { request, reply, draw }: Exchange,
  refusal: Refusal,
): Promise<FastifyReply> {
  reply.code(errorStatus[refusal.code]).type('text/html; charset=utf-8');
  try {
    const page = await draw(request, reply, refusal);
    return reply.headers(page.headers ?? {}).send(page.html);
  } catch (error) {
    services.log.error({ err: error, traceId: request.id }, 'failed to render a page');
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .send(plainPage(answerError(refusal).body.errors, request.id));
  }
}

/** A navigation gets a readable error even if no page can be rendered; a cross-origin script gets no page. */
function wantsPage(request: FastifyRequest): boolean {
  if (isForeignFetch(request)) return false;
  return (
    request.routeOptions.config?.page === true ||
    (request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET')
  );
}

function plainPage(sentences: string[], traceId: string): string {
  const text = escapeHtml(sentences.join(' '));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not available</title><p>${text}</p><p>Request ID: ${traceId}</p>`;
}
