/** Messages of errors. None is needed before a call fails, so that they are loaded with the first failure. */
import { ApiError } from '#shared/api/api-error.ts';
import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

export type ErrorMessages = Partial<Record<ErrorMessageKey, string>>;
type LoadMessages = () => Promise<{ errors: ErrorMessages }>;

interface Language {
  arrived: ErrorMessages;
  arriving?: Promise<void> | undefined;
  load: LoadMessages;
}

const english: Language = { arrived: {}, load: () => import('#shared/i18n/en/errors.ts') };
/** Those that a portal has shown, by language. English is the fallback of all. */
const languages = new Map<string, Language>([['en', english]]);
let isWanted = false;

/** English error messages loaded so far; empty before the first failure. */
export const errorMessages: Readonly<ErrorMessages> = english.arrived;

/** A language's messages loaded so far; missing ones are shown in English. */
export function translatedErrors(language: string): Readonly<ErrorMessages> | undefined {
  return languages.get(language)?.arrived;
}

function arrivalOf(language: Language): Promise<void> {
  return (language.arriving ??= language.load().then(
    ({ errors }) => void Object.assign(language.arrived, errors),
    () => void (language.arriving = undefined),
  ));
}

/** Registers a language before it is shown. Loads its messages immediately if messages were needed before. */
export async function addErrorLanguage(language: string, load: LoadMessages): Promise<void> {
  const known = languages.get(language) ?? { arrived: {}, load };
  languages.set(language, known);
  if (isWanted) await arrivalOf(known);
}

/** Resolves once the messages of every shown language have loaded or failed to load. */
export async function loadErrorMessages(): Promise<void> {
  isWanted = true;
  await Promise.all([...languages.values()].map(arrivalOf));
}

/** Whether an error is an answer of the server: the client reports a broken connection as 500 without a trace ID. */
export function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && !(error.statusCode === 500 && error.traceId === null);
}

/** Loads the messages before an error is shown. One that never reached the server needs none, and the browser would remember a failed import. */
export async function loadErrorMessagesFor(error: unknown): Promise<void> {
  if (isAnswer(error)) await loadErrorMessages();
}
