/** Redirects after sign-in on a page without JavaScript. */
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Redirect } from '#server/http/mount.ts';
import { rememberChallenge, setSessionCookies } from '#server/http/session-cookies.ts';
import { bindToRequest, latestRequest, openRequest } from '#server/protocols/oauth/pending-request.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { clientHome, tenantHome } from '#server/use-cases/sessions/find-landing-page.ts';
import { queryText, type HostedCall } from './hosted-call.ts';

/**
 * Sets the cookies and redirects: to the second factor if required, to the warning about a leaked password, else to the
 * pending authorization request, else to a safe `redirectUrl`, else to the tenant's or the client's application.
 * @param state of the page; a page opened by an emailed link has none and continues with the browser's newest request
 * @param redirectUrl in place of that of the page's own query
 */
export async function afterSignIn(
  call: HostedCall,
  { session, challenge, breached }: SignInOutcome & { breached?: boolean },
  state: string | undefined,
  redirectUrl = queryText(call, 'redirectUrl'),
): Promise<Redirect> {
  if (challenge) {
    rememberChallenge(call.context.services, call.cookies, challenge);
    return { redirect: stepAddress(call, state, 'loginWithTwoFactor', redirectUrl) };
  }
  setSessionCookies(call.cookies, session.cookies);
  if (breached) return { redirect: stepAddress(call, state, 'breachedPassword', redirectUrl) };
  return await redirectAfterSignIn(
    call,
    { id: session.subject.sessionId, tenantId: session.subject.tenantId },
    state,
    redirectUrl,
  );
}

/** Redirects a session that already has its cookies. */
export async function redirectAfterSignIn(
  call: HostedCall,
  session: { id: string; tenantId: string },
  state: string | undefined,
  redirectUrl = queryText(call, 'redirectUrl'),
): Promise<Redirect> {
  const { services } = call.context;
  const browser = call.cookies.read(browserCookie);
  const request =
    state === undefined ? await latestRequest(services, browser) : await openRequest(services, state, browser);
  if (request) return { redirect: await bindToRequest(services, request, session.id) };
  const target = safeRedirectTarget(redirectUrl, {
    href: services.config.baseUrl,
    fallback: await homeAddress(call.context, session.tenantId),
    allowedOrigins: [...services.environment.allowedOrigins],
  });
  return { redirect: target };
}

/** The tenant's own application is opened by one of our pages, since page policies do not include tenants' URLs. */
export async function homeAddress(context: AnonymousContext, tenantId: string): Promise<string> {
  const { services } = context;
  return (await tenantHome(context, tenantId)) === undefined ? clientHome(services) : services.config.routes.openApp;
}

/** URL of a further sign-in step. It keeps the request and the target of the page of the first factor. */
export function stepAddress(
  call: HostedCall,
  state: string | undefined,
  step: string,
  redirectUrl = queryText(call, 'redirectUrl'),
): string {
  const query = new URLSearchParams(state === undefined ? {} : { state });
  query.set('step', step);
  if (redirectUrl !== undefined) query.set('redirectUrl', redirectUrl);
  return `${state === undefined ? call.context.services.config.routes.login : '/oauth/prelogin'}?${query.toString()}`;
}
