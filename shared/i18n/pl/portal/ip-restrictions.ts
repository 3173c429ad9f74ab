import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'Wybierz plik CSV',
  'iplist.fileTooLarge': 'Wybierz plik o rozmiarze do {size}.',
  'iplist.fileNotText': 'Wybierz plik tekstowy, na przykład plik CSV.',
  'iplist.ready': {
    one: 'Można dodać {count} wiersz.',
    few: 'Można dodać {count} wiersze.',
    many: 'Można dodać {count} wierszy.',
    other: 'Można dodać {count} wierszy.',
  },
  'iplist.wrong': {
    one: 'Nie można dodać {count} wiersza.',
    few: 'Nie można dodać {count} wierszy.',
    many: 'Nie można dodać {count} wierszy.',
    other: 'Nie można dodać {count} wierszy.',
  },
  'iplist.line': 'Wiersz {line}:',
  'iplist.reason.invalid': 'to nie adres IP ani zakres',
  'iplist.reason.every': 'obejmuje wszystkie adresy',
  'iplist.reason.twice': 'jest już powyżej',
  'iplist.more': {
    one: 'i jeszcze {count} wiersz',
    few: 'i jeszcze {count} wiersze',
    many: 'i jeszcze {count} wierszy',
    other: 'i jeszcze {count} wierszy',
  },
  'iplist.dropWrong': {
    one: 'Pomiń {count} wiersz',
    few: 'Pomiń {count} wiersze',
    many: 'Pomiń {count} wierszy',
    other: 'Pomiń {count} wierszy',
  },
  'iplist.impactAdd': 'Dodawanie do listy: {list}',
  'iplist.impactRemove': 'Usuwanie: {ip}',
  'iplist.impactOff': 'Ograniczenia IP są wyłączone. Podgląd pokazuje skutki tak, jakby były włączone.',
};
