import type { ssoSignInContract } from '#shared/contract/sso-sign-in.ts';
import type { LoginResponse } from '#shared/contract/entities.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { latestRequest, openRequest } from '#server/protocols/oauth/pending-request.ts';
import type { Services } from '#server/services.ts';
import { findSsoRedirect, finishSsoSignIn, startSsoSignIn } from '#server/use-cases/federation/sso-sign-in.ts';
import { signInAnswer } from './sign-in-answer.ts';

export function ssoSignInRoutes(services: Services): Handlers<typeof ssoSignInContract> {
  const addressOf = (email: string) => {
    const found = findSsoRedirect(services, email);
    return found && { address: found.address, idpType: 'oidc' as const };
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
    'POST /identity/resources/auth/v1/user/saml/prelogin'({ body }) {
      const found = addressOf(body.email);
      if (!found) throw new Refusal('sso-not-found');
      return found;
    },

    // an empty answer, the usual case, logs no error in the browser's console; clients treat both as "none"
    'POST /identity/resources/auth/v2/user/sso/prelogin': ({ body }) => addressOf(body.email) ?? {},

    async 'GET /identity/resources/auth/v2/user/sso/company/{connection}/prelogin'(call) {
      const browser = browserToken(services, call.cookies);
      const { state, login_hint: hint, redirect_uri: redirectUri } = call.query;
      const request =
        state === undefined ? await latestRequest(services, browser) : await openRequest(services, state, browser);
      const redirect = await startSsoSignIn(call.context, {
        connection: call.params.connection,
        redirectUri,
        authorizationRequest: request?.id,
        loginHint: hint ?? request?.login_hint ?? undefined,
        clientId: request?.client_id ?? requestedClientId(services, call.request),
        browserToken: browser,
      });
      return { redirect };
    },

    'POST /identity/resources/auth/v1/user/oidc/postlogin': (call) => finish(call, call.body),
    'POST /identity/resources/auth/v2/user/oidc/postlogin': (call) =>
      finish(call, { ...call.body, state: call.body.RelayState }),
    'POST /identity/resources/auth/v1/user/saml/postlogin'() {
      throw new Refusal('sso-not-found');
    },
  };
}
