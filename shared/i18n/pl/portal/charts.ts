import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Pokaż jako tabelę',
  'chart.hideTable': 'Ukryj tabelę',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. Najwyższa wartość: {amount}, {date}.',
  'chart.limit': 'Limit: {amount}',
};
