/**
 * What an admin is asked by mail, and the page where they say yes or no. Values: `person` and `email` of whom it is about,
 * `tenant`, `requester`, `date` and `due` as moments, `delay` a length of time.
 */
export const approvalTexts = {
  name: 'MFA reset',
  description:
    '{person} ({email}) lost access to their verification methods for {tenant}. If you approve, their verification methods and recovery codes are removed and all their sessions end. The reset takes effect {delay} later, and until then {person} can cancel it.',
  asked: 'Requested by {requester} on {date}.',
  someone: 'a former member',
  ask: 'Approve only if {person} asked you in person or in a call to a number you know.',
  approve: 'Approve reset',
  decline: 'Decline',
  signInText:
    'To decide, sign in as the admin who received this email. You must have signed in within the last 10 minutes.',
  signIn: 'Sign in',
  otherText:
    'You’re signed in as a different user or in a different organization. This email was sent to an admin of {tenant}.',
  signInAgain: 'Sign in again',
  refusedText:
    'You can’t decide this request: you don’t have permission, or another admin has to decide. Contact an admin of {tenant}.',
  approvedTitle: 'Reset approved',
  approvedText:
    '{person}’s verification methods will be removed on {due}, unless they keep them or an admin cancels the reset.',
  declinedTitle: 'Reset declined',
  declinedText: 'Nothing changes. We’ll email {person} and the admin who requested the reset.',
  closedTitle: 'This request is closed',
  closedText: 'It was already decided, was canceled, or has expired. The link may also be incomplete.',
  home: 'Go to sign-in',
  portal: 'Go to the portal',
} as const;
