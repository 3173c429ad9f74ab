/**
 * Access tokens of directories by client credentials (RFC 6749, section 4.4). The endpoint is below the address of a
 * connection, so that a client is looked up among those of that connection only.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findConnectionOfToken, recordRefusedToken, type NamedConnection } from '#server/db/queries/scim/tokens.ts';
import { requestMetadataOf } from '#server/http/request-metadata.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, sha256 } from '#server/lib/secrets.ts';
import { anonymousContext } from '#server/context.ts';
import { basicCredentials } from '#server/protocols/oauth/check-client-credentials.ts';
import { GrantRefusal } from '#server/protocols/oauth/oauth-error.ts';
import type { Services } from '#server/services.ts';
import { issueScimAccessToken } from '#server/use-cases/scim/clients.ts';
import { wrongTokens } from './authenticate-directory.ts';

const path = '/directory/resources/scim/v2.0/:configurationId/oauth/token';
/** Of a request, in bytes. */
const maxBytes = 8192;

export function registerScimTokens(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'POST',
    url: path,
    bodyLimit: maxBytes,
    config: {
      access: 'scim',
      route: `SCIM ${path}`,
      crossOrigin: false,
      accepts: ['form', 'json'],
      errors: 'oauth',
    },
    handler: async (request, reply) => {
      // RFC 6749, section 5.1
      reply.header('pragma', 'no-cache');
      return await answerToken(services, request);
    },
  });
}

/** @throws GrantRefusal; Refusal `invalid-request`, `too-many-requests` */
async function answerToken(services: Services, request: FastifyRequest): Promise<object> {
  const fields = fieldsOf(request.body);
  if (fields.grantType === undefined) throw new Refusal('invalid-request', { details: ['grant_type: is missing'] });
  if (fields.grantType !== 'client_credentials')
    throw new UnsupportedGrant('Unsupported grant type. Use client_credentials.');
  const sent = presented(request, fields);
  const directory = await directoryOf(services, request);
  const issued = directory && (await issue(services, request, { directory, sent }));
  if (issued) return { access_token: issued.token, token_type: 'Bearer', expires_in: issued.expiresIn };
  await services.limits.consume('scim-token', request.clientAddress, wrongTokens);
  // admins who set a directory up see that it spoke, with other credentials
  if (directory) await recordRefusedToken(services.db, directory, services.clock());
  throw new GrantRefusal('invalid-client');
}

/** Names the grant of this endpoint: the code's own message names those of the sign-in. */
class UnsupportedGrant extends GrantRefusal {
  override readonly details: string[];

  constructor(detail: string) {
    super('unsupported-grant-type');
    this.details = [detail];
  }
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

interface Credentials {
  id: string | undefined;
  secret: string | undefined;
}

async function directoryOf(services: Services, request: FastifyRequest): Promise<NamedConnection | undefined> {
  const { configurationId = '' } = request.params as { configurationId?: string };
  if (!isUuid(configurationId)) return undefined;
  // no token has this hash: the connection is found by its ID alone
  const wanted = { connectionId: configurationId, tokenHash: sha256(''), at: services.clock() };
  return await findConnectionOfToken(services.db, wanted);
}

async function issue(
  services: Services,
  request: FastifyRequest,
  { directory, sent }: { directory: NamedConnection; sent: Credentials },
) {
  if (sent.id === undefined || sent.secret === undefined) return undefined;
  const context = anonymousContext(services, requestMetadataOf(request));
  return await issueScimAccessToken(context, directory, { clientId: sent.id, secret: sent.secret });
}

/**
 * By the header or in the body, and not by both (RFC 6749, section 2.3). A header that can't be read holds nothing.
 * @throws Refusal `invalid-request`
 */
function presented({ headers }: FastifyRequest, body: Credentials): Credentials {
  if (headers.authorization !== undefined && body.secret !== undefined)
    throw new Refusal('invalid-request', { details: ['client_secret: is sent beside an Authorization header'] });
  try {
    return basicCredentials(headers.authorization) ?? body;
  } catch {
    return { id: undefined, secret: undefined };
  }
}
