import { errorTexts } from '#shared/api/to-api-error.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { HostedPageError } from '#shared/contract/hosted-page.ts';
import type { ClientErrorCode } from '#shared/i18n/error-codes.ts';

/** The field that a code is about, by the names that the forms and the API share. */
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

/** Whether a code says that a link will never work, whatever is tried with it. */
export function isDeadLinkCode(code: string): boolean {
  return deadLinkCodes.has(code);
}

/** What `ApiError` tells; read structurally, so that this file needs no client code. */
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
  // The client counts a broken connection as 500, as the contract wants; what broke it is then the error's cause.
  if (statusCode === 500 && typeof traceId !== 'string' && cause['cause'] !== undefined) return undefined;
  return {
    statusCode,
    traceId: typeof traceId === 'string' ? traceId : undefined,
    errorCode: typeof errorCode === 'string' ? errorCode : undefined,
    context: isRecord(context) ? context : {},
    message: String(message),
  };
}

/** The field that an `invalid-request` is about: the server lists all, a page shows the first. */
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
 * An error that no server told. Its code is not one of the contract's, which is why the type has to be widened here,
 * in the one place that makes such errors; the catalogue has a text for both kinds.
 */
export function clientError(code: ClientErrorCode, field?: string): HostedPageError {
  return { code: code as string as ErrorCode, traceId: '', ...(field === undefined ? {} : { field }) };
}

/**
 * What a page shows about anything a call may throw. A code that is none of ours, from something in between, stays as it is:
 * no text is there for it, so that what the flow says instead is shown. No answer at all becomes `network-unreachable`.
 */
export function pageError(cause: unknown): HostedPageError {
  const error = answered(cause);
  if (!error) return clientError('network-unreachable');
  // told by its status alone, whoever refused it
  const code = (error.statusCode === 413 ? 'body-too-large' : (error.errorCode ?? '')) as ErrorCode;
  const values = shownValues(error.context);
  const field = namedField(error.context) ?? (code.startsWith('password-') ? 'password' : fieldOfCode[code]);
  return {
    code,
    traceId: error.traceId ?? '',
    // the fixed text of an answer that is no JSON has a translation
    ...(error.message === errorTexts.generic ? {} : { message: error.message }),
    ...(Object.keys(values).length > 0 ? { values } : {}),
    ...(field === undefined ? {} : { field }),
  };
}
