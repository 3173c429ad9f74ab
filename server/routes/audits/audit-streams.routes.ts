import type { auditStreamsContract } from '#shared/contract/audits/audit-streams.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  changeStream,
  createStream,
  planResend,
  readDeadLetters,
  readStreams,
  removeStream,
  resend,
  testStream,
} from '#server/use-cases/audits/streams.ts';

export function auditStreamsRoutes(): Handlers<typeof auditStreamsContract> {
  return {
    'GET /audits/resources/streams/v1': ({ context }) => readStreams(context),
    'POST /audits/resources/streams/v1': ({ context, body }) => createStream(context, body),
    'PATCH /audits/resources/streams/v1/{id}': ({ context, params, body }) => changeStream(context, params.id, body),
    'DELETE /audits/resources/streams/v1/{id}': ({ context, params }) => removeStream(context, params.id),
    'POST /audits/resources/streams/v1/{id}/test': ({ context, params }) => testStream(context, params.id),
    'GET /audits/resources/streams/v1/{id}/dead-letters': ({ context, params, query }) =>
      readDeadLetters(context, params.id, query),
    'GET /audits/resources/streams/v1/{id}/resend': ({ context, params, query }) =>
      planResend(context, params.id, query),
    'POST /audits/resources/streams/v1/{id}/resend': ({ context, params, body }) => resend(context, params.id, body),
  };
}
