import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'Tokeny API',
  'page.personalApiTokens': 'Osobiste tokeny API',
  'token.textTenant':
    'Używaj tokenów API, aby aplikacje działały w imieniu organizacji {tenant} z wybranymi uprawnieniami.',
  'token.textUser':
    'Używaj osobistych tokenów API, aby aplikacje działały jako Ty w organizacji {tenant}. Nigdy nie mają więcej uprawnień niż Ty.',
  'token.kinds': 'Typy tokenów API',
  'token.kind.clientCredentials': 'Dane klienta',
  'token.kind.accessToken': 'Tokeny dostępu',
  'token.about.clientCredentials':
    'Identyfikator klienta i klucz tajny, które aplikacja wymienia na token dostępu. Tokeny dostępu wygasają po 1 godzinie.',
  'token.about.accessToken': 'Długotrwały klucz tajny, który aplikacja wysyła z każdym żądaniem.',
  'token.new.clientCredentials': 'Utwórz dane klienta',
  'token.new.accessToken': 'Utwórz token dostępu',
  'token.search': 'Opis lub identyfikator',
  'token.searchLabel': 'Szukaj tokenów API według opisu lub identyfikatora',
  'token.table.clientCredentials': 'Dane klienta',
  'token.table.accessToken': 'Tokeny dostępu',
  'token.description': 'Opis',
  'token.roles': 'Role',
  'token.noRoles': 'Brak',
  'token.createdBy': 'Autor',
  'token.gone': 'Były członek',
  'token.created': 'Utworzono',
  'token.lastUsed': 'Ostatnie użycie',
  'token.expires': 'Wygasa',
  'token.neverUsed': 'Nigdy',
  'token.endless': 'Nigdy',
  'token.daysLeft': { one: 'Za {count} dzień', few: 'Za {count} dni', many: 'Za {count} dni', other: 'Za {count} dni' },
  'token.endsToday': 'Dzisiaj',
  'token.ended': 'Wygasł {date}',
  'token.failedTitle': 'Nie udało się wczytać tokenów API',
  'token.emptyTitle.clientCredentials': 'Nie ma jeszcze danych klienta',
  'token.emptyTitle.accessToken': 'Nie ma jeszcze tokenów dostępu',
  'token.searched': 'Przeszukano opisy i identyfikatory.',
  'token.actions': 'Czynności: {name}',
  'token.delete': 'Usuń…',

  // one of them
  'token.clientId': 'Identyfikator klienta',
  'token.id': 'Identyfikator',
  'token.rightsUser': 'Te same uprawnienia, które masz w organizacji {tenant}.',
  'token.rights': 'Uprawnienia',
  'token.nothing': 'Brak. Ten token nie ma ról ani uprawnień.',
  'token.how': 'Jak używać',
  'token.how.clientCredentials':
    'Wyślij identyfikator klienta i klucz tajny na ten adres URL. Odpowiedź zawiera access_token do nagłówka Authorization każdego żądania i refresh_token do uzyskania następnego.',
  'token.how.accessToken': 'Wysyłaj klucz tajny w tym nagłówku z każdym żądaniem.',

  // a new one
  'token.newTitle.clientCredentials': 'Utwórz dane klienta',
  'token.newTitle.accessToken': 'Utwórz token dostępu',
  'token.descriptionHint': 'Opisz, do czego służy token, na przykład „Nocny eksport”.',
  'token.descriptionMissing': 'Wpisz opis.',
  'token.days': 'Dni do wygaśnięcia',
  'token.daysWrong': 'Wpisz liczbę całkowitą od 1 do 3650 lub pozostaw puste.',
  'token.endsOn': 'Wygasa {date}. Pozostaw puste, jeśli token ma nigdy nie wygasać.',
  'token.endsNever': 'Nigdy nie wygasa.',
  'token.rolesLabel': 'Uprawnienia',
  'token.rolesHint': 'Nadaj tylko potrzebne uprawnienia.',
  'token.findRole': 'Znajdź rolę',
  'token.rolesFailed': 'Nie udało się wczytać ról.',
  'token.morePermissions': 'Pojedyncze uprawnienia',
  'token.choosePermission': 'Znajdź uprawnienie',
  'token.rightsMissing': 'Wybierz co najmniej jedną rolę lub uprawnienie.',
  'token.create': 'Utwórz token',
  'token.creating': 'Tworzenie…',
  'token.fields': 'nowy token',

  // its secret
  'token.secretTitle': 'Zapisz klucz tajny tokena „{name}”',
  'token.secretText': 'Skopiuj go teraz: nie zostanie wyświetlony ponownie. Przechowuj go jak hasło.',
  'token.secret': 'Klucz tajny',
  'token.copySecret': 'Kopiuj klucz tajny',
  'token.copyClientId': 'Kopiuj identyfikator klienta',
  'token.copied': 'Skopiowano',
  'token.secretSaved': 'Klucz tajny jest zapisany',

  // its end
  'token.deleteTitle': 'Usunąć token „{name}”?',
  'token.deleteUsed':
    'Aplikacje, które używają tego tokena, od razu utracą dostęp. Ostatnie użycie: {when}. Nie można tego cofnąć.',
  'token.deleteUnused':
    'Tego tokena nigdy nie użyto. Aplikacje, które go mają, od razu utracą dostęp. Nie można tego cofnąć.',
  'token.deleteAction': 'Usuń token',
  'token.deleteKeep': 'Anuluj',
  'token.deleting': 'Usuwanie…',
  'token.deleted': 'Usunięto token „{name}”.',
  'token.reverted': 'Nie udało się usunąć „{name}”. Nic się nie zmieniło.',
};
