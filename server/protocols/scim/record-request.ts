/** Writes a request of a directory to its log: what it asked for, about whom, and why it was refused. */
import type { FastifyRequest } from 'fastify';
import type { ScimOperation } from '#shared/contract/scim/scim-requests.ts';
import { recordScimRequests, type RecordedScimRequest } from '#server/db/queries/scim/requests.ts';
import type { NamedConnection } from '#server/db/queries/scim/tokens.ts';
import { isObject } from '#server/domain/scim/coerce.ts';
import { redactBody, redactDetail, subjectOf } from '#server/domain/scim/redact-request.ts';
import { operationOf } from '#server/domain/scim/request-operation.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { redactPath } from './redact-path.ts';
import type { AnsweredOperation, ScimAnswer } from './scim-call.ts';

/** Only these are marked: other changes of a user whose removal is held are done. */
const removals = new Set<ScimOperation>(['user-deactivated', 'user-deleted']);

/** A bulk request names its methods as it likes. */
const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Operations of a bulk request have rows of their own, before that of the request. A failure is logged, and fails no request. */
export async function recordRequest(
  services: Services,
  directory: NamedConnection,
  { request, segments }: { request: FastifyRequest; segments: readonly string[] },
  answer: ScimAnswer,
): Promise<void> {
  const { method, body } = request;
  const query = request.query as Record<string, unknown>;
  const rows = [...(answer.operations ?? []), { method, segments, body, answer, query }].map(describe);
  const { id: traceId } = request;
  await recordScimRequests(services.db, directory, { rows, at: services.clock(), traceId }).catch((error: unknown) => {
    services.log.warn({ err: error, traceId }, 'failed to record a SCIM request');
  });
}

function describe({
  method,
  segments,
  body,
  answer,
  query = {},
}: AnsweredOperation & { query?: Record<string, unknown> }): RecordedScimRequest {
  const { status, rule = null } = answer;
  const requested = operationOf({ method, segments, body });
  return {
    method: knownMethods.has(method) ? method : '…',
    path: redactPath(segments, query),
    status,
    ...requested,
    resourceId: resourceIdOf(segments, answer),
    subject: subjectIn(segments, body, answer),
    held: removals.has(requested.operation) ? answer.held === true : null,
    rule,
    detail: rule === null ? null : detailOf(answer),
    body: redactBody(body),
  };
}

/** Whom the body names; a deletion has none, and nothing else could say later whom it was about. */
function subjectIn([endpoint]: readonly string[], body: unknown, { deleted }: ScimAnswer): string | null {
  if (endpoint !== 'Users' && endpoint !== 'Groups') return null;
  const isUser = endpoint === 'Users';
  return subjectOf(isUser ? 'user' : 'group', deleted ? { [isUser ? 'userName' : 'displayName']: deleted } : body);
}

/** The one in the address, or the one that was made. */
function resourceIdOf([endpoint, id = '']: readonly string[], { body }: ScimAnswer): string | null {
  if (endpoint !== 'Users' && endpoint !== 'Groups') return null;
  const found = isUuid(id) ? id : body?.['id'];
  return typeof found === 'string' && isUuid(found) ? found : null;
}

function detailOf({ body }: ScimAnswer): string | null {
  const detail = isObject(body) ? body['detail'] : undefined;
  return typeof detail === 'string' ? redactDetail(detail) : null;
}
