/**
 * Passkeys on the login page: restores the step after a reload. The passkey itself needs a script, and the page says so
 * without one.
 */
import type { AuthorizationRequestRow } from '#server/db/queries/oauth/authorization-requests.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { isPasskeyOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { redirectAfterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel } from '#server/hosted/parts/page-model.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

/** Steps after sign-in: prompts, warnings and offers. */
const afterSigningIn = ['promptPasskeys', 'breachedPassword', 'fewRecoveryCodes', 'success'];

export function comesAfterSignIn(step: string | undefined): boolean {
  return step !== undefined && afterSigningIn.includes(step);
}

/** @returns `undefined` if the step is not about passkeys, or has nothing more to show */
export async function passkeysPage(
  call: HostedCall,
  request: AuthorizationRequestRow | undefined,
  step: string | undefined,
): Promise<Page | Redirect | undefined> {
  if (comesAfterSignIn(step)) return await signedInAlready(call, request);
  if (step !== 'loginWithPasskey' || !isPasskeyOpen(call.context.services.config.signIn)) return undefined;
  return await sendPage(
    call.context,
    pageModel(call, { step: { flow: 'passkeys', step }, state: request?.id, clientId: request?.client_id }),
    request?.redirect_uri,
  );
}

/** A reload continues; a signed-out visitor begins. */
async function signedInAlready(
  call: HostedCall,
  request: AuthorizationRequestRow | undefined,
): Promise<Redirect | undefined> {
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  return session && (await redirectAfterSignIn(call, session, request?.id));
}
