import type { Send } from '#shared/api/send.types.ts';
import { genericErrorCode } from '#shared/api/to-api-error.ts';
import { pageError } from '#shared/flow/page-error.ts';
import { loadTranslation, translationOf } from './translations.ts';

/** What is told of an error, where it is not among the first sentences. */
export async function loadSentence(code: string, locale: string): Promise<void> {
  if (code !== genericErrorCode && !Object.hasOwn(translationOf(locale).errors, code))
    await loadTranslation(locale, 'further').catch(() => {});
}

/**
 * A `Send` whose refusals are told once there are words for them: a sign-in begins with its own sentences alone. What has no
 * code has none to fetch either.
 * @param locale of the page
 */
export function withSentences(send: Send, locale: string): Send {
  return (request) =>
    send<never>(request).catch(async (error: unknown) => {
      const code: string = pageError(error).code;
      await loadSentence(code, locale);
      throw error;
    });
}
