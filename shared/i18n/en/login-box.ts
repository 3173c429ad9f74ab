import type { Catalogue } from '../translator.ts';

/** Texts of the login box, by step. What belongs to several steps stands under `common`. */
export const loginBox = {
  'common.email': 'E-mail',
  'common.password': 'Password',
  'common.newPassword': 'New password',
  'common.name': 'Your name',
  'common.companyName': 'Company',
  'common.showPassword': 'Show password',
  'common.hidePassword': 'Hide password',
  'common.signIn': 'Sign in',
  'common.continue': 'Continue',
  'common.tryAgain': 'Try again',
  'common.backToSignIn': 'Back to sign-in',
  'common.useAnotherAddress': 'Use another address',
  'common.trace': 'Trace {traceId}',
  'common.resend': 'Send it again',
  'common.resending': 'Sending…',
  'common.resendIn': 'Send it again in {time}',
  'common.opening': 'Opening {place}',
  'common.ruleLength': 'From {minLength} to {maxLength} characters',
  'common.ruleEmail': 'Not your e-mail address',
  'common.ruleCommon': 'Not a common password',
  'common.working': 'One moment…',

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

  // login: redirectToSSO
  'redirectToSSO.title': 'Your organisation signs you in',
  'redirectToSSO.text': 'You confirm {email} at {place} and come straight back.',
  'redirectToSSO.now': 'Go now',

  // login: loginWithSSOFailed
  'loginWithSSOFailed.title': 'Sign-in at your organisation didn’t work',
  'loginWithSSOFailed.text': 'You are not signed in. We take you back to the start.',

  // login: locked
  'locked.title': 'Sign-in is paused',
  'locked.until': 'Locked until {time}',
  'locked.text': 'There were too many wrong passwords in a row, so we paused sign-in. Your data is untouched.',
  'locked.mail': 'If there is an account for this address, its owner has an e-mail with a link that opens it at once.',
  'locked.wait': 'Or wait: it opens by itself in {time}.',
  'locked.reset': 'It wasn’t you? Reset the password',

  // login: success, error
  'success.title': 'You are signed in',
  'success.text': 'Taking you to {place}.',
  'success.requestExpired': 'The application’s request ran out while you signed in. You are signed in; we take you to the start page.',
  'success.continue': 'Continue now',
  'error.title': 'You can’t sign in here',

  // notice
  'notice.title': 'This didn’t work',
  'notice.back': 'Back to sign-in',

  // embedded: a part that could not be loaded
  'unavailable.title': 'This step didn’t load',
  'unavailable.text': 'Nothing was sent. The connection may be down.',
  'unavailable.hosted': 'Open the hosted page',
} as const satisfies Catalogue;
