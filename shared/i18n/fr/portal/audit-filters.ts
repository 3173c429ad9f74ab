import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Ajouter un filtre',
  'auditFilters.title': 'Filtrer par {column}',
  'auditFilters.apply': 'Appliquer le filtre',
  'auditFilters.contains': '{column} contient',
  'auditFilters.containsHint': 'Les majuscules et les minuscules ne sont pas distinguées.',
  'auditFilters.user': 'Utilisateur',
  'auditFilters.action': 'Action',
  'auditFilters.ip': 'Adresse IP',
  'auditFilters.device': 'Agent utilisateur',
  'auditFilters.details': 'Détails',
  'auditFilters.dates': 'Dates',
  'auditFilters.rangeTitle': 'Choisir une période',
  'auditFilters.rangeText': 'Les jours commencent et se terminent à minuit ({zone}).',
  'auditFilters.from': 'Du',
  'auditFilters.to': 'Au',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Depuis le {from}',
  'auditFilters.until': 'Jusqu’au {to}',
  'auditFilters.rangeEmpty': 'Saisissez au moins une date.',
  'auditFilters.rangeOrder': 'Saisissez une date à partir du {from}.',
  'auditFilters.live': 'Suivi en direct',
  'auditFilters.newEvents': {
    one: '{count} nouvel événement',
    many: '{count} nouveaux événements',
    other: '{count} nouveaux événements',
  },
  'auditFilters.showUser': 'Afficher l’utilisateur',
  'auditFilters.showEvents': 'Afficher tous les événements de cet utilisateur',
};
