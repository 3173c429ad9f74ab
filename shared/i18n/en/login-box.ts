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
  'common.copyTrace': 'Copy the trace number',
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

  // sign-up
  'SignUp.title': 'Create your account',
  'SignUp.submit': 'Create account',
  'SignUp.submitting': 'Creating…',
  'SignUp.haveAccount': 'Have an account?',
  'SignUpSuccess.title': 'Check your e-mail',
  'SignUpSuccess.text': 'We sent a link to {email}. Open it to confirm the address.',
  'SignUpSuccess.signedIn': 'Your account is ready',
  'SignUpSuccess.resent': 'Sent once more to {email}.',

  // activate
  'activating.title': 'Looking at your link',
  'activatingForm.title': 'Choose a password',
  'activatingForm.submit': 'Save and go on',
  'activatingForm.submitting': 'Saving…',
  'activateConfirm.title': 'Confirm your address',
  'activateConfirm.text': 'One press, and your account is ready.',
  'activateConfirm.submit': 'Confirm my address',
  'activateConfirm.submitting': 'Confirming…',
  'activateSuccess.title': 'Your account is ready',
  'activateSuccess.text': 'Taking you to {place}.',
  'activateInvalid.title': 'This link doesn’t work any more',
  'activateInvalid.text': 'It may have expired, or it was used already.',
  'activateInvalid.resend': 'Send me a new link',
  'activateResend.title': 'Get a new link',
  'activateResend.submit': 'Send the link',
  'activateResend.submitting': 'Sending…',
  'activateResent.title': 'Check your e-mail',
  'activateResent.text': 'If {email} has an account that waits for its confirmation, a new link is on its way.',

  // forgot-password, reset-password
  'forgotPassword.title': 'Reset your password',
  'forgotPassword.text': 'Type the address you sign in with. We send you a link.',
  'forgotPassword.submit': 'Send the link',
  'forgotPassword.submitting': 'Sending…',
  'forgotPasswordSuccess.title': 'Check your e-mail',
  'forgotPasswordSuccess.text': 'If there is an account for {email}, a link is on its way. It works for an hour.',
  'resetPassword.title': 'Choose a new password',
  'resetPassword.submit': 'Save the password',
  'resetPassword.submitting': 'Saving…',
  'resetPasswordSuccess.title': 'Your password is changed',
  'resetPasswordSuccess.text': 'All other sessions have ended. Sign in with the new password.',
  'resetPasswordInvalid.title': 'This link doesn’t work any more',
  'resetPasswordInvalid.text': 'It may have expired, or it was used already. Your password is as it was.',
  'resetPasswordInvalid.resend': 'Send a new link',

  // accept-invitation
  'validating.title': 'Looking at your invitation',
  'invitation.title': 'Join {tenantName}',
  'invitation.text': '{tenantName} uses {vendor}. Accepting adds you to the organisation.',
  'invitation.textNew': '{tenantName} uses {vendor}. Choose a password, and you are in.',
  'invitation.untitled': 'Accept your invitation',
  'invitation.someone': 'The organisation that invited you',
  'invitation.submit': 'Accept the invitation',
  'invitation.submitting': 'Joining…',
  'invitationSuccess.title': 'You are in',
  'invitationSuccess.text': '{tenantName} is now among your organisations.',
  'invitationInvalid.title': 'This invitation doesn’t work any more',
  'invitationInvalid.text': 'Ask the person who invited you to send a new one.',
  'invitationFailed.title': 'We couldn’t verify your invitation',
  'invitationFailed.text': 'Nothing was changed, and the invitation is still open.',

  // unlock
  'unlockLoading.title': 'Looking at your link',
  'unlock.title': 'Open sign-in again',
  'unlock.text': 'Sign-in was paused after too many wrong passwords in a row.',
  'unlock.submit': 'Open it now',
  'unlock.submitting': 'Opening…',
  'unlockSuccess.title': 'Sign-in is open again',
  'unlockSuccess.text': 'Taking you to sign-in.',
  'unlockInvalid.title': 'This link doesn’t work any more',
  'unlockInvalid.text': 'Sign-in may be open already. Try it.',

  // account
  'signedIn.title': 'You are signed in',
  'signedIn.as': 'Signed in as {name}',
  'signedIn.open': 'Go on to {place}',
  'signedIn.signOut': 'Sign out',
  'signedIn.signingOut': 'Signing out…',
  'signedOut.title': 'You are signed out',
  'signedOut.text': 'Other devices stay signed in.',

  // notice
  'notice.title': 'This didn’t work',
  'notice.back': 'Back to sign-in',

  // embedded: a part that could not be loaded
  'unavailable.title': 'This step didn’t load',
  'unavailable.text': 'Nothing was sent. The connection may be down.',
  'unavailable.hosted': 'Open the hosted page',
} as const satisfies Catalogue;
