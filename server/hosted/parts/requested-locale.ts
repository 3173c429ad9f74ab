/** The language of a page: asked for in the address, chosen before, told by the browser, else English. */
import {
  acceptedLanguages,
  askedLanguages,
  firstSupported,
  languageCookie,
  languageNames,
} from '#shared/i18n/languages.ts';
import { cookieAttributes } from '#server/http/cookies.ts';
import { queryText, type HostedCall } from './hosted-call.ts';

const year = 31_536_000;

/**
 * @param supported languages, the one that stands in for all others first
 * @returns a canonical BCP 47 tag, safe to stand in markup
 */
export function requestedLocale(call: HostedCall, supported: readonly string[]): string {
  const chosen = call.cookies.read(languageCookie) ?? '';
  const accepted = acceptedLanguages(call.request.headers['accept-language'] ?? '');
  return firstSupported([...askedLocales(call), chosen, ...accepted], supported) ?? supported[0]!;
}

/** OpenID Connect Core, section 3.1.2.1: tags separated by spaces, the preferred first. */
function askedLocales(call: HostedCall): string[] {
  return askedLanguages(queryText(call, 'ui_locales') ?? '');
}

/** The language of a page of the login box. One that the address asks for is kept for the pages that follow. */
export function loginLocale(call: HostedCall): string {
  const locale = requestedLocale(call, Object.keys(languageNames));
  if (firstSupported(askedLocales(call), Object.keys(languageNames)) !== undefined) {
    // scripts of the portal write it too, and it tells nothing but a language
    void call.reply.setCookie(languageCookie, locale, {
      ...cookieAttributes(call.context.services.config),
      httpOnly: false,
      maxAge: year,
    });
  }
  return locale;
}
