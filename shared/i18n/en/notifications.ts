import type { NotificationKey } from '../../lib/notification-kinds.ts';
import type { Message } from '../translator.ts';

/**
 * What happened, and what to do when it was somebody else. Sentences whose value is not known are left out. Values: `device`
 * "Chrome on Linux", `ip`, `place` "Lyon, France", `provider`, `actor` and `person` names, `roles` a list, `codesLeft`.
 */
export const notificationTexts = {
  'notification.signed-in.title': 'New sign-in from {device}',
  'notification.signed-in.body':
    'It came from {place}. Its address was {ip}. It wasn’t you? End that session and choose a new password.',
  'notification.password-changed.title': 'Your password was changed',
  'notification.password-changed.body':
    'Other sessions have ended. It wasn’t you? Choose a new password by “Forgot it?” on the sign-in page.',
  'notification.email-changed.title': 'You sign in with {email} now',
  'notification.email-changed.body':
    'The address before was {former}. It wasn’t you? Tell an admin of your organisation at once.',
  'notification.user-name-changed.title': 'Your user name was changed',
  'notification.user-name-changed.body':
    'You sign in with {username} now. It wasn’t you? Tell an admin of your organisation at once.',
  'notification.phones-changed.title': 'Your phone numbers were changed',
  'notification.phones-changed.body': 'It wasn’t you? Look through your numbers and choose a new password.',
  'notification.factor-added.title': 'A second step was added to your account',
  'notification.factor-added.body':
    'Keep your recovery codes in a safe place. It wasn’t you? Remove it and choose a new password.',
  'notification.factor-removed.title': 'A second step was removed from your account',
  'notification.factor-removed.body': 'It wasn’t you? Choose a new password and set the second step up again.',
  'notification.passkey-added.title': 'A passkey was added to your account',
  'notification.passkey-added.body':
    'It signs you in without a password. It wasn’t you? Remove it and choose a new password.',
  'notification.passkey-removed.title': 'A passkey was removed from your account',
  'notification.passkey-removed.body':
    'It no longer signs you in. It wasn’t you? Choose a new password and look through your passkeys.',
  'notification.recovery-code-used.title': 'A recovery code was used for your account',
  'notification.recovery-code-used.body':
    'Codes left: {codesLeft}. Make new ones before they run out. It wasn’t you? Choose a new password.',
  'notification.recovery-codes-renewed.title': 'New recovery codes were made',
  'notification.recovery-codes-renewed.body':
    'The old ones no longer work. It wasn’t you? Choose a new password and make new codes.',
  'notification.second-factor-locked.title': 'Somebody guessed at your second step',
  'notification.second-factor-locked.body':
    'It was paused after too many wrong codes. It wasn’t you? Then somebody knows your password: choose a new one.',
  'notification.account-locked.title': 'Sign-in to your account was paused',
  'notification.account-locked.body':
    'There were too many wrong passwords in a row. It wasn’t you? Nobody came in; a longer password makes guessing hopeless.',
  'notification.identity-linked.title': 'You can sign in with {provider} now',
  'notification.identity-linked.body':
    'An account elsewhere was tied to yours. It wasn’t you? Choose a new password and tell an admin.',
  'notification.impersonation-started.title': '{actor} acted in your account',
  'notification.impersonation-started.body':
    'The reason given: {reason}. Every change of that time carries the name {actor}.',
  'notification.api-token-made.title': 'A personal API token was made for you',
  'notification.api-token-made.body':
    'Its name: {token}. Programs act as you with it. It wasn’t you? Delete it and choose a new password.',
  'notification.roles-changed.title': 'Your roles were changed',
  'notification.roles-changed.body': '{actor} changed them. You have now: {roles}.',
  'notification.groups-changed.title': 'Your rights changed with a group',
  'notification.groups-changed.body': '{actor} changed a group that you are in, or were in.',
  'notification.invitation-accepted.title': '{person} accepted your invitation',
  'notification.invitation-accepted.body': 'With that, {email} is in the team.',
} as const satisfies Record<`notification.${NotificationKey}.${'title' | 'body'}`, Message>;
