import type { portalAuditFilters as english } from '#shared/i18n/en/portal/audit-filters.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAuditFilters: TranslationOf<typeof english> = {
  'auditFilters.add': '添加筛选条件',
  'auditFilters.title': '按{column}筛选',
  'auditFilters.apply': '应用筛选条件',
  'auditFilters.contains': '{column}包含',
  'auditFilters.containsHint': '不区分大小写。',
  'auditFilters.user': '用户',
  'auditFilters.action': '操作',
  'auditFilters.ip': 'IP 地址',
  'auditFilters.device': '用户代理',
  'auditFilters.details': '详细信息',
  'auditFilters.dates': '日期',
  'auditFilters.rangeTitle': '选择日期范围',
  'auditFilters.rangeText': '每天以 {zone} 的午夜为起止。',
  'auditFilters.from': '从',
  'auditFilters.to': '至',
  'auditFilters.range': '{from} – {to}',
  'auditFilters.since': '自 {from} 起',
  'auditFilters.until': '截至 {to}',
  'auditFilters.rangeEmpty': '请至少输入一个日期。',
  'auditFilters.rangeOrder': '请输入 {from} 当天或之后的日期。',
  'auditFilters.live': '实时跟踪',
  'auditFilters.newEvents': { other: '{count} 个新事件' },
  'auditFilters.showUser': '显示用户',
  'auditFilters.showEvents': '显示此用户的所有事件',
};
