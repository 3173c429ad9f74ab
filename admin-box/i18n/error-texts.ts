/** English sentences of refusals. Nobody needs one before a call fails: they arrive with the first failure. */
import { ApiError } from '#shared/api/api-error.ts';
import type { errors } from '#shared/i18n/en/errors.ts';

type Sentences = Partial<Record<keyof typeof errors, string>>;

const arrived: Sentences = {};
let arriving: Promise<void> | undefined;

/** Those that are there; empty before the first failure. */
export const errorSentences: Readonly<Sentences> = arrived;

/** Resolves once they are there, or cannot be had. */
export function loadErrorSentences(): Promise<void> {
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

/** Before an error is told. One that never reached the server needs no sentence, and asking in vain would be remembered by the browser. */
export async function loadSentencesFor(error: unknown): Promise<void> {
  if (isAnswer(error)) await loadErrorSentences();
}
