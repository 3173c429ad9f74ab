/**
 * Access tokens of directories by client credentials (RFC 6749, section 4.4). The endpoint is below the address of a
 * connection, so that a client is looked up among those of that connection only.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findConnectionOfToken } from '#server/db/queries/provisioning/tokens.ts';
import { toRefusal } from '#server/http/error-answer.ts';
import { logRefusal } from '#server/http/log-refusal.ts';
import { requestMetadataOf } from '#server/http/request-metadata.ts';
import { isUuid, sha256 } from '#server/lib/secrets.ts';
import { anonymousContext } from '#server/context.ts';
import { basicCredentials } from '#server/protocols/oauth/check-client-credentials.ts';
import type { Services } from '#server/services.ts';
import { issueScimAccessToken } from '#server/use-cases/provisioning/clients.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { wrongTokens } from './authenticate-directory.ts';

const path = '/directory/resources/scim/v2.0/:configurationId/oauth/token';
/** Of a request, in bytes. */
const mostBytes = 8192;

export async function registerScimTokens(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.setErrorHandler(async (error, request, reply) => {
      const refusal = toRefusal(error);
      logRefusal(services, request, refusal);
      if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
      const status = errorStatus[refusal.code];
      return await reply.code(status).send({ error: status < 500 ? 'invalid_request' : 'server_error' });
    });
    scope.post(
      path,
      { bodyLimit: mostBytes, config: { access: 'scim', route: `SCIM ${path}`, crossOrigin: false } },
      async (request, reply) => await answerToken(services, request, reply),
    );
    done();
  });
}

async function answerToken(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = fieldsOf(request.body);
  if (fields.grantType === undefined) return refuse(reply, 400, 'invalid_request');
  if (fields.grantType !== 'client_credentials') return refuse(reply, 400, 'unsupported_grant_type');
  const issued = await issue(services, request, fields);
  if (issued)
    return await reply
      .header('cache-control', 'no-store')
      .send({ access_token: issued.token, token_type: 'Bearer', expires_in: issued.expiresIn });
  await services.limits.consume('scim-token', request.clientAddress, wrongTokens);
  return refuse(reply.header('www-authenticate', 'Basic realm="SCIM"'), 401, 'invalid_client');
}

interface Fields {
  grantType: string | undefined;
  id: string | undefined;
  secret: string | undefined;
}

function fieldsOf(body: unknown): Fields {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (name: string): string | undefined => (typeof given[name] === 'string' ? given[name] : undefined);
  return { grantType: text('grant_type'), id: text('client_id'), secret: text('client_secret') };
}

async function issue(services: Services, request: FastifyRequest, { id, secret }: Fields) {
  const { configurationId = '' } = request.params as { configurationId?: string };
  const sent = presented(request, { id, secret });
  if (sent.id === undefined || sent.secret === undefined || !isUuid(configurationId)) return undefined;
  // no token has this hash: the connection is found by its ID alone
  const wanted = { connectionId: configurationId, tokenHash: sha256(''), at: services.clock() };
  const directory = await findConnectionOfToken(services.db, wanted);
  if (!directory) return undefined;
  const context = anonymousContext(services, requestMetadataOf(request));
  return await issueScimAccessToken(context, directory, { clientId: sent.id, secret: sent.secret });
}

/** By the header or in the body (RFC 6749, section 2.3.1). A header that can't be read holds nothing. */
function presented(request: FastifyRequest, body: { id: string | undefined; secret: string | undefined }) {
  try {
    return basicCredentials(request.headers.authorization) ?? body;
  } catch {
    return { id: undefined, secret: undefined };
  }
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}
