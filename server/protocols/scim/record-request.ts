/** Writes a request of a directory to its log: what it asked for, about whom, and why it was refused. */
import type { FastifyRequest } from 'fastify';
import { recordScimRequest } from '#server/db/queries/scim/requests.ts';
import type { NamedConnection } from '#server/db/queries/scim/tokens.ts';
import { isObject } from '#server/domain/scim/coerce.ts';
import { redactBody, subjectOf } from '#server/domain/scim/redact-request.ts';
import { operationOf } from '#server/domain/scim/request-operation.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { redactPath } from './redact-path.ts';
import type { ScimAnswer } from './scim-call.ts';

const longestDetail = 500;

/** A failure is logged, and fails no request. */
export async function recordRequest(
  services: Services,
  directory: NamedConnection,
  { request, segments }: { request: FastifyRequest; segments: readonly string[] },
  answer: ScimAnswer,
): Promise<void> {
  const { method, body } = request;
  const { status, rule = null } = answer;
  await recordScimRequest(services.db, directory, {
    method,
    path: redactPath(segments, request.query as Record<string, unknown>),
    status,
    at: services.clock(),
    ...operationOf({ method, segments, body }),
    resourceId: resourceIdOf(segments, answer),
    subject:
      segments[0] === 'Users' || segments[0] === 'Groups'
        ? subjectOf(segments[0] === 'Users' ? 'user' : 'group', body)
        : null,
    rule,
    detail: rule === null ? null : detailOf(answer),
    body: redactBody(body),
    traceId: request.id,
  }).catch((error: unknown) => {
    services.log.warn({ err: error, traceId: request.id }, 'failed to record a SCIM request');
  });
}

/** The one in the address, or the one that was made. */
function resourceIdOf([endpoint, id = '']: readonly string[], { body }: ScimAnswer): string | null {
  if (endpoint !== 'Users' && endpoint !== 'Groups') return null;
  const found = isUuid(id) ? id : body?.['id'];
  return typeof found === 'string' && isUuid(found) ? found : null;
}

function detailOf({ body }: ScimAnswer): string | null {
  const detail = isObject(body) ? body['detail'] : undefined;
  return typeof detail === 'string' ? detail.slice(0, longestDetail) : null;
}
