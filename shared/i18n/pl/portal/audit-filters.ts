import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Dodaj filtr',
  'auditFilters.title': 'Filtruj według: {column}',
  'auditFilters.apply': 'Zastosuj filtr',
  'auditFilters.contains': '{column} zawiera',
  'auditFilters.containsHint': 'Wielkość liter nie ma znaczenia.',
  'auditFilters.user': 'Użytkownik',
  'auditFilters.action': 'Działanie',
  'auditFilters.ip': 'Adres IP',
  'auditFilters.device': 'Klient użytkownika',
  'auditFilters.details': 'Szczegóły',
  'auditFilters.dates': 'Daty',
  'auditFilters.rangeTitle': 'Wybierz zakres dat',
  'auditFilters.rangeText': 'Dni zaczynają się i kończą o północy ({zone}).',
  'auditFilters.from': 'Od',
  'auditFilters.to': 'Do',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Od {from}',
  'auditFilters.until': 'Do {to}',
  'auditFilters.rangeEmpty': 'Wpisz co najmniej jedną datę.',
  'auditFilters.rangeOrder': 'Wpisz datę nie wcześniejszą niż {from}.',
  'auditFilters.live': 'Śledź na żywo',
  'auditFilters.newEvents': {
    one: '{count} nowe zdarzenie',
    few: '{count} nowe zdarzenia',
    many: '{count} nowych zdarzeń',
    other: '{count} nowych zdarzeń',
  },
  'auditFilters.showUser': 'Pokaż użytkownika',
  'auditFilters.showEvents': 'Pokaż wszystkie zdarzenia tego użytkownika',
};
