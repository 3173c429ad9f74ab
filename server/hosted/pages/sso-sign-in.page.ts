/** Return from an SSO connection, and the page before it for browsers without JavaScript. */
import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { browserCaller } from '#server/http/browser-caller.ts';
import { callAddressOf } from '#server/http/request-metadata.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { browserCookie, ssoCookie } from '#server/http/cookies.ts';
import { requireSetupGuest } from '#server/http/setup-guest.ts';
import { browserToken, refreshTokens, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { findSsoRedirect, finishSsoExchange } from '#server/use-cases/sso-sign-in/sso-sign-in.ts';
import { openSsoTest, ssoTestPath } from '#server/use-cases/sso-sign-in/sso-tests.ts';
import type { SsoTested } from '#server/use-cases/sso-sign-in/sso-test-end.ts';
import { SsoRuleFailure } from '#server/use-cases/sso-sign-in/sso-failure.ts';
import { findReturn } from '#server/use-cases/social/find-return.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { isUnasked } from '#server/integrations/saml/read-unsolicited.ts';
import { restartSignIn } from '#server/use-cases/sso-sign-in/idp-initiated.ts';
import { receiveSamlResponse } from '#server/use-cases/sso-sign-in/saml-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

/**
 * The provider's answer counts once, in the browser that started the attempt; reopening the URL reports that it failed.
 */
export async function ssoCallbackPage(call: HostedCall): Promise<Page | Redirect> {
  const query = new URL(call.request.raw.url ?? '/', 'http://local').searchParams;
  const result = await attempt(() => finishSsoExchange(call.context, { query, ...signInCookies(call.cookies) }));
  if (!(result instanceof Refusal))
    return 'test' in result
      ? await testedPage(call, result)
      : await afterSignIn(call, result.outcome, result.authorizationRequest, result.returnTo);
  return await failedPage(call, result);
}

async function failedPage(call: HostedCall, result: Refusal): Promise<Page> {
  // errors that the user has to act on stay on the page; a mere failure returns to sign-in
  const step =
    result.code === 'sso-failed'
      ? ({ flow: 'login', step: 'loginWithSSOFailed' } as const)
      : ({ flow: 'social', step: 'failed' } as const);
  const stepData = step.flow === 'login' ? await failedData(call, result) : {};
  const model = pageModel(call, { step, error: result, stepData });
  const traceHref = await doctorOf(call);
  return await sendPage(call.context, {
    ...model,
    ...(model.error && traceHref !== undefined && { error: { ...model.error, traceHref } }),
  });
}

/** Where the sign-in began, as after success, and whether the provider itself refused the user. */
async function failedData(call: HostedCall, result: Refusal): Promise<FlowData['login']> {
  const { services } = call.context;
  const attempt = { state: queryText(call, 'state') ?? '', browserToken: call.cookies.read(browserCookie) };
  const ssoAddress = safeRedirectTarget(await findReturn(call.context, attempt), {
    href: services.config.baseUrl,
    fallback: '',
    allowedOrigins: [...services.environment.allowedOrigins],
  });
  const denied =
    queryText(call, 'error') === 'access_denied' || (result instanceof SsoRuleFailure && result.rule === 'status');
  return { ...(ssoAddress !== '' && { ssoAddress }), ...(denied && { denied }) };
}

/** Where the exchange is told rule by rule, for an admin who is signed in to this browser beside. */
async function doctorOf(call: HostedCall): Promise<string | undefined> {
  const { services, requestMetadata } = call.context;
  const tokens = refreshTokens(services, call.cookies);
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie), tokens);
  if (!session) return undefined;
  const clientId = services.environment.defaultClient.id;
  const from = callAddressOf(call.request);
  const caller = await attempt(async () => await browserCaller(services, { ...session, clientId }, from));
  if (caller === undefined || caller instanceof Refusal) return undefined;
  if (!caller.superUser && !holdsPermission(caller.permissionKeys, 'fe.secure.read.samlConfiguration'))
    return undefined;
  return `${portalPath}/sso?${new URLSearchParams({ reference: requestMetadata.traceId }).toString()}`;
}

/** Says how a test ended, in its own window. */
async function testedPage(call: HostedCall, { test: { failed } }: SsoTested): Promise<Page> {
  const step = { flow: 'notice', step: 'ssoTested' } as const;
  return await sendPage(
    call.context,
    pageModel(call, { step, stepData: failed === undefined ? {} : { rule: failed } }),
  );
}

/**
 * Starts a test of an SSO connection, in a browser in which the admin who asked for it is signed in. A browser without a
 * session signs in first: the token is used up only afterwards.
 */
export async function ssoTestPage(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const token = queryText(call, 'token') ?? '';
  const tokens = refreshTokens(services, call.cookies);
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie), tokens);
  if (!session) {
    const redirectUrl = `${ssoTestPath}?${new URLSearchParams({ token }).toString()}`;
    return { redirect: `${services.config.routes.login}?${new URLSearchParams({ redirectUrl }).toString()}` };
  }
  const browser = browserToken(services, call.cookies);
  const opener = { userId: session.userId, sessionId: session.id };
  const result = await openSsoTest(call.context, { token, opener, browserToken: browser });
  return 'test' in result ? await testedPage(call, result) : result;
}

/** The same for the guest of a setup link, who has no session. */
export async function guestTestPage(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const { setupLink } = await requireSetupGuest(services, call.request);
  const result = await openSsoTest(call.context, {
    token: queryText(call, 'token') ?? '',
    opener: { setupLinkId: setupLink!.id },
    browserToken: browserToken(services, call.cookies),
  });
  return 'test' in result ? await testedPage(call, result) : result;
}

export const samlAnswerPath = '/auth/saml/callback';

/**
 * Takes the provider's form, a cross-site POST that carries none of our cookies, and sends the browser on to the page
 * that finishes the sign-in with them. The answer itself stays on the server.
 */
export async function samlAnswerForm(call: HostedCall): Promise<Page | Redirect> {
  const { SAMLResponse: response = '', RelayState: relayState = '' } = formFields(call);
  const { isKnown } = await receiveSamlResponse(call.context, { response, relayState });
  if (!isKnown && isUnasked(response)) {
    const begun = await attempt(() => restartSignIn(call.context, { response, relayState }));
    return begun instanceof Refusal ? await failedPage(call, begun) : { redirect: begun };
  }
  const { samlCallback } = call.context.services.config.routes;
  return { redirect: `${samlCallback}?${new URLSearchParams({ state: relayState }).toString()}` };
}

/** The page's policy forbids a form redirect to another site, so the page has a link. */
export async function ssoRedirectPage(
  call: HostedCall,
  request: { id: string; client_id: string; redirect_uri: string } | undefined,
  email: string,
): Promise<Page | undefined> {
  const found = await findSsoRedirect(call.context, {
    email,
    state: request?.id,
    redirectUrl: queryText(call, 'redirectUrl'),
  });
  if (!found) return undefined;
  const { place: redirectTo, address: ssoAddress, emergency } = found;
  const stepData = { redirectTo, ssoAddress, ...(emergency && { emergency }) };
  const model = pageModel(call, {
    step: { flow: 'login', step: 'redirectToSSO' },
    state: request?.id,
    clientId: request?.client_id,
    values: { email },
    stepData,
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}
