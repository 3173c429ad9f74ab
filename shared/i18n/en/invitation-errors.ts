import type { ErrorMessageKey } from './errors.ts';

/** Inviting many, invitation links, people whose time is limited. */
export const invitationErrors = {
  'already-invited': 'This person is invited already, and has not answered yet. Nothing was changed.',
  'email-repeated': 'This address stands in the list twice. It is invited once.',
  'temporary-users-off': 'People cannot be given limited time here. The operator can turn it on.',
  'invite-links-off': 'Invitation links are turned off here. Invite people by e-mail instead.',
  'invite-link-not-found': 'You have no invitation link. Make one first.',
  'bulk-invitation-not-found': 'This list of invitations is no longer there. Reload the page.',
  'too-many-invitations':
    'This account has mailed {points} invitations in a day, which is as many as it may. Invite the others tomorrow, or ask the operator of this product for more.',
  'new-tenant-invitations':
    'To prevent spam, new organizations can send {points} invitations a day until {until}. Invite the others tomorrow, or contact support.',
  'bulk-invitation-running': 'A list of people is being invited right now. Wait until it is done, then send the next.',
  'bulk-invitation-settled':
    'These invitations can no longer be undone: the ten minutes are over. Remove people one by one.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
