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
  'provisioning.heldWhen': 'Pierwsze żądanie: {first}. Ostatnie żądanie: {last}.',
  'provisioning.held': 'Wstrzymane usunięcia',
  'provisioning.heldWhy':
    'Wiele usunięć w ciągu kilku minut to często pomyłka u dostawcy ({provider}), na przykład usunięta grupa lub przypisanie.',
  'provisioning.approveMeans': 'Zatwierdzenie: użytkownicy zostają wylogowani i tracą dostęp do organizacji {tenant}.',
  'provisioning.rejectMeans': 'Odrzucenie: użytkownicy zachowują dostęp i są znów aktywni u dostawcy ({provider}).',
  'provisioning.approve': 'Zatwierdź',
  'provisioning.reject': 'Odrzuć',
  'provisioning.approveAll': 'Zatwierdź wszystkie…',
  'provisioning.rejectAll': 'Odrzuć wszystkie…',
  'provisioning.heldUser': 'Użytkownik',
  'provisioning.heldRequest': 'Żądanie',
  'provisioning.heldSince': 'Wstrzymane od',
  'provisioning.held.deactivation': 'Dezaktywacja',
  'provisioning.held.deletion': 'Usunięcie',
  'provisioning.heldTable': 'Użytkownicy, których usunięcie z organizacji {tenant} wstrzymano',
  'provisioning.heldFailed': 'Nie udało się wczytać wstrzymanych usunięć',
  'provisioning.heldNone': 'Brak wstrzymanych usunięć.',
  'provisioning.findHeld': 'Znajdź użytkownika',
  'provisioning.approveTitle': {
    one: 'Usunąć {count} użytkownika?',
    few: 'Usunąć {count} użytkowników?',
    many: 'Usunąć {count} użytkowników?',
    other: 'Usunąć {count} użytkownika?',
  },
  'provisioning.approveText':
    'Dostęp do organizacji {tenant} kończy się od razu, także w trwających sesjach. Tej operacji nie można cofnąć.',
  'provisioning.approveConfirm': {
    one: 'Usuń {count} użytkownika',
    few: 'Usuń {count} użytkowników',
    many: 'Usuń {count} użytkowników',
    other: 'Usuń {count} użytkownika',
  },
  'provisioning.rejectTitle': {
    one: 'Zachować {count} użytkownika?',
    few: 'Zachować {count} użytkowników?',
    many: 'Zachować {count} użytkowników?',
    other: 'Zachować {count} użytkownika?',
  },
  'provisioning.rejectText':
    'Dostęp do organizacji {tenant} pozostaje. Popraw przypisania u dostawcy ({provider}), inaczej żądanie może się powtórzyć.',
  'provisioning.rejectConfirm': {
    one: 'Zachowaj {count} użytkownika',
    few: 'Zachowaj {count} użytkowników',
    many: 'Zachowaj {count} użytkowników',
    other: 'Zachowaj {count} użytkownika',
  },
  'provisioning.removed': {
    one: 'Usunięto {count} użytkownika.',
    few: 'Usunięto {count} użytkowników.',
    many: 'Usunięto {count} użytkowników.',
    other: 'Usunięto {count} użytkownika.',
  },
  'provisioning.kept': {
    one: 'Zachowano {count} użytkownika.',
    few: 'Zachowano {count} użytkowników.',
    many: 'Zachowano {count} użytkowników.',
    other: 'Zachowano {count} użytkownika.',
  },
};
