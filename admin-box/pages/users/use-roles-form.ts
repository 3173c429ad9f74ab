import { useState } from 'react';
import type { Role } from '../../../shared/contract/entities.ts';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { errorCodeOf } from '../../data/trace-id.ts';
import { rolesById, useChangeRoles, useHeldRoles } from './use-change-people.ts';
import { useTeamRoles } from './use-users.ts';

/** Whether two people hold the same, in whatever order. */
export function areSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

export interface RolesForm {
  roleIds: readonly string[];
  setRoleIds(roleIds: string[]): void;
  isChanged: boolean;
  saving: boolean;
  failure: unknown;
  /** What somebody else made of the roles meanwhile; saving once more overwrites that knowingly. */
  conflict: readonly Role[] | undefined;
  takeTheirs(): void;
  save(): Promise<void>;
}

/** The form's own state. A refusal is shown in the form, which keeps what was chosen. */
export function useRolesForm(person: TeamUser, onSaved: () => void): RolesForm {
  // What the choice is made against: as the person was when the form was opened, or as the conflict showed.
  const [start, setStart] = useState<readonly string[]>(person.roleIds);
  const [roleIds, setRoleIds] = useState<readonly string[]>(person.roleIds);
  const [conflict, setConflict] = useState<readonly Role[]>();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changeRoles = useChangeRoles();
  const heldRoles = useHeldRoles();
  const { data: roles = [] } = useTeamRoles();

  const send = async (): Promise<void> => {
    try {
      await changeRoles({ person, roleIds, asRead: start, given: roles });
    } catch (error) {
      if (errorCodeOf(error) !== 'changed-meanwhile') throw error;
      const held = await heldRoles(person.id);
      setStart(held);
      return setConflict(rolesById(held, person.roles, roles));
    }
    onSaved();
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    setConflict(undefined);
    await send().catch(setFailure);
    setSaving(false);
  };
  const takeTheirs = () => {
    setRoleIds(start);
    setConflict(undefined);
  };
  return { roleIds, setRoleIds, isChanged: !areSameRoles(roleIds, start), saving, failure, conflict, takeTheirs, save };
}
