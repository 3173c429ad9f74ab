/** Lists, pins and archives the caller's notifications. */
import type {
  Notification,
  NotificationPage,
  NotificationStatus,
} from '#shared/contract/notifications/notifications.ts';
import { notificationTexts } from '#shared/i18n/en/portal/notifications.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { isNotificationKey, notificationKinds } from '#shared/lib/notification-kinds.ts';
import {
  changeNotification,
  listNotifications,
  markAllRead,
  type NotificationRow,
} from '#server/db/queries/notifications/notifications.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from '#server/context.ts';

const english = createTranslator(notificationTexts);

/** The URL path of a page is its key in kebab case: `personal-api-tokens`. */
const pathOf = (page: string): string => page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An impersonated session sees notifications about the tenant, but not those about the user's own security. */
export async function listOwnNotifications(context: CallContext, page: NotificationPage): Promise<Notification[]> {
  const { caller } = context;
  const wanted = { ofTenantAlone: caller.impersonator !== null, limit: page.count, offset: page.offset };
  const rows = await context.inTenant(caller.tenantId, (tx) => listNotifications(tx, caller.userId, wanted));
  return rows.flatMap((row) => describe(context.services, row));
}

/** Omits a notification of a newer version, whose text is unknown here. */
function describe({ config }: Services, row: NotificationRow): Notification[] {
  const { key } = row;
  if (!isNotificationKey(key)) return [];
  const { severity, page } = notificationKinds[key];
  const values = row.details as Record<string, string>;
  const text = (part: 'title' | 'body') =>
    english(`notification.${key}.${part}` as 'notification.password-changed.title', values);
  return [
    {
      id: row.id,
      title: text('title'),
      body: text('body'),
      severity,
      url: `${config.baseUrl}/oauth/portal/${pathOf(page)}`,
      viewed: row.read_at !== null,
      createdAt: row.created_at.toISOString(),
      status: row.read_at === null ? 'unread' : 'read',
      isPinned: row.pinned_at !== null,
      key,
      values,
      actions: [],
    },
  ];
}

/**
 * Sets the status; an archived notification returns as read or unread. @throws Refusal `notification-not-found`, the
 * same for an unknown one and another user's
 */
export async function setNotificationStatus(
  context: CallContext,
  id: string,
  status: NotificationStatus,
): Promise<void> {
  const { now } = context;
  const changes = {
    read: { read_at: now, archived_at: null },
    unread: { read_at: null, archived_at: null },
    archived: { archived_at: now, pinned_at: null },
  };
  await change(context, id, changes[status]);
}

/** @throws Refusal `notification-not-found` */
export async function pinNotification(context: CallContext, id: string, pinned: boolean): Promise<void> {
  const { now } = context;
  await change(context, id, { pinned_at: pinned ? now : null });
}

async function change(
  context: CallContext,
  id: string,
  changes: Parameters<typeof changeNotification>[3],
): Promise<void> {
  const { caller } = context;
  const found =
    isUuid(id) && (await context.inTenant(caller.tenantId, (tx) => changeNotification(tx, caller.userId, id, changes)));
  if (!found) throw new Refusal('notification-not-found');
}

export async function readAllNotifications(context: CallContext): Promise<void> {
  const { caller, now } = context;
  await context.inTenant(caller.tenantId, (tx) => markAllRead(tx, caller.userId, now));
}
