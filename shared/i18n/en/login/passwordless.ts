import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of signing in without a password, and of links and codes that confirm something. */
export const passwordlessTexts = {
  // a code
  'code.label': 'Verification code',
  'code.resend': 'Resend code',
  'code.resendIn': 'Resend code in {time}',
  'code.resent': 'We sent a new code. The previous code no longer works.',
  'code.sending': 'Sending a code…',

  // loginWithOtc
  'loginWithOtc.title': 'Enter your code',
  'loginWithOtc.text': 'If an account exists for {email}, you’ll get an email with a 6-digit code.',
  'loginWithOtc.submit': 'Sign in',
  'loginWithOtc.submitting': 'Signing in…',

  // loginWithSmsOtc, smsCode, loginWithQuickSmsOtc
  'loginWithSmsOtc.title': 'Sign in with your phone',
  'loginWithSmsOtc.text': 'We’ll text you a verification code.',
  'loginWithSmsOtc.submit': 'Send code',
  'loginWithSmsOtc.submitting': 'Sending…',
  'smsCode.text': 'If an account exists for {phoneNumber}, you’ll get a text message with a 6-digit code.',
  'smsCode.yourPhone': 'your phone number',
  'smsCode.change': 'Use a different number',
  'loginWithQuickSmsOtc.title': 'Welcome back',
  'loginWithQuickSmsOtc.text': 'This device is set up to sign you in with a code sent by text message.',
  'loginWithQuickSmsOtc.other': 'Sign in another way',
  'registerQuickLogin.title': 'Sign in faster next time?',
  'registerQuickLogin.text': 'Remember this device, and next time you can text yourself a code with one click.',
  'registerQuickLogin.submit': 'Remember this device',
  'registerQuickLogin.decline': 'Not on this device',
  'phone.label': 'Phone number',
  'phone.hint': 'Include the country code, like +1 202 555 0123',
  'phone.country': 'Country',
  'phone.chooseCountry': 'Select a country',

  // magicLinkPreLoginSuccess, linkEnded, openedHere
  'magicLinkPreLoginSuccess.title': 'Check your email',
  'magicLinkPreLoginSuccess.text':
    'If an account exists for {email}, you’ll get an email with a sign-in link. Open it, and this page continues automatically.',
  'magicLinkPreLoginSuccess.number': 'If you open it on another device, enter this number there:',
  'magicLinkPreLoginSuccess.check': 'I opened the link',
  'magicLinkPreLoginSuccess.resend': 'Resend link',
  'magicLinkPreLoginSuccess.resendIn': 'Resend link in {time}',
  'magicLinkPreLoginSuccess.resent': 'We sent a new link. The previous link no longer works.',
  'magicLinkPreLoginSuccess.notYet': 'The link hasn’t been opened yet.',
  'linkEnded.title': 'This link is no longer valid',
  'linkEnded.text':
    'It expired, or the wrong number was entered too many times. You’re not signed in. Request a new link.',
  'openedHere.title': 'You’re signed in',
  'openedHere.text': 'You opened the link in another tab of this browser. You can close this tab.',

  // magic-link: confirm, matchNumber, invalid
  'magicLink.title': 'Sign in to {vendor}',
  'magicLink.text': 'You’re about to sign in as {email}.',
  'magicLink.number': 'Check that the page where you requested the link shows this number:',
  'magicLink.submit': 'Sign in',
  'magicLink.submitting': 'Signing in…',
  'matchNumber.text': 'You requested this link in another browser. Enter the number shown there to sign in on both.',
  'matchNumber.warning': 'Didn’t request this link? Close this page: someone may be trying to sign in as you.',
  'matchNumber.label': 'Number on the other page',
  'magicLinkInvalid.title': 'This link is no longer valid',
  'magicLinkInvalid.text': 'You’re not signed in. Request a new link.',

  // reset-phone
  'ResetPhoneNumber.title': 'Changed your phone number?',
  'ResetPhoneNumber.text': 'We’ll email you a code. Enter it to add your new number.',
  'ResetPhoneNumber.submit': 'Send code',
  'ResetPhoneNumber.submitting': 'Sending…',
  'VerifyResetPhoneNumber.submit': 'Continue',
  'VerifyResetPhoneNumber.submitting': 'Verifying…',
  'ChangePhoneNumber.title': 'Enter your new phone number',
  'ChangePhoneNumber.text': 'It replaces your old number the first time you sign in with it.',
  'ChangePhoneNumber.submit': 'Continue',
  'ChangePhoneNumber.submitting': 'Saving…',
  'resetPhoneExpired.title': 'This page expired',
  'resetPhoneExpired.text': 'Your phone number hasn’t changed. Start again and we’ll send you a new code.',
  'loginWithSmsOtc.lost': 'I no longer have this number',

  // activate-code, invitation-code
  'activateCode.title': 'Confirm your email',
  'activateCode.text': 'Enter the 6-digit code we emailed you.',
  'activateCode.submit': 'Confirm and sign in',
  'activateCode.submitting': 'Confirming…',
  'activateCodeInvalid.title': 'This code is no longer valid',
  'activateCodeInvalid.text': 'Sign up again and we’ll send you a new code.',
  'activateCodeInvalid.signUp': 'Sign up',
  'invitationCode.title': 'Accept invitation',
  'invitationCode.text': 'Enter the 6-digit code from your invitation email.',
  'invitationCode.submit': 'Accept invitation',
  'invitationCode.submitting': 'Accepting…',
  'invitationCodeInvalid.text': 'Ask the person who invited you to resend the invitation.',
} as const satisfies Catalogue;
