import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

/** Italian texts of the shared components. */
export const ui: TranslationOf<typeof english> = {
  close: 'Chiudi',
  copy: 'Copia',
  copied: 'Copiato',
  copyTrace: 'Copia ID richiesta',
  trace: 'ID richiesta: {traceId}',
  optional: 'facoltativo',
  tryAgain: 'Riprova',
  undo: 'Annulla',
  loading: 'Caricamento…',
  notifications: 'Notifiche',

  showPassword: 'Mostra password',
  hidePassword: 'Nascondi password',
  ruleMet: 'soddisfatto',
  ruleNotMet: 'non soddisfatto',
  strength: 'Sicurezza {level} di 4',

  choose: 'Scegli…',
  nothingFound: 'Nessun risultato',
  removeChoice: 'Rimuovi {name}',
  showChoices: 'Mostra opzioni',
  clearSearch: 'Cancella ricerca',
  pasteCut: 'Sono stati incollati solo i primi {count} caratteri.',

  menu: 'Menu',
  breadcrumb: 'Percorso di navigazione',
  moreActions: 'Altre azioni per {name}',
  switchTenant: 'Cambia organizzazione',
  findTenant: 'Cerca un’organizzazione',

  selectAll: 'Seleziona tutto in questa pagina',
  selectRow: 'Seleziona {name}',
  selected: { one: '{count} selezionato', many: '{count} selezionati', other: '{count} selezionati' },
  clearSelection: 'Cancella selezione',
  actions: 'Azioni',
  open: 'Apri {name}',

  pages: 'Pagine',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  pageRange: '{first}–{last} di {total}',
  rowsPerPage: 'Righe per pagina',

  confirmByTyping: 'Digita {text} per confermare',
};
