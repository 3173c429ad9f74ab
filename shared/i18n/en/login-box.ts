import type { Catalogue } from '../translator.ts';

/** Texts of the login box that signing in by a password needs, by step. What belongs to several steps stands under `common`. */
export const loginBox = {
  'common.email': 'E-mail',
  'common.password': 'Password',
  'common.showPassword': 'Show password',
  'common.hidePassword': 'Hide password',
  'common.tryAgain': 'Try again',
  'common.trace': 'Trace {traceId}',

  // login: preLogin
  'preLogin.title': 'Sign in to {vendor}',
  'preLogin.submit': 'Continue',
  'preLogin.submitting': 'Looking up…',
  'preLogin.newHere': 'New here?',
  'preLogin.signUp': 'Create an account',
  'preLogin.forgot': 'Forgot your password?',

  // login: loginWithPassword
  'loginWithPassword.title': 'Enter your password',
  'loginWithPassword.change': 'Change',
  'loginWithPassword.changeLabel': 'Change {email}',
  'loginWithPassword.forgot': 'Forgot it?',
  'loginWithPassword.submit': 'Sign in',
  'loginWithPassword.submitting': 'Signing in…',

  // login: success, error
  'success.title': 'You are signed in',
  'success.text': 'Taking you to {place}.',
  'success.requestExpired':
    'The application’s request ran out while you signed in. You are signed in; we take you to the start page.',
  'success.continue': 'Continue now',

  // notice
  'notice.title': 'This didn’t work',
  'notice.back': 'Back to sign-in',

  // embedded: a part that could not be loaded
  'unavailable.title': 'This step didn’t load',
  'unavailable.text': 'Nothing was sent. The connection may be down.',
  'unavailable.hosted': 'Open the hosted page',
} as const satisfies Catalogue;
