/**
 * SCIM 2.0 (RFC 7643, RFC 7644) for the directories of tenants. Format, errors and methods are the protocol's, so that its
 * routes are not part of the contract of the JSON API.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NamedConnection } from '#server/db/queries/provisioning/tokens.ts';
import { ScimError } from '#server/domain/provisioning/scim-error.ts';
import { parseJson } from '#server/http/body-parsers.ts';
import { toRefusal } from '#server/http/error-answer.ts';
import { logRefusal } from '#server/http/log-refusal.ts';
import { requestMetadataOf } from '#server/http/request-metadata.ts';
import type { Services } from '#server/services.ts';
import { anonymousContext } from '#server/context.ts';
import { answerScimError } from './answer-error.ts';
import { authenticateDirectory } from './authenticate-directory.ts';
import { mostBytes } from './discovery.ts';
import { dispatch } from './dispatch.ts';
import { recordRequest } from './record-request.ts';
import type { ScimAnswer } from './scim-call.ts';

const base = '/directory/resources/scim/v2.0/:configurationId';
const mediaType = 'application/scim+json';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export async function registerScim(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    const connections = new WeakMap<FastifyRequest, NamedConnection>();
    scope.addContentTypeParser(mediaType, { parseAs: 'string' }, (_request, text, parsed) => {
      try {
        parsed(null, parseJson(text as string));
      } catch (error) {
        parsed(error as Error);
      }
    });
    // before the body is read
    scope.addHook('onRequest', async (request) => {
      connections.set(request, await authenticateDirectory(services, request));
    });
    scope.setErrorHandler(async (error, request, reply) => {
      report(services, request, error);
      return await send(services, { request, reply, directory: connections.get(request) }, answerScimError(error));
    });
    for (const path of [base, `${base}/*`])
      scope.route({
        method: [...methods],
        url: path,
        bodyLimit: mostBytes,
        config: { access: 'scim', route: `SCIM ${base}`, crossOrigin: false },
        handler: async (request, reply) => {
          const directory = connections.get(request)!;
          const answer = await answerCall(services, request, directory);
          return await send(services, { request, reply, directory }, answer);
        },
      });
    done();
  });
}

async function answerCall(
  services: Services,
  request: FastifyRequest,
  directory: NamedConnection,
): Promise<ScimAnswer> {
  return await dispatch({
    context: anonymousContext(services, requestMetadataOf(request)),
    directory,
    method: request.method,
    segments: segmentsOf(request),
    query: request.query as Record<string, unknown>,
    body: request.body,
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
  });
}

function segmentsOf(request: FastifyRequest): string[] {
  const { '*': rest = '' } = request.params as { '*'?: string };
  return rest.split('/').filter(Boolean);
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Absent without a valid token. */
  directory: NamedConnection | undefined;
}

async function send(
  services: Services,
  { request, reply, directory }: Exchange,
  answer: ScimAnswer,
): Promise<FastifyReply> {
  const { status, body, location, version, retryAfter } = answer;
  if (directory) await recordRequest(services, directory, { request, segments: segmentsOf(request) }, answer);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="SCIM"');
  if (location !== undefined) reply.header('location', location);
  if (version !== undefined) reply.header('etag', version);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(status);
  return body === undefined ? reply.send() : reply.type(`${mediaType}; charset=utf-8`).send(JSON.stringify(body));
}

function report(services: Services, request: FastifyRequest, error: unknown): void {
  if (!(error instanceof ScimError)) logRefusal(services, request, toRefusal(error));
}
