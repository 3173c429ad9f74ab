import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Mostrar como tabla',
  'chart.hideTable': 'Ocultar tabla',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. Máximo: {amount} el {date}.',
  'chart.limit': 'Límite: {amount}',
};
