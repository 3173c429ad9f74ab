/** What the preview remembers during a visit. */
import { previewGroups, previewOwnRoles } from './roles/access-entities.ts';
import { firstDirectory, previewScimRequests } from './scim/scim-requests.ts';
import { previewNotifications } from './notifications/notifications.ts';
import { previewMe, previewMembers, previewRoles, previewTenants } from './entities.ts';
import type { PreviewState } from './state.types.ts';

/**
 * - `filled`: a typical portal · `empty`: no users in the team · `loading`: lists never arrive · `failing`: lists fail
 * - `refusing`: every change fails · `expiring`: the first change finds the session ended · `reader`: may look, and not change
 * - `crowded`: thousands of people and groups, hundreds of roles, names as long as they may be
 */
const previewScenarios = [
  'filled',
  'empty',
  'loading',
  'failing',
  'refusing',
  'expiring',
  'reader',
  'crowded',
] as const;
export type PreviewScenario = (typeof previewScenarios)[number];

const rightsOf: Partial<Record<PreviewScenario, readonly string[]>> = {
  reader: ['fe.secure.read.*', 'fe.account-hierarchy.read.subAccount'],
};

export function createPreviewState(scenario: PreviewScenario, now: number): PreviewState {
  const tenants = previewTenants(now);
  const me = previewMe(now, rightsOf[scenario] ?? ['fe.*']);
  const members = scenario === 'empty' ? [] : previewMembers(now, me.tenantId);
  const roles = [...previewRoles(now), ...(scenario === 'empty' ? [] : previewOwnRoles(now, me.tenantId))];
  const groups = scenario === 'empty' ? [] : previewGroups(now);
  return {
    now,
    me,
    members,
    tenants,
    roles,
    groups,
    groupConfig: { enabled: true, rolesEnabled: true },
    assigned: new Map(),
    notifications: scenario === 'empty' ? [] : previewNotifications(now),
    resets: [],
    pendingPolicies: [],
    scimRequests: new Map(scenario === 'empty' ? [] : [[firstDirectory, previewScimRequests(now)]]),
    scimClients: new Map(),
    scimHolds: new Map(),
    made: 0,
  };
}
