/** The text of one mail. A mail without a `button` asks for nothing. Placeholders are filled by `fill`; the layout escapes. */
export interface MailText {
  subject: string;
  /** The preview text that mail clients show after the subject. */
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
  | 'policy-undone'
  | 'mfa-required'
  | 'country-refused'
  | 'audit-log-broken'
  | 'audit-chain-head'
  | 'directory-removals-held'
  | 'payment-failed'
  | 'webhook-fails'
  | 'webhook-off'
  | 'payment-disputed'
  | 'plan-ended'
  | 'sso-certificate-expires'
  | 'sso-domain-drifted'
  | 'sso-emergency-used'
  | 'sso-emergency-lost'
  | 'sso-setup-link'
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
 * Values: `vendor` the product's name, `name` of the user, `email`, `tenantName`, `inviterName`, `expiresIn` a
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
  'policy-undone': {
    subject: 'Your policy change in {tenantName} was undone',
    preview: '{policy}: nobody confirmed the change within {expiresIn}.',
    paragraphs: [
      'Hi {name},',
      'On {changedAt}, you changed a security policy of {tenantName} on {vendor}: {policy}. Nobody confirmed the change within {expiresIn}, so the previous settings apply again.',
      'To make the change again, save the policy again and confirm it within {expiresIn} from a new sign-in, for example in a private window.',
    ],
    button: 'Open security settings',
    footer: 'You’re receiving this email because you made this change.',
  },
  'mfa-required': {
    subject: '{tenantName} requires MFA soon',
    preview: 'From {startsAt}.',
    paragraphs: [
      'Hi {name},',
      'From {startsAt}, {tenantName} on {vendor} requires multi-factor authentication (MFA): you confirm your sign-in with a second verification method, such as an authenticator app.',
      'Set one up before then. It takes about a minute, and nothing interrupts you on the day.',
    ],
    button: 'Set up MFA',
    footer: 'You’re receiving this email because you don’t use MFA yet and an admin of {tenantName} chose to tell you.',
  },
  'country-refused': {
    subject: 'Access to {tenantName} was refused',
    preview: '{place}, {changedAt}.',
    paragraphs: [
      'Hi {name},',
      'On {changedAt}, the country restrictions of {tenantName} on {vendor} refused access. User: {personName} ({personEmail}). API token: {tokenName}.',
      'If this was expected, you can add the country to the list. If it wasn’t, someone may know a password or hold a token: review it in the audit log.',
    ],
    button: 'Review country restrictions',
    footer:
      'You’re receiving this email because you can change country restrictions, and emails about refused access are turned on. We send at most one an hour for each user or API token.',
  },
  'audit-log-broken': {
    subject: 'The audit log of {tenantName} was tampered with',
    preview: 'Its chain is broken at event {event}.',
    paragraphs: [
      'Hi {name},',
      'On {changedAt}, we verified the audit log of {tenantName} on {vendor}. Its chain is broken at event {event}: from there, the log isn’t as it was written.',
      'Keep a copy of earlier exports and of events you sent to streaming destinations, because they show what the log contained. Then contact your provider.',
    ],
    footer:
      'You’re receiving this email because you can view the audit log. We send it once, until the chain verifies again.',
  },
  'sso-certificate-expires': {
    subject: 'The SSO certificate of {tenantName} expires soon',
    preview: 'It expires on {expiresAt}. Add its successor before then.',
    paragraphs: [
      'Hi {name},',
      'The certificate that {provider} signs with for single sign-on to {tenantName} on {vendor} expires on {expiresAt}. Its fingerprint begins with {fingerprint}.',
      'Create a new certificate at your identity provider and add it to the connection before the old one expires. Both work side by side. If the new one is already there, you don’t need to do anything.',
    ],
    button: 'Open SSO settings',
    footer: 'You’re receiving this email because you can change the SSO settings of {tenantName}.',
  },
  'sso-setup-link': {
    subject: 'Set up single sign-on for {tenantName}',
    preview: '{inviterName} sent you a setup link. It expires on {expiresAt}.',
    paragraphs: [
      'Hi {name},',
      '{inviterName} asks you to connect the identity provider of {tenantName} to {vendor}. You don’t need an account for this.',
      'This link expires on {expiresAt}. Anyone who has it can set up the connection, so don’t forward it.',
    ],
    button: 'Set up single sign-on',
    footer: 'If you weren’t expecting this email, you can ignore it.',
  },
  'directory-removals-held': {
    subject: '{connection} wants to remove many users of {tenantName}',
    preview: 'Further removals wait for your decision. These users keep their access until then.',
    paragraphs: [
      '{connection} asked to deactivate or delete more than {users} users of {tenantName} on {vendor} within {minutes} minutes. From there on we hold its requests: these users can still sign in.',
      'Check the list. Approve it if the change is intended, or reject it and correct the assignments in your directory.',
    ],
    button: 'Review users',
    footer: 'You’re receiving this email because you can change the provisioning settings of {tenantName}.',
  },
  'payment-failed': {
    subject: 'Payment for {tenantName} failed',
    preview: '{amount}, invoice {invoice}.',
    paragraphs: [
      'Hi {name},',
      'We couldn’t charge {amount} for invoice {invoice} of {tenantName} on {vendor}.',
      'The {planName} plan stays until {graceEnds}. We’ll try again on {retryAt}. To pay now, add another payment method.',
    ],
    button: 'Update payment method',
    footer:
      'You’re receiving this email because you can change the subscription of {tenantName}, or because its invoices are addressed to you.',
  },
  'webhook-fails': {
    subject: 'The webhook {webhook} of {tenantName} doesn’t accept events',
    preview: '{host}: {error}.',
    paragraphs: [
      'Hi {name},',
      'The webhook {webhook} of {tenantName} on {vendor} hasn’t accepted an event since {since}. The last answer of {host}: {error}.',
      'We keep trying for three days, then we turn the webhook off. Check the endpoint.',
    ],
    footer: 'You’re receiving this email because you can change the webhooks of {tenantName}.',
  },
  'webhook-off': {
    subject: 'The webhook {webhook} of {tenantName} was turned off',
    preview: '{host}: {error}.',
    paragraphs: [
      'Hi {name},',
      'The webhook {webhook} of {tenantName} on {vendor} was turned off on {since}, because {host} doesn’t accept events: {error}.',
      'Fix the endpoint and turn the webhook on. We send a test event first. Then replay the events that it missed.',
    ],
    footer: 'You’re receiving this email because you can change the webhooks of {tenantName}.',
  },
  'payment-disputed': {
    subject: 'A payment of {tenantName} is disputed',
    preview: '{amount}, invoice {invoice}.',
    paragraphs: [
      'Hi {name},',
      'A payment of {amount} for invoice {invoice} of {tenantName} on {vendor} is disputed: the bank of the card’s holder asks for it back.',
      'The {planName} plan stays as it is for now. If the dispute is a mistake, ask the bank to withdraw it. If something is wrong with the invoice, contact us first.',
    ],
    button: 'View invoices',
    footer:
      'You’re receiving this email because you can change the subscription of {tenantName}, or because its invoices are addressed to you.',
  },
  'plan-ended': {
    subject: 'The {planName} plan of {tenantName} has ended',
    preview: 'Invoice {invoice} wasn’t paid.',
    paragraphs: [
      'Hi {name},',
      'The {planName} plan of {tenantName} on {vendor} ended on {endedAt}, because we couldn’t charge {amount} for invoice {invoice}.',
      'Your data is safe, but the features of the plan aren’t available anymore. You can subscribe again at any time.',
    ],
    button: 'Choose a plan',
    footer:
      'You’re receiving this email because you can change the subscription of {tenantName}, or because its invoices are addressed to you.',
  },
  'sso-domain-drifted': {
    subject: 'The DNS record of {domain} is missing',
    preview: 'Single sign-on still works. Publish the record again.',
    paragraphs: [
      'Hi {name},',
      'We no longer find the TXT record that proves that {domain} belongs to {tenantName} on {vendor}. Users can still sign in.',
      'Publish the TXT record at {domain} again. Its value is in the SSO settings.',
    ],
    button: 'Open SSO settings',
    footer: 'You’re receiving this email because you can change the SSO settings of {tenantName}.',
  },
  'sso-emergency-used': {
    subject: 'Emergency access to {tenantName} was used',
    preview: '{personName} signed in with a password instead of single sign-on.',
    paragraphs: [
      'Hi {name},',
      '{personName} ({personEmail}) signed in to {tenantName} on {vendor} with a password and MFA, although single sign-on is required there.',
      'If your identity provider works and nobody expected this, reset the password of this user and check the audit log.',
    ],
    button: 'Open SSO settings',
    footer: 'You’re receiving this email because you can change the SSO settings of {tenantName}.',
  },
  'sso-emergency-lost': {
    subject: 'Emergency access to {tenantName} needs attention',
    preview: '{personName} no longer has MFA.',
    paragraphs: [
      'Hi {name},',
      '{personName} no longer has a verification method on {vendor}. Without MFA, their emergency access to {tenantName} doesn’t work.',
      'Ask them to set up MFA again, or give emergency access to another admin.',
    ],
    button: 'Open SSO settings',
    footer: 'You’re receiving this email because you can change the SSO settings of {tenantName}.',
  },
  'audit-chain-head': {
    subject: 'Proof of the audit log of {tenantName}: event {sequence}',
    preview: 'As of {changedAt}. Keep this email.',
    paragraphs: [
      'Hi {name},',
      'On {changedAt}, the audit log of {tenantName} on {vendor} ended with this event.',
      'Keep this email. If anyone rewrites the log later, a verified export no longer contains this hash at this event number.',
    ],
    footer:
      'You receive this email every day because an admin of {tenantName} chose your address. Admins can change that on the audit log page.',
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
