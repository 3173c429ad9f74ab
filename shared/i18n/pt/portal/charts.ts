import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Mostrar como tabela',
  'chart.hideTable': 'Ocultar tabela',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. Máximo: {amount} em {date}.',
  'chart.limit': 'Limite: {amount}',
};
