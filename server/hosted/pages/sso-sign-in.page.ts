/** Return from an SSO connection, and the page before it for browsers without JavaScript. */
import type { Page, Redirect } from '#server/http/mount.ts';
import { signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { findSsoRedirect, finishSsoSignIn } from '#server/use-cases/federation/sso-sign-in.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

/**
 * The provider's answer counts once, in the browser that started the attempt; reopening the URL reports that it failed.
 */
export async function ssoCallbackPage(call: HostedCall): Promise<Page | Redirect> {
  const query = new URL(call.request.raw.url ?? '/', 'http://local').searchParams;
  const result = await attempt(() => finishSsoSignIn(call.context, { query, ...signInCookies(call.cookies) }));
  if (!(result instanceof Refusal)) return await afterSignIn(call, result.outcome, result.authorizationRequest);
  // errors that the user has to act on stay on the page; a mere failure returns to sign-in
  const step =
    result.code === 'sso-failed'
      ? ({ flow: 'login', step: 'loginWithSSOFailed' } as const)
      : ({ flow: 'social', step: 'failed' } as const);
  return await sendPage(call.context, pageModel(call, { step, error: result }));
}

/** No connection supports SAML yet: all of its answers are refused. */
export async function samlReturnPage(call: HostedCall): Promise<Page> {
  return await sendPage(
    call.context,
    pageModel(call, { step: { flow: 'social', step: 'failed' }, error: new Refusal('sso-not-found') }),
  );
}

/** The page's policy forbids a form redirect to another site, so the page has a link. */
export async function ssoRedirectPage(
  call: HostedCall,
  request: { id: string; client_id: string; redirect_uri: string } | undefined,
  email: string,
): Promise<Page | undefined> {
  const found = findSsoRedirect(call.context.services, email, request?.id);
  if (!found) return undefined;
  const stepData = { redirectTo: found.place, ssoAddress: found.address };
  const model = pageModel(call, {
    step: { flow: 'login', step: 'redirectToSSO' },
    state: request?.id,
    clientId: request?.client_id,
    values: { email },
    stepData,
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}
