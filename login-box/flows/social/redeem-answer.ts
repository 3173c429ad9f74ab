import { ApiError } from '#shared/api/api-error.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';
import type { FlowHost } from '#login-box/flows/flow-host.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';

const base = '/identity/resources/auth/v1/user';
/** Milliseconds: the server asks the provider meanwhile. */
const answerTimeout = 30_000;

/** An address without an answer in it: opened by hand, or cut off. */
const nothingThere = (errorCode: string) =>
  new ApiError({ message: 'The address carries no answer of a provider', statusCode: 400, errorCode });

/**
 * Signs in with the provider's answer in the page's URL. It can be used once, in the browser that started the sign-in.
 * @param route `oidc` and `saml` for an SSO connection, else a social provider, which the state names before its dot
 */
export async function redeemAnswer(host: FlowHost, route: string): Promise<SignInAnswer> {
  const { searchParams } = parseUrl(host.href()) ?? new URL('about:blank');
  const { server } = host.api;
  const limit = { signal: AbortSignal.timeout(answerTimeout) };
  const { code, state, iss, error, SAMLResponse = '', RelayState = '' } = Object.fromEntries(searchParams);
  if (route === 'saml') {
    if (!SAMLResponse) throw nothingThere('sso-failed');
    return await server.post(`${base}/saml/postlogin`, { SAMLResponse, RelayState }, limit);
  }
  if (route === 'oidc') {
    if (!code || !state) throw nothingThere('sso-failed');
    return await server.post(`${base}/oidc/postlogin`, { code, state, ...(iss && { iss }) }, limit);
  }
  const provider = /^([a-z0-9-]{1,40})\./.exec(state ?? '')?.[1];
  if (!provider || !(code || error)) throw nothingThere('social-failed');
  return await server.post(
    `${base}/sso/{provider}/postlogin`,
    {},
    { params: { provider }, query: { code, state, error, iss }, ...limit },
  );
}
