import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

export const states: PortalStates = {
  'portal-account': { path: '/account', seen: 'form input' },
  'portal-account-login': { path: '/account?tab=customLogin', seen: 'form input' },
  'portal-account-failing': { path: '/account', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-account-reader': { path: '/account', preview: 'reader', seen: 'form input' },
};
