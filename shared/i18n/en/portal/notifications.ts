import type { NotificationKey } from '#shared/lib/notification-kinds.ts';
import type { Message } from '#shared/i18n/translator.ts';

/**
 * What happened, and what to do if the user didn't do it. Sentences whose value is not known are left out. Values: `device`
 * "Chrome on Linux", `ip`, `place` "Lyon, France", `provider`, `actor` and `person` names, `roles` a list, `codesLeft`.
 */
export const notificationTexts = {
  'notification.signed-in.title': 'New sign-in from {device}',
  'notification.signed-in.body':
    'Location: {place}. IP address: {ip}. If this wasn’t you, sign out that session and change your password.',
  'notification.password-changed.title': 'Your password was changed',
  'notification.password-changed.body':
    'You were signed out of all other sessions. If this wasn’t you, select “Forgot password?” on the sign-in page to reset your password.',
  'notification.email-changed.title': 'Your email was changed to {email}',
  'notification.email-changed.body':
    'Your previous email was {former}. If this wasn’t you, contact an admin of your organization immediately.',
  'notification.user-name-changed.title': 'Your username was changed',
  'notification.user-name-changed.body':
    'Your new username is {username}. If this wasn’t you, contact an admin of your organization immediately.',
  'notification.phones-changed.title': 'Your phone numbers were changed',
  'notification.phones-changed.body': 'If this wasn’t you, review your phone numbers and change your password.',
  'notification.factor-added.title': 'Verification method added',
  'notification.factor-added.body':
    'Keep your recovery codes in a safe place. If this wasn’t you, remove the method and change your password.',
  'notification.factor-removed.title': 'Verification method removed',
  'notification.factor-removed.body': 'If this wasn’t you, change your password and set up the method again.',
  'notification.passkey-added.title': 'Passkey added',
  'notification.passkey-added.body':
    'You can now sign in without a password. If this wasn’t you, remove the passkey and change your password.',
  'notification.passkey-removed.title': 'Passkey removed',
  'notification.passkey-removed.body':
    'You can no longer sign in with it. If this wasn’t you, change your password and review your passkeys.',
  'notification.recovery-code-used.title': 'Recovery code used',
  'notification.recovery-code-used.body':
    'Codes left: {codesLeft}. Generate new codes before you run out. If this wasn’t you, change your password.',
  'notification.recovery-codes-renewed.title': 'New recovery codes generated',
  'notification.recovery-codes-renewed.body':
    'Your old codes no longer work. If this wasn’t you, change your password and generate new codes.',
  'notification.second-factor-locked.title': 'Verification was locked',
  'notification.second-factor-locked.body':
    'Too many incorrect verification codes were entered. If this wasn’t you, someone may know your password, so change it now.',
  'notification.account-locked.title': 'Your account was locked',
  'notification.account-locked.body':
    'Too many incorrect passwords were entered. If this wasn’t you, nobody signed in, but consider changing to a longer password.',
  'notification.identity-linked.title': '{provider} was linked to your account',
  'notification.identity-linked.body':
    'You can now sign in with it. If this wasn’t you, change your password and contact an admin.',
  'notification.impersonation-started.title': '{actor} acted as you',
  'notification.impersonation-started.body': 'Reason: {reason}. Every change was logged with the name {actor}.',
  'notification.api-token-made.title': 'Personal API token created',
  'notification.api-token-made.body':
    'Token name: {token}. Apps that use it can act as you. If this wasn’t you, delete the token and change your password.',
  'notification.roles-changed.title': 'Your roles were changed',
  'notification.roles-changed.body': 'Changed by {actor}. Your roles are now: {roles}.',
  'notification.groups-changed.title': 'Your permissions changed',
  'notification.groups-changed.body': '{actor} changed a group you belong to or belonged to.',
  'notification.audit-stream-fails.title': '{stream} hasn’t taken audit events for over an hour',
  'notification.audit-stream-fails.body':
    'No events are lost: they are sent when the destination accepts them again. Check its address and its secret.',
  'notification.webhook-fails.title': 'The webhook {webhook} doesn’t accept events',
  'notification.webhook-fails.body': '{host}: {error}. We keep trying for three days. Check the endpoint.',
  'notification.webhook-off.title': 'The webhook {webhook} was turned off',
  'notification.webhook-off.body':
    '{host}: {error}. Fix the endpoint, turn the webhook on, then replay what it missed.',
  'notification.audit-log-broken.title': 'The audit log was tampered with',
  'notification.audit-log-broken.body':
    'Its chain is broken at event {event}. Keep a copy of earlier exports, and contact your provider.',
  'notification.sso-certificate-expires.title': 'An SSO certificate expires soon',
  'notification.sso-certificate-expires.body':
    'The certificate of {provider} expires on {date}. Add its successor to the connection before then.',
  'notification.sso-metadata-fails.title': 'SSO metadata can’t be read',
  'notification.sso-metadata-fails.body':
    'The metadata of {provider} couldn’t be read again. Single sign-on still works, but new certificates aren’t added.',
  'notification.sso-domain-drifted.title': 'The DNS record of {domain} is missing',
  'notification.sso-domain-drifted.body': 'Single sign-on still works. Publish the TXT record of the domain again.',
  'notification.sso-emergency-used.title': '{person} used emergency access',
  'notification.sso-emergency-used.body': '{email} signed in with a password instead of single sign-on.',
  'notification.sso-emergency-lost.title': '{person} no longer has MFA',
  'notification.sso-emergency-lost.body': 'Without it, their emergency access doesn’t work.',
  'notification.sso-setup-finished.title': 'Your SSO connection is ready for review',
  'notification.sso-setup-finished.body':
    'Someone finished the setup with your setup link. Check the connection, then activate it.',
  'notification.directory-removals-held.title': '{connection} wants to remove many users',
  'notification.directory-removals-held.body':
    'It asked for more than {users} users within {minutes} minutes. Further removals wait until you approve or reject them.',
  'notification.payment-failed.title': 'A payment failed',
  'notification.payment-failed.body':
    '{amount} for invoice {invoice} couldn’t be charged. The {plan} plan stays until {until}, and we’ll try again on {date}.',
  'notification.payment-disputed.title': 'A payment is disputed',
  'notification.payment-disputed.body':
    'The bank asks for {amount} of invoice {invoice} back. If that’s a mistake, ask the bank to withdraw the dispute.',
  'notification.plan-ended.title': 'The {plan} plan has ended',
  'notification.plan-ended.body':
    '{amount} for invoice {invoice} couldn’t be charged. You can subscribe again at any time.',
  'notification.invitation-accepted.title': '{person} accepted your invitation',
  'notification.invitation-accepted.body': '{email} is now a member.',
} as const satisfies Record<`notification.${NotificationKey}.${'title' | 'body'}`, Message>;
