/** The text of one mail. A mail without a `button` asks for nothing. Placeholders are filled by `fill`; the layout escapes. */
export interface MailText {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  paragraphs: readonly string[];
  button?: string;
  /** Why one gets this mail, and what happens when one does nothing. */
  footer: string;
  /** The value `code` stands by itself after the paragraphs. */
  showsCode?: true;
}

export type MailName =
  | 'activation'
  | 'invitation'
  | 'reset-password'
  | 'password-changed'
  | 'password-expires'
  | 'account-locked'
  | 'sign-up-existing'
  | 'impersonation-started'
  | 'set-up'
  | 'sign-in-code'
  | 'second-factor-code'
  | 'phone-code'
  | 'activation-code'
  | 'invitation-code'
  | 'magic-link'
  | 'link-identity-code'
  | 'identity-linked'
  | 'phones-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'second-factor-locked'
  | 'api-token-made'
  | 'api-tokens-stay'
  | 'groups-changed'
  | 'factor-reset-asked'
  | 'factor-reset-confirmed'
  | 'factor-reset-cancelled'
  | 'factor-reset-kept'
  | 'factor-reset-done'
  | 'factor-reset-approve'
  | 'factor-reset-declined'
  | 'signed-up-by-link'
  | 'email-change-code'
  | 'email-changed'
  | 'new-device';

/**
 * Values: `vendor` the product's name, `name` of the person, `email`, `tenantName`, `inviterName`, `expiresIn` a
 * length of time in words ("3 days"), `personName` and `personEmail` of whom it tells, `lockedUntil` and `changedAt` an instant in words with its zone.
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
  'signed-up-by-link': {
    subject: '{personName} signed up by your link to {tenantName}',
    preview: '{personEmail} joins once the address is confirmed.',
    paragraphs: [
      'Hello {name},',
      '{personName} ({personEmail}) signed up to {tenantName} by the invitation link that you made, and joins once the address is confirmed.',
    ],
    footer:
      'You do not know this person? Then remove them in the admin portal, and revoke the link: it works for whoever has it.',
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
  'password-expires': {
    subject: 'Your password for {vendor} expires soon',
    preview: 'Change it before {expiresAt}.',
    paragraphs: [
      'Hello {name},',
      'your organisation asks for passwords to be changed at times. The one of {email} at {vendor} opens nothing any more from {expiresAt}.',
      'Choose another one before that, in your profile or by this link.',
    ],
    button: 'Choose a new password',
    footer: 'You get in after that too: by a link that we send to this address.',
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
    footer:
      'It wasn’t you? Then do nothing: nothing was changed, and the other person was not told that you have an account.',
  },
  'sign-in-code': {
    subject: 'Your code to sign in to {vendor}',
    preview: 'It works for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      'type this code where you sign in to {vendor}. It works for {expiresIn}, and only once.',
    ],
    showsCode: true,
    footer:
      'You are not signing in? Then do nothing, and give this code to nobody: whoever asks for it is not from {vendor}.',
  },
  'second-factor-code': {
    subject: 'Your code for {vendor}',
    preview: 'It works for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      'type this code to confirm at {vendor} that it is you. It works for {expiresIn}, and only once.',
    ],
    showsCode: true,
    footer: 'It wasn’t you? Then somebody knows your first step: change your password, and give this code to nobody.',
  },
  'phone-code': {
    subject: 'Confirm a change of your phone number at {vendor}',
    preview: 'The code works for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      'somebody, most likely you, asked to change the phone number of {email} at {vendor}. Type this code there to go on. It works for {expiresIn}, and only once.',
    ],
    showsCode: true,
    footer: 'You did not ask for it? Then do nothing: the number stays as it is.',
  },
  'activation-code': {
    subject: 'Confirm your e-mail address for {vendor}',
    preview: 'The code works for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      'somebody, most likely you, made an account at {vendor} with {email}. Type this code there to confirm that the address is yours. It works for {expiresIn}, and only once.',
    ],
    showsCode: true,
    footer: 'You did not make an account? Then do nothing: without the code nobody can use it.',
  },
  'invitation-code': {
    subject: 'Join {tenantName} on {vendor}',
    preview: '{inviterName} invited you. The invitation is open for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      '{inviterName} invited you to work with {tenantName} on {vendor}.',
      'You join as {email}. The invitation is open for {expiresIn}, and it works only once. Its page asks for this code:',
    ],
    showsCode: true,
    button: 'Look at the invitation',
    footer: 'You expected no invitation? Then do nothing: you join only when you accept it.',
  },
  'magic-link': {
    subject: 'Sign in to {vendor}',
    preview: 'The link works for {expiresIn}.',
    paragraphs: [
      'Hello {name},',
      'somebody, most likely you, wants to sign in to {vendor} as {email}. The page behind this link asks you to confirm it with one press.',
      'The link works for {expiresIn}, and only once. Opened on another device, it asks for the number that the first one shows.',
    ],
    button: 'Sign in',
    footer: 'You are not signing in? Then do nothing: opening the link alone signs nobody in.',
  },
  'phones-changed': {
    subject: 'Your phone numbers at {vendor} were changed',
    preview: 'If that was you, there is nothing to do.',
    paragraphs: [
      'Hello {name},',
      'the phone numbers of {email} at {vendor} were changed: {change}. It happened on {changedAt}.',
      'That was you? Then there is nothing to do. It wasn’t? Choose a new password now: that also ends all sessions.',
    ],
    button: 'That wasn’t me: choose a new password',
    footer: 'You get this mail because changes of phone numbers are always told to their owner.',
  },
  'impersonation-started': {
    subject: 'Somebody acts in your account at {vendor}',
    preview: '{actorName} does, until {until}.',
    paragraphs: [
      'Hello {name},',
      '{actorName} has begun to act as you in {tenantName} at {vendor}. The reason given: {reason}',
      'This ends by itself on {until}. Your password and your second factors cannot be changed meanwhile, and every change carries the name of {actorName}.',
    ],
    footer: 'You did not ask for help? Then tell an admin of your organisation: each step is written down.',
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
  'factor-added': {
    subject: 'A second step was added to your account at {vendor}',
    preview: '{factor}, {changedAt}.',
    paragraphs: [
      'Hello {name},',
      'your account now also signs in with: {factor}. It was added on {changedAt}.',
      'Keep your recovery codes in a safe place: they let you in when you have lost the rest.',
    ],
    footer:
      'It wasn’t you? Then choose a new password at once, which ends every session, and look through your second steps.',
  },
  'factor-removed': {
    subject: 'A second step was removed from your account at {vendor}',
    preview: '{factor}, {changedAt}.',
    paragraphs: ['Hello {name},', 'your account no longer signs in with: {factor}. It was removed on {changedAt}.'],
    footer:
      'It wasn’t you? Then choose a new password at once, which ends every session, and set the second step up again.',
  },
  'factor-reset-asked': {
    subject: 'Your second step at {vendor} is to be reset',
    preview: '{actor} of {tenantName} asked for it. You can keep it.',
    paragraphs: [
      'Hello {name},',
      '{actor} of {tenantName} asked for your second step, all of it with your recovery codes, to be removed, as is done for somebody who lost it. Nothing has happened yet: another admin has to confirm it by {dueAt}, and then {delay} pass.',
      'You still have your second step, or did not ask for this? Then keep it.',
    ],
    button: 'Keep my second step',
    footer: 'You did ask for it? Then do nothing.',
  },
  'factor-reset-confirmed': {
    subject: 'Your second step at {vendor} will be removed',
    preview: 'On {dueAt}, unless you keep it.',
    paragraphs: [
      'Hello {name},',
      '{actor} of {tenantName} has confirmed that your second step is removed. It happens on {dueAt}, ends every session of yours, and afterwards your password alone signs you in.',
      'You still have your second step, or did not ask for this? Then keep it.',
    ],
    button: 'Keep my second step',
    footer: 'You did ask for it? Then do nothing, and sign in after that.',
  },
  'factor-reset-cancelled': {
    subject: 'Your second step at {vendor} stays',
    preview: '{actor} called the reset off.',
    paragraphs: [
      'Hello {name},',
      '{actor} of {tenantName} called off the reset of your second step. You sign in as before.',
    ],
    footer: 'You still cannot get in? Then write to an admin of your organisation.',
  },
  'factor-reset-kept': {
    subject: 'Your second step at {vendor} stays',
    preview: 'The reset is over.',
    paragraphs: [
      'Hello {name},',
      'the reset of your second step is over, by the link in our mail to you. You sign in as before.',
    ],
    footer: 'It wasn’t you who pressed it? Then somebody reads your mail: choose a new password for it at once.',
  },
  'factor-reset-done': {
    subject: 'Your second step at {vendor} was removed',
    preview: '{changedAt}. Sign in and set up a new one.',
    paragraphs: [
      'Hello {name},',
      'your second step was removed on {changedAt}, as two admins of your organisation agreed, and every session ended. Sign in with your password, and set up a new second step on your privacy page.',
    ],
    footer: 'You did not ask for it? Then choose a new password at once, and tell your organisation.',
  },
  'factor-reset-approve': {
    subject: 'Somebody’s second step at {vendor}: yes or no?',
    preview: '{actor} asks for it to be reset for {personName}.',
    paragraphs: [
      'Hello {name},',
      '{actor} of {tenantName} asked for the second step of {personName} ({personEmail}) to be reset, as is done for somebody who lost it. It takes a second admin, such as you, by {dueAt}.',
      'The page behind this link shows what is asked. To say yes or no there you sign in.',
    ],
    button: 'Look at the request',
    footer:
      'You do nothing? Then another admin decides, or it ends by itself. The link decides nothing without your sign-in.',
  },
  'factor-reset-declined': {
    subject: 'A second step at {vendor} stays as it is',
    preview: '{actor} said no for {personName}.',
    paragraphs: [
      'Hello {name},',
      '{actor} of {tenantName} said no to your request: the second step of {personName} ({personEmail}) stays.',
    ],
    footer: 'You still think that it was lost? Then speak with {actor}, and ask again.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account at {vendor}',
    preview: '{changedAt}.',
    paragraphs: ['Hello {name},', 'your account now also signs in with a passkey. It was added on {changedAt}.'],
    footer:
      'It wasn’t you? Then choose a new password at once, which ends every session, and remove the passkey in your profile.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account at {vendor}',
    preview: '{changedAt}.',
    paragraphs: [
      'Hello {name},',
      'your account no longer signs in with one of its passkeys. It was removed on {changedAt}.',
    ],
    footer:
      'It wasn’t you? Then choose a new password at once, which ends every session, and look through your passkeys.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for your account at {vendor}',
    preview: '{changedAt}. Codes left: {codesLeft}.',
    paragraphs: [
      'Hello {name},',
      'one of your recovery codes took the place of the second step on {changedAt}.',
      'Codes left: {codesLeft}. Make new ones in your profile before they run out.',
    ],
    footer: 'It wasn’t you? Then choose a new password at once, which ends every session, and make new recovery codes.',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes for your account at {vendor}',
    preview: '{changedAt}.',
    paragraphs: ['Hello {name},', 'new recovery codes were made on {changedAt}. The old ones no longer work.'],
    footer: 'It wasn’t you? Then choose a new password at once, which ends every session, and make new recovery codes.',
  },
  'second-factor-locked': {
    subject: 'Somebody guesses the second step of your account at {vendor}',
    preview: 'It is paused until {lockedUntil}.',
    paragraphs: [
      'Hello {name},',
      'there were too many wrong codes in a row, by somebody who had passed the first step. The second step is paused until {lockedUntil}.',
      'Mistyped? Then try it again after that.',
    ],
    footer: 'It wasn’t you? Then somebody knows your password: choose a new one at once.',
  },
  'link-identity-code': {
    subject: '{code} is your code for {vendor}',
    preview: 'Type it on the page that asks for it.',
    paragraphs: [
      'Hello {name},',
      'Somebody signs in to {vendor} with an account elsewhere that has this e-mail address. If that is you, type this code on the page that asks for it. It works once, within {expiresIn}.',
    ],
    showsCode: true,
    footer: 'Was it not you? Do not pass the code on; without it, nothing happens.',
  },
  'identity-linked': {
    subject: 'You can sign in to {vendor} with {provider} now',
    preview: 'A way to sign in was added to your account.',
    paragraphs: [
      'Hello {name},',
      'Your account of {provider} was tied to your account at {vendor}. From now on it signs you in.',
    ],
    footer: 'Was it not you? Reset your password at once and tell an admin of your organisation.',
  },
  'api-token-made': {
    subject: 'A personal API token was made for you at {vendor}',
    preview: 'In {tenantName}, {changedAt}.',
    paragraphs: [
      'Hello {name},',
      'with a personal API token, programs can now act as you in {tenantName} at {vendor}. Its name: {tokenName}. It was made on {changedAt}.',
    ],
    footer:
      'It wasn’t you? Then choose a new password at once, which ends every session, and delete the token on the page of your personal tokens: it works until then.',
  },
  'api-tokens-stay': {
    subject: 'API tokens of {personName} still work in {tenantName}',
    preview: '{personName} was removed from {tenantName}. Review the API tokens they created.',
    paragraphs: [
      'Hello {name},',
      '{personName} was removed from {tenantName} at {vendor}. API tokens that they created for the organization still work: {tokenNames}.',
      'Delete the tokens that nobody needs, and replace those whose secrets {personName} may have kept.',
    ],
    footer: 'You get this email because you manage the users of {tenantName}.',
  },
  'groups-changed': {
    subject: 'Your rights in {tenantName} changed',
    preview: 'An admin of {tenantName} changed a group.',
    paragraphs: [
      'Hello {name},',
      'an admin of {tenantName} on {vendor} changed your rights there: {change}. It holds from now on.',
    ],
    footer: 'Does this surprise you? Ask an admin of {tenantName}.',
  },
  'email-change-code': {
    subject: 'Confirm this address for {vendor}',
    preview: 'The code works for {expiresIn}.',
    paragraphs: [
      'Hello,',
      '{name} wants to sign in to {vendor} with this e-mail address from now on. Is that you? Then type this code where you asked for it. It works for {expiresIn}, and only once.',
    ],
    showsCode: true,
    footer: 'It isn’t you? Then do nothing, and give this code to nobody: without it nothing changes.',
  },
  'email-changed': {
    subject: 'You sign in to {vendor} with another address now',
    preview: 'It happened on {changedAt}.',
    paragraphs: [
      'Hello {name},',
      'your account at {vendor} was moved from {email} to {newEmail} on {changedAt}. From now on mails go there.',
      'That was you? Then there is nothing to do.',
    ],
    footer: 'It wasn’t you? Then tell an admin of your organisation at once: this address opens the account no longer.',
  },
  'new-device': {
    subject: 'New sign-in to your {vendor} account',
    preview: '{device}, {changedAt}.',
    paragraphs: [
      'Hi {name},',
      'Your {vendor} account {email} was used to sign in from a new device: {device}, {changedAt}. Location: {place}.',
      'If this was you, you don’t need to do anything.',
    ],
    footer: 'If this wasn’t you, sign that session out in the portal and change your password immediately.',
  },
};
