import { bones, empty, nameMissing } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

export const states: PortalStates = {
  'portal-roles': { path: '/roles', seen: 'tbody tr' },
  'portal-roles-role': { path: '/roles?role=role-dispatcher', seen: '[role="dialog"] li' },
  'portal-roles-new': { path: '/roles', seen: 'tbody tr', act: nameMissing },
  'portal-roles-not-found': { path: '/roles?search=zzz', seen: empty },
  'portal-roles-loading': { path: '/roles', preview: 'loading', seen: bones },
  'portal-roles-failing': { path: '/roles', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-roles-reader': { path: '/roles', preview: 'reader', seen: 'tbody tr' },
};
