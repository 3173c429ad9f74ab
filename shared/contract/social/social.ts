/** Social login. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { LinkToken, LoginResponse } from '#shared/contract/entities.ts';

const ProviderKey = z.string().regex(/^[a-z0-9-]{1,40}$/);
const Text = z.string().max(4096).optional();

const SocialProvider = z.object({
  type: z.string(),
  clientId: z.string(),
  redirectUrl: z.string(),
  active: z.boolean(),
});
const SocialProviderV2 = z.object({
  type: z.string(),
  clientId: z.string().nullish(),
  redirectUrl: z.string(),
  active: z.boolean(),
  /** Relative: clients prefix it with the server's URL. */
  authorizationUrl: z.string().nullish(),
  customised: z.boolean(),
});
const CustomSocialProvider = z.object({
  id: z.string(),
  type: z.string(),
  clientId: z.string(),
  redirectUrl: z.string(),
  redirectUrlPattern: z.string(),
  authorizationUrl: z.string(),
  userInfoUrl: z.string(),
  scopes: z.string(),
  ssoLogoUrl: z.string().nullable(),
  displayName: z.string(),
  active: z.boolean(),
});

/** A session, or an MFA challenge with its user. */
const SocialLoginResponse = LoginResponse.extend({
  email: z.string(),
  name: z.string(),
  isNewUser: z.boolean(),
});

export const socialContract = defineContract({
  'GET /identity/resources/sso/v1': {
    summary: 'Lists the social providers (v1)',
    access: 'public',
    response: z.array(SocialProvider),
  },
  'GET /identity/resources/sso/v2': {
    summary: 'Lists the social providers with their sign-in URLs',
    access: 'public',
    response: z.array(SocialProviderV2),
  },
  'GET /identity/resources/sso/v2/authenticated': {
    summary: 'Lists the social providers for a signed-in user',
    access: 'user',
    response: z.array(SocialProviderV2),
  },
  'GET /identity/resources/sso/custom/v1': {
    summary: 'Lists the custom social providers',
    access: 'public',
    response: z.object({ providers: z.array(CustomSocialProvider) }),
  },
  'GET /identity/resources/auth/v2/user/sso/default/{provider}/prelogin': {
    summary: 'Redirects the browser to a social provider',
    access: 'public',
    params: z.object({ provider: ProviderKey }),
    query: z.object({
      /** The hosted callback page, or one of the same name on a registered origin. */
      redirectUri: z.string().max(2048).optional(),
      /** Pending authorization request of the sign-in. */
      state: z.string().max(200).optional(),
      invitationToken: LinkToken.optional(),
    }),
    response: 'page',
  },
  'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin': {
    summary: 'Signs in with the response of a social provider',
    description: 'In the browser that started the sign-in.',
    access: 'public',
    params: z.object({ provider: ProviderKey }),
    query: z.object({
      code: Text,
      id_token: Text,
      redirectUri: Text,
      code_verifier: Text,
      code_verifier_pkce: Text,
      state: Text,
      error: Text,
      iss: Text,
    }),
    body: z.object({ metadata: z.string().max(10_000).optional(), invitationToken: LinkToken.optional() }).optional(),
    response: SocialLoginResponse,
  },
  'POST /identity/resources/auth/v1/user/sso/confirm': {
    summary: 'Links an external account with an emailed code and signs in',
    access: 'public',
    body: z.object({ attempt: z.string().min(1).max(200), code: z.string().min(1).max(20) }),
    response: SocialLoginResponse,
  },
});
