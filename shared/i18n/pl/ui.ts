import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ui: TranslationOf<typeof english> = {
  close: 'Zamknij',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  copyTrace: 'Kopiuj identyfikator żądania',
  trace: 'Identyfikator żądania: {traceId}',
  optional: 'opcjonalne',
  tryAgain: 'Spróbuj ponownie',
  undo: 'Cofnij',
  loading: 'Wczytywanie…',
  notifications: 'Powiadomienia',

  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  ruleMet: 'spełniono',
  ruleNotMet: 'nie spełniono',
  strength: 'Siła {level} z 4',

  choose: 'Wybierz…',
  nothingFound: 'Brak wyników',
  removeChoice: 'Usuń: {name}',
  showChoices: 'Pokaż opcje',
  clearSearch: 'Wyczyść wyszukiwanie',
  pasteCut: 'Wklejono tylko pierwsze znaki: {count}.',

  menu: 'Menu',
  breadcrumb: 'Ścieżka nawigacji',
  moreActions: 'Więcej czynności: {name}',
  switchTenant: 'Przełącz organizację',
  findTenant: 'Znajdź organizację',

  selectAll: 'Zaznacz wszystko na tej stronie',
  selectRow: 'Zaznacz: {name}',
  selected: {
    one: 'Zaznaczono {count}',
    few: 'Zaznaczono {count}',
    many: 'Zaznaczono {count}',
    other: 'Zaznaczono {count}',
  },
  clearSelection: 'Wyczyść zaznaczenie',
  actions: 'Czynności',
  open: 'Otwórz: {name}',

  pages: 'Strony',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  pageRange: '{first}–{last} z {total}',
  rowsPerPage: 'Wiersze na stronę',

  confirmByTyping: 'Wpisz {text}, aby potwierdzić',
};
