import type { Send } from '#shared/api/send.types.ts';
import { genericErrorCode } from '#shared/api/to-api-error.ts';
import { pageError } from '#shared/flow/page-error.ts';
import { loadTranslation, translationOf } from './translations.ts';

/** Loads the message of an error that is not among those of the sign-in itself. */
export async function loadErrorMessage(code: string, locale: string): Promise<void> {
  if (code !== genericErrorCode && !Object.hasOwn(translationOf(locale).errors, code))
    await loadTranslation(locale, 'flows').catch(() => {});
}

/**
 * A `Send` that rejects once the message of the error is loaded: a sign-in begins with its own messages only. An error
 * without a code has no message to load.
 * @param locale of the page
 */
export function withErrorMessages(send: Send, locale: string): Send {
  return (request) =>
    send<never>(request).catch(async (error: unknown) => {
      const code: string = pageError(error).code;
      await loadErrorMessage(code, locale);
      throw error;
    });
}
