import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Añadir filtro',
  'auditFilters.title': 'Filtrar por {column}',
  'auditFilters.apply': 'Aplicar filtro',
  'auditFilters.contains': '{column} contiene',
  'auditFilters.containsHint': 'No se distingue entre mayúsculas y minúsculas.',
  'auditFilters.user': 'Usuario',
  'auditFilters.action': 'Acción',
  'auditFilters.ip': 'Dirección IP',
  'auditFilters.device': 'Agente de usuario',
  'auditFilters.details': 'Detalles',
  'auditFilters.dates': 'Fechas',
  'auditFilters.rangeTitle': 'Elegir un intervalo de fechas',
  'auditFilters.rangeText': 'Los días empiezan y terminan a medianoche en {zone}.',
  'auditFilters.from': 'Desde',
  'auditFilters.to': 'Hasta',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Desde {from}',
  'auditFilters.until': 'Hasta {to}',
  'auditFilters.rangeEmpty': 'Escribe al menos una fecha.',
  'auditFilters.rangeOrder': 'Escribe una fecha igual o posterior al {from}.',
  'auditFilters.live': 'Seguimiento en directo',
  'auditFilters.newEvents': {
    one: '{count} evento nuevo',
    many: '{count} eventos nuevos',
    other: '{count} eventos nuevos',
  },
  'auditFilters.showUser': 'Mostrar usuario',
  'auditFilters.showEvents': 'Mostrar todos los eventos de este usuario',
};
