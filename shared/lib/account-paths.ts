/** The usual paths of the account routes (planning and login, 2.2). The server's configuration may name others. */
export const accountPaths = {
  authenticated: '/',
  login: '/account/login',
  stepUp: '/account/step-up',
  logout: '/account/logout',
  activate: '/account/activate',
  activateWithCode: '/account/activate/code',
  impersonate: '/account/impersonate',
  acceptInvitation: '/account/invitation/accept',
  acceptInvitationWithCode: '/account/invitation/code',
  forgotPassword: '/account/forget-password',
  resetPassword: '/account/reset-password',
  resetPhoneNumber: '/account/reset-phone-number',
  socialCallback: '/account/social/success',
  signUp: '/account/sign-up',
  oidcCallback: '/account/oidc/callback',
  samlCallback: '/account/saml/callback',
  magicLinkCallback: '/account/login/magic-link',
  openApp: '/account/redirect',
  unlock: '/account/unlock',
  mobileAuthenticator: '/account/mfa-mobile-authenticator',
} as const;

export type AccountRoute = keyof typeof accountPaths;
export type AccountRoutes = Record<AccountRoute, string>;

/** The paths that differ from the usual ones; undefined where none does. */
export function otherPaths(routes: AccountRoutes): Partial<AccountRoutes> | undefined {
  const others = Object.entries(routes).filter(([name, path]) => accountPaths[name as AccountRoute] !== path);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}
