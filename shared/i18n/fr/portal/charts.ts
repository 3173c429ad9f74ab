import type { portalCharts as english } from '#shared/i18n/en/portal/charts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCharts: TranslationOf<typeof english> = {
  'chart.showTable': 'Afficher sous forme de tableau',
  'chart.hideTable': 'Masquer le tableau',
  'chart.of': '{action} : {name}',
  'chart.summary': '{name}, {period}. Maximum : {amount} le {date}.',
  'chart.limit': 'Limite : {amount}',
};
