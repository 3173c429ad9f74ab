import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamUser } from '#shared/contract/users/members.ts';
import type { Option } from '#shared/ui/select/select.types.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { membersKey } from '#admin-box/pages/users/use-users.ts';

const path = '/identity/resources/groups/v1/{groupId}/users';

/**
 * A user's groups. Each group is a call of its own: what was saved before a failure is reported and not repeated; the
 * other choices stay selected.
 */
export function useGroupsForm(member: TeamUser, onSaved: () => void) {
  const { api } = usePortal();
  const { t, errorText, list } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [before] = useState<readonly Option[]>(() =>
    (member.groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
  );
  const [groups, setGroups] = useState(before);
  const [start, setStart] = useState<readonly string[]>(before.map(({ value }) => value));
  const groupIds = groups.map(({ value }) => value);
  const { busy, run } = useAction();
  const [failure, setFailure] = useState('');
  const added = groupIds.filter((id) => !start.includes(id));
  const removed = start.filter((id) => !groupIds.includes(id));
  const nameOfGroup = (id: string): string => [...groups, ...before].find(({ value }) => value === id)?.label ?? '';

  const changeOne = async (groupId: string): Promise<void> => {
    const body = { userIds: [member.id] };
    await (added.includes(groupId)
      ? api.post(path, body, { params: { groupId } })
      : api.delete(path, body, { params: { groupId } }));
  };
  const save = async (): Promise<void> => {
    setFailure('');
    const done: string[] = [];
    try {
      for (const id of [...added, ...removed]) {
        await changeOne(id);
        done.push(id);
      }
      toasts.show({ title: t('user.groupsSaved', { name: nameOf(member) }) });
      onSaved();
    } catch (error) {
      setStart([...start.filter((id) => !done.includes(id)), ...done.filter((id) => added.includes(id))]);
      setFailure(
        t('user.groupsPartly', {
          done: done.length > 0 ? t('user.groupsDone', { groups: list(done.map(nameOfGroup)) }) : '',
          reason: errorText(error),
        }),
      );
    } finally {
      for (const queryKey of [membersKey, ['groups']]) void queries.invalidateQueries({ queryKey });
    }
  };
  return {
    groups,
    setGroups,
    isChanged: added.length + removed.length > 0,
    saving: busy,
    failure,
    save: () => run(save),
  };
}
