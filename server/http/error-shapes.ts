/**
 * Formats of errors. A new one is a name in `ErrorShape` of `shared/contract/define.ts` and an entry here. A route names
 * its own; all others send Portico's.
 */
import type { ErrorShape } from '#shared/contract/define.ts';
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import { errorMessage } from '#shared/i18n/error-message.ts';
import { MethodNotAllowed } from '#server/domain/scim/method-not-allowed.ts';
import { ScimError, type ScimType } from '#server/domain/scim/scim-error.ts';
import { urn } from '#server/domain/scim/schemas.ts';
import type { Refusal } from '#server/lib/refusal.ts';
import { answerError, toRefusal } from './error-answer.ts';
import type { ScimAnswer } from './response-kinds.ts';

export interface WrittenError {
  status: number;
  body: object;
  headers?: Record<string, string>;
  /** For the server's log. Absent for rules of a protocol, which its own log has. */
  refusal?: Refusal;
  retryAfter?: number | undefined;
}

interface ErrorShapeEntry {
  mediaType: string;
  /** Name and JSON schema in the API documents. */
  schemaName: string;
  schema: object;
  /** @param maxBytes of a body of the route */
  write: (error: unknown, maxBytes?: number) => WrittenError;
}

const text = { type: 'string' };
const porticoFields = {
  errors: { type: 'array', items: text },
  errorCode: { type: 'string', enum: Object.keys(errorStatus) },
  context: { type: 'object' },
};

export const errorShapes: Readonly<Record<ErrorShape, ErrorShapeEntry>> = {
  portico: {
    mediaType: 'application/json',
    schemaName: 'Error',
    schema: { type: 'object', required: ['errors', 'errorCode'], properties: porticoFields },
    write: writePortico,
  },
  oauth: {
    mediaType: 'application/json',
    schemaName: 'OAuthError',
    schema: {
      type: 'object',
      required: ['error', 'error_description', 'errors', 'errorCode'],
      properties: { error: text, error_description: text, ...porticoFields },
    },
    write: writeOAuth,
  },
  scim: {
    mediaType: 'application/scim+json',
    schemaName: 'ScimError',
    schema: {
      type: 'object',
      required: ['schemas', 'status', 'detail'],
      properties: { schemas: { type: 'array', items: text }, status: text, scimType: text, detail: text },
    },
    write: writeScim,
  },
};

function writePortico(error: unknown): WrittenError {
  const refusal = toRefusal(error);
  return { ...answerError(refusal), refusal };
}

/** Codes that the standard has under the same name (RFC 6749, section 5.2). */
const ownCodes = new Set<ErrorCode>(['invalid-grant', 'invalid-client', 'unsupported-grant-type']);

/** Clients of the contract read Portico's fields, other clients those of the standard. */
function writeOAuth(error: unknown): WrittenError {
  const refusal = toRefusal(error);
  const { status, body, retryAfter } = answerError(refusal);
  return {
    status,
    body: { error: oauthCode(refusal.code), error_description: inAscii(body.errors.join(' ')), ...body },
    ...(refusal.code === 'invalid-client' && { headers: { 'www-authenticate': 'Basic realm="Portico"' } }),
    refusal,
    retryAfter,
  };
}

/** `server_error` is of section 4.1.2.1: section 5.2 has no code for a failure of the server. */
function oauthCode(code: ErrorCode): string {
  if (ownCodes.has(code)) return code.replaceAll('-', '_');
  return errorStatus[code] < 500 ? 'invalid_request' : 'server_error';
}

/** A description has printable ASCII only, without `"` and `\` (RFC 6749, section 5.2). */
function inAscii(sentences: string): string {
  return sentences
    .replace(/[‘’“”"]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^ -~]|\\/g, '?');
}

function writeScim(error: unknown, maxBytes?: number): WrittenError {
  const { status, body = {}, retryAfter } = answerScimError(error, maxBytes);
  return {
    status,
    body,
    ...(status === 401 && { headers: { 'www-authenticate': 'Bearer realm="SCIM"' } }),
    ...(error instanceof MethodNotAllowed && { headers: { allow: error.allowed.join(', ') } }),
    ...(!(error instanceof ScimError) && { refusal: toRefusal(error) }),
    retryAfter,
  };
}

/** An error of a request, or of one operation of a bulk request. */
export function answerScimError(error: unknown, maxBytes?: number): ScimAnswer {
  if (error instanceof ScimError)
    return {
      ...scimAnswer(error.status, error.message, error.scimType),
      rule: error.scimType ?? `http-${error.status}`,
    };
  const refusal = toRefusal(error);
  const status = errorStatus[refusal.code];
  const detail =
    refusal.code === 'body-too-large' && maxBytes !== undefined
      ? `A request has at most ${maxBytes} bytes.`
      : (refusal.details?.join(' ') ?? errorMessage(refusal.code, refusal.values));
  return {
    ...scimAnswer(status, detail, status === 400 ? scimTypeOf(refusal.code) : undefined),
    rule: refusal.code,
    ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }),
  };
}

const scimTypeOf = (code: ErrorCode): ScimType => (code === 'malformed-json' ? 'invalidSyntax' : 'invalidValue');

function scimAnswer(status: number, detail: string, scimType?: ScimType): ScimAnswer {
  return {
    status,
    body: { schemas: [urn.error], status: String(status), ...(scimType && { scimType }), detail },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Format of the errors of the route. */
    errors?: ErrorShape;
  }
}
