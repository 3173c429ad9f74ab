import { useQueryClient } from '@tanstack/react-query';
import type { Notification, NotificationStatus } from '#shared/contract/notifications/notifications.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { notificationsKey } from '#admin-box/shell/use-notifications.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';

type Change = (all: Notification[]) => Notification[];

export interface NotificationChanges {
  setStatus(notification: Notification, status: NotificationStatus): Promise<void>;
  pin(notification: Notification, pinned: boolean): Promise<void>;
  readAll(): Promise<void>;
}

/** Applied optimistically, and rolled back visibly on rejection. */
export function useChangeNotifications(): NotificationChanges {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const queries = useQueryClient();
  const toasts = useToasts();

  const make = async (change: Change, call: () => Promise<unknown>): Promise<boolean> => {
    await queries.cancelQueries({ queryKey: notificationsKey });
    const before = queries.getQueriesData<Notification[]>({ queryKey: notificationsKey });
    queries.setQueriesData<Notification[]>({ queryKey: notificationsKey }, (all) => all && change(all));
    try {
      await call();
      return true;
    } catch (error) {
      for (const [key, all] of before) queries.setQueryData(key, all);
      toasts.show({ tone: 'danger', title: errorText(error) });
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: notificationsKey });
    }
  };
  const replaced =
    (id: string, with_: Partial<Notification>): Change =>
    (all) =>
      all.map((each) => (each.id === id ? { ...each, ...with_ } : each));
  const send = (id: string, status: NotificationStatus) =>
    api.put('/notification/status', { params: { notificationId: id, status } });

  const setStatus: NotificationChanges['setStatus'] = async ({ id, status: before }, status) => {
    const isAway = status === 'archived';
    const change: Change = isAway
      ? (all) => all.filter((each) => each.id !== id)
      : replaced(id, { status, viewed: status === 'read' });
    const done = await make(change, () => send(id, status));
    if (done && isAway)
      toasts.show({
        title: t('notifications.removed'),
        undo: () =>
          void make(
            (all) => all,
            () => send(id, before),
          ),
      });
  };
  return {
    setStatus,
    pin: async ({ id }, pinned) =>
      void (await make(replaced(id, { isPinned: pinned }), () =>
        api.put(
          '/notification/{pinStatus}',
          { notificationId: id },
          { params: { pinStatus: pinned ? 'pin' : 'unpin' } },
        ),
      )),
    readAll: async () =>
      void (await make(
        (all) => all.map((each) => ({ ...each, viewed: true, status: 'read' as const })),
        () => api.post('/notification/status/mark-all-read'),
      )),
  };
}
