import type { HostedPage } from '#shared/contract/hosted-page.ts';
import { takeAfterAuthUrl } from '#shared/session/login/after-auth-url.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { addressParameter, type FlowHost } from './flow-host.ts';

/**
 * Where a login without a pending authorization request leads (planning and login, 2.2 and 4.2): `redirectUrl` of the
 * address when it is safe, else the kept after-auth address, else the page's default. The kept address is used up.
 */
export function afterLoginTarget(
  host: Pick<FlowHost, 'href' | 'storage'>,
  page: Pick<HostedPage, 'defaultRedirect' | 'allowedOrigins'>,
): string {
  const rules = { href: host.href(), allowedOrigins: page.allowedOrigins, log: console };
  const kept = takeAfterAuthUrl(host.storage, { ...rules, fallback: page.defaultRedirect });
  return safeRedirectTarget(addressParameter(host, 'redirectUrl'), { ...rules, fallback: kept });
}

/**
 * The action `navigate` of a flow: to the target the machine chose, else to where a login leads by itself. That is
 * looked up once, so that asking again leads to the same place.
 */
export function leaving(host: FlowHost, page: HostedPage): (_: unknown, params: { to: string | undefined }) => void {
  let own: string | undefined;
  return (_, { to }) => {
    if (to === undefined && host.signedIn) return host.signedIn();
    host.navigate(to ?? (own ??= afterLoginTarget(host, page)));
  };
}
