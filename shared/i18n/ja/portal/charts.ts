import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': '表で表示',
  'chart.hideTable': '表を非表示',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}、{period}。最大値: {amount}（{date}）。',
  'chart.limit': '上限: {amount}',
};
