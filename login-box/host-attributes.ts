import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';

export const loginBoxTag = 'portico-login-box';

/** ID of the data script that the server writes next to the element. */
export const pageDataId = 'portico-page';

/** Host attributes that style sheets read: direction, language, theme, and whether the box is the whole page. */
export function hostAttributes(page: HostedPage): Record<string, string> {
  return {
    dir: page.direction,
    lang: page.locale,
    ...(page.theme.mode === 'auto' ? {} : { 'data-theme': page.theme.mode }),
    ...(page.apiBaseUrl === '' ? { 'data-layout': 'page' } : {}),
  };
}
