/** Notifications in the portal. Lists those of the active tenant, and those that concern the user everywhere. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

export const NotificationStatus = z.enum(['read', 'unread', 'archived']);
export type NotificationStatus = z.infer<typeof NotificationStatus>;

const NotificationAction = z.object({
  id: z.string(),
  name: z.string(),
  visualization: z.string(),
  url: z.string(),
  method: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});

export const Notification = z.object({
  id: Id,
  /** Title and body in English; other languages are built from `key` and `values`. */
  title: z.string(),
  body: z.string(),
  severity: z.string(),
  url: z.string(),
  viewed: z.boolean(),
  createdAt: DateTime,
  status: NotificationStatus,
  isPinned: z.boolean(),
  key: z.string(),
  values: z.record(z.string(), z.string()),
  actions: z.array(NotificationAction),
});
export type Notification = z.infer<typeof Notification>;

/** Content of the query parameter `params`, as JSON: clients put their paging in one key. `offset` counts rows. */
export const NotificationPage = z.object({
  count: z.number().int().min(1).max(100).default(20),
  offset: z.number().int().min(0).max(100_000).default(0),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const notificationsContract = defineContract({
  'GET /notification': {
    summary: 'Lists the user’s notifications, pinned first, then newest first',
    description: '`params` is `{count, offset}` as JSON.',
    access: 'user',
    query: z.object({ params: z.string().max(500).optional() }),
    response: z.array(Notification),
  },
  'PUT /notification/status': {
    summary: 'Marks a notification as read, unread, or archived',
    description: 'The body is nested in `params`.',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ params: z.object({ notificationId: Id, status: NotificationStatus }) }),
    response: 'empty',
  },
  'PUT /notification/{pinStatus}': {
    summary: 'Pins or unpins a notification',
    access: 'user',
    denyImpersonation: true,
    params: z.object({ pinStatus: z.enum(['pin', 'unpin']) }),
    body: z.object({ notificationId: Id }),
    response: 'empty',
  },
  'POST /notification/status/mark-all-read': {
    summary: 'Marks all of the user’s notifications as read',
    access: 'user',
    denyImpersonation: true,
    response: 'empty',
  },
});
