import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';

/** The address of another step of the same page, for browsers without JavaScript. */
export function stepHref(
  page: Pick<HostedPage, 'action'>,
  step: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ step, ...more }).toString();
  return `${page.action}${page.action.includes('?') ? '&' : '?'}${query}`;
}
