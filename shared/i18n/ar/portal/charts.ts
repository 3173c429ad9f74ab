import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'العرض كجدول',
  'chart.hideTable': 'إخفاء الجدول',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}، {period}. أعلى قيمة: {amount} في {date}.',
  'chart.limit': 'الحد: {amount}',
};
