import { parseUrl } from '#shared/lib/parse-url.ts';
import type { SsoAddress } from '#login-box/flows/login-box-api.ts';

/**
 * Returns the URL that leads to the identity provider. OpenID Connect sign-ins start on our own server, with the
 * parameters of the sign-in.
 *
 * @returns `undefined` if the address is not an http(s) URL
 */
export function ssoAddress({ address, idpType }: SsoAddress, href: string, state?: string): string | undefined {
  const url = parseUrl(address, href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (state && idpType === 'oidc') url.searchParams.set('state', state);
  return url.href;
}
