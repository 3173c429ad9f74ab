import { errorTexts } from '#shared/api/to-api-error.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { HostedPageError } from '#shared/contract/sign-in/hosted-page.ts';
import type { ClientErrorCode } from '#shared/i18n/error-codes.ts';

/** Field that a code refers to, by the names that the forms and the API share. */
const fieldOfCode: Partial<Record<ErrorCode, string>> = {
  'email-invalid': 'email',
  'email-taken': 'email',
  'user-name-taken': 'username',
  'invalid-credentials': 'password',
};

const deadLinkCodes = new Set<string>([
  'link-invalid',
  'link-expired',
  'link-used',
  'ER-01239',
  'ER-01240',
] satisfies ErrorCode[]);

/** Whether a code means that a link is permanently invalid. */
export function isDeadLinkCode(code: string): boolean {
  return deadLinkCodes.has(code);
}

/** Shape of `ApiError`; read structurally, so that this file does not import client code. */
interface AnsweredError {
  statusCode: number;
  traceId: string | null | undefined;
  errorCode: string | undefined;
  context: Record<string, unknown>;
  message: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function answered(cause: unknown): AnsweredError | undefined {
  if (!isRecord(cause) || typeof cause['statusCode'] !== 'number') return undefined;
  const { statusCode, traceId, errorCode, context, message } = cause;
  // The client reports a broken connection as 500, as the contract requires; the error's cause holds the original
  // failure.
  if (statusCode === 500 && typeof traceId !== 'string' && cause['cause'] !== undefined) return undefined;
  return {
    statusCode,
    traceId: typeof traceId === 'string' ? traceId : undefined,
    errorCode: typeof errorCode === 'string' ? errorCode : undefined,
    context: isRecord(context) ? context : {},
    message: String(message),
  };
}

/** Field of an `invalid-request`: the server lists all, a page shows the first. */
function namedField(context: Record<string, unknown>): string | undefined {
  const fields: unknown = context['fields'];
  const first: unknown = Array.isArray(fields) ? fields[0] : undefined;
  const field = isRecord(first) ? first['field'] : context['field'];
  return typeof field === 'string' ? field : undefined;
}

function shownValues(context: Record<string, unknown>): Record<string, string | number> {
  const isShown = (entry: [string, unknown]): entry is [string, string | number] =>
    entry[0] !== 'field' && (typeof entry[1] === 'string' || typeof entry[1] === 'number');
  return Object.fromEntries(Object.entries(context).filter(isShown));
}

/**
 * An error created by the client. Its code is not in the contract, so the type is widened here, in the only place that
 * creates such errors; the catalog has texts for both kinds.
 */
export function clientError(code: ClientErrorCode, field?: string): HostedPageError {
  return { code: code as string as ErrorCode, traceId: '', ...(field === undefined ? {} : { field }) };
}

/**
 * Converts anything that a call may throw to the error that a page shows. An unknown code, such as a proxy's, is kept:
 * it has no text, so the flow's own message is shown. A missing response becomes `network-unreachable`.
 */
export function pageError(cause: unknown): HostedPageError {
  const error = answered(cause);
  if (!error) return clientError('network-unreachable');
  // recognized by status alone, because a proxy may have rejected it
  const code = (error.statusCode === 413 ? 'body-too-large' : (error.errorCode ?? '')) as ErrorCode;
  const values = shownValues(error.context);
  const field = namedField(error.context) ?? (code.startsWith('password-') ? 'password' : fieldOfCode[code]);
  return {
    code,
    traceId: error.traceId ?? '',
    // the fixed text of a non-JSON response has a translation
    ...(error.message === errorTexts.generic ? {} : { message: error.message }),
    ...(Object.keys(values).length > 0 ? { values } : {}),
    ...(field === undefined ? {} : { field }),
  };
}
