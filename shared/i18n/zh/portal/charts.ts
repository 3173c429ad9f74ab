import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': '以表格显示',
  'chart.hideTable': '隐藏表格',
  'chart.of': '{action}：{name}',
  'chart.summary': '{name}，{period}。最高值：{amount}（{date}）。',
  'chart.limit': '上限：{amount}',
};
