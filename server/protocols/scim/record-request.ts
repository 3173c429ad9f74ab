/** Writes a request of a directory to its log: what it asked for, about whom, and why it was refused. */
import type { FastifyRequest } from 'fastify';
import { recordScimRequests, type RecordedScimRequest } from '#server/db/queries/scim/requests.ts';
import type { NamedConnection } from '#server/db/queries/scim/tokens.ts';
import { isObject } from '#server/domain/scim/coerce.ts';
import { redactBody, redactDetail, subjectOf } from '#server/domain/scim/redact-request.ts';
import { operationOf } from '#server/domain/scim/request-operation.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { redactPath } from './redact-path.ts';
import type { AnsweredOperation, ScimAnswer } from './scim-call.ts';

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
  return {
    method: knownMethods.has(method) ? method : '…',
    path: redactPath(segments, query),
    status,
    ...operationOf({ method, segments, body }),
    resourceId: resourceIdOf(segments, answer),
    subject:
      segments[0] === 'Users' || segments[0] === 'Groups'
        ? subjectOf(segments[0] === 'Users' ? 'user' : 'group', body)
        : null,
    rule,
    detail: rule === null ? null : detailOf(answer),
    body: redactBody(body),
  };
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
