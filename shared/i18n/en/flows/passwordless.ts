import type { Catalogue } from '../../translator.ts';

/** Texts of signing in without a password, and of links and codes that confirm something. */
export const passwordlessTexts = {
  // a code
  'code.label': 'Six-digit code',
  'code.resend': 'Send a new code',
  'code.resendIn': 'A new code in {time}',
  'code.resent': 'A new code is on its way. The one before no longer works.',
  'code.sending': 'Sending a code…',

  // loginWithOtc
  'loginWithOtc.title': 'Type your code',
  'loginWithOtc.text': 'If there is an account for {email}, a code is on its way there.',
  'loginWithOtc.submit': 'Sign in',
  'loginWithOtc.submitting': 'Signing in…',

  // loginWithSmsOtc, smsCode, loginWithQuickSmsOtc
  'loginWithSmsOtc.title': 'Sign in with your phone',
  'loginWithSmsOtc.text': 'We send a code to it by text message.',
  'loginWithSmsOtc.submit': 'Send me a code',
  'loginWithSmsOtc.submitting': 'Sending…',
  'smsCode.text': 'If there is an account for {phoneNumber}, a text message with a code is on its way.',
  'smsCode.yourPhone': 'your phone',
  'smsCode.change': 'Use another number',
  'loginWithQuickSmsOtc.title': 'Welcome back',
  'loginWithQuickSmsOtc.text': 'This device is set up to sign you in with a code by text message.',
  'loginWithQuickSmsOtc.other': 'Sign in another way',
  'registerQuickLogin.title': 'Sign in faster next time?',
  'registerQuickLogin.text': 'This device can remember you: then one press sends a code to your phone.',
  'registerQuickLogin.submit': 'Remember this device',
  'registerQuickLogin.decline': 'Not on this device',
  'phone.label': 'Phone number',
  'phone.hint': 'With its country code, like +1 202 555 0123',
  'phone.country': 'Country',
  'phone.chooseCountry': 'Choose a country',

  // magicLinkPreLoginSuccess, linkEnded, openedHere
  'magicLinkPreLoginSuccess.title': 'Look into your mailbox',
  'magicLinkPreLoginSuccess.text':
    'If there is an account for {email}, a link is on its way there. Open it, and this page goes on by itself.',
  'magicLinkPreLoginSuccess.number': 'If you open it on another device, it asks for this number:',
  'magicLinkPreLoginSuccess.check': 'I have opened the link',
  'magicLinkPreLoginSuccess.resend': 'Send a new link',
  'magicLinkPreLoginSuccess.resendIn': 'A new link in {time}',
  'magicLinkPreLoginSuccess.resent': 'A new link is on its way. The one before no longer works.',
  'magicLinkPreLoginSuccess.notYet': 'The link has not been opened yet.',
  'linkEnded.title': 'This link is no longer good',
  'linkEnded.text':
    'It was open for too long, or the number was wrong too often. You are not signed in; ask for a new link.',
  'openedHere.title': 'You are signed in',
  'openedHere.text': 'The link was opened in another tab of this browser, which went on. You may close this one.',

  // magic-link: confirm, matchNumber, invalid
  'magicLink.title': 'Sign in to {vendor}',
  'magicLink.text': 'You are about to sign in as {email}.',
  'magicLink.number': 'The page where you asked for the link shows the same number:',
  'magicLink.submit': 'Sign in',
  'magicLink.submitting': 'Signing in…',
  'matchNumber.text':
    'You asked for this link in another browser. Type the number that it shows; both are signed in then.',
  'matchNumber.warning': 'You did not ask for it? Then close this page: somebody else tries to sign in as you.',
  'matchNumber.label': 'Number on the other page',
  'magicLinkInvalid.title': 'This link no longer works',
  'magicLinkInvalid.text': 'You are not signed in. Ask for a new link.',

  // reset-phone
  'ResetPhoneNumber.title': 'You have another phone number?',
  'ResetPhoneNumber.text': 'We send a code to your e-mail address. With it you name your new number.',
  'ResetPhoneNumber.submit': 'Send me a code',
  'ResetPhoneNumber.submitting': 'Sending…',
  'VerifyResetPhoneNumber.submit': 'Continue',
  'VerifyResetPhoneNumber.submitting': 'Checking…',
  'ChangePhoneNumber.title': 'Your new phone number',
  'ChangePhoneNumber.text': 'It takes the place of the old one once you have signed in with it.',
  'ChangePhoneNumber.submit': 'Continue',
  'ChangePhoneNumber.submitting': 'Saving…',
  'resetPhoneExpired.title': 'That took too long',
  'resetPhoneExpired.text': 'Your phone number is unchanged. Start again, and we send you another code.',
  'loginWithSmsOtc.lost': 'I have another number now',

  // activate-code, invitation-code
  'activateCode.title': 'Confirm your e-mail address',
  'activateCode.text': 'Type the code that we sent you by e-mail.',
  'activateCode.submit': 'Confirm and sign in',
  'activateCode.submitting': 'Confirming…',
  'activateCodeInvalid.title': 'This code no longer works',
  'activateCodeInvalid.text': 'Sign up again, and we send you another one.',
  'activateCodeInvalid.signUp': 'Sign up',
  'invitationCode.title': 'Accept the invitation',
  'invitationCode.text': 'Type the code out of the same e-mail.',
  'invitationCode.submit': 'Accept',
  'invitationCode.submitting': 'Accepting…',
  'invitationCodeInvalid.text': 'Ask the person who invited you for a new one.',
} as const satisfies Catalogue;
