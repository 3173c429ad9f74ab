import type { DirectoryClient } from '#shared/contract/scim/scim-clients.ts';
import type { Role, Tenant, User } from '#shared/contract/entities.ts';
import type { HeldUser } from '#shared/contract/scim/scim-holds.ts';
import type { ScimRequestDetails } from '#shared/contract/scim/scim-requests.ts';
import type { FactorReset } from '#shared/contract/mfa/factor-resets.ts';
import type { Group, GroupConfig } from '#shared/contract/groups/groups.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import type { PendingPolicy } from '#shared/contract/policies/policy-history.ts';
import type { Notification } from '#shared/contract/notifications/notifications.ts';

export interface PreviewState {
  /** Milliseconds since 1970: everything invented is dated by it. */
  now: number;
  me: User;
  members: TeamUser[];
  tenants: Tenant[];
  roles: Role[];
  groups: PreviewGroup[];
  groupConfig: GroupConfig;
  /** IDs of the applications that were assigned to a user, by user ID. */
  assigned: Map<string, string[]>;
  notifications: Notification[];
  /** Resets of second factors that are under way. */
  resets: FactorReset[];
  /** Changes of policies that undo themselves unless they are confirmed. */
  pendingPolicies: PendingPolicy[];
  /** What directories have asked for, the newest first, by ID of the connection. */
  scimRequests: Map<string, ScimRequestDetails[]>;
  /** Removals that wait for an admin, by connection. */
  scimClients: Map<string, DirectoryClient[]>;
  scimHolds: Map<string, HeldUser[]>;
  /** Counts what is made, for new ids. */
  made: number;
}

/** Users and roles by ID; the objects are in the state itself. */
export type PreviewGroup = Omit<Group, 'roles' | 'users' | 'rolesCount' | 'usersCount'> & {
  roleIds: string[];
  userIds: string[];
};
