import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

/** Dutch texts of the shared components. */
export const ui: TranslationOf<typeof english> = {
  close: 'Sluiten',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyTrace: 'Aanvraag-ID kopiëren',
  trace: 'Aanvraag-ID: {traceId}',
  optional: 'optioneel',
  tryAgain: 'Opnieuw proberen',
  undo: 'Ongedaan maken',
  loading: 'Laden…',
  notifications: 'Meldingen',

  showPassword: 'Wachtwoord weergeven',
  hidePassword: 'Wachtwoord verbergen',
  ruleMet: 'voldaan',
  ruleNotMet: 'niet voldaan',
  strength: 'Sterkte {level} van 4',

  choose: 'Kiezen…',
  nothingFound: 'Geen resultaten',
  removeChoice: '{name} verwijderen',
  showChoices: 'Opties weergeven',
  clearSearch: 'Zoekopdracht wissen',
  pasteCut: 'Alleen de eerste {count} tekens zijn geplakt.',

  menu: 'Menu',
  breadcrumb: 'Kruimelpad',
  moreActions: 'Meer acties voor {name}',
  switchTenant: 'Van organisatie wisselen',
  findTenant: 'Organisatie zoeken',

  selectAll: 'Alles op deze pagina selecteren',
  selectRow: '{name} selecteren',
  selected: { one: '{count} geselecteerd', other: '{count} geselecteerd' },
  clearSelection: 'Selectie wissen',
  actions: 'Acties',
  open: '{name} openen',

  pages: 'Pagina’s',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
  pageRange: '{first}–{last} van {total}',
  rowsPerPage: 'Rijen per pagina',

  confirmByTyping: 'Typ {text} om te bevestigen',
};
