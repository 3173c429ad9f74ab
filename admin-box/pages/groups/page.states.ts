import { empty, nameMissing } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

export const states: PortalStates = {
  'portal-groups': { path: '/groups', seen: '[data-part="dot"]' },
  'portal-groups-group': { path: '/groups?group=group-0', seen: '[role="dialog"] li' },
  'portal-groups-new': { path: '/groups', seen: '[data-part="dot"]', act: nameMissing },
  'portal-groups-empty': { path: '/groups', preview: 'empty', seen: empty },
  'portal-groups-failing': { path: '/groups', preview: 'failing', seen: '[data-part="error-state"]' },
};
