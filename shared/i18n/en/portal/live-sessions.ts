import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the list of all live sessions of an organization, a part of the security page. */
export const portalLiveSessions = {
  'live.title': 'All active sessions',
  'live.text': 'Where users are signed in to {tenant} right now.',
  'live.failed': 'Couldn’t load the active sessions',
  'live.search': 'Search sessions',
  'live.searchHint': 'Name, email, or IP address',
  'live.user': 'User',
  'live.device': 'Device',
  'live.ip': 'IP address',
  'live.started': 'Signed in',
  'live.active': 'Last active',
  'live.impersonated': 'Impersonated by {name}',
  'live.of': 'Session of {name}',
  'live.none': 'No sessions found',
  'live.noneText': 'No session matches your search.',
  'live.end': 'Sign out',
  'live.endUser': 'Sign out all sessions of this user…',
  'live.endUserTitle': 'Sign {name} out everywhere?',
  'live.endUserText':
    'All sessions of this user end, also in other organizations. They can sign in again with their password.',
  'live.endUserAction': 'Sign out user',
  'live.userEnded': '{name} was signed out.',
  'live.endTitle': { one: 'Sign out {count} session?', other: 'Sign out {count} sessions?' },
  'live.endText': 'These users have to sign in again. Unsaved changes in your applications may be lost.',
  'live.endAction': { one: 'Sign out {count} session', other: 'Sign out {count} sessions' },
  'live.ended': { one: '{count} session signed out.', other: '{count} sessions signed out.' },
  'live.cancel': 'Cancel',
} as const satisfies Catalogue;
