import { NotificationPage, type notificationsContract } from '#shared/contract/notifications/notifications.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import {
  listOwnNotifications,
  pinNotification,
  readAllNotifications,
  setNotificationStatus,
} from '#server/use-cases/notifications/manage-notifications.ts';

export function notificationsRoutes(): Handlers<typeof notificationsContract> {
  return {
    'GET /notification': ({ context, query }) => listOwnNotifications(context, readPage(query.params)),
    'PUT /notification/status': ({ context, body: { params } }) =>
      setNotificationStatus(context, params.notificationId, params.status),
    'PUT /notification/{pinStatus}': ({ context, params, body }) =>
      pinNotification(context, body.notificationId, params.pinStatus === 'pin'),
    'POST /notification/status/mark-all-read': ({ context }) => readAllNotifications(context),
  };
}

/** Clients nest paging as JSON in one query parameter. */
function readPage(params = '{}'): NotificationPage {
  const read = NotificationPage.safeParse(parsed(params));
  if (!read.success) throw new Refusal('invalid-request');
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
