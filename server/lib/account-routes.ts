/** The routes of accounts (planning and login, 2.2): their names, default paths and purposes. */

import { accountPaths, type AccountRoute, type AccountRoutes } from '#shared/lib/account-paths.ts';

export type { AccountRoute, AccountRoutes };

export const accountRoutes = {
  authenticated: [accountPaths.authenticated, 'Home of somebody who is signed in.'],
  login: [accountPaths.login, 'Signing in.'],
  stepUp: [accountPaths.stepUp, 'Proving a second factor in a session that is there.'],
  logout: [accountPaths.logout, 'Who is signed in, and the way out.'],
  activate: [accountPaths.activate, 'Activating an account by a link.'],
  activateWithCode: [accountPaths.activateWithCode, 'Activating an account by a code.'],
  impersonate: [accountPaths.impersonate, 'Acting as somebody else, for support.'],
  acceptInvitation: [accountPaths.acceptInvitation, 'Accepting an invitation by its link.'],
  acceptInvitationWithCode: [accountPaths.acceptInvitationWithCode, 'Accepting an invitation by its code.'],
  forgotPassword: [accountPaths.forgotPassword, 'Asking for a new password.'],
  resetPassword: [accountPaths.resetPassword, 'Choosing a new password.'],
  resetPhoneNumber: [accountPaths.resetPhoneNumber, 'Another phone number for signing in.'],
  socialCallback: [accountPaths.socialCallback, 'Coming back from an account elsewhere. Registered at each provider.'],
  signUp: [accountPaths.signUp, 'Signing up.'],
  oidcCallback: [
    accountPaths.oidcCallback,
    'Coming back from a company’s provider by OpenID Connect. Registered there.',
  ],
  samlCallback: [accountPaths.samlCallback, 'Coming back from a company’s provider by SAML. Registered there.'],
  magicLinkCallback: [accountPaths.magicLinkCallback, 'Signing in by a link.'],
  openApp: [accountPaths.openApp, 'Opens the application.'],
  unlock: [accountPaths.unlock, 'Unlocking an account.'],
  mobileAuthenticator: [accountPaths.mobileAuthenticator, 'The second factor, at its authenticator app.'],
} as const satisfies Record<AccountRoute, readonly [string, string]>;

export const accountRouteNames = Object.keys(accountRoutes) as AccountRoute[];

/** The default path of each route. */
export const defaultRoutes: AccountRoutes = accountPaths;
