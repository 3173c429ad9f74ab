import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalPeople } from './people.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Użytkownicy',
  ...portalPeople,
  // users
  'users.title': 'Użytkownicy',
  'users.count': {
    one: '{count} użytkownik ma dostęp do {tenant}.',
    few: '{count} użytkowników ma dostęp do {tenant}.',
    many: '{count} użytkowników ma dostęp do {tenant}.',
    other: '{count} użytkowników ma dostęp do {tenant}.',
  },
  'users.invite': 'Zaproś użytkowników',
  'users.search': 'Nazwisko lub e-mail',
  'users.searchLabel': 'Szukaj użytkowników według nazwiska lub adresu e-mail',
  'users.user': 'Użytkownik',
  'users.roles': 'Role',
  'users.joined': 'Data dołączenia',
  'users.lastSeen': 'Ostatnia aktywność',
  'users.status': 'Stan',
  'users.active': 'Aktywny',
  'users.invited': 'Wysłano zaproszenie',
  'users.disabled': 'Dezaktywowany',
  'users.locked': 'Zablokowany',
  'users.noRoles': 'Brak ról',
  'users.actions': 'Czynności: {name}',
  'users.more': 'Więcej czynności',
  'users.select': 'Zaznacz: {name}',
  'users.selectAll': 'Zaznacz wszystkich użytkowników na tej stronie',
  'users.table': 'Użytkownicy organizacji {tenant}',
  'users.emptyTitle': 'Nie ma jeszcze użytkowników',
  'users.emptyText': 'Zaproś użytkowników e-mailem. Od razu pojawią się na tej liście.',
  'users.searched': 'Przeszukano nazwiska, adresy e-mail i początki nazw użytkowników.',
  'users.failedTitle': 'Nie udało się wczytać użytkowników',
  'users.perPage': '{count} na stronę',

  // users: actions
  'users.open': 'Otwórz: {name}',
  'users.editRoles': 'Zmień role…',
  'users.disable': 'Dezaktywuj',
  'users.enable': 'Aktywuj ponownie',
  'users.resend': 'Wyślij zaproszenie ponownie',
  'users.remove': 'Usuń…',
  'users.removeFrom': 'Usuń z {tenant}…',
  'users.removeTitle': 'Usunąć {name} z {tenant}?',
  'users.removeText':
    '{name} od razu utraci dostęp do organizacji {tenant} i wszystkie role w niej. Jeśli nie należy do innej organizacji, konto zostanie usunięte.',
  'users.removeAction': 'Usuń: {name}',
  'users.removeKeep': 'Anuluj',
  'users.removing': 'Usuwanie…',
  'users.removed': 'Usunięto {name} z {tenant}.',
  'users.didDisable': 'Dezaktywowano i wylogowano: {name}.',
  'users.didEnable': 'Ponownie aktywowano: {name}.',
  'users.didResend': 'Wysłano zaproszenie: {name}.',
  'users.didChangeRoles': 'Zaktualizowano role: {name}.',
  'users.reverted': 'Nie udało się zaktualizować: {name}. Nic się nie zmieniło.',
  'users.others': { one: 'jeszcze {count}', few: 'jeszcze {count}', many: 'jeszcze {count}', other: 'jeszcze {count}' },
  'users.selfText': 'To Ty. Poproś innego administratora o zmianę dostępu.',

  // users: drawer
  'user.joined': 'Data dołączenia',
  'user.lastSeen': 'Ostatnia aktywność',
  'user.status': 'Stan',
  'user.lockedText':
    'Zablokowany z powodu zbyt wielu nieprawidłowych haseł. Konto odblokuje się automatycznie lub po użyciu linku wysłanego e-mailem.',
  'user.invitedText': 'Ten użytkownik jeszcze nie zaakceptował zaproszenia.',
  'user.disabledText': 'Dezaktywowani użytkownicy nie mogą logować się do organizacji {tenant}. Zachowują swoje role.',

  // users: roles
  'roles.title': 'Role użytkownika {name}',
  'roles.text': 'Role określają, co {name} może robić w organizacji {tenant}.',
  'roles.save': 'Zapisz role',
  'roles.none': 'Bez roli {name} może się zalogować, ale nie ma uprawnień.',
  'roles.find': 'Znajdź rolę',
  'roles.failed': 'Nie udało się wczytać ról.',
  'roles.changedElsewhere':
    'Role użytkownika {name} zmieniły się podczas edycji: {roles}. Zapisanie zastąpi te zmiany.',
  'roles.useTheirs': 'Użyj nowych ról',

  // users: invitation
  'invite.title': 'Zaproś użytkowników do {tenant}',
  'invite.emails': 'Adresy e-mail',
  'invite.emailsHint': 'Oddziel adresy przecinkami, spacjami lub znakami nowej linii.',
  'invite.name': 'Imię i nazwisko',
  'invite.roles': 'Role',
  'invite.send': {
    one: 'Wyślij {count} zaproszenie',
    few: 'Wyślij {count} zaproszenia',
    many: 'Wyślij {count} zaproszeń',
    other: 'Wyślij {count} zaproszeń',
  },
  'invite.sendNone': 'Wyślij zaproszenia',
  'invite.sending': 'Wysyłanie…',
  'invite.missing': 'Wpisz co najmniej jeden adres e-mail.',
  'invite.wrong': 'Nieprawidłowy adres e-mail: {emails}.',
  'invite.sent': {
    one: 'Wysłano {count} zaproszenie.',
    few: 'Wysłano {count} zaproszenia.',
    many: 'Wysłano {count} zaproszeń.',
    other: 'Wysłano {count} zaproszeń.',
  },
  'invite.progress': 'Wysłano {done} z {count}',
  'invite.someFailed': {
    one: 'Nie udało się wysłać {count} zaproszenia:',
    few: 'Nie udało się wysłać {count} zaproszeń:',
    many: 'Nie udało się wysłać {count} zaproszeń:',
    other: 'Nie udało się wysłać {count} zaproszeń:',
  },

  // users: several
  'bulk.resend': 'Wyślij zaproszenia ponownie',
  'bulk.removeTitle': {
    one: 'Usunąć {count} użytkownika z {tenant}?',
    few: 'Usunąć {count} użytkowników z {tenant}?',
    many: 'Usunąć {count} użytkowników z {tenant}?',
    other: 'Usunąć {count} użytkowników z {tenant}?',
  },
  'bulk.removeText': '{names}: utrata dostępu do organizacji {tenant} i wszystkich ról w niej nastąpi od razu.',
  'bulk.removeAction': {
    one: 'Usuń {count} użytkownika',
    few: 'Usuń {count} użytkowników',
    many: 'Usuń {count} użytkowników',
    other: 'Usuń {count} użytkowników',
  },
  'bulk.removeKeep': { one: 'Anuluj', few: 'Anuluj', many: 'Anuluj', other: 'Anuluj' },
  'bulk.didDisable': {
    one: 'Dezaktywowano {count} użytkownika.',
    few: 'Dezaktywowano {count} użytkowników.',
    many: 'Dezaktywowano {count} użytkowników.',
    other: 'Dezaktywowano {count} użytkowników.',
  },
  'bulk.didEnable': {
    one: 'Ponownie aktywowano {count} użytkownika.',
    few: 'Ponownie aktywowano {count} użytkowników.',
    many: 'Ponownie aktywowano {count} użytkowników.',
    other: 'Ponownie aktywowano {count} użytkowników.',
  },
  'bulk.didRemove': {
    one: 'Usunięto {count} użytkownika.',
    few: 'Usunięto {count} użytkowników.',
    many: 'Usunięto {count} użytkowników.',
    other: 'Usunięto {count} użytkowników.',
  },
  'bulk.didResend': {
    one: 'Wysłano {count} zaproszenie.',
    few: 'Wysłano {count} zaproszenia.',
    many: 'Wysłano {count} zaproszeń.',
    other: 'Wysłano {count} zaproszeń.',
  },
  'bulk.failed': {
    one: 'Nie udało się zaktualizować {count} użytkownika: {reasons}',
    few: 'Nie udało się zaktualizować {count} użytkowników: {reasons}',
    many: 'Nie udało się zaktualizować {count} użytkowników: {reasons}',
    other: 'Nie udało się zaktualizować {count} użytkowników: {reasons}',
  },
};
