import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';

/**
 * Whether the browser supports passkeys and this page can use the sign-in server's: they are bound to its host and
 * subdomains.
 */
export function arePasskeysUsable({ apiBaseUrl }: Pick<HostedPage, 'apiBaseUrl'>): boolean {
  if (!('PublicKeyCredential' in globalThis)) return false;
  return apiBaseUrl === '' || `.${globalThis.location.hostname}`.endsWith(`.${new URL(apiBaseUrl).hostname}`);
}
