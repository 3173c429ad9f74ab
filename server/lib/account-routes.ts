/** The routes of accounts (planning and login, 2.2): their names, default paths and purposes. */

import { accountPaths, type AccountRoute, type AccountRoutes } from '#shared/lib/account-paths.ts';

export type { AccountRoute, AccountRoutes };

export const accountRoutes = {
  authenticated: [accountPaths.authenticated, 'Home page of a signed-in user.'],
  login: [accountPaths.login, 'Signing in.'],
  stepUp: [accountPaths.stepUp, 'Verifying a second factor in an existing session.'],
  logout: [accountPaths.logout, 'The signed-in user, and sign-out.'],
  activate: [accountPaths.activate, 'Activating an account by a link.'],
  activateWithCode: [accountPaths.activateWithCode, 'Activating an account by a code.'],
  impersonate: [accountPaths.impersonate, 'Impersonating a user, for support.'],
  acceptInvitation: [accountPaths.acceptInvitation, 'Accepting an invitation by its link.'],
  acceptInvitationWithCode: [accountPaths.acceptInvitationWithCode, 'Accepting an invitation by its code.'],
  forgotPassword: [accountPaths.forgotPassword, 'Requesting a password reset.'],
  resetPassword: [accountPaths.resetPassword, 'Choosing a new password.'],
  resetPhoneNumber: [accountPaths.resetPhoneNumber, 'Changing the phone number for sign-in.'],
  socialCallback: [accountPaths.socialCallback, 'Callback of social login providers. Registered at each of them.'],
  signUp: [accountPaths.signUp, 'Signing up.'],
  oidcCallback: [
    accountPaths.oidcCallback,
    'Callback of single sign-on by OpenID Connect. Registered at the identity provider.',
  ],
  samlCallback: [accountPaths.samlCallback, 'Callback of single sign-on by SAML. Registered at the identity provider.'],
  magicLinkCallback: [accountPaths.magicLinkCallback, 'Signing in by an emailed link.'],
  openApp: [accountPaths.openApp, 'Opens the application.'],
  unlock: [accountPaths.unlock, 'Unlocking an account.'],
  mobileAuthenticator: [accountPaths.mobileAuthenticator, 'Second factor by authenticator app.'],
} as const satisfies Record<AccountRoute, readonly [string, string]>;

export const accountRouteNames = Object.keys(accountRoutes) as AccountRoute[];

/** The default path of each route. */
export const defaultRoutes: AccountRoutes = accountPaths;
