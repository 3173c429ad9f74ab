/** Hosted login: the authorization server (RFC 6749, 7636, 9207, OpenID Connect Core 1.0). */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { OAuthTokenResponse } from '#shared/contract/entities.ts';

const TokenRequest = z.object({
  grant_type: z.string(),
  code: z.string().max(512).optional(),
  redirect_uri: z.string().max(2048).optional(),
  code_verifier: z.string().max(128).optional(),
  refresh_token: z.string().max(512).optional(),
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(512).optional(),
  tenantId: z.string().nullish(),
});

/** In characters, more than any token that is issued. */
export const longestToken = 8192;

const PresentedToken = z.object({
  token: z.string().min(1).max(longestToken),
  /** Access and refresh tokens are distinguished by their format. */
  token_type_hint: z.string().max(100).optional(),
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(512).optional(),
});

/** Confidential clients get a refresh token; pages of public clients refresh with their cookie. */
const SilentTokenResponse = OAuthTokenResponse.extend({ refresh_token: z.string().optional() });

export const oauthContract = defineContract({
  'GET /oauth/authorize': {
    summary: 'Starts an authorization request',
    description: 'Redirects with a code immediately if a session exists, else to the hosted login page.',
    access: 'public',
    response: 'redirect',
  },
  'GET /oauth/prelogin': { summary: 'Serves the hosted login page', access: 'public', response: 'page' },
  'POST /oauth/postlogin': {
    summary: 'Completes the pending authorization request with the new session',
    access: 'public',
    body: z.object({ state: z.string().max(200), token: z.string().max(longestToken) }),
    response: z.object({ redirectUrl: z.string() }),
  },
  'GET /oauth/postlogin/redirect': {
    summary: 'Redirects the browser to the client with a code',
    access: 'public',
    query: z.object({ state: z.string().max(200) }),
    response: 'redirect',
  },
  'POST /oauth/token': {
    summary: 'Exchanges a code or a refresh token',
    access: 'public',
    accepts: ['json', 'form'],
    body: TokenRequest,
    response: OAuthTokenResponse,
    errors: 'oauth',
  },
  'POST /oauth/introspect': {
    summary: 'Introspects a token (RFC 7662)',
    description: 'Confidential clients can introspect their own tokens, the vendor’s back end all tokens.',
    access: 'public',
    accepts: ['form', 'json'],
    body: PresentedToken,
    response: z.looseObject({ active: z.boolean() }),
    errors: 'oauth',
    // for back ends: a page cannot keep a secret
    crossOrigin: false,
  },
  'POST /oauth/revoke': {
    summary: 'Revokes the grant of an access or refresh token (RFC 7009)',
    description: 'All access and refresh tokens of the grant are revoked.',
    access: 'public',
    accepts: ['form', 'json'],
    body: PresentedToken,
    response: 'empty',
    errors: 'oauth',
  },
  'POST /oauth/authorize/silent': {
    summary: 'Issues tokens for the session cookie',
    access: 'refresh-cookie',
    body: z
      .object({
        tenantId: z.string().max(255).nullish(),
        /**
         * Responds with 200 `{ session: null }` instead of 401 when there is no session: browsers log a 401 as an
         * error.
         */
        optional: z.literal(true).optional(),
      })
      .optional(),
    response: z.union([SilentTokenResponse, z.object({ session: z.null() })]),
  },
  'GET /oauth/logout': {
    summary: 'Signs out (OpenID Connect RP-Initiated Logout)',
    description: 'A navigation redirects to `post_logout_redirect_uri`.',
    access: 'public',
    query: z.object({
      id_token_hint: z.string().max(longestToken).optional(),
      post_logout_redirect_uri: z.string().max(2048).optional(),
      client_id: z.string().max(200).optional(),
      state: z.string().max(1024).optional(),
    }),
    response: 'redirect',
    // clients of the contract fetch it in the background
    crossOrigin: true,
  },
  'POST /oauth/logout/token': {
    summary: 'Signs out the session of the refresh cookie',
    access: 'public',
    response: 'empty',
  },
  'GET /oauth/userinfo': {
    summary: 'Returns the claims of the signed-in user (OpenID Connect Core 5.3)',
    access: 'user',
    response: z.object({
      sub: z.string(),
      email: z.string(),
      email_verified: z.boolean(),
      name: z.string(),
      picture: z.string().optional(),
      tenantId: z.string(),
    }),
  },
  'POST /oauth/portal/ticket': {
    summary: 'Issues a one-time URL that opens the hosted portal signed in',
    description:
      'For browsers that block third-party cookies: pages of the token’s client can call it soon after sign-in.',
    access: 'user',
    denyImpersonation: true,
    response: z.object({ url: z.string() }),
  },
  'POST /oauth/portal/enter': {
    summary: 'Opens a portal session with a one-time ticket',
    access: 'refresh-cookie',
    body: z.object({ ticket: z.string().max(200) }),
    response: 'empty',
    // called by the hosted page
    crossOrigin: false,
  },
  'GET /oauth/portal': { summary: 'Serves the hosted portal', access: 'public', response: 'page' },
  'GET /.well-known/jwks.json': {
    summary: 'Lists the public signing keys, current first',
    access: 'public',
    cacheFor: 300,
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
  'GET /.well-known/openid-configuration': {
    summary: 'Returns the OpenID provider metadata (OpenID Connect Discovery 1.0)',
    access: 'public',
    cacheFor: 300,
    response: z.record(z.string(), z.unknown()),
  },
  'GET /.well-known/oauth-authorization-server': {
    summary: 'Returns the authorization server metadata (RFC 8414)',
    access: 'public',
    cacheFor: 300,
    response: z.record(z.string(), z.unknown()),
  },
});
