/** The text of one mail. A mail without a `button` asks for nothing. Placeholders are filled by `fill`; the layout escapes. */
export interface MailText {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  paragraphs: readonly string[];
  button?: string;
  /** Why one gets this mail, and what happens when one does nothing. */
  footer: string;
  /** The value `code` is shown on its own after the paragraphs. */
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
    subject: 'Confirm your email for {vendor}',
    preview: 'Confirm your email to finish creating your account.',
    paragraphs: [
      'Hi {name},',
      'Confirm that {email} is your email address to finish creating your {vendor} account.',
      'This link expires in {expiresIn} and can be used once.',
    ],
    button: 'Confirm email',
    footer: 'If you didn’t create an account, you can ignore this email.',
  },
  invitation: {
    subject: 'Join {tenantName} on {vendor}',
    preview: '{inviterName} invited you. The invitation expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      '{inviterName} invited you to join {tenantName} on {vendor}.',
      'Accept the invitation to join as {email}. This link expires in {expiresIn} and can be used once.',
    ],
    button: 'Accept invitation',
    footer: 'If you weren’t expecting an invitation, you can ignore this email. You only join if you accept.',
  },
  'signed-up-by-link': {
    subject: '{personName} signed up with your link to {tenantName}',
    preview: '{personEmail} joins after confirming their email.',
    paragraphs: [
      'Hi {name},',
      '{personName} ({personEmail}) signed up for {tenantName} with your invitation link. They join after they confirm their email.',
    ],
    footer:
      'If you don’t know this person, remove them in the admin portal and revoke the link: anyone who has it can use it.',
  },
  'reset-password': {
    subject: 'Reset your {vendor} password',
    preview: 'This link expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      'We received a request to reset the {vendor} password for {email}.',
      'This link expires in {expiresIn} and can be used once. Your current password works until you create a new one.',
    ],
    button: 'Reset password',
    footer: 'If you didn’t request this, you can ignore this email. Your password won’t change.',
  },
  'password-changed': {
    subject: 'Your {vendor} password was changed',
    preview: 'If this was you, you don’t need to do anything.',
    paragraphs: [
      'Hi {name},',
      'The {vendor} password for {email} was changed. This happened on {changedAt}.',
      'If this was you, you don’t need to do anything. If it wasn’t, reset your password now. This also signs out all sessions.',
    ],
    button: 'Reset password',
    footer: 'We send this email whenever your password changes.',
  },
  'password-expires': {
    subject: 'Your {vendor} password expires soon',
    preview: 'Change it before {expiresAt}.',
    paragraphs: [
      'Hi {name},',
      'Your organization requires regular password changes. Your {vendor} password for {email} expires on {expiresAt}.',
      'Change it before then to keep signing in without interruption.',
    ],
    button: 'Change password',
    footer: 'If your password expires, you can still use a reset link sent to this email address.',
  },
  'account-locked': {
    subject: 'Your {vendor} account is locked',
    preview: 'There were too many incorrect passwords.',
    paragraphs: [
      'Hi {name},',
      'We locked your {vendor} account, {email}, after too many incorrect passwords. Your data is safe.',
      'It unlocks automatically on {lockedUntil}. If the attempts were yours, you can unlock it now.',
    ],
    button: 'Unlock account',
    footer: 'If this wasn’t you, leave the account locked. Nobody signed in. Consider changing to a longer password.',
  },
  'sign-up-existing': {
    subject: 'You already have a {vendor} account',
    preview: 'Sign in, or reset your password.',
    paragraphs: [
      'Hi {name},',
      'We received a request to create a {vendor} account with {email}. You already have an account, so we didn’t create a new one.',
      'Sign in as usual. If you forgot your password, select “Forgot password?” below the password field.',
    ],
    button: 'Sign in',
    footer:
      'If this wasn’t you, you can ignore this email. Nothing changed, and we didn’t reveal that you have an account.',
  },
  'sign-in-code': {
    subject: 'Your {vendor} sign-in code',
    preview: 'This code expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      'Enter this code to sign in to {vendor}. It expires in {expiresIn} and can be used once.',
    ],
    showsCode: true,
    footer:
      'If you didn’t request this code, you can ignore this email. Never share this code. {vendor} will never ask you for it.',
  },
  'second-factor-code': {
    subject: 'Your {vendor} verification code',
    preview: 'This code expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      'Enter this code to verify your identity on {vendor}. It expires in {expiresIn} and can be used once.',
    ],
    showsCode: true,
    footer: 'If you didn’t try to sign in, someone may know your password. Change it now, and never share this code.',
  },
  'phone-code': {
    subject: 'Confirm your phone number change on {vendor}',
    preview: 'This code expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      'We received a request to change the phone number for {email} on {vendor}. Enter this code to continue. It expires in {expiresIn} and can be used once.',
    ],
    showsCode: true,
    footer: 'If you didn’t request this, you can ignore this email. Your phone number won’t change.',
  },
  'activation-code': {
    subject: 'Confirm your email for {vendor}',
    preview: 'This code expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      'Enter this code to confirm {email} and finish creating your {vendor} account. It expires in {expiresIn} and can be used once.',
    ],
    showsCode: true,
    footer: 'If you didn’t create an account, you can ignore this email.',
  },
  'invitation-code': {
    subject: 'Join {tenantName} on {vendor}',
    preview: '{inviterName} invited you. The invitation expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      '{inviterName} invited you to join {tenantName} on {vendor}.',
      'Accept the invitation to join as {email}. This link expires in {expiresIn} and can be used once. You’ll need this code:',
    ],
    showsCode: true,
    button: 'Accept invitation',
    footer: 'If you weren’t expecting an invitation, you can ignore this email. You only join if you accept.',
  },
  'magic-link': {
    subject: 'Sign in to {vendor}',
    preview: 'This link expires in {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      'Use this link to sign in to {vendor} as {email}.',
      'This link expires in {expiresIn} and can be used once. If you open it on another device, enter the number shown where you requested it.',
    ],
    button: 'Sign in',
    footer: 'If you didn’t request this link, you can ignore this email. Nobody can sign in without it.',
  },
  'phones-changed': {
    subject: 'Your phone numbers on {vendor} were changed',
    preview: 'If this was you, you don’t need to do anything.',
    paragraphs: [
      'Hi {name},',
      'The phone numbers for {email} on {vendor} were changed: {change}. This happened on {changedAt}.',
      'If this was you, you don’t need to do anything. If it wasn’t, reset your password now. This also signs out all sessions.',
    ],
    button: 'Reset password',
    footer: 'We send this email whenever your phone numbers change.',
  },
  'impersonation-started': {
    subject: '{actorName} is acting as you on {vendor}',
    preview: 'Access ends automatically on {until}.',
    paragraphs: [
      'Hi {name},',
      '{actorName} started acting as you in {tenantName} on {vendor}. Reason: {reason}',
      'Access ends automatically on {until}. Your password and verification methods can’t be changed, and every change is logged with the name {actorName}.',
    ],
    footer: 'If you didn’t ask for help, contact an admin of your organization. All activity is logged.',
  },
  'set-up': {
    subject: 'Set up {vendor}',
    preview: 'You’re the first admin.',
    paragraphs: [
      'Hi {name},',
      '{vendor} is running, and {email} is its first admin. Create a password to open {tenantName}.',
      'This link expires in {expiresIn} and can be used once. Anyone who has it can become the admin, so don’t share it.',
    ],
    button: 'Create password',
    footer: 'If you don’t run {vendor}, you can ignore this email.',
  },
  'factor-added': {
    subject: 'Verification method added to your {vendor} account',
    preview: '{factor}, {changedAt}.',
    paragraphs: [
      'Hi {name},',
      'A verification method was added to your account: {factor}. This happened on {changedAt}.',
      'Keep your recovery codes in a safe place. You’ll need them if you lose access to your verification methods.',
    ],
    footer:
      'If this wasn’t you, reset your password now, which signs out all sessions, and review your verification methods.',
  },
  'factor-removed': {
    subject: 'Verification method removed from {vendor}',
    preview: '{factor}, {changedAt}.',
    paragraphs: [
      'Hi {name},',
      'A verification method was removed from your account: {factor}. This happened on {changedAt}.',
    ],
    footer:
      'If this wasn’t you, reset your password now, which signs out all sessions, and set up the verification method again.',
  },
  'factor-reset-asked': {
    subject: 'MFA reset requested for your {vendor} account',
    preview: '{actor} of {tenantName} requested it. You can cancel it.',
    paragraphs: [
      'Hi {name},',
      '{actor} of {tenantName} requested an MFA reset for you. It would remove your verification methods and recovery codes. Nothing has changed yet: another admin must approve the reset by {dueAt}, and it takes effect {delay} after that.',
      'If you still have your verification methods or didn’t ask for this, keep them.',
    ],
    button: 'Keep my verification methods',
    footer: 'If you asked for this reset, you don’t need to do anything.',
  },
  'factor-reset-confirmed': {
    subject: 'MFA will be reset for your {vendor} account',
    preview: 'On {dueAt}, unless you cancel it.',
    paragraphs: [
      'Hi {name},',
      '{actor} of {tenantName} approved an MFA reset for you. On {dueAt}, your verification methods and recovery codes will be removed and all your sessions will end. After that, you sign in with your password only.',
      'If you still have your verification methods or didn’t ask for this, keep them.',
    ],
    button: 'Keep my verification methods',
    footer: 'If you asked for this reset, you don’t need to do anything until then.',
  },
  'factor-reset-cancelled': {
    subject: 'MFA reset canceled for your {vendor} account',
    preview: '{actor} canceled the reset.',
    paragraphs: [
      'Hi {name},',
      '{actor} of {tenantName} canceled your MFA reset. Your verification methods haven’t changed, so sign in as usual.',
    ],
    footer: 'If you still can’t sign in, contact an admin of your organization.',
  },
  'factor-reset-kept': {
    subject: 'MFA reset canceled for your {vendor} account',
    preview: 'You kept your verification methods.',
    paragraphs: [
      'Hi {name},',
      'You canceled the MFA reset with the link in our email. Your verification methods haven’t changed, so sign in as usual.',
    ],
    footer: 'If this wasn’t you, someone may have access to your mailbox. Change the password of your mailbox now.',
  },
  'factor-reset-done': {
    subject: 'MFA was reset for your {vendor} account',
    preview: '{changedAt}. Sign in and set up MFA again.',
    paragraphs: [
      'Hi {name},',
      'Two admins of your organization approved an MFA reset for you. On {changedAt}, your verification methods were removed and all your sessions ended. Sign in with your password, and then set up MFA again under Security & privacy.',
    ],
    footer: 'If you didn’t ask for this, reset your password now and contact your organization.',
  },
  'factor-reset-approve': {
    subject: 'Approve an MFA reset for {personName}?',
    preview: '{actor} of {tenantName} requested it.',
    paragraphs: [
      'Hi {name},',
      '{actor} of {tenantName} requested an MFA reset for {personName} ({personEmail}), who lost access to their verification methods. A second admin, such as you, must approve it by {dueAt}.',
      'Review the request, and then sign in to approve or decline it.',
    ],
    button: 'Review request',
    footer:
      'If you don’t do anything, another admin can decide, or the request expires. The link alone can’t approve anything.',
  },
  'factor-reset-declined': {
    subject: 'MFA reset for {personName} declined',
    preview: '{actor} declined your request.',
    paragraphs: [
      'Hi {name},',
      '{actor} of {tenantName} declined your request to reset MFA for {personName} ({personEmail}). Nothing changed.',
    ],
    footer: 'If the reset is still needed, talk to {actor} and request it again.',
  },
  'passkey-added': {
    subject: 'Passkey added to your {vendor} account',
    preview: '{changedAt}.',
    paragraphs: [
      'Hi {name},',
      'A passkey was added to your account, and you can now sign in with it. This happened on {changedAt}.',
    ],
    footer:
      'If this wasn’t you, reset your password now, which signs out all sessions, and remove the passkey in your profile.',
  },
  'passkey-removed': {
    subject: 'Passkey removed from your {vendor} account',
    preview: '{changedAt}.',
    paragraphs: [
      'Hi {name},',
      'A passkey was removed from your account, and you can no longer sign in with it. This happened on {changedAt}.',
    ],
    footer: 'If this wasn’t you, reset your password now, which signs out all sessions, and review your passkeys.',
  },
  'recovery-code-used': {
    subject: 'Recovery code used on your {vendor} account',
    preview: '{changedAt}. Codes left: {codesLeft}.',
    paragraphs: [
      'Hi {name},',
      'A recovery code was used to sign in to your account on {changedAt}.',
      'Codes left: {codesLeft}. Generate new codes in your profile before you run out.',
    ],
    footer:
      'If this wasn’t you, reset your password now, which signs out all sessions, and generate new recovery codes.',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes for your {vendor} account',
    preview: '{changedAt}.',
    paragraphs: ['Hi {name},', 'New recovery codes were generated on {changedAt}. Your old codes no longer work.'],
    footer:
      'If this wasn’t you, reset your password now, which signs out all sessions, and generate new recovery codes.',
  },
  'second-factor-locked': {
    subject: 'Verification locked on your {vendor} account',
    preview: 'It’s locked until {lockedUntil}.',
    paragraphs: [
      'Hi {name},',
      'Someone entered the first step of your sign-in correctly, and then too many incorrect verification codes. Verification is locked until {lockedUntil}.',
      'If this was you, try again after that.',
    ],
    footer: 'If this wasn’t you, someone may know your password. Reset it now.',
  },
  'link-identity-code': {
    subject: '{code} is your {vendor} verification code',
    preview: 'Enter it on the page that asks for it.',
    paragraphs: [
      'Hi {name},',
      'Someone is signing in to {vendor} with an external account that uses this email address. If this is you, enter this code to continue. It expires in {expiresIn} and can be used once.',
    ],
    showsCode: true,
    footer: 'If this wasn’t you, you can ignore this email. Never share this code.',
  },
  'identity-linked': {
    subject: '{provider} was linked to your {vendor} account',
    preview: 'You can now sign in with {provider}.',
    paragraphs: [
      'Hi {name},',
      'Your {provider} account was linked to your {vendor} account. You can now sign in with it.',
    ],
    footer: 'If this wasn’t you, reset your password now and contact an admin of your organization.',
  },
  'api-token-made': {
    subject: 'A personal API token was created on {vendor}',
    preview: 'In {tenantName}, {changedAt}.',
    paragraphs: [
      'Hi {name},',
      'A personal API token was created for you in {tenantName} on {vendor}. Apps that use it can act as you. Token name: {tokenName}. It was created on {changedAt}.',
    ],
    footer:
      'If this wasn’t you, reset your password now, which signs out all sessions, and delete the token under Personal API tokens. It works until you delete it.',
  },
  'api-tokens-stay': {
    subject: 'API tokens of {personName} still work in {tenantName}',
    preview: '{personName} is no longer a member of {tenantName}. Review the API tokens they created.',
    paragraphs: [
      'Hi {name},',
      '{personName} is no longer a member of {tenantName} on {vendor}. API tokens they created for the organization still work: {tokenNames}.',
      'Delete the tokens you no longer need, and replace any whose secrets {personName} may have kept.',
    ],
    footer: 'You’re receiving this email because you manage the users of {tenantName}.',
  },
  'groups-changed': {
    subject: 'Your permissions in {tenantName} changed',
    preview: 'An admin of {tenantName} changed a group.',
    paragraphs: ['Hi {name},', 'An admin of {tenantName} changed your permissions on {vendor}: {change}.'],
    footer: 'If you have questions about this change, contact an admin of {tenantName}.',
  },
  'email-change-code': {
    subject: 'Confirm your new email for {vendor}',
    preview: 'This code expires in {expiresIn}.',
    paragraphs: [
      'Hi,',
      '{name} wants to use this email address to sign in to {vendor}. If this is you, enter this code to confirm the change. It expires in {expiresIn} and can be used once.',
    ],
    showsCode: true,
    footer: 'If you didn’t request this, you can ignore this email. Never share this code.',
  },
  'email-changed': {
    subject: 'Your {vendor} email was changed',
    preview: 'This happened on {changedAt}.',
    paragraphs: [
      'Hi {name},',
      'The email for your {vendor} account was changed from {email} to {newEmail} on {changedAt}. You now sign in and receive emails there.',
      'If this was you, you don’t need to do anything.',
    ],
    footer:
      'If this wasn’t you, contact an admin of your organization immediately. You can no longer sign in with this email address.',
  },
  'new-device': {
    subject: 'New sign-in to your {vendor} account',
    preview: '{device}, {changedAt}.',
    paragraphs: [
      'Hi {name},',
      'Your {vendor} account {email} was used to sign in from a new device: {device}, {changedAt}. Location: {place}.',
      'If this was you, you don’t need to do anything.',
    ],
    footer: 'If this wasn’t you, sign out that session in the portal and change your password immediately.',
  },
};
