import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Sessioni attive',
  'privacy.sessionsText': 'Non riconosci una sessione? Disconnettila e cambia la password.',
  'privacy.sessionsFailed': 'Impossibile caricare le tue sessioni',
  'privacy.device': '{browser} su {system}',
  'privacy.deviceUnknown': 'Dispositivo sconosciuto',
  'privacy.signedIn': 'Accesso: {time}',
  'privacy.justNow': 'proprio ora',
  'privacy.thisOne': 'Questo dispositivo',
  'privacy.actsHere': '{name} (assistenza) sta agendo per tuo conto',
  'privacy.end': 'Disconnetti',
  'privacy.endOf': 'Disconnetti {device}',
  'privacy.ended': {
    one: 'Sessione disconnessa.',
    many: '{count} sessioni disconnesse.',
    other: '{count} sessioni disconnesse.',
  },
  'privacy.endFailed': {
    one: 'Impossibile disconnettere una sessione.',
    many: 'Impossibile disconnettere {count} sessioni.',
    other: 'Impossibile disconnettere {count} sessioni.',
  },
  'privacy.noOthers': 'Nessun’altra sessione attiva.',
  'privacy.endOthers': 'Disconnetti le altre sessioni…',
  'privacy.endOthersTitle': {
    one: 'Disconnettere {count} altra sessione?',
    many: 'Disconnettere altre {count} sessioni?',
    other: 'Disconnettere altre {count} sessioni?',
  },
  'privacy.endOthersText': 'Resti connesso su questo dispositivo.',
  'privacy.endOthersAction': {
    one: 'Disconnetti {count} sessione',
    many: 'Disconnetti {count} sessioni',
    other: 'Disconnetti {count} sessioni',
  },
  'privacy.endOthersKeep': 'Annulla',
};
