import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the usage page. */
export const portalUsage = {
  'page.usage': 'Usage',
  'usage.text': 'See how {tenant} used the product in the last 30 days.',
  'usage.failedTitle': 'Couldn’t load usage',
  'usage.people': 'Users',
  'usage.total': 'total',
  'usage.seen': 'signed in',
  'usage.joined': 'joined',
  'usage.invited': 'invited',
  'usage.disabled': 'deactivated',
  'usage.sessions': 'Active sessions',
  'usage.open': 'sessions',
  'usage.openPeople': 'users',
  'usage.signIns': 'Sign-ins',
  'usage.signInCount': { one: '{count} sign-in in 30 days.', other: '{count} sign-ins in 30 days.' },
  'usage.onDay': { one: '{day}: {count} sign-in', other: '{day}: {count} sign-ins' },
  'usage.day': 'Day',
} as const satisfies Catalogue;
