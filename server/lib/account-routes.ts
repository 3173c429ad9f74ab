/** The routes of accounts (planning and login, 2.2): their names, default paths and purposes. */

import { accountPaths, type AccountRoute, type AccountRoutes } from '#shared/lib/account-paths.ts';

export type { AccountRoute, AccountRoutes };

export const accountRoutes = {
  authenticated: [accountPaths.authenticated, 'Home page of a signed-in user.'],
  login: [accountPaths.login, 'Sign-in.'],
  stepUp: [accountPaths.stepUp, 'Step-up: MFA in an existing session.'],
  logout: [accountPaths.logout, 'Shows the signed-in user, with the button to sign out.'],
  activate: [accountPaths.activate, 'Activation of an account by a link.'],
  activateWithCode: [accountPaths.activateWithCode, 'Activation of an account by a code.'],
  impersonate: [accountPaths.impersonate, 'Impersonation of a user, for support.'],
  acceptInvitation: [accountPaths.acceptInvitation, 'Acceptance of an invitation by its link.'],
  acceptInvitationWithCode: [accountPaths.acceptInvitationWithCode, 'Acceptance of an invitation by its code.'],
  forgotPassword: [accountPaths.forgotPassword, 'Request of a password reset.'],
  resetPassword: [accountPaths.resetPassword, 'Choice of a new password.'],
  resetPhoneNumber: [accountPaths.resetPhoneNumber, 'Reset of the phone number for sign-in.'],
  socialCallback: [accountPaths.socialCallback, 'Callback of social login providers. Registered at each of them.'],
  signUp: [accountPaths.signUp, 'Sign-up.'],
  oidcCallback: [
    accountPaths.oidcCallback,
    'Callback of single sign-on by OpenID Connect. Registered at the identity provider.',
  ],
  samlCallback: [accountPaths.samlCallback, 'Callback of single sign-on by SAML. Registered at the identity provider.'],
  magicLinkCallback: [accountPaths.magicLinkCallback, 'Sign-in by an emailed link.'],
  openApp: [accountPaths.openApp, 'Opens the application.'],
  unlock: [accountPaths.unlock, 'Unlocking of a locked account.'],
  mobileAuthenticator: [accountPaths.mobileAuthenticator, 'MFA with an authenticator app.'],
} as const satisfies Record<AccountRoute, readonly [string, string]>;

export const accountRouteNames = Object.keys(accountRoutes) as AccountRoute[];

/** The default path of each route. */
export const defaultRoutes: AccountRoutes = accountPaths;
