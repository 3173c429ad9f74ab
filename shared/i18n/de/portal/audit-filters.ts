import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Filter hinzufügen',
  'auditFilters.title': 'Nach {column} filtern',
  'auditFilters.apply': 'Filter anwenden',
  'auditFilters.contains': '{column} enthält',
  'auditFilters.containsHint': 'Groß- und Kleinschreibung spielt keine Rolle.',
  'auditFilters.user': 'Benutzer',
  'auditFilters.action': 'Aktion',
  'auditFilters.ip': 'IP-Adresse',
  'auditFilters.device': 'User-Agent',
  'auditFilters.details': 'Details',
  'auditFilters.dates': 'Datum',
  'auditFilters.rangeTitle': 'Zeitraum auswählen',
  'auditFilters.rangeText': 'Tage beginnen und enden um Mitternacht in {zone}.',
  'auditFilters.from': 'Von',
  'auditFilters.to': 'Bis',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Ab {from}',
  'auditFilters.until': 'Bis {to}',
  'auditFilters.rangeEmpty': 'Geben Sie mindestens ein Datum ein.',
  'auditFilters.rangeOrder': 'Geben Sie ein Datum ab dem {from} ein.',
  'auditFilters.live': 'Live verfolgen',
  'auditFilters.newEvents': { one: '{count} neues Ereignis', other: '{count} neue Ereignisse' },
  'auditFilters.showUser': 'Benutzer anzeigen',
  'auditFilters.showEvents': 'Alle Ereignisse dieses Benutzers anzeigen',
};
