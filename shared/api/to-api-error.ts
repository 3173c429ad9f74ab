/**
 * Converts a failed response, or a missing one, to an `ApiError`: implements the table of the specification, section 8,
 * row by row.
 */
import type { genericErrorCode as GenericErrorCode } from '#shared/contract/errors.ts';
import { ApiError } from './api-error.ts';

// Typed by the contract, so that the two cannot diverge; written out, so that the contract's table is not bundled.
export const genericErrorCode: typeof GenericErrorCode = 'ER-ADMIN-PORTAL-GENERIC-ERROR';

/** Fixed texts of the wire contract: clients compare them. The catalogs translate by `errorCode` instead. */
export const errorTexts = {
  tooLarge: 'Error request is too large',
  generic: "We're facing some difficulties, Please try again",
} as const;

export const traceIdHeader = 'frontegg-trace-id';

interface ParsedBody {
  message: string;
  errorCode: string;
  context: Record<string, unknown> | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readMessage(body: unknown, response: Response): string {
  if (typeof body === 'string') return body;
  const errors = isObject(body) ? body['errors'] : undefined;
  // An empty list has no message, so the status text is used.
  if (Array.isArray(errors) && errors.length > 0) return errors.join(', ');
  return `Error ${response.status} - ${response.statusText}`;
}

function readBody(text: string, response: Response): ParsedBody {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { message: errorTexts.generic, errorCode: genericErrorCode, context: undefined };
  }
  const { errorCode, context } = isObject(body) ? body : {};
  return {
    message: readMessage(body, response),
    errorCode: typeof errorCode === 'string' && errorCode !== '' ? errorCode : genericErrorCode,
    context: isObject(context) ? context : undefined,
  };
}

/** Converts a response with an error status. Reads the body. */
export async function answerToApiError(response: Response): Promise<ApiError> {
  const traceId = response.headers.get(traceIdHeader);
  const statusCode = response.status;
  if (statusCode === 413) return new ApiError({ message: errorTexts.tooLarge, statusCode, traceId });
  const text = await response.text().catch(() => '');
  return new ApiError({ ...readBody(text, response), statusCode, traceId });
}

/** Converts a failure without a status: no network, a rejected preflight, a broken connection. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({
    message: errorTexts.generic,
    statusCode: 500,
    traceId: null,
    errorCode: genericErrorCode,
    cause: error,
  });
}
