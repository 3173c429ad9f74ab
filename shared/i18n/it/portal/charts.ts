import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Mostra come tabella',
  'chart.hideTable': 'Nascondi tabella',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. Massimo: {amount} il {date}.',
  'chart.limit': 'Limite: {amount}',
};
