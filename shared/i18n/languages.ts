/** Languages of our texts, and the choice between them. Shared by the server, which writes the pages, and the boxes. */

/** Every language with its own name, in the order of those names. The login box has them all, the portal those of `portal-languages.ts`. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  tr: 'Türkçe',
  ar: 'العربية',
  ja: '日本語',
  zh: '中文',
} as const;

export type LoginLanguage = keyof typeof languageNames;

/** Cookie by which a user's choice reaches the server; scripts write it, and it contains a language only. */
export const languageCookie = 'portico_locale';

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** `ar` of `ar-EG`. */
export function languageOf(locale: string): string {
  return locale.toLowerCase().split('-')[0] ?? '';
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(languageOf(locale)) ? 'rtl' : 'ltr';
}

/** The tag in its canonical spelling when its language is among the supported ones. An invalid tag is unsupported. */
export function supportedLocale(locale: string, supported: readonly string[]): string | undefined {
  // many callers send none, or `*`: an exception for each would be the dearest part of a quick call
  if (!/^[a-z]/i.test(locale)) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(locale);
    return tag !== undefined && supported.includes(languageOf(tag)) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** The first that is supported, out of tags in the order in which they are wanted. */
export function firstSupported(wanted: readonly string[], supported: readonly string[]): string | undefined {
  for (const locale of wanted) {
    const found = supportedLocale(locale.trim(), supported);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Characters: room for some thirty tags. Each tag costs a look-up, and a header may have thousands. */
const longestHeader = 300;

/** Tags of the parameter `ui_locales`, the preferred first (OpenID Connect Core, section 3.1.2.1). */
export function requestedLanguages(parameter: string): string[] {
  return parameter.slice(0, longestHeader).split(' ');
}

/** Tags of an `Accept-Language` header, the most wanted first (RFC 9110, section 12.5.4). A weight of 0 means "not this one". */
export function acceptedLanguages(header: string): string[] {
  const ranges = header
    .slice(0, longestHeader)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    });
  return ranges
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
