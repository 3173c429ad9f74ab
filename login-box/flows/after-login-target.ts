import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { consumeAfterAuthUrl } from '#shared/session/login/after-auth-url.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { addressParameter, type FlowHost } from './flow-host.ts';

/**
 * Returns where a sign-in without a pending authorization request leads: the URL's `redirectUrl` if it is safe, else
 * the stored after-auth URL, else the page's default. The stored URL is consumed.
 */
export function afterLoginTarget(
  host: Pick<FlowHost, 'href' | 'storage'>,
  page: Pick<HostedPage, 'defaultRedirect' | 'allowedOrigins'>,
): string {
  const rules = { href: host.href(), allowedOrigins: page.allowedOrigins, log: console };
  const kept = consumeAfterAuthUrl(host.storage, { ...rules, fallback: page.defaultRedirect });
  return safeRedirectTarget(addressParameter(host, 'redirectUrl'), { ...rules, fallback: kept });
}

/**
 * The action `navigate` of a flow: to the target the machine chose, else to the default target of a sign-in, which is
 * computed once, since reading it consumes the stored URL.
 */
export function leaving(host: FlowHost, page: HostedPage): (_: unknown, params: { to: string | undefined }) => void {
  let own: string | undefined;
  return (_, { to }) => {
    if (to === undefined && host.signedIn) return host.signedIn();
    host.navigate(to ?? (own ??= afterLoginTarget(host, page)));
  };
}
