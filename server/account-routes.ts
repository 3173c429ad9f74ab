/** The routes of accounts (planning and login, 2.2), each at a path of the operator's choice. */
import { z } from 'zod';

/** Name of each route, its usual path, and what people do there. */
const table = {
  authenticated: ['/', 'Home of somebody who is signed in.'],
  login: ['/account/login', 'Signing in.'],
  stepUp: ['/account/step-up', 'Proving a second factor in a session that is there.'],
  logout: ['/account/logout', 'Who is signed in, and the way out.'],
  activate: ['/account/activate', 'Activating an account by a link.'],
  activateWithCode: ['/account/activate/code', 'Activating an account by a code.'],
  impersonate: ['/account/impersonate', 'Acting as somebody else, for support.'],
  acceptInvitation: ['/account/invitation/accept', 'Accepting an invitation by its link.'],
  acceptInvitationWithCode: ['/account/invitation/code', 'Accepting an invitation by its code.'],
  forgotPassword: ['/account/forget-password', 'Asking for a new password.'],
  resetPassword: ['/account/reset-password', 'Choosing a new password.'],
  resetPhoneNumber: ['/account/reset-phone-number', 'Another phone number for signing in.'],
  socialCallback: ['/account/social/success', 'Coming back from an account elsewhere. Registered at each provider.'],
  signUp: ['/account/sign-up', 'Signing up.'],
  oidcCallback: ['/account/oidc/callback', 'Coming back from a company’s provider by OpenID Connect. Registered there.'],
  samlCallback: ['/account/saml/callback', 'Coming back from a company’s provider by SAML. Registered there.'],
  magicLinkCallback: ['/account/login/magic-link', 'Signing in by a link.'],
  openApp: ['/account/redirect', 'Opens the application.'],
  unlock: ['/account/unlock', 'Unlocking an account.'],
  mobileAuthenticator: ['/account/mfa-mobile-authenticator', 'The second factor, at its authenticator app.'],
} as const;

export type AccountRoute = keyof typeof table;
export type AccountRoutes = Record<AccountRoute, string>;

const names = Object.keys(table) as AccountRoute[];

/** What a path is where nobody configures another. */
export const defaultRoutes = Object.fromEntries(names.map((name) => [name, table[name][0]])) as AccountRoutes;

/** Paths that are the protocol's, the bundles' or the operator's. */
const taken = /^\/(?:oauth|identity|team|tenants|vendors|auth|flags|metadata|entitlements|audits|cdn|images|health|ready|metrics|inbox|frontegg|\.well-known|openapi\.json|portico)(?:[/.\-]|$)/;
/** Parts of letters, digits and what needs no encoding; no dots alone, no doubled or last slash. */
const shape = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/;

const path = (name: AccountRoute) =>
  z
    .string()
    .max(100)
    .regex(shape, 'a path like /account/login')
    .refine((value) => !taken.test(value), 'this path is the server’s own')
    .default(table[name][0])
    .describe(table[name][1]);

/** No two routes share a path, and none takes the usual path of another: mails that are under way name it. */
function checkRoutes(routes: AccountRoutes, context: z.RefinementCtx): void {
  for (const name of names) {
    const other = names.find((candidate) => candidate !== name && (routes[candidate] === routes[name] || defaultRoutes[candidate] === routes[name]));
    if (other !== undefined) context.addIssue({ code: 'custom', path: [name], message: `this path is that of ${other}` });
  }
}

const paths = Object.fromEntries(names.map((name) => [name, path(name)])) as { [Name in AccountRoute]: ReturnType<typeof path> };

export const RoutesConfig = z
  .strictObject(paths)
  .superRefine(checkRoutes)
  .prefault({})
  .describe('Paths of the account pages. The usual path of a page that has another one leads on to it, so that old links still work.');
