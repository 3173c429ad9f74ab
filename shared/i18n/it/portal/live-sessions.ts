import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Tutte le sessioni attive',
  'live.text': 'Dove gli utenti sono connessi a {tenant} in questo momento.',
  'live.failed': 'Impossibile caricare le sessioni attive',
  'live.search': 'Cerca sessioni',
  'live.searchHint': 'Nome, email o indirizzo IP',
  'live.user': 'Utente',
  'live.device': 'Dispositivo',
  'live.ip': 'Indirizzo IP',
  'live.started': 'Accesso',
  'live.active': 'Ultima attività',
  'live.impersonated': '{name} agisce come questo utente',
  'live.of': 'Sessione di {name}',
  'live.none': 'Nessuna sessione trovata',
  'live.noneText': 'Nessuna sessione corrisponde alla ricerca.',
  'live.end': 'Disconnetti',
  'live.endUser': 'Disconnetti tutte le sessioni di questo utente…',
  'live.endUserTitle': 'Disconnettere {name} ovunque?',
  'live.endUserText':
    'Tutte le sessioni di questo utente terminano, anche in altre organizzazioni. Potrà accedere di nuovo con la password.',
  'live.endUserAction': 'Disconnetti utente',
  'live.userEnded': '{name} è stato disconnesso.',
  'live.endTitle': {
    one: 'Disconnettere {count} sessione?',
    many: 'Disconnettere {count} sessioni?',
    other: 'Disconnettere {count} sessioni?',
  },
  'live.endText':
    'Questi utenti dovranno accedere di nuovo. Le modifiche non salvate nelle tue applicazioni potrebbero andare perse.',
  'live.endAction': {
    one: 'Disconnetti {count} sessione',
    many: 'Disconnetti {count} sessioni',
    other: 'Disconnetti {count} sessioni',
  },
  'live.ended': {
    one: '{count} sessione disconnessa.',
    many: '{count} sessioni disconnesse.',
    other: '{count} sessioni disconnesse.',
  },
  'live.cancel': 'Annulla',
};
