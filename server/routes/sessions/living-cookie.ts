/**
 * The session cookie by which a page's call is answered. Sessions end while their cookies stay: at a sign-in to another
 * application, on another device, by a new password. So a cookie counts only if its session lives; a dead one is
 * cleared, and the browser's other cookies and its single sign-on session take its place.
 */
import { ssoCookie } from '#server/http/cookies.ts';
import type { Call } from '#server/http/mount.ts';
import {
  clearRefreshCookie,
  clearSessionCookies,
  clientOfPage,
  refreshCookies,
  setRefreshCookie,
  type CookieToken,
} from '#server/http/session-cookies.ts';
import { isResumable } from '#server/use-cases/sessions/authorize-silently.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { joinClient } from '#server/use-cases/sessions/join-client.ts';

export interface LivingCookie {
  cookie: CookieToken;
  /** The client that tokens are for: that of the page. */
  clientId: string;
}

/** @returns `undefined` if the browser has no living session; then its session cookies are cleared */
export async function livingCookie({
  context,
  cookies,
  request,
}: Pick<Call, 'context' | 'cookies' | 'request'>): Promise<LivingCookie | undefined> {
  const { services } = context;
  const { origin } = request.headers;
  const ssoToken = cookies.read(ssoCookie);
  const carried = refreshCookies(services, cookies, origin);
  for (const cookie of carried) {
    const clientId = clientOfPage(services, origin, cookie);
    if (await isResumable(context, { ...cookie, ssoToken }, { clientId })) return { cookie, clientId };
    clearRefreshCookie(cookies, cookie);
  }
  const session = await findBrowserSession(context, ssoToken);
  const clientId = carried[0] && clientOfPage(services, origin, { ...carried[0], ofPortal: false });
  if (!session || clientId === undefined) {
    if (!session) clearSessionCookies(services, cookies);
    return undefined;
  }
  const token = await joinClient(context, session, clientId);
  setRefreshCookie(services, cookies, clientId, token);
  return { cookie: { clientId, token, ofPortal: false }, clientId };
}
