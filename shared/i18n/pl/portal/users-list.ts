import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Grupy',
  'users.noGroups': 'Brak',
  'users.managedBy': 'Zarządzane przez',
  'users.managedHere': 'Portal administracyjny',
  'users.managedDirectory': 'Katalog',
  'users.statsWeek': {
    one: 'W tym tygodniu dołączył {count}.',
    few: 'W tym tygodniu dołączyło {count}.',
    many: 'W tym tygodniu dołączyło {count}.',
    other: 'W tym tygodniu dołączyło {count}.',
  },
  'users.statsAdmins': {
    one: 'Użytkownikami może zarządzać {count}.',
    few: 'Użytkownikami może zarządzać {count}.',
    many: 'Użytkownikami może zarządzać {count}.',
    other: 'Użytkownikami może zarządzać {count}.',
  },
  'users.showAll': 'Wszyscy użytkownicy',
  'users.showUnenrolled': 'Bez weryfikacji dwuetapowej',
  'users.showBreached': 'Z hasłem, które wyciekło',
  'users.showInactive': 'Nieaktywni od 90 dni',
  'users.anyRole': 'Dowolna rola',
  'users.anyGroup': 'Dowolna grupa',
  'users.clearFilters': 'Wyczyść filtry',
  'users.filteredTitle': 'Brak pasujących użytkowników',
  'users.filteredText': 'Spróbuj usunąć filtr.',
  'users.edit': 'Edytuj…',
  'users.editGroups': 'Zmień grupy…',
  'users.signOut': 'Wyloguj wszędzie',
  'users.didSignOut': 'Wylogowano wszędzie: {name}.',
  'bulk.didSignOut': {
    one: 'Wylogowano wszędzie {count} użytkownika.',
    few: 'Wylogowano wszędzie {count} użytkowników.',
    many: 'Wylogowano wszędzie {count} użytkowników.',
    other: 'Wylogowano wszędzie {count} użytkowników.',
  },
  'reset.waiting': 'Reset weryfikacji dwuetapowej użytkownika {name} musi zatwierdzić drugi administrator.',
  'reset.review': 'Sprawdź prośbę',
  'bulk.access': 'Dodaj role lub grupy…',
};
