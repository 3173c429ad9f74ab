import type { HostedPage } from '#shared/contract/hosted-page.ts';

export const loginBoxTag = 'portico-login-box';

/** Id of the data the server writes beside the element. */
export const pageDataId = 'portico-page';

/** What the element says about itself to the style sheets: direction, language, theme, and whether it is the whole page. */
export function hostAttributes(page: HostedPage): Record<string, string> {
  return {
    dir: page.direction,
    lang: page.locale,
    ...(page.theme.mode === 'auto' ? {} : { 'data-theme': page.theme.mode }),
    ...(page.apiBaseUrl === '' ? { 'data-layout': 'page' } : {}),
  };
}
