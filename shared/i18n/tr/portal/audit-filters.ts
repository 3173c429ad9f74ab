import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'Filtre ekle',
  'auditFilters.title': 'Filtrele: {column}',
  'auditFilters.apply': 'Filtreyi uygula',
  'auditFilters.contains': '{column} şunu içerir',
  'auditFilters.containsHint': 'Büyük ve küçük harfler aynı kabul edilir.',
  'auditFilters.user': 'Kullanıcı',
  'auditFilters.action': 'Eylem',
  'auditFilters.ip': 'IP adresi',
  'auditFilters.device': 'Kullanıcı aracısı',
  'auditFilters.details': 'Ayrıntılar',
  'auditFilters.dates': 'Tarihler',
  'auditFilters.rangeTitle': 'Tarih aralığı seçin',
  'auditFilters.rangeText': 'Günler {zone} saat diliminde gece yarısı başlar ve biter.',
  'auditFilters.from': 'Başlangıç',
  'auditFilters.to': 'Bitiş',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': 'Başlangıç: {from}',
  'auditFilters.until': 'Bitiş: {to}',
  'auditFilters.rangeEmpty': 'En az bir tarih girin.',
  'auditFilters.rangeOrder': '{from} ya da sonrası bir tarih girin.',
  'auditFilters.live': 'Canlı izleme',
  'auditFilters.newEvents': { one: '{count} yeni olay', other: '{count} yeni olay' },
  'auditFilters.showUser': 'Kullanıcıyı göster',
  'auditFilters.showEvents': 'Bu kullanıcının tüm olaylarını göster',
};
