import type { Catalogue } from '../translator.ts';

/** The parts' own words: what a part says whatever it is used for. Everything else comes from whoever uses it. */
export const ui = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyTrace: 'Copy the trace number',
  trace: 'Trace {traceId}',
  optional: 'optional',
  tryAgain: 'Try again',
  undo: 'Undo',
  loading: 'Loading…',
  notifications: 'Notifications',

  showPassword: 'Show password',
  hidePassword: 'Hide password',
  ruleMet: 'met',
  ruleNotMet: 'not met',
  strength: 'Strength {level} of 4',

  choose: 'Choose…',
  nothingFound: 'Nothing found',
  removeChoice: 'Remove {name}',
  showChoices: 'Show the choices',
  clearSearch: 'Clear the search',
  pasteCut: 'Only the first {count} characters fit here.',

  menu: 'Menu',
  breadcrumb: 'You are here',
  moreActions: 'More actions for {name}',
  switchTenant: 'Switch organisation',
  findTenant: 'Find an organisation',

  selectAll: 'Select all on this page',
  selectRow: 'Select {name}',
  selected: { one: '{count} selected', other: '{count} selected' },
  clearSelection: 'Clear the selection',
  actions: 'Actions',
  open: 'Open {name}',

  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageRange: '{first} to {last} of {total}',
  rowsPerPage: 'Rows per page',

  confirmByTyping: 'Type {text} to confirm',
} as const satisfies Catalogue;
