import type { DirectoryClient } from '#shared/contract/directory-clients.ts';
import type { Role, Tenant, User } from '#shared/contract/entities.ts';
import type { HeldUser } from '#shared/contract/directory-holds.ts';
import type { ScimRequestDetails } from '#shared/contract/directory-requests.ts';
import type { FactorReset } from '#shared/contract/factor-resets.ts';
import type { Group, GroupConfig } from '#shared/contract/groups.ts';
import type { TeamUser } from '#shared/contract/members.ts';
import type { PendingPolicy } from '#shared/contract/policy-history.ts';
import type { Notification } from '#shared/contract/notifications.ts';

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
