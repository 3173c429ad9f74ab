import { parseUrl } from '../../../shared/lib/parse-url.ts';
import type { SsoAddress } from '../login-box-api.ts';

const oidcCallback = '/account/oidc/callback';

/**
 * The identity provider's page as the browser opens it. An OpenID Connect address that names no return address gets this
 * origin's callback, as the wire contract leaves that to the client.
 *
 * @returns `undefined` when the address is no web address
 */
export function ssoAddress({ address, idpType }: SsoAddress, href: string): string | undefined {
  const url = parseUrl(address, href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (idpType === 'oidc' && !url.searchParams.has('redirect_uri')) {
    url.searchParams.set('redirect_uri', new URL(oidcCallback, href).href);
  }
  return url.href;
}
