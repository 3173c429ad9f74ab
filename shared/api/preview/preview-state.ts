/** What the preview remembers during a visit. */
import type { Role, Tenant, User } from '../../contract/entities.ts';
import type { FactorReset } from '../../contract/factor-resets.ts';
import type { Group, GroupConfig } from '../../contract/groups.ts';
import type { TeamUser } from '../../contract/members.ts';
import type { Notification } from '../../contract/notifications.ts';
import { previewGroups, previewOwnRoles } from './preview-access-entities.ts';
import { previewNotifications } from './preview-notifications.ts';
import { previewMe, previewMembers, previewRoles, previewTenants } from './preview-entities.ts';

export interface PreviewState {
  /** Milliseconds since 1970: everything invented is dated by it. */
  now: number;
  me: User;
  members: TeamUser[];
  tenants: Tenant[];
  roles: Role[];
  groups: PreviewGroup[];
  groupConfig: GroupConfig;
  /** Ids of the applications that were assigned to somebody, by the person's id. */
  assigned: Map<string, string[]>;
  notifications: Notification[];
  /** Resets of second factors that are under way. */
  resets: FactorReset[];
  /** Counts what is made, for new ids. */
  made: number;
}

/** People and roles by id: they stand in the state themselves. */
export type PreviewGroup = Omit<Group, 'roles' | 'users' | 'rolesCount' | 'usersCount'> & {
  roleIds: string[];
  userIds: string[];
};

/**
 * - `filled`: as most portals are · `empty`: nobody in the team · `loading`: lists never arrive · `failing`: lists fail
 * - `refusing`: every change fails · `expiring`: the first change finds the session ended · `reader`: may look, and not change
 * - `crowded`: thousands of people and groups, hundreds of roles, names as long as they may be
 */
export const previewScenarios = [
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
    made: 0,
  };
}
