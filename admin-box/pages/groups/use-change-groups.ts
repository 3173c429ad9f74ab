/** Changes to groups. The list shows them at once, and as before when the server refuses; each reloads the list. */
import { useQueryClient } from '@tanstack/react-query';
import type { Group, GroupConfig } from '../../../shared/contract/groups.ts';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { createGroup, updateGroup } from './group-changes.ts';
import type { GroupValues } from './group-changes.ts';
import { groupsKey, groupsListKey } from './use-groups.ts';
import type { GroupsPageAnswer } from './use-groups.ts';

export function useChangeGroups() {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();

  /** Shows each group as `look` has it while `work` runs; `null` takes it away. @param gone a group of which nothing more is asked afterwards */
  async function ahead<T>(look: (group: Group) => Group | null, work: () => Promise<T>, gone?: string): Promise<T> {
    await queries.cancelQueries({ queryKey: groupsListKey });
    const before = queries.getQueriesData<GroupsPageAnswer>({ queryKey: groupsListKey });
    for (const [key, page] of before) {
      if (page)
        queries.setQueryData<GroupsPageAnswer>(key, {
          ...page,
          items: page.items.flatMap((group) => look(group) ?? []),
        });
    }
    try {
      return await work();
    } catch (error) {
      for (const [key, page] of before) queries.setQueryData(key, page);
      throw error;
    } finally {
      for (const queryKey of [groupsKey, ['members'], ['roles']])
        void queries.invalidateQueries({
          queryKey,
          predicate: (query) => gone === undefined || !query.queryKey.includes(gone),
        });
    }
  }

  async function create(values: GroupValues): Promise<void> {
    await ahead(
      (group) => group,
      () => createGroup(api, values),
    );
    toasts.show({ title: t('groups.made', { name: values.name }) });
  }

  async function update(group: Group, values: GroupValues): Promise<void> {
    const { name, description, color } = values;
    const look = (each: Group) =>
      each.id === group.id ? { ...each, name, description, color, usersCount: values.userIds.length } : each;
    await ahead(look, () => updateGroup(api, group, values));
    toasts.show({ title: t('groups.saved', { name }) });
  }

  /** @returns whether it is gone */
  async function remove({ id, name }: Group): Promise<boolean> {
    try {
      await ahead(
        (group) => (group.id === id ? null : group),
        () => api.delete('/identity/resources/groups/v1/{groupId}', undefined, { params: { groupId: id } }),
        id,
      );
      toasts.show({ title: t('groups.deleted', { name }) });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: `${t('groups.reverted', { name })} ${errorText(error)}` });
      return false;
    }
  }

  async function configure(config: GroupConfig): Promise<void> {
    await ahead(
      (group) => group,
      () => api.post('/identity/resources/groups/v1/config', config),
    );
    toasts.show({ title: t('groups.settingsSaved') });
  }

  return { create, update, remove, configure };
}
