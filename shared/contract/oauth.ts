/** Hosted login: the authorization server (RFC 6749, 7636, 9207, OpenID Connect Core 1.0). */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { OAuthTokenResponse } from './entities.ts';

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
    summary: 'Starts a hosted login; redirects with the code immediately when a session exists',
    access: 'public',
    response: 'redirect',
  },
  'GET /oauth/prelogin': { summary: 'The hosted login page', access: 'public', response: 'page' },
  'POST /oauth/postlogin': {
    summary: 'Ties the fresh session to the pending authorization request',
    access: 'public',
    body: z.object({ state: z.string().max(200), token: z.string().max(longestToken) }),
    response: z.object({ redirectUrl: z.string() }),
  },
  'GET /oauth/postlogin/redirect': {
    summary: 'Sends the browser back to the client with a code',
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
  },
  'POST /oauth/introspect': {
    summary:
      'Introspects a token (RFC 7662): confidential clients may introspect their own tokens, the vendor’s back end all tokens',
    access: 'public',
    accepts: ['form', 'json'],
    body: PresentedToken,
    response: z.looseObject({ active: z.boolean() }),
    // for back ends: a page cannot keep a secret
    crossOrigin: false,
  },
  'POST /oauth/revoke': {
    summary: 'Revokes the grant of an access or refresh token: both kinds of it (RFC 7009)',
    access: 'public',
    accepts: ['form', 'json'],
    body: PresentedToken,
    response: 'empty',
  },
  'POST /oauth/authorize/silent': {
    summary: 'New tokens from the session cookie alone',
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
    summary: 'Ends the session; as a navigation it redirects to post_logout_redirect_uri',
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
    summary: 'Ends the session of the refresh cookie',
    access: 'public',
    response: 'empty',
  },
  'GET /oauth/userinfo': {
    summary: 'Returns the claims of the signed-in user (OpenID Connect Core, section 5.3)',
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
    summary:
      'Returns a one-time URL that opens the hosted portal signed in where third-party cookies are blocked; for pages of the token’s client, soon after sign-in',
    access: 'user',
    denyImpersonation: true,
    response: z.object({ url: z.string() }),
  },
  'POST /oauth/portal/enter': {
    summary: 'Uses such a ticket: opens a session of the portal alone',
    access: 'refresh-cookie',
    body: z.object({ ticket: z.string().max(200) }),
    response: 'empty',
    // called by the hosted page
    crossOrigin: false,
  },
  'GET /oauth/portal': { summary: 'Serves the hosted page of the signed-in user', access: 'public', response: 'page' },
  'GET /.well-known/jwks.json': {
    summary: 'Public signing keys, the current one first',
    access: 'public',
    cacheFor: 300,
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
  'GET /.well-known/openid-configuration': {
    summary: 'Discovery (OpenID Connect Discovery 1.0)',
    access: 'public',
    cacheFor: 300,
    response: z.record(z.string(), z.unknown()),
  },
  'GET /.well-known/oauth-authorization-server': {
    summary: 'Discovery (RFC 8414)',
    access: 'public',
    cacheFor: 300,
    response: z.record(z.string(), z.unknown()),
  },
});
