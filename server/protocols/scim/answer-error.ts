/** Errors in the format of the protocol (RFC 7644, section 3.12). */
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import { errorMessage } from '#shared/i18n/error-message.ts';
import { ScimError, type ScimType } from '#server/domain/provisioning/scim-error.ts';
import { urn } from '#server/domain/provisioning/schemas.ts';
import { toRefusal } from '#server/http/error-answer.ts';
import type { ScimAnswer } from './scim-call.ts';

export function answerScimError(error: unknown): ScimAnswer {
  if (error instanceof ScimError)
    return {
      ...errorAnswer(error.status, error.message, error.scimType),
      rule: error.scimType ?? `http-${error.status}`,
    };
  const refusal = toRefusal(error);
  const status = errorStatus[refusal.code];
  const detail = refusal.details?.join(' ') ?? errorMessage(refusal.code, refusal.values);
  return {
    ...errorAnswer(status, detail, status === 400 ? typeOf(refusal.code) : undefined),
    rule: refusal.code,
    ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }),
  };
}

const typeOf = (code: ErrorCode): ScimType => (code === 'malformed-json' ? 'invalidSyntax' : 'invalidValue');

function errorAnswer(status: number, detail: string, scimType?: ScimType): ScimAnswer {
  return {
    status,
    body: { schemas: [urn.error], status: String(status), ...(scimType && { scimType }), detail },
  };
}
