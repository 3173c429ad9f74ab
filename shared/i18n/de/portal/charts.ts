import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Als Tabelle anzeigen',
  'chart.hideTable': 'Tabelle ausblenden',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. Höchstwert: {amount} am {date}.',
  'chart.limit': 'Limit: {amount}',
};
