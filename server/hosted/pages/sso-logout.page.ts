/** Single logout: requests of SAML providers, and browsers that come back from a provider. */
import type { Page, Redirect } from '#server/http/mount.ts';
import type { IncomingLogout } from '#server/integrations/saml/validate-logout.ts';
import { endBySaml } from '#server/use-cases/sso-sign-in/end-by-provider.ts';
import { comeBackFromLogout } from '#server/use-cases/sso-sign-in/leave-provider.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { signedOutPage } from './account.page.ts';

/** By HTTP-Redirect. What a response says changes nothing: the session here has ended before. */
export async function samlLogoutPage(call: HostedCall): Promise<Page | Redirect> {
  const [, query = ''] = /\?(.*)$/s.exec(call.request.raw.url ?? '') ?? [];
  if (!query.split('&').some((each) => each.startsWith('SAMLRequest=')))
    return await back(call, queryText(call, 'RelayState'));
  return await answer(call, { redirect: { query, field: 'SAMLRequest' } }, queryText(call, 'RelayState'));
}

/** By HTTP-POST: a cross-site form without our cookies, whose signature is all that counts. */
export async function samlLogoutForm(call: HostedCall): Promise<Page | Redirect> {
  const { SAMLRequest: form, RelayState: relayState } = formFields(call);
  if (form === undefined) return await back(call, relayState);
  return await answer(call, { form }, relayState);
}

async function answer(
  call: HostedCall,
  message: IncomingLogout,
  relayState: string | undefined,
): Promise<Page | Redirect> {
  const redirect = await endBySaml(call.context, message, relayState);
  return redirect === undefined ? await signedOutPage(call) : { redirect };
}

/** From an OpenID provider. */
export async function oidcLogoutPage(call: HostedCall): Promise<Page | Redirect> {
  return await back(call, queryText(call, 'state'));
}

async function back(call: HostedCall, token: string | undefined): Promise<Page | Redirect> {
  const redirect = token === undefined ? undefined : await comeBackFromLogout(call.context, token);
  return redirect === undefined ? await signedOutPage(call) : { redirect };
}
