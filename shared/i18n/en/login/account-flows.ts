import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the flows around signing in: making an account, activating, recovering, accepting, unlocking, signing out. */
export const accountFlowTexts = {
  // sign-up
  'SignUp.title': 'Create your account',
  'SignUp.submit': 'Create account',
  'SignUp.submitting': 'Creating…',
  'SignUp.choose': 'Choose…',
  'SignUp.haveAccount': 'Already have an account?',
  'SignUpSuccess.title': 'Check your email',
  'SignUpSuccess.text': 'We sent a link to {email}. Open it to confirm your email address.',
  'SignUpSuccess.signedIn': 'Your account is ready',
  'SignUpSuccess.resent': 'Email sent again to {email}.',

  // activate
  'activating.title': 'Checking your link',
  'activatingForm.title': 'Create a password',
  'activatingForm.submit': 'Save and continue',
  'activatingForm.submitting': 'Saving…',
  'activateConfirm.title': 'Confirm your email',
  'activateConfirm.text': 'Confirm your email to finish creating your account.',
  'activateConfirm.submit': 'Confirm email',
  'activateConfirm.submitting': 'Confirming…',
  'activateSuccess.title': 'Your account is ready',
  'activateSuccess.text': 'Taking you to {place}.',
  'activateInvalid.title': 'This link is no longer valid',
  'activateInvalid.text': 'It may have expired or already been used.',
  'activateInvalid.resend': 'Get a new link',
  'activateResend.title': 'Get a new link',
  'activateResend.submit': 'Send link',
  'activateResend.submitting': 'Sending…',
  'activateResent.title': 'Check your email',
  'activateResent.text': 'If {email} has an account that isn’t confirmed yet, you’ll get an email with a new link.',

  // forgot-password, reset-password
  'forgotPassword.title': 'Reset your password',
  'forgotPassword.text': 'Enter your email and we’ll send you a link to reset your password.',
  'forgotPassword.submit': 'Send reset link',
  'forgotPassword.submitting': 'Sending…',
  'forgotPasswordSuccess.title': 'Check your email',
  'forgotPasswordSuccess.text':
    'If an account exists for {email}, you’ll get an email with a link to reset your password. The link expires in 1 hour.',
  'resetPassword.title': 'Create a new password',
  'resetPassword.submit': 'Save password',
  'resetPassword.submitting': 'Saving…',
  'resetPasswordSuccess.title': 'Password changed',
  'resetPasswordSuccess.text': 'You’re signed out of all other sessions. Sign in with your new password.',
  'resetPasswordInvalid.title': 'This link is no longer valid',
  'resetPasswordInvalid.text': 'It may have expired or already been used. Your password hasn’t changed.',
  'resetPasswordInvalid.resend': 'Get a new link',

  // accept-invitation
  'validating.title': 'Checking your invitation',
  'invitation.title': 'Join {tenantName}',
  'invitation.text': '{tenantName} uses {vendor}. Accept the invitation to join the organization.',
  'invitation.textNew': '{tenantName} uses {vendor}. Create a password to join the organization.',
  'invitation.untitled': 'Accept your invitation',
  'invitation.someone': 'The organization that invited you',
  'invitation.submit': 'Accept invitation',
  'invitation.submitting': 'Joining…',
  'invitationSuccess.title': 'Invitation accepted',
  'invitationSuccess.text': 'You’re now a member of {tenantName}.',
  'invitationInvalid.title': 'This invitation is no longer valid',
  'invitationInvalid.text': 'Ask the person who invited you to resend it.',
  'invitationFailed.title': "We couldn't verify your invitation",
  'invitationFailed.text': 'Nothing changed, and the invitation is still valid.',

  // unlock
  'unlockLoading.title': 'Checking your link',
  'unlock.title': 'Unlock your account',
  'unlock.text': 'Your account was locked after too many incorrect passwords.',
  'unlock.submit': 'Unlock',
  'unlock.submitting': 'Unlocking…',
  'unlockSuccess.title': 'Account unlocked',
  'unlockSuccess.text': 'Taking you to sign-in.',
  'unlockInvalid.title': 'This link is no longer valid',
  'unlockInvalid.text': 'Your account may already be unlocked. Try signing in.',

  // account
  'signedIn.title': 'You’re signed in',
  'signedIn.as': 'Signed in as {name}',
  'signedIn.open': 'Continue to {place}',
  'signedIn.signOut': 'Sign out',
  'signedIn.signingOut': 'Signing out…',
  'signedOut.title': 'You’re signed out',
  'signedOut.text': 'You’re still signed in on your other devices.',
} as const satisfies Catalogue;
