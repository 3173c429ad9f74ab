import { useState } from 'react';
import type { Role } from '#shared/contract/entities.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { isConflict, useAction } from '#admin-box/kit/forms/use-action.ts';
import { rolesById, useChangeRoles, useFetchRoleIds } from '#admin-box/pages/users/list/use-change-users.ts';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';

/** Whether two selections are equal, in any order. */
function areSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

export interface RolesForm {
  roleIds: readonly string[];
  setRoleIds(roleIds: string[]): void;
  isChanged: boolean;
  saving: boolean;
  failure: unknown;
  /** The roles another admin assigned meanwhile; saving again overwrites them deliberately. */
  conflict: readonly Role[] | undefined;
  acceptRemote(): void;
  save(): Promise<void>;
}

/** The form's own state. A refusal is shown in the form, which keeps what was chosen. */
export function useRolesForm(member: TeamUser, onSaved: () => void): RolesForm {
  // What the choice is made against: as the user was when the form was opened, or as the conflict showed.
  const [start, setStart] = useState<readonly string[]>(member.roleIds);
  const [roleIds, setRoleIds] = useState<readonly string[]>(member.roleIds);
  const changeRoles = useChangeRoles();
  const fetchRoleIds = useFetchRoleIds();
  const { data: roles = [] } = useTeamRoles();
  const { busy, failure, run, forget } = useAction(async () => setStart(await fetchRoleIds(member.id)));
  const conflict = isConflict(failure) ? rolesById(start, member.roles, roles) : undefined;

  const save = () =>
    run(async () => {
      await changeRoles({ member, roleIds, asRead: start, given: roles });
      onSaved();
    });
  const acceptRemote = () => {
    setRoleIds(start);
    forget();
  };
  return {
    roleIds,
    setRoleIds,
    isChanged: !areSameRoles(roleIds, start),
    saving: busy,
    failure,
    conflict,
    acceptRemote,
    save,
  };
}
