import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Wszystkie aktywne sesje',
  'live.text': 'Gdzie użytkownicy są teraz zalogowani w organizacji {tenant}.',
  'live.failed': 'Nie udało się wczytać aktywnych sesji',
  'live.search': 'Szukaj sesji',
  'live.searchHint': 'Nazwisko, e-mail lub adres IP',
  'live.user': 'Użytkownik',
  'live.device': 'Urządzenie',
  'live.ip': 'Adres IP',
  'live.started': 'Zalogowano',
  'live.active': 'Ostatnia aktywność',
  'live.impersonated': 'Jako ten użytkownik działa: {name}',
  'live.of': 'Sesja użytkownika {name}',
  'live.none': 'Nie znaleziono sesji',
  'live.noneText': 'Żadna sesja nie pasuje do wyszukiwania.',
  'live.end': 'Zakończ',
  'live.endUser': 'Zakończ wszystkie sesje tego użytkownika…',
  'live.endUserTitle': 'Wylogować wszędzie: {name}?',
  'live.endUserText':
    'Wszystkie sesje tego użytkownika zostaną zakończone, także w innych organizacjach. Będzie można zalogować się ponownie hasłem.',
  'live.endUserAction': 'Wyloguj użytkownika',
  'live.userEnded': 'Wylogowano: {name}.',
  'live.endTitle': {
    one: 'Zakończyć {count} sesję?',
    few: 'Zakończyć {count} sesje?',
    many: 'Zakończyć {count} sesji?',
    other: 'Zakończyć {count} sesji?',
  },
  'live.endText':
    'Ci użytkownicy będą musieli zalogować się ponownie. Niezapisane zmiany w aplikacjach mogą zostać utracone.',
  'live.endAction': {
    one: 'Zakończ {count} sesję',
    few: 'Zakończ {count} sesje',
    many: 'Zakończ {count} sesji',
    other: 'Zakończ {count} sesji',
  },
  'live.ended': {
    one: 'Zakończono {count} sesję.',
    few: 'Zakończono {count} sesje.',
    many: 'Zakończono {count} sesji.',
    other: 'Zakończono {count} sesji.',
  },
  'live.cancel': 'Anuluj',
};
