import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the design system's own components. All other texts are props. */
export const ui = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyTrace: 'Copy request ID',
  trace: 'Request ID: {traceId}',
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
  nothingFound: 'No results',
  removeChoice: 'Remove {name}',
  showChoices: 'Show options',
  clearSearch: 'Clear search',
  pasteCut: 'Only the first {count} characters were pasted.',

  menu: 'Menu',
  breadcrumb: 'Breadcrumb',
  moreActions: 'More actions for {name}',
  switchTenant: 'Switch organization',
  findTenant: 'Find an organization',

  selectAll: 'Select all on this page',
  selectRow: 'Select {name}',
  selected: { one: '{count} selected', other: '{count} selected' },
  clearSelection: 'Clear selection',
  actions: 'Actions',
  open: 'Open {name}',

  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageRange: '{first}–{last} of {total}',
  rowsPerPage: 'Rows per page',

  confirmByTyping: 'Type {text} to confirm',
} as const satisfies Catalogue;
