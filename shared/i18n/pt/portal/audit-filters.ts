import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Adicionar filtro',
  'auditFilters.title': 'Filtrar por {column}',
  'auditFilters.apply': 'Aplicar filtro',
  'auditFilters.contains': '{column} contém',
  'auditFilters.containsHint': 'Maiúsculas e minúsculas são tratadas da mesma forma.',
  'auditFilters.user': 'Usuário',
  'auditFilters.action': 'Ação',
  'auditFilters.ip': 'Endereço IP',
  'auditFilters.device': 'Agente do usuário',
  'auditFilters.details': 'Detalhes',
  'auditFilters.dates': 'Datas',
  'auditFilters.rangeTitle': 'Escolher um intervalo de datas',
  'auditFilters.rangeText': 'Os dias começam e terminam à meia-noite em {zone}.',
  'auditFilters.from': 'De',
  'auditFilters.to': 'Até',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Desde {from}',
  'auditFilters.until': 'Até {to}',
  'auditFilters.rangeEmpty': 'Digite pelo menos uma data.',
  'auditFilters.rangeOrder': 'Digite uma data igual ou posterior a {from}.',
  'auditFilters.live': 'Acompanhar ao vivo',
  'auditFilters.newEvents': {
    one: '{count} novo evento',
    many: '{count} novos eventos',
    other: '{count} novos eventos',
  },
  'auditFilters.showUser': 'Mostrar usuário',
  'auditFilters.showEvents': 'Mostrar todos os eventos deste usuário',
};
