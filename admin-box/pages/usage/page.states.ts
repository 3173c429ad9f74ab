import { bones } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

export const states: PortalStates = {
  'portal-usage': { path: '/usage', seen: '[data-part="meter"] [data-part="chart"]' },
  'portal-usage-empty': { path: '/usage', preview: 'empty', seen: 'section dl' },
  'portal-usage-loading': { path: '/usage', preview: 'loading', seen: bones },
  'portal-usage-failing': { path: '/usage', preview: 'failing', seen: '[data-part="error-state"]' },
};
