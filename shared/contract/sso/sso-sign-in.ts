/** SSO: an email domain selects the company's identity provider, whose response signs the user in. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { Email, EmailOrUserName, LoginResponse } from '#shared/contract/entities.ts';

const SsoRedirect = z.object({
  email: Email,
  tenantId: z.string().max(255).nullish(),
  /** Own addition: where the user goes afterwards; one that is too long is left out. */
  redirectUrl: z.string().max(2048).optional().catch(undefined),
});
const idpType = z.enum(['saml', 'oidc']);
const Text = z.string().min(1).max(4096);

export const ssoSignInContract = defineContract({
  'POST /identity/resources/auth/v1/user/saml/prelogin': {
    summary: 'Returns the SSO sign-in URL of an email domain',
    description: '404 without single sign-on.',
    access: 'public',
    body: SsoRedirect,
    response: z.object({ address: z.string(), idpType }),
  },
  'POST /identity/resources/auth/v2/user/sso/prelogin': {
    summary: 'Returns the SSO sign-in URL of an email domain (v2)',
    description: 'No URL without single sign-on.',
    access: 'public',
    body: SsoRedirect.extend({ email: EmailOrUserName }),
    response: z.object({
      address: z.string().optional(),
      idpType: idpType.optional(),
      /** Single sign-on is required of all users of the domain; some admins keep a password for emergencies. */
      emergency: z.boolean().optional(),
    }),
  },
  'GET /identity/resources/auth/v2/user/sso/company/{connection}/prelogin': {
    summary: 'Redirects the browser to an identity provider',
    access: 'public',
    params: z.object({ connection: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
    query: z.object({
      /** The hosted callback page, or one of the same name on a registered origin. */
      redirect_uri: z.string().max(2048).optional(),
      /** Pending authorization request of the sign-in. */
      state: z.string().max(200).optional(),
      /** Email address that was typed, passed to the provider as a hint. */
      login_hint: z.string().max(254).optional(),
      /** Where the user goes afterwards, if no authorization request is pending: a path, or a URL on an allowed origin. */
      redirectUrl: z.string().max(2048).optional(),
      /** As of an authorization request, for sign-ins that no client asked for. */
      acr_values: z.string().max(1024).optional(),
      max_age: z.coerce.number().int().min(0).max(31_536_000).optional(),
      /** For display only, where users see where they are sent. */
      at: z.string().max(253).optional(),
    }),
    response: 'page',
  },
  'POST /identity/resources/auth/v1/user/oidc/postlogin': {
    summary: 'Signs in with the response of an OpenID Connect identity provider',
    description: 'In the browser that started the sign-in.',
    access: 'public',
    body: z.object({ code: Text, state: Text, redirectUri: z.string().max(2048).optional(), iss: Text.optional() }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v2/user/oidc/postlogin': {
    summary: 'Signs in with the response of an identity provider (RelayState)',
    description: 'Takes `RelayState` in place of `state`.',
    access: 'public',
    body: z.object({
      code: Text,
      RelayState: Text,
      redirectUri: z.string().max(2048).optional(),
      iss: Text.optional(),
    }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/saml/postlogin': {
    summary: 'Signs in with a SAML response',
    description: 'In the browser that started the sign-in.',
    access: 'public',
    body: z.object({ RelayState: z.string().max(4096), SAMLResponse: z.string().max(200_000) }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/sso/{connection}/backchannel-logout': {
    summary: 'Ends the sessions named by a logout token of an OpenID provider',
    access: 'public',
    params: z.object({ connection: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
    accepts: ['form'],
    body: z.object({ logout_token: z.string().min(1).max(16_384) }),
    response: 'empty',
    // for back ends
    crossOrigin: false,
  },
});
