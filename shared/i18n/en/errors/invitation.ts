import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Inviting many, invitation links, people whose time is limited. */
export const invitationErrors = {
  'already-invited': 'This user already has a pending invitation. Nothing changed.',
  'invitation-ended':
    'The access that this invitation offers has expired. Invite the user again with a new expiry date.',
  'email-repeated': 'This email is in the list more than once. It gets one invitation.',
  'temporary-users-off': 'Access expiry is turned off. An operator can turn it on.',
  'invite-links-off': 'Invitation links are turned off. Invite users by email instead.',
  'invite-link-not-found': 'You don’t have an invitation link. Create one first.',
  'bulk-invitation-not-found': 'This list of invitations no longer exists. Reload the page.',
  'too-many-invitations':
    'This account reached its limit of {points} email invitations a day. Invite the others tomorrow, or contact support.',
  'new-tenant-invitations':
    'To prevent spam, new organizations can send {points} invitations a day until {until}. Invite the others tomorrow, or contact support.',
  'bulk-invitation-running': 'Another list of invitations is still being sent. Wait until it’s done, then try again.',
  'bulk-invitation-settled':
    'You can undo invitations for 10 minutes, and that time has passed. Remove the users one by one.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
