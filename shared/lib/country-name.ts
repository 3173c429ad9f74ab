/** The name of a country in a language; its code where the language has none. */
export function countryName(code: string, locale: string): string {
  // a code that is none makes it throw
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code;
}
