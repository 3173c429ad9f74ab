/** The routes of accounts (planning and login, 2.2): what each is called, its usual path, and what people do there. */

export const accountRoutes = {
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

export type AccountRoute = keyof typeof accountRoutes;
export type AccountRoutes = Record<AccountRoute, string>;

export const accountRouteNames = Object.keys(accountRoutes) as AccountRoute[];

/** What a path is where nobody configures another. */
export const defaultRoutes = Object.fromEntries(accountRouteNames.map((name) => [name, accountRoutes[name][0]])) as AccountRoutes;
