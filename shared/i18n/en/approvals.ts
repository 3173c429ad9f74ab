/**
 * What an admin is asked by mail, and the page where they say yes or no. Values: `person` and `email` of whom it is about,
 * `tenant`, `requester`, `date` and `due` as moments, `delay` a length of time.
 */
export const approvalTexts = {
  name: 'Reset of a second step',
  description:
    '{person} ({email}) lost the second step for {tenant}. With your yes it is removed, with the recovery codes and every session. That takes effect {delay} later, and until then {person} can keep it.',
  asked: 'Asked for by {requester}, {date}.',
  someone: 'somebody who has left',
  ask: 'Say yes only when {person} told you so in person, or by a call to a number that you know.',
  approve: 'Yes, remove it',
  decline: 'No',
  signInText: 'To decide, sign in as the admin to whom this mail went. Your sign-in may be ten minutes old at most.',
  signIn: 'Sign in',
  otherText: 'You are signed in as somebody else, or in another organisation. This mail went to an admin of {tenant}.',
  signInAgain: 'Sign in again',
  refusedText:
    'You cannot decide this: your roles do not include it, or somebody else has to. An admin of {tenant} knows more.',
  approvedTitle: 'You said yes',
  approvedText: 'The second step of {person} is removed on {due}, unless they keep it or an admin calls it off.',
  declinedTitle: 'You said no',
  declinedText: 'Nothing changes. {person} and whoever asked are told by mail.',
  closedTitle: 'There is nothing to decide here',
  closedText: 'This was decided already, was called off, or took too long; or the link is not complete.',
  home: 'Go to sign-in',
  portal: 'Go to the portal',
} as const;
