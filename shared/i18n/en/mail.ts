/** The text of one mail. A mail without a `button` asks for nothing. Placeholders are filled by `fill`; the layout escapes. */
export interface MailText {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  paragraphs: readonly string[];
  button?: string;
  /** Why one gets this mail, and what happens when one does nothing. */
  footer: string;
}

export type MailName =
  | 'activation'
  | 'invitation'
  | 'reset-password'
  | 'password-changed'
  | 'account-locked'
  | 'sign-up-existing'
  | 'set-up';

/**
 * Values: `vendor` the product's name, `name` of the person, `email`, `tenantName`, `inviterName`, `expiresIn` a
 * length of time in words ("3 days"), `lockedUntil` and `changedAt` an instant in words with its zone.
 * Sentences whose value is not known are left out.
 */
export const mail: Readonly<Record<MailName, MailText>> = {
  activation: {
    subject: 'Confirm your e-mail address for {vendor}',
    preview: 'One press, and your account is ready.',
    paragraphs: [
      'Hello {name},',
      'somebody, most likely you, made an account at {vendor} with {email}. Confirm that the address is yours to start using it.',
      'The link works for {expiresIn}, and only once.',
    ],
    button: 'Confirm my address',
    footer: 'You did not make an account? Then do nothing: without the confirmation nobody can use it.',
  },
  invitation: {
    subject: 'Join {tenantName} on {vendor}',
    preview: '{inviterName} invited you. The invitation is open for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      '{inviterName} invited you to work with {tenantName} on {vendor}.',
      'You join as {email}. The invitation is open for {expiresIn}, and it works only once.',
    ],
    button: 'Look at the invitation',
    footer: 'You expected no invitation? Then do nothing: you join only when you accept it.',
  },
  'reset-password': {
    subject: 'Choose a new password for {vendor}',
    preview: 'The link works for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      'somebody, most likely you, asked for a new password for {email} at {vendor}.',
      'The link works for {expiresIn}, and only once. Your present password keeps working until you save a new one.',
    ],
    button: 'Choose a new password',
    footer: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  'password-changed': {
    subject: 'Your password for {vendor} was changed',
    preview: 'If that was you, there is nothing to do.',
    paragraphs: [
      'Hello {name},',
      'the password of {email} at {vendor} was changed. It happened on {changedAt}.',
      'That was you? Then there is nothing to do. It wasn’t? Choose a new password now: that also ends all sessions.',
    ],
    button: 'That wasn’t me: choose a new password',
    footer: 'You get this mail because changes of a password are always told to its owner.',
  },
  'account-locked': {
    subject: 'Sign-in to {vendor} is paused',
    preview: 'There were too many wrong passwords in a row.',
    paragraphs: [
      'Hello {name},',
      'there were too many wrong passwords in a row for {email}, so we paused sign-in to your account at {vendor}. Your data is untouched.',
      'It opens again by itself on {lockedUntil}. If it was you who typed them, you can open it now.',
    ],
    button: 'Open sign-in again',
    footer: 'It wasn’t you? Then leave it paused: nobody came in. A new, longer password makes guessing hopeless.',
  },
  'sign-up-existing': {
    subject: 'You already have an account at {vendor}',
    preview: 'Sign in with it, or choose a new password.',
    paragraphs: [
      'Hello {name},',
      'somebody, most likely you, tried to make an account at {vendor} with {email}. There is one already, so no second one was made.',
      'Sign in with it as usual. If the password is gone, choose “Forgot it?” below the password field and we send you a link.',
    ],
    button: 'Sign in',
    footer: 'It wasn’t you? Then do nothing: nothing was changed, and the other person was not told that you have an account.',
  },
  'set-up': {
    subject: 'Set up {vendor}',
    preview: 'You are its first admin.',
    paragraphs: [
      'Hello {name},',
      '{vendor} is running, and {email} is its first admin. Choose a password to open {tenantName}.',
      'The link works for {expiresIn}, and only once. Whoever holds it becomes admin: do not pass it on.',
    ],
    button: 'Choose a password',
    footer: 'You run no {vendor}? Then somebody mistyped an address, and you can delete this mail.',
  },
};
