import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Aggiungi filtro',
  'auditFilters.title': 'Filtra per {column}',
  'auditFilters.apply': 'Applica filtro',
  'auditFilters.contains': '{column} contiene',
  'auditFilters.containsHint': 'Maiuscole e minuscole sono equivalenti.',
  'auditFilters.user': 'Utente',
  'auditFilters.action': 'Azione',
  'auditFilters.ip': 'Indirizzo IP',
  'auditFilters.device': 'User agent',
  'auditFilters.details': 'Dettagli',
  'auditFilters.dates': 'Date',
  'auditFilters.rangeTitle': 'Scegli un intervallo di date',
  'auditFilters.rangeText': 'I giorni iniziano e finiscono a mezzanotte ({zone}).',
  'auditFilters.from': 'Dal',
  'auditFilters.to': 'Al',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Dal {from}',
  'auditFilters.until': 'Fino al {to}',
  'auditFilters.rangeEmpty': 'Inserisci almeno una data.',
  'auditFilters.rangeOrder': 'Inserisci una data a partire dal {from}.',
  'auditFilters.live': 'Segui in tempo reale',
  'auditFilters.newEvents': {
    one: '{count} nuovo evento',
    many: '{count} nuovi eventi',
    other: '{count} nuovi eventi',
  },
  'auditFilters.showUser': 'Mostra utente',
  'auditFilters.showEvents': 'Mostra tutti gli eventi di questo utente',
};
