import { parseUrl } from '#shared/lib/parse-url.ts';
import type { SsoAddress } from '#login-box/flows/login-box-api.ts';

/**
 * The address that leads to the identity provider, as the browser opens it. One of OpenID Connect begins on our own server,
 * which is told what the sign-in is for.
 *
 * @returns `undefined` when the address is no web address
 */
export function ssoAddress({ address, idpType }: SsoAddress, href: string, state?: string): string | undefined {
  const url = parseUrl(address, href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (state && idpType === 'oidc') url.searchParams.set('state', state);
  return url.href;
}
