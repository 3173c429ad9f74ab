import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the login box for sign-in with a password, by step. Texts of several steps are under `common`. */
export const loginBox = {
  'common.email': 'Email',
  'common.password': 'Password',
  'common.showPassword': 'Show password',
  'common.hidePassword': 'Hide password',
  'common.tryAgain': 'Try again',
  'common.trace': 'Request ID: {traceId}',

  // login: preLogin
  'preLogin.title': 'Sign in to {vendor}',
  'preLogin.submit': 'Continue',
  'preLogin.submitting': 'Checking…',
  'preLogin.newHere': 'New here?',
  'preLogin.signUp': 'Create an account',
  'preLogin.forgot': 'Forgot your password?',

  // login: loginWithPassword
  'loginWithPassword.title': 'Enter your password',
  'loginWithPassword.change': 'Change',
  'loginWithPassword.changeLabel': 'Change {email}',
  'loginWithPassword.forgot': 'Forgot password?',
  'loginWithPassword.submit': 'Sign in',
  'loginWithPassword.submitting': 'Signing in…',

  // login: success, error
  'success.title': 'You’re signed in',
  'success.text': 'Taking you to {place}.',
  'success.requestExpired': 'Your sign-in request expired. You’re signed in, and we’re taking you to the start page.',
  'success.continue': 'Continue now',

  // notice
  'notice.title': 'Something went wrong',
  'notice.back': 'Back to sign-in',

  // embedded: a part that could not be loaded
  'unavailable.title': 'Couldn’t load this step',
  'unavailable.text': 'Nothing was sent. Check your connection and try again.',
  'unavailable.hosted': 'Open the sign-in page',
} as const satisfies Catalogue;
