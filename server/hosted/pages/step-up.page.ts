/**
 * Step-up of an existing session with a second factor (planning and login, 4.4), and the route of the authenticator
 * app.
 */
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { browserCookie, factorCookie, ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { rememberChallenge, signOutCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { readChallenge } from '#server/use-cases/mfa/factor-challenges.ts';
import { signOut } from '#server/use-cases/sessions/end-session.ts';
import { ssoStartPath } from '#server/use-cases/sso-sign-in/start-path.ts';
import { findTrustedProvider } from '#server/use-cases/sso-sign-in/trusted-provider.ts';
import { findBrowserSession, type BrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { stepUp } from '#server/use-cases/mfa/step-up.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { redirectAfterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { secondFactorPage, submitSecondFactor } from './second-factor.page.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

/** A reload continues with the challenge that the page began. */
export async function stepUpPage(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  if (!session) return signInFirst(call);
  if (await isPending(call)) return await secondFactorPage(call, undefined);
  const caller = {
    userId: session.userId,
    tenantId: session.tenantId,
    sessionId: session.id,
    clientId: requestedClientId(services, call.request),
  };
  const result = await attempt(() =>
    stepUp(call.context, caller, {
      maxAge: maxAgeOf(call),
      browserToken: call.cookies.read(browserCookie),
      enter: queryText(call, 'tenantId'),
      requested: queryText(call, 'requestedTenantId'),
    }),
  );
  if (result instanceof Refusal || result.challenge?.enrolled === false) {
    const provider = await providerAddress(call, session);
    if (provider) return provider;
  }
  if (result instanceof Refusal) {
    if (result.code !== 'mfa-not-enrolled') return await signOutFirst(call, session);
    return await sendPage(call.context, pageModel(call, { step: { flow: 'mfa', step: 'noMFAEnrolledStepUp' } }));
  }
  if (result.session) return await redirectAfterSignIn(call, session, undefined);
  rememberChallenge(services, call.cookies, result.challenge);
  // the page reads the challenge from its cookie, which this response sets
  return { redirect: call.request.raw.url ?? services.config.routes.stepUp };
}

/** Users without a second factor here verify one at their identity provider, if their tenant trusts it. */
async function providerAddress(call: HostedCall, session: BrowserSession): Promise<Redirect | undefined> {
  // what a provider verifies counts in its own tenant alone
  if (queryText(call, 'tenantId') !== undefined) return undefined;
  const { id, tenantId } = session;
  const connection = await findTrustedProvider(call.context.services, { id, tenant_id: tenantId });
  if (connection === undefined) return undefined;
  const maxAge = maxAgeOf(call);
  const redirectUrl = queryText(call, 'redirectUrl');
  const query = new URLSearchParams({
    acr_values: multiFactorClass,
    ...(maxAge !== undefined && { max_age: String(maxAge) }),
    ...(redirectUrl !== undefined && { redirectUrl }),
  });
  return { redirect: `${ssoStartPath(connection)}?${query.toString()}` };
}

/** After sign-in the user returns to the step-up URL, which keeps the target. */
function signInFirst(call: HostedCall): Redirect {
  const { config } = call.context.services;
  return {
    redirect: `${config.routes.login}?${new URLSearchParams({ redirectUrl: call.request.raw.url ?? config.routes.stepUp }).toString()}`,
  };
}

/** A session that cannot be stepped up is signed out (4.4). */
async function signOutFirst(call: HostedCall, session: BrowserSession): Promise<Redirect> {
  await signOut(call.context, session);
  signOutCookies(call.context.services, call.cookies);
  return signInFirst(call);
}

export async function submitStepUp(call: HostedCall): Promise<Page | Redirect> {
  return await submitSecondFactor(call, undefined);
}

async function isPending(call: HostedCall): Promise<boolean> {
  const token = call.cookies.read(factorCookie);
  if (token === undefined) return false;
  const open = await attempt(() => readChallenge(call.context, token, call.cookies.read(browserCookie)));
  return !(open instanceof Refusal) && open.row.purpose === 'step-up';
}

/** Seconds; an invalid number is ignored. */
function maxAgeOf(call: HostedCall): number | undefined {
  const text = queryText(call, 'maxAge');
  return text !== undefined && /^\d{1,8}$/.test(text) ? Number(text) : undefined;
}

/** `/account/mfa-mobile-authenticator`: the same second factor, at the step of the app. */
export function mobileAuthenticatorPage(call: HostedCall): Promise<Redirect> {
  return Promise.resolve({
    redirect: `${call.context.services.config.routes.login}${call.cookies.read(factorCookie) === undefined ? '' : '?step=authenticatorApp'}`,
  });
}
