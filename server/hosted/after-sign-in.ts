/** Where a browser goes once somebody has signed in on a page without JavaScript. */
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Redirect } from '#server/http/mount.ts';
import { setSessionCookies } from '#server/http/session-cookies.ts';
import { bindToRequest, latestRequest, openRequest } from '#server/oauth/pending-request.ts';
import type { Services } from '#server/services.ts';
import type { OpenedSession } from '#server/use-cases/open-session.ts';
import { queryText, type HostedCall } from './hosted-call.ts';
import { defaultRedirect } from './page-model.ts';

/**
 * Sets the cookies and goes on: to the pending authorization request, else to a safe `redirectUrl`, else to the
 * client's application.
 * @param state of the page; a page opened from a mail has none and goes on with the browser's newest request
 */
export async function afterSignIn(services: Services, call: HostedCall, session: OpenedSession, state: string | undefined): Promise<Redirect> {
  setSessionCookies(call.cookies, session.cookies);
  const browser = call.cookies.read(browserCookie);
  const request = state === undefined ? await latestRequest(services, browser) : await openRequest(services, state, browser);
  if (request) return { redirect: await bindToRequest(services, request, session.subject.sessionId) };
  const target = safeRedirectTarget(queryText(call, 'redirectUrl'), {
    href: services.config.baseUrl,
    fallback: defaultRedirect(services),
    allowedOrigins: [...services.environment.allowedOrigins],
  });
  return { redirect: target };
}
