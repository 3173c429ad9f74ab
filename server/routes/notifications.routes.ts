import { NotificationPage, type notificationsContract } from '#shared/contract/notifications.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import {
  listOwnNotifications,
  pinNotification,
  readAllNotifications,
  setNotificationStatus,
} from '#server/use-cases/portal/manage-notifications.ts';

export function notificationsRoutes(services: Services): Handlers<typeof notificationsContract> {
  return {
    'GET /notification': ({ caller, query }) => listOwnNotifications(services, caller, readPage(query.params)),
    'PUT /notification/status': ({ caller, body: { params } }) =>
      setNotificationStatus(services, caller, params.notificationId, params.status),
    'PUT /notification/{pinStatus}': ({ caller, params, body }) =>
      pinNotification(services, caller, body.notificationId, params.pinStatus === 'pin'),
    'POST /notification/status/mark-all-read': ({ caller }) => readAllNotifications(services, caller),
  };
}

/** Clients nest their paging as JSON below one query key. */
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
