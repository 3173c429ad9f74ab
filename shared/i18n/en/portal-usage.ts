import type { Catalogue } from '../translator.ts';

/** Texts of the usage page. */
export const portalUsage = {
  'usage.text': 'How {tenant} used the product in the last 30 days.',
  'usage.failedTitle': 'The usage could not be loaded',
  'usage.people': 'People',
  'usage.total': 'in the team',
  'usage.seen': 'signed in',
  'usage.joined': 'joined',
  'usage.invited': 'invited',
  'usage.disabled': 'disabled',
  'usage.sessions': 'Open now',
  'usage.open': 'sessions',
  'usage.openPeople': 'people in them',
  'usage.signIns': 'Sign-ins',
  'usage.signInCount': { one: '{count} sign-in in 30 days.', other: '{count} sign-ins in 30 days.' },
  'usage.onDay': { one: '{day}: {count} sign-in', other: '{day}: {count} sign-ins' },
  'usage.day': 'Day',
} as const satisfies Catalogue;
