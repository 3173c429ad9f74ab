import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { membersQueryOf } from '#shared/lib/users-list.ts';
import type { UsersQuery } from '#shared/lib/users-list.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { download } from '#admin-box/kit/download.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** The people of the tenant, or those that the list shows, as a CSV file. */
export function useExportUsers(query: UsersQuery) {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { run } = useAction();
  const write = async (place: Node): Promise<void> => {
    const waiting = toasts.show({ tone: 'neutral', title: t('addUsers.exporting') });
    const { search, state, preset, roleId, groupId } = membersQueryOf(query);
    try {
      download(
        await api.get('/team/resources/members/v1/export', {
          query: { search, state, preset, roleId, groupId },
          read: 'blob',
        }),
        'users.csv',
        place,
      );
      toasts.show({ title: t('addUsers.exported') });
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('addUsers.exportFailed', { reason: errorText(error) }) });
    } finally {
      toasts.dismiss(waiting);
    }
  };
  return (place: Node) => run(() => write(place));
}
