import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Tablo olarak göster',
  'chart.hideTable': 'Tabloyu gizle',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. En yüksek değer: {amount}, {date}.',
  'chart.limit': 'Sınır: {amount}',
};
