import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': 'フィルターを追加',
  'auditFilters.title': '{column}でフィルター',
  'auditFilters.apply': 'フィルターを適用',
  'auditFilters.contains': '{column}に含まれる文字',
  'auditFilters.containsHint': '大文字と小文字は区別されません。',
  'auditFilters.user': 'ユーザー',
  'auditFilters.action': '操作',
  'auditFilters.ip': 'IP アドレス',
  'auditFilters.device': 'ユーザーエージェント',
  'auditFilters.details': '詳細',
  'auditFilters.dates': '日付',
  'auditFilters.rangeTitle': '期間を選択',
  'auditFilters.rangeText': '1 日は {zone} の午前 0 時に始まり、終わります。',
  'auditFilters.from': '開始日',
  'auditFilters.to': '終了日',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': '{from} 以降',
  'auditFilters.until': '{to} まで',
  'auditFilters.rangeEmpty': '日付を 1 つ以上入力してください。',
  'auditFilters.rangeOrder': '{from} 以降の日付を入力してください。',
  'auditFilters.live': 'ライブ表示',
  'auditFilters.newEvents': { other: '{count} 件の新しいイベント' },
  'auditFilters.showUser': 'ユーザーを表示',
  'auditFilters.showEvents': 'このユーザーのすべてのイベントを表示',
};
