/** The language of a page: from the URL, an earlier choice, the browser, else English. */
import {
  acceptedLanguages,
  requestedLanguages,
  firstSupported,
  languageCookie,
  languageNames,
} from '#shared/i18n/languages.ts';
import { cookieAttributes } from '#server/http/cookies.ts';
import type { Redirect } from '#server/http/mount.ts';
import { formFields, queryText, type HostedCall } from './hosted-call.ts';

const year = 31_536_000;

/**
 * @param supported languages, the fallback first
 * @returns a canonical BCP 47 tag, safe for markup
 */
export function requestedLocale(call: HostedCall, supported: readonly string[]): string {
  const chosen = call.cookies.read(languageCookie) ?? '';
  const accepted = acceptedLanguages(call.request.headers['accept-language'] ?? '');
  return firstSupported([...askedLocales(call), chosen, ...accepted], supported) ?? supported[0]!;
}

/** OpenID Connect Core, section 3.1.2.1: tags separated by spaces, the preferred first. */
function askedLocales(call: HostedCall): string[] {
  return requestedLanguages(queryText(call, 'ui_locales') ?? '');
}

/** The language of a page of the login box. One requested in the URL is stored for the following pages. */
export function loginLocale(call: HostedCall): string {
  const locale = requestedLocale(call, Object.keys(languageNames));
  if (firstSupported(askedLocales(call), Object.keys(languageNames)) !== undefined) storeLocale(call, locale);
  return locale;
}

function storeLocale(call: HostedCall, locale: string): void {
  // scripts of the portal write it too, and it contains only a language
  void call.reply.setCookie(languageCookie, locale, {
    ...cookieAttributes(call.context.services.config),
    httpOnly: false,
    maxAge: year,
  });
}

/** Posted by the language switch of a page whose URL contains a token. */
export const languageField = 'ui_locales';

/**
 * Stores the language that a page's switch has posted.
 *
 * @returns the page's own URL, without a language that would come first; `undefined` for every other form
 */
export function chooseLanguage(call: HostedCall): Redirect | undefined {
  const wanted = formFields(call)[languageField];
  if (wanted === undefined) return undefined;
  const locale = firstSupported([wanted], Object.keys(languageNames));
  if (locale !== undefined) storeLocale(call, locale);
  const { pathname, searchParams } = new URL(call.request.raw.url ?? '/', 'http://local');
  searchParams.delete('ui_locales');
  return { redirect: searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}` };
}
