import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the list of the user’s own sessions, which two pages show. */
export const portalSessions = {
  'privacy.sessions': 'Active sessions',
  'privacy.sessionsText': 'Don’t recognize a session? Sign it out and change your password.',
  'privacy.sessionsFailed': 'Couldn’t load your sessions',
  'privacy.device': '{browser} on {system}',
  'privacy.deviceUnknown': 'Unknown device',
  'privacy.signedIn': 'Signed in {time}',
  'privacy.justNow': 'just now',
  'privacy.thisOne': 'This device',
  'privacy.actsHere': '{name} (support) is acting as you',
  'privacy.end': 'Sign out',
  'privacy.endOf': 'Sign out {device}',
  'privacy.ended': { one: 'Session signed out.', other: '{count} sessions signed out.' },
  'privacy.endFailed': { one: 'Couldn’t sign out a session.', other: 'Couldn’t sign out {count} sessions.' },
  'privacy.noOthers': 'No other active sessions.',
  'privacy.endOthers': 'Sign out all other sessions…',
  'privacy.endOthersTitle': { one: 'Sign out {count} other session?', other: 'Sign out {count} other sessions?' },
  'privacy.endOthersText': 'You stay signed in on this device.',
  'privacy.endOthersAction': { one: 'Sign out {count} session', other: 'Sign out {count} sessions' },
  'privacy.endOthersKeep': 'Cancel',
} as const satisfies Catalogue;
