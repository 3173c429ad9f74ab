import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Actieve sessies',
  'privacy.sessionsText': 'Herken je een sessie niet? Log die uit en wijzig je wachtwoord.',
  'privacy.sessionsFailed': 'Je sessies kunnen niet worden geladen',
  'privacy.device': '{browser} op {system}',
  'privacy.deviceUnknown': 'Onbekend apparaat',
  'privacy.signedIn': 'Ingelogd: {time}',
  'privacy.justNow': 'zojuist',
  'privacy.thisOne': 'Dit apparaat',
  'privacy.actsHere': '{name} (support) handelt namens jou',
  'privacy.end': 'Uitloggen',
  'privacy.endOf': '{device} uitloggen',
  'privacy.ended': { one: 'Sessie uitgelogd.', other: '{count} sessies uitgelogd.' },
  'privacy.endFailed': {
    one: 'Een sessie kan niet worden uitgelogd.',
    other: '{count} sessies kunnen niet worden uitgelogd.',
  },
  'privacy.noOthers': 'Geen andere actieve sessies.',
  'privacy.endOthers': 'Andere sessies uitloggen…',
  'privacy.endOthersTitle': { one: '{count} andere sessie uitloggen?', other: '{count} andere sessies uitloggen?' },
  'privacy.endOthersText': 'Je blijft ingelogd op dit apparaat.',
  'privacy.endOthersAction': { one: '{count} sessie uitloggen', other: '{count} sessies uitloggen' },
  'privacy.endOthersKeep': 'Annuleren',
};
