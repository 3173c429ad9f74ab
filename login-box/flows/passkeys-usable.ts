import type { HostedPage } from '#shared/contract/hosted-page.ts';

/** Whether the browser has passkeys, and lets this page use those of the sign-in server: they are bound to its host and what is below. */
export function arePasskeysUsable({ apiBaseUrl }: Pick<HostedPage, 'apiBaseUrl'>): boolean {
  if (!('PublicKeyCredential' in globalThis)) return false;
  return apiBaseUrl === '' || `.${globalThis.location.hostname}`.endsWith(`.${new URL(apiBaseUrl).hostname}`);
}
