/** Maps any thrown error to one status, code and message. */
import { errorStatus, type ErrorBody, type ErrorCode } from '#shared/contract/errors.ts';
import { errorMessage } from '#shared/i18n/error-message.ts';
import { ShareExhausted } from '#server/db/connection-shares.ts';
import { isDatabaseUnavailable, isLockTimeout } from '#server/db/database-faults.ts';
import { HashQueueFull } from '#server/integrations/password-hasher.ts';
import { QueueFull } from '#server/lib/keyed-semaphore.ts';
import { Refusal } from '#server/lib/refusal.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  retryAfter: number | undefined;
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'invalid-request',
};

export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HashQueueFull || error instanceof QueueFull)
    return new Refusal('server-busy', { cause: error, retryAfter: 2 });
  if (error instanceof ShareExhausted)
    return new Refusal('too-many-requests', { cause: error, values: { seconds: 2 }, retryAfter: 2 });
  if (isLockTimeout(error)) return new Refusal('server-busy', { cause: error, retryAfter: 2 });
  if (isDatabaseUnavailable(error)) return new Refusal('database-unavailable', { cause: error, retryAfter: 5 });
  // a condition on a file's version (RFC 9110, section 13.1), which @fastify/static holds against what it sends
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 412)
    return new Refusal('invalid-request', { cause: error });
  const code = error instanceof Error && 'code' in error ? fastifyCodes[String(error.code)] : undefined;
  return new Refusal(code ?? 'internal-error', { cause: error });
}

export function answerError(error: unknown): ErrorAnswer {
  const refusal = toRefusal(error);
  // numeric values are sent too, so that a client can localize the message
  const context = { ...refusal.values, ...refusal.context };
  return {
    status: errorStatus[refusal.code],
    body: {
      errors: refusal.details ?? [errorMessage(refusal.code, refusal.values)],
      errorCode: refusal.code,
      ...(Object.keys(context).length > 0 && { context }),
    },
    retryAfter: refusal.retryAfter,
  };
}
