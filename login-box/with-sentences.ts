import type { Send } from '../shared/api/send.ts';
import { genericErrorCode } from '../shared/api/to-api-error.ts';
import { pageError } from '../shared/flow/page-error.ts';
import { loadTranslation, translationOf } from './translations.ts';

/**
 * A `Send` whose refusals are told once there are words for them: a sign-in begins with its own sentences alone. What has no
 * code has none to fetch either.
 * @param locale of the page
 */
export function withSentences(send: Send, locale: string): Send {
  return (request) =>
    send<never>(request).catch(async (error: unknown) => {
      const code: string = pageError(error).code;
      if (code !== genericErrorCode && !Object.hasOwn(translationOf(locale).errors, code)) await loadTranslation(locale, 'further').catch(() => {});
      throw error;
    });
}
