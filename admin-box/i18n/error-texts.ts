/** English messages of errors. None is needed before a call fails, so that they are loaded with the first failure. */
import { ApiError } from '#shared/api/api-error.ts';
import type { errors } from '#shared/i18n/en/errors.ts';

type ErrorMessages = Partial<Record<keyof typeof errors, string>>;

const arrived: ErrorMessages = {};
let arriving: Promise<void> | undefined;

/** Those that are there; empty before the first failure. */
export const errorMessages: Readonly<ErrorMessages> = arrived;

/** Resolves once they are there, or cannot be had. */
export function loadErrorMessages(): Promise<void> {
  arriving ??= import('#shared/i18n/en/errors.ts').then(
    (module) => void Object.assign(arrived, module.errors),
    () => void (arriving = undefined),
  );
  return arriving;
}

/** Whether an error is the server's word: the client counts a connection that broke as 500 without a trace. */
export function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && !(error.statusCode === 500 && error.traceId === null);
}

/** Loads the messages before an error is shown. One that never reached the server needs none, and the browser would remember a failed import. */
export async function loadErrorMessagesFor(error: unknown): Promise<void> {
  if (isAnswer(error)) await loadErrorMessages();
}
