import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': {
    one: '{count} wstrzymane usunięcie',
    few: '{count} wstrzymane usunięcia',
    many: '{count} wstrzymanych usunięć',
    other: '{count} wstrzymanego usunięcia',
  },
  'provisioning.heldTitle': {
    one: 'Otrzymano żądanie usunięcia {count} użytkownika ({provider}). Zostało wstrzymane.',
    few: 'Otrzymano żądanie usunięcia {count} użytkowników ({provider}). Zostało wstrzymane.',
    many: 'Otrzymano żądanie usunięcia {count} użytkowników ({provider}). Zostało wstrzymane.',
    other: 'Otrzymano żądanie usunięcia {count} użytkownika ({provider}). Zostało wstrzymane.',
  },
  'provisioning.heldSafe': 'Wszyscy nadal mają dostęp. Zdecyduj, co dalej.',
  'provisioning.heldReader':
    'Wszyscy nadal mają dostęp. O dalszych krokach zdecyduje administrator, który może zmieniać połączenia aprowizacji.',
  'provisioning.heldWhen': 'Pierwsze żądanie: {first}. Ostatnie żądanie: {last}.',
  'provisioning.held': 'Wstrzymane usunięcia',
  'provisioning.heldWhy':
    'Wiele usunięć w ciągu kilku minut to często pomyłka u dostawcy ({provider}), na przykład usunięta grupa lub przypisanie.',
  'provisioning.approveMeans':
    'Zatwierdzenie: użytkownicy zostają dezaktywowani lub usunięci zgodnie z żądaniem ({provider}). Zostają wylogowani i tracą dostęp do organizacji {tenant}.',
  'provisioning.keepMeans': 'Zachowanie: użytkownicy zachowują dostęp i są znów aktywni u dostawcy ({provider}).',
  'provisioning.approve': 'Zatwierdź…',
  'provisioning.keepHeld': 'Zachowaj…',
  'provisioning.approveAll': 'Zatwierdź wszystkie…',
  'provisioning.keepEach': 'Zachowaj wszystkich…',
  'provisioning.heldUser': 'Użytkownik',
  'provisioning.heldRequest': 'Żądanie',
  'provisioning.heldSince': 'Wstrzymane od',
  'provisioning.held.deactivation': 'Dezaktywacja',
  'provisioning.held.deletion': 'Usunięcie',
  'provisioning.heldTable': 'Użytkownicy, których usunięcie z organizacji {tenant} wstrzymano',
  'provisioning.heldFailed': 'Nie udało się wczytać wstrzymanych usunięć',
  'provisioning.heldNone': 'Brak wstrzymanych usunięć.',
  'provisioning.findHeld': 'Znajdź użytkownika',
  'provisioning.deactivateTitle': {
    one: 'Dezaktywować {count} użytkownika?',
    few: 'Dezaktywować {count} użytkowników?',
    many: 'Dezaktywować {count} użytkowników?',
    other: 'Dezaktywować {count} użytkownika?',
  },
  'provisioning.deleteHeldTitle': {
    one: 'Usunąć {count} użytkownika?',
    few: 'Usunąć {count} użytkowników?',
    many: 'Usunąć {count} użytkowników?',
    other: 'Usunąć {count} użytkownika?',
  },
  'provisioning.deactivateText':
    'Dezaktywowani użytkownicy zostają od razu wylogowani i tracą dostęp do organizacji {tenant}. Dostawca może ich ponownie aktywować ({provider}).',
  'provisioning.deleteHeldText':
    'Usunięci użytkownicy zostają od razu wylogowani i usunięci z organizacji {tenant}. Tej operacji nie można cofnąć.',
  'provisioning.deactivateConfirm': {
    one: 'Dezaktywuj {count} użytkownika',
    few: 'Dezaktywuj {count} użytkowników',
    many: 'Dezaktywuj {count} użytkowników',
    other: 'Dezaktywuj {count} użytkownika',
  },
  'provisioning.deleteHeldConfirm': {
    one: 'Usuń {count} użytkownika',
    few: 'Usuń {count} użytkowników',
    many: 'Usuń {count} użytkowników',
    other: 'Usuń {count} użytkownika',
  },
  'provisioning.approveConfirm': {
    one: 'Zatwierdź {count} usunięcie',
    few: 'Zatwierdź {count} usunięcia',
    many: 'Zatwierdź {count} usunięć',
    other: 'Zatwierdź {count} usunięcia',
  },
  'provisioning.keepTitle': {
    one: 'Zachować {count} użytkownika?',
    few: 'Zachować {count} użytkowników?',
    many: 'Zachować {count} użytkowników?',
    other: 'Zachować {count} użytkownika?',
  },
  'provisioning.keepHeldText':
    'Dostęp do organizacji {tenant} pozostaje. Popraw przypisania u dostawcy ({provider}), inaczej żądanie może się powtórzyć.',
  'provisioning.keepConfirm': {
    one: 'Zachowaj {count} użytkownika',
    few: 'Zachowaj {count} użytkowników',
    many: 'Zachowaj {count} użytkowników',
    other: 'Zachowaj {count} użytkownika',
  },
  'provisioning.deactivated': {
    one: 'Dezaktywowano {count} użytkownika.',
    few: 'Dezaktywowano {count} użytkowników.',
    many: 'Dezaktywowano {count} użytkowników.',
    other: 'Dezaktywowano {count} użytkownika.',
  },
  'provisioning.deletedHeld': {
    one: 'Usunięto {count} użytkownika.',
    few: 'Usunięto {count} użytkowników.',
    many: 'Usunięto {count} użytkowników.',
    other: 'Usunięto {count} użytkownika.',
  },
  'provisioning.approved': {
    one: 'Zatwierdzono {count} usunięcie.',
    few: 'Zatwierdzono {count} usunięcia.',
    many: 'Zatwierdzono {count} usunięć.',
    other: 'Zatwierdzono {count} usunięcia.',
  },
  'provisioning.kept': {
    one: 'Zachowano {count} użytkownika.',
    few: 'Zachowano {count} użytkowników.',
    many: 'Zachowano {count} użytkowników.',
    other: 'Zachowano {count} użytkownika.',
  },
  'provisioning.decidedElsewhere': {
    one: 'Podjęto już decyzję gdzie indziej: {count} usunięcie.',
    few: 'Podjęto już decyzję gdzie indziej: {count} usunięcia.',
    many: 'Podjęto już decyzję gdzie indziej: {count} usunięć.',
    other: 'Podjęto już decyzję gdzie indziej: {count} usunięcia.',
  },
};
