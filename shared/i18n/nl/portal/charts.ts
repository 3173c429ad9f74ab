import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Als tabel weergeven',
  'chart.hideTable': 'Tabel verbergen',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. Hoogste waarde: {amount} op {date}.',
  'chart.limit': 'Limiet: {amount}',
};
