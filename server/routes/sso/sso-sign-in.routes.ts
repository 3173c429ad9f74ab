import type { ssoSignInContract } from '#shared/contract/sso/sso-sign-in.ts';
import type { LoginResponse } from '#shared/contract/entities.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { latestRequest, openRequest } from '#server/protocols/oauth/pending-request.ts';
import type { Services } from '#server/services.ts';
import { endByLogoutToken } from '#server/use-cases/sso-sign-in/end-by-provider.ts';
import { findSsoRedirect, finishSsoSignIn, startSsoSignIn } from '#server/use-cases/sso-sign-in/sso-sign-in.ts';
import { demandsIn, demandsOf } from '#server/protocols/oauth/meets-request.ts';
import { signInAnswer } from '#server/routes/sign-in/sign-in-answer.ts';

export function ssoSignInRoutes(services: Services): Handlers<typeof ssoSignInContract> {
  const addressOf = async ({
    context,
    body,
  }: Pick<Call, 'context'> & { body: { email: string; redirectUrl?: string | undefined } }) => {
    const found = await findSsoRedirect(context, body);
    return found && { address: found.address, idpType: found.idpType, ...(found.emergency && { emergency: true }) };
  };
  const finish = async (
    call: Pick<Call, 'cookies' | 'context'>,
    answer: Record<'code' | 'state', string> & { iss?: string | undefined },
  ): Promise<LoginResponse> => {
    const { code, state, iss } = answer;
    const query = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
    const { outcome } = await finishSsoSignIn(call.context, {
      query,
      byClient: true,
      ...signInCookies(call.cookies),
    });
    return signInAnswer(services, call, outcome);
  };
  return {
    async 'POST /identity/resources/auth/v1/user/saml/prelogin'(call) {
      const found = await addressOf(call);
      if (!found) throw new Refusal('sso-not-found');
      return { address: found.address, idpType: found.idpType };
    },

    // an empty answer, the usual case, logs no error in the browser's console; clients treat both as "none"
    'POST /identity/resources/auth/v2/user/sso/prelogin': async (call) => (await addressOf(call)) ?? {},

    async 'GET /identity/resources/auth/v2/user/sso/company/{connection}/prelogin'(call) {
      const browser = browserToken(services, call.cookies);
      const { state, login_hint: hint, redirect_uri: redirectUri } = call.query;
      const request =
        state === undefined ? await latestRequest(services, browser) : await openRequest(services, state, browser);
      const redirect = await startSsoSignIn(call.context, {
        connection: call.params.connection,
        redirectUri,
        authorizationRequest: request?.id,
        demands: request ? demandsOf(request) : demandsIn(call.query),
        returnTo: call.query.redirectUrl,
        loginHint: hint ?? request?.login_hint ?? undefined,
        clientId: request?.client_id ?? requestedClientId(services, call.request),
        browserToken: browser,
      });
      return { redirect };
    },

    'POST /identity/resources/auth/v1/user/oidc/postlogin': (call) => finish(call, call.body),
    'POST /identity/resources/auth/v2/user/oidc/postlogin': (call) =>
      finish(call, { ...call.body, state: call.body.RelayState }),
    async 'POST /identity/resources/auth/v1/user/saml/postlogin'(call) {
      const { RelayState: state, SAMLResponse: samlResponse } = call.body;
      const query = new URLSearchParams({ state });
      const { outcome } = await finishSsoSignIn(call.context, {
        query,
        samlResponse,
        ...signInCookies(call.cookies),
      });
      return signInAnswer(services, call, outcome);
    },
    'POST /identity/resources/auth/v1/sso/{connection}/backchannel-logout': ({ context, params, body }) =>
      endByLogoutToken(context, params.connection, body.logout_token),
  };
}
