import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

/** German texts of the shared components. */
export const ui: TranslationOf<typeof english> = {
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyTrace: 'Anfrage-ID kopieren',
  trace: 'Anfrage-ID: {traceId}',
  optional: 'optional',
  tryAgain: 'Erneut versuchen',
  undo: 'Rückgängig',
  loading: 'Wird geladen…',
  notifications: 'Benachrichtigungen',

  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort ausblenden',
  ruleMet: 'erfüllt',
  ruleNotMet: 'nicht erfüllt',
  strength: 'Stärke {level} von 4',

  choose: 'Auswählen…',
  nothingFound: 'Keine Ergebnisse',
  removeChoice: '{name} entfernen',
  showChoices: 'Optionen anzeigen',
  clearSearch: 'Suche löschen',
  pasteCut: 'Nur die ersten {count} Zeichen wurden eingefügt.',

  menu: 'Menü',
  breadcrumb: 'Navigationspfad',
  moreActions: 'Weitere Aktionen für {name}',
  switchTenant: 'Organisation wechseln',
  findTenant: 'Organisation suchen',

  selectAll: 'Alle auf dieser Seite auswählen',
  selectRow: '{name} auswählen',
  selected: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  clearSelection: 'Auswahl aufheben',
  actions: 'Aktionen',
  open: '{name} öffnen',

  pages: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageRange: '{first}–{last} von {total}',
  rowsPerPage: 'Zeilen pro Seite',

  confirmByTyping: 'Geben Sie zur Bestätigung {text} ein',
};
