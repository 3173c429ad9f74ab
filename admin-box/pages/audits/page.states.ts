import { bones, empty } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

const row = '[data-part="table"] tbody [data-part="badge"]';

export const states: PortalStates = {
  'portal-audits': { path: '/audits', seen: row },
  'portal-audits-event': { path: '/audits?event=audit-1', seen: '[role="dialog"] pre' },
  'portal-audits-filtered': { path: '/audits?severity=error&search=nothing-like-it', seen: empty },
  'portal-audits-empty': { path: '/audits', preview: 'empty', seen: empty },
  'portal-audits-loading': { path: '/audits', preview: 'loading', seen: bones },
  'portal-audits-failing': { path: '/audits', preview: 'failing', seen: '[data-part="error-state"]' },
};
