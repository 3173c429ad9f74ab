/**
 * Translated texts of the form that the loader renders first, and of its error box; the build embeds the English ones.
 */
import { embed } from '#shared/i18n/en/embed.ts';
import { loginBox } from '#shared/i18n/en/login/sign-in.ts';
import { languageOf } from '#shared/i18n/languages.ts';
import { loaderFailed } from '#shared/i18n/loader-failed.ts';
import { loginBoxes } from '#shared/i18n/login-boxes.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';

/** Placeholder of the vendor's name in `loader/prerender/first-form.ts`. */
const vendor = '%N';
/** Another percent sign before a capital would be read as one of the loader's placeholders. */
const hasStrayMark = (text: string) => /%[A-Z]/.test(text.replaceAll(vendor, ''));

/**
 * @param overrides the operator's texts in this language
 * @returns translations by the embedded text; empty if the embedded one is right already
 */
export function firstFormMessages(
  locale: string,
  overrides: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const english = messagesOf(
    createTranslator(loginBox),
    embed['loader.failed'],
    embed['loader.retry'],
    embed['loader.hosted'],
  );
  const language = languageOf(locale);
  const translated = Object.hasOwn(loaderFailed, language) ? (language as keyof typeof loaderFailed) : undefined;
  const t = createTranslator(loginBox, locale, { ...(translated && loginBoxes[translated].texts), ...overrides });
  const own = translated
    ? messagesOf(t, loaderFailed[translated], t('common.tryAgain'), t('unavailable.hosted'))
    : messagesOf(t, embed['loader.failed'], embed['loader.retry'], embed['loader.hosted']);
  const changed = english.flatMap((text, index): [string, string][] => {
    const word = own[index]!;
    return word === text || hasStrayMark(word) ? [] : [[text, word]];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A text that is followed by a link ends with a space. */
function messagesOf(t: Translate<typeof loginBox>, failed: string, retry: string, hosted: string): string[] {
  return [
    t('preLogin.title', { vendor }),
    t('common.email'),
    t('preLogin.submit'),
    `${t('preLogin.newHere')} `,
    t('preLogin.signUp'),
    t('preLogin.forgot'),
    `${failed} `,
    retry,
    hosted,
    t('unavailable.title'),
    t('unavailable.text'),
  ];
}
