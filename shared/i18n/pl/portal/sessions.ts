import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Aktywne sesje',
  'privacy.sessionsText': 'Nie rozpoznajesz sesji? Zakończ ją i zmień hasło.',
  'privacy.sessionsFailed': 'Nie udało się wczytać sesji',
  'privacy.device': '{browser} ({system})',
  'privacy.deviceUnknown': 'Nieznane urządzenie',
  'privacy.signedIn': 'Zalogowano: {time}',
  'privacy.justNow': 'przed chwilą',
  'privacy.thisOne': 'To urządzenie',
  'privacy.actsHere': '{name} (pomoc techniczna) działa jako Ty',
  'privacy.end': 'Wyloguj',
  'privacy.endOf': 'Wyloguj: {device}',
  'privacy.ended': {
    one: 'Zakończono sesję.',
    few: 'Zakończono {count} sesje.',
    many: 'Zakończono {count} sesji.',
    other: 'Zakończono {count} sesji.',
  },
  'privacy.endFailed': {
    one: 'Nie udało się zakończyć sesji.',
    few: 'Nie udało się zakończyć {count} sesji.',
    many: 'Nie udało się zakończyć {count} sesji.',
    other: 'Nie udało się zakończyć {count} sesji.',
  },
  'privacy.noOthers': 'Brak innych aktywnych sesji.',
  'privacy.endOthers': 'Zakończ wszystkie pozostałe sesje…',
  'privacy.endOthersTitle': {
    one: 'Zakończyć {count} inną sesję?',
    few: 'Zakończyć {count} inne sesje?',
    many: 'Zakończyć {count} innych sesji?',
    other: 'Zakończyć {count} innych sesji?',
  },
  'privacy.endOthersText': 'Twoja sesja na tym urządzeniu pozostanie aktywna.',
  'privacy.endOthersAction': {
    one: 'Zakończ {count} sesję',
    few: 'Zakończ {count} sesje',
    many: 'Zakończ {count} sesji',
    other: 'Zakończ {count} sesji',
  },
  'privacy.endOthersKeep': 'Anuluj',
};
