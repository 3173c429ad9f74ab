/** Language and direction of a page that is nothing but the element. An embedded one leaves the page's alone. */

const year = 365 * 24 * 60 * 60;

export function setDocumentLanguage(locale: string, direction: 'ltr' | 'rtl'): void {
  const { documentElement } = document;
  documentElement.lang = locale;
  documentElement.dir = direction;
}

/** Tells the server which language the next page is to be in. @param cookie the name under which the server reads it */
export function storeLanguageCookie(cookie: string, locale: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}=${encodeURIComponent(locale)}; path=/; max-age=${year}; samesite=lax${secure}`;
}
