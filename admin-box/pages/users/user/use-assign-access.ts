import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useFetchRoleIds } from '#admin-box/pages/users/list/use-change-users.ts';
import { membersKey } from '#admin-box/pages/users/use-users.ts';

export interface AccessToAssign {
  roleIds: readonly string[];
  groupIds: readonly string[];
}

export interface AccessFailures {
  /** By user, who keeps what they had. */
  people: { member: TeamUser; error: unknown }[];
  /** Failures by group. */
  groups: { groupId: string; error: unknown }[];
}

/** Adds the same roles and groups to several users. Failures are collected; the other changes continue. */
export function useAssignAccess() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const fetchRoleIds = useFetchRoleIds();
  const [done, setDone] = useState(0);

  const giveRoles = async (member: TeamUser, roleIds: readonly string[]): Promise<void> => {
    // current roles rather than those in the list: a role added meanwhile must not be removed
    const current = await fetchRoleIds(member.id);
    const wanted = [...new Set([...current, ...roleIds])];
    if (wanted.length > current.length)
      await api.put('/team/resources/members/v1', { id: member.id, roleIds: wanted, asRead: { roleIds: current } });
  };

  const give = async (people: readonly TeamUser[], { roleIds, groupIds }: AccessToAssign): Promise<AccessFailures> => {
    const failures: AccessFailures = { people: [], groups: [] };
    setDone(0);
    for (const groupId of groupIds) {
      const userIds = people.map(({ id }) => id);
      await api
        .post('/identity/resources/groups/v1/{groupId}/users', { userIds }, { params: { groupId } })
        .catch((error: unknown) => void failures.groups.push({ groupId, error }));
    }
    for (const member of people) {
      if (roleIds.length > 0)
        await giveRoles(member, roleIds).catch((error: unknown) => void failures.people.push({ member, error }));
      setDone((count) => count + 1);
    }
    for (const queryKey of [membersKey, ['groups'], ['roles']]) void queries.invalidateQueries({ queryKey });
    return failures;
  };
  return { give, done };
}
