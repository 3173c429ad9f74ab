import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of charts. */
export const portalCharts = {
  'chart.showTable': 'Show as table',
  'chart.hideTable': 'Hide table',
  'chart.of': '{action}: {name}',
  'chart.summary': '{name}, {period}. Highest: {amount} on {date}.',
  'chart.limit': 'Limit: {amount}',
} as const satisfies Catalogue;
