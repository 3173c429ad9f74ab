/** Changes to groups: applied optimistically, rolled back on rejection; each reloads the list. */
import { useQueryClient } from '@tanstack/react-query';
import type { Group, GroupConfig } from '#shared/contract/groups/groups.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { withOptimisticUpdate } from '#admin-box/kit/optimistic-update.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { createGroup, updateGroup } from './group-changes.ts';
import type { GroupValues } from './group-changes.ts';
import { groupsKey, groupsListKey } from './use-groups.ts';
import type { GroupsPageAnswer } from './use-groups.ts';

export function useChangeGroups() {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();

  /**
   * Applies `patch` to every group while the request runs; `null` removes it. @param deletedId a group whose queries
   * must not be refetched
   */
  async function change<T>(
    patch: (group: Group) => Group | null,
    request: () => Promise<T>,
    deletedId?: string,
  ): Promise<T> {
    try {
      return await withOptimisticUpdate<GroupsPageAnswer, T>(queries, {
        queryKey: groupsListKey,
        patch: (page) => ({ ...page, items: page.items.flatMap((group) => patch(group) ?? []) }),
        request,
      });
    } finally {
      for (const queryKey of [groupsKey, ['members'], ['roles']])
        void queries.invalidateQueries({
          queryKey,
          predicate: (query) => deletedId === undefined || !query.queryKey.includes(deletedId),
        });
    }
  }

  async function create(values: GroupValues): Promise<void> {
    await change(
      (group) => group,
      () => createGroup(api, values),
    );
    toasts.show({ title: t('groups.made', { name: values.name }) });
  }

  async function update(group: Group, values: GroupValues): Promise<void> {
    const { name, description, color } = values;
    const patch = (each: Group) =>
      each.id === group.id ? { ...each, name, description, color, usersCount: values.userIds.length } : each;
    await change(patch, () => updateGroup(api, group, values));
    toasts.show({ title: t('groups.saved', { name }) });
  }

  /** @returns whether it was deleted */
  async function remove({ id, name }: Group): Promise<boolean> {
    try {
      await change(
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
    await change(
      (group) => group,
      () => api.post('/identity/resources/groups/v1/config', config),
    );
    toasts.show({ title: t('groups.settingsSaved') });
  }

  return { create, update, remove, configure };
}
