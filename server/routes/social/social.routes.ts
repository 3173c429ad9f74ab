import type { socialContract } from '#shared/contract/social/social.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { openRequest } from '#server/protocols/oauth/pending-request.ts';
import type { Services } from '#server/services.ts';
import {
  finishSocialSignIn,
  verifySocialEmail,
  socialStartPath,
  startSocialSignIn,
  type SocialSignedIn,
} from '#server/use-cases/social/social-sign-in.ts';
import { signInAnswer } from '#server/routes/sign-in/sign-in-answer.ts';

export function socialRoutes(services: Services): Handlers<typeof socialContract> {
  const { config, socialProviders } = services;
  const redirectUrl = `${config.baseUrl}${config.routes.socialCallback}`;
  const known = () => [...socialProviders.values()].filter(({ custom }) => !custom);
  const v2 = () =>
    known().map(({ key, clientId }) => ({
      type: key,
      clientId,
      redirectUrl,
      active: true,
      authorizationUrl: socialStartPath(key),
      customised: true,
    }));
  const answer = (call: Pick<Call, 'cookies'>, { outcome, isNewUser, user }: SocialSignedIn) => ({
    ...signInAnswer(services, call, outcome),
    email: user.email,
    name: user.name,
    isNewUser,
  });
  return {
    'GET /identity/resources/sso/v1': () =>
      known().map(({ key, clientId }) => ({ type: key, clientId, redirectUrl, active: true })),
    'GET /identity/resources/sso/v2': v2,
    'GET /identity/resources/sso/v2/authenticated': v2,
    'GET /identity/resources/sso/custom/v1': () => ({
      providers: [...socialProviders.values()]
        .filter(({ custom }) => custom)
        .map(({ key, name, clientId, scope, logo }) => ({
          id: key,
          type: key,
          clientId,
          redirectUrl,
          redirectUrlPattern: redirectUrl,
          authorizationUrl: socialStartPath(key),
          userInfoUrl: '',
          scopes: scope,
          ssoLogoUrl: logo,
          displayName: name,
          active: true,
        })),
    }),

    async 'GET /identity/resources/auth/v2/user/sso/default/{provider}/prelogin'(call) {
      const browser = browserToken(services, call.cookies);
      const { state } = call.query;
      const request = state === undefined ? undefined : await openRequest(services, state, browser);
      const redirect = await startSocialSignIn(call.context, {
        providerKey: call.params.provider,
        redirectUri: call.query.redirectUri,
        authorizationRequest: request?.id,
        invitationToken: call.query.invitationToken,
        clientId: request?.client_id ?? requestedClientId(services, call.request),
        browserToken: browser,
      });
      return { redirect };
    },

    async 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin'(call) {
      const { state, code, error, iss } = call.query;
      const present = Object.entries({ state, code, error, iss }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      const result = await finishSocialSignIn(call.context, {
        query: new URLSearchParams(present),
        providerKey: call.params.provider,
        ...signInCookies(call.cookies),
      });
      if (result.proofWanted) {
        const { attempt, provider, email } = result.proofWanted;
        throw new Refusal('social-proof-wanted', { values: { provider }, context: { attempt, email } });
      }
      return answer(call, result.signedIn);
    },

    async 'POST /identity/resources/auth/v1/user/sso/confirm'(call) {
      return answer(
        call,
        await verifySocialEmail(call.context, {
          ...call.body,
          ...signInCookies(call.cookies),
        }),
      );
    },
  };
}
