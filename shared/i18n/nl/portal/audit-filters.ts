import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Filter toevoegen',
  'auditFilters.title': 'Filteren op {column}',
  'auditFilters.apply': 'Filter toepassen',
  'auditFilters.contains': '{column} bevat',
  'auditFilters.containsHint': 'Hoofdletters en kleine letters worden gelijk behandeld.',
  'auditFilters.user': 'Gebruiker',
  'auditFilters.action': 'Actie',
  'auditFilters.ip': 'IP-adres',
  'auditFilters.device': 'User-agent',
  'auditFilters.details': 'Details',
  'auditFilters.dates': 'Datums',
  'auditFilters.rangeTitle': 'Periode kiezen',
  'auditFilters.rangeText': 'Dagen beginnen en eindigen om middernacht in {zone}.',
  'auditFilters.from': 'Van',
  'auditFilters.to': 'Tot en met',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Vanaf {from}',
  'auditFilters.until': 'Tot en met {to}',
  'auditFilters.rangeEmpty': 'Voer minstens één datum in.',
  'auditFilters.rangeOrder': 'Voer een datum vanaf {from} in.',
  'auditFilters.live': 'Live volgen',
  'auditFilters.newEvents': { one: '{count} nieuwe gebeurtenis', other: '{count} nieuwe gebeurtenissen' },
  'auditFilters.showUser': 'Gebruiker weergeven',
  'auditFilters.showEvents': 'Alle gebeurtenissen van deze gebruiker weergeven',
};
