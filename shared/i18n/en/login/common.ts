import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts that signing in by a password does without: locks, companies, and words that other flows share. */
export const loginMoreTexts = {
  'common.newPassword': 'New password',
  'common.name': 'Your name',
  'common.companyName': 'Company name',
  'common.signIn': 'Sign in',
  'common.continue': 'Continue',
  'common.backToSignIn': 'Back to sign-in',
  'common.useAnotherAddress': 'Use a different email',
  'common.resend': 'Resend email',
  'common.resending': 'Sending…',
  'common.resendIn': 'Resend in {time}',
  'common.opening': 'Opening {place}…',
  'common.ruleLength': '{minLength} to {maxLength} characters',
  'common.ruleEmail': 'Not your email address',
  'common.ruleCommon': 'Not a common password',
  'common.working': 'One moment…',

  // login: redirectToSSO
  'redirectToSSO.title': 'Sign in with your organization',
  'redirectToSSO.text': 'You’ll sign in as {email} at {place}, then come straight back.',
  'redirectToSSO.now': 'Continue now',
  'redirectToSSO.emergency': 'Emergency access',
  'redirectToSSO.another': 'Sign in another way',

  // login: loginWithSSOFailed
  'loginWithSSOFailed.title': 'Single sign-on failed',
  'loginWithSSOFailed.text': 'You’re not signed in. Try again, or contact your admin.',
  'loginWithSSOFailed.denied':
    'Your identity provider didn’t sign you in: the sign-in was canceled, or you don’t have access. Ask your admin if you need it.',

  // login: locked
  'locked.title': 'Your account is locked',
  'locked.until': 'Locked until {time}',
  'locked.text': 'We locked this account after too many incorrect passwords. Your data is safe.',
  'locked.mail': 'If an account exists for this email, we sent a link to unlock it now.',
  'locked.wait': 'Or wait: the account unlocks automatically in {time}.',
  'locked.reset': 'Wasn’t you? Reset your password',

  // login: success, error
  'error.title': 'You can’t sign in here',
} as const satisfies Catalogue;
