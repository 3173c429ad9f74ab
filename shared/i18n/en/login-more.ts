import type { Catalogue } from '../translator.ts';

/** Texts that signing in by a password does without: locks, companies, and words that further flows share. */
export const loginMoreTexts = {
  'common.newPassword': 'New password',
  'common.name': 'Your name',
  'common.companyName': 'Company',
  'common.signIn': 'Sign in',
  'common.continue': 'Continue',
  'common.backToSignIn': 'Back to sign-in',
  'common.useAnotherAddress': 'Use another address',
  'common.resend': 'Send it again',
  'common.resending': 'Sending…',
  'common.resendIn': 'Send it again in {time}',
  'common.opening': 'Opening {place}',
  'common.ruleLength': 'From {minLength} to {maxLength} characters',
  'common.ruleEmail': 'Not your e-mail address',
  'common.ruleCommon': 'Not a common password',
  'common.working': 'One moment…',

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
  'error.title': 'You can’t sign in here',
} as const satisfies Catalogue;
