import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the filters of the audit log, and of following it live. */
export const portalAuditFilters = {
  'auditFilters.add': 'Add filter',
  'auditFilters.title': 'Filter by {column}',
  'auditFilters.apply': 'Apply filter',
  'auditFilters.contains': '{column} contains',
  'auditFilters.containsHint': 'Uppercase and lowercase letters are treated the same.',
  'auditFilters.user': 'User',
  'auditFilters.action': 'Action',
  'auditFilters.ip': 'IP address',
  'auditFilters.device': 'User agent',
  'auditFilters.details': 'Details',
  'auditFilters.dates': 'Dates',
  'auditFilters.rangeTitle': 'Choose a date range',
  'auditFilters.rangeText': 'Days begin and end at midnight in {zone}.',
  'auditFilters.from': 'From',
  'auditFilters.to': 'To',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Since {from}',
  'auditFilters.until': 'Until {to}',
  'auditFilters.rangeEmpty': 'Enter at least one date.',
  'auditFilters.rangeOrder': 'Enter a date on or after {from}.',
  'auditFilters.live': 'Live tail',
  'auditFilters.newEvents': { one: '{count} new event', other: '{count} new events' },
  'auditFilters.showUser': 'Show user',
  'auditFilters.showEvents': 'Show all events of this user',
} as const satisfies Catalogue;
