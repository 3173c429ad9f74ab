/**
 * SCIM 2.0 (RFC 7643, RFC 7644) for the directories of tenants. Format, errors and methods are the protocol's, so that its
 * routes are not part of the contract of the JSON API.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NamedConnection } from '#server/db/queries/scim/tokens.ts';
import { answerScimError } from '#server/http/error-shapes.ts';
import { requestMetadataOf } from '#server/http/request-metadata.ts';
import { responseKinds } from '#server/http/response-kinds.ts';
import type { Services } from '#server/services.ts';
import { anonymousContext } from '#server/context.ts';
import { authenticateDirectory, isStillAuthenticated } from './authenticate-directory.ts';
import { maxBytes } from './discovery.ts';
import { dispatch } from './dispatch.ts';
import { recordRequest } from './record-request.ts';
import type { ScimAnswer } from './scim-call.ts';

const base = '/directory/resources/scim/v2.0/:configurationId';
/** Those that no endpoint has are refused with what it has, after authentication. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

export async function registerScim(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    const connections = new WeakMap<FastifyRequest, NamedConnection>();
    const record = async (request: FastifyRequest, answer: ScimAnswer): Promise<void> => {
      const directory = connections.get(request);
      if (directory) await recordRequest(services, directory, { request, segments: segmentsOf(request) }, answer);
    };
    // before the body is read
    scope.addHook('onRequest', async (request) => {
      connections.set(request, await authenticateDirectory(services, request));
    });
    scope.addHook('onError', async (request, _reply, error) => {
      await record(request, answerScimError(error, maxBytes));
    });
    for (const path of [base, `${base}/*`])
      scope.route({
        method: [...methods],
        url: path,
        bodyLimit: maxBytes,
        config: {
          access: 'scim',
          route: `SCIM ${base}`,
          crossOrigin: false,
          accepts: ['scim', 'json'],
          errors: 'scim',
        },
        handler: async (request, reply) => {
          const answer = await answerCall(services, request, connections.get(request)!);
          await record(request, answer);
          return responseKinds.scim.send({ reply }, answer);
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
  const context = anonymousContext(services, requestMetadataOf(request));
  return await dispatch({
    context,
    directory,
    // answered alike, without a body (RFC 9110, section 9.3.2)
    method: request.method === 'HEAD' ? 'GET' : request.method,
    segments: segmentsOf(request),
    query: request.query as Record<string, unknown>,
    body: request.body,
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
    isStillAuthenticated: () => isStillAuthenticated(services, request, context.now),
  });
}

function segmentsOf(request: FastifyRequest): string[] {
  const { '*': rest = '' } = request.params as { '*'?: string };
  return rest.split('/').filter(Boolean);
}
