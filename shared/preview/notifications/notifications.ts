/** Notifications of the preview's user. */
import type { Notification, NotificationStatus } from '#shared/contract/notifications/notifications.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const rows: readonly (Pick<Notification, 'key' | 'title' | 'body' | 'severity' | 'values' | 'viewed'> & {
  page: string;
  ago: number;
})[] = [
  {
    key: 'signed-in',
    title: 'New sign-in from Firefox on Linux',
    body: 'Location: Lyon, France. IP address: 203.0.113.24. If this wasn’t you, sign out that session and change your password.',
    severity: 'Medium',
    values: { device: 'Firefox on Linux', place: 'Lyon, France', ip: '203.0.113.24' },
    viewed: false,
    page: 'privacy',
    ago: 12 * minute,
  },
  {
    key: 'roles-changed',
    title: 'Your roles were changed',
    body: 'Changed by Hiroshi Tanaka. Your roles are now: Admin.',
    severity: 'Info',
    values: { actor: 'Hiroshi Tanaka', roles: 'Admin' },
    viewed: false,
    page: 'profile',
    ago: 3 * 60 * minute,
  },
  {
    key: 'invitation-accepted',
    title: 'Rosa María Iturriaga accepted your invitation',
    body: 'rosa@acme.example is now a member.',
    severity: 'Info',
    values: { person: 'Rosa María Iturriaga', email: 'rosa@acme.example' },
    viewed: true,
    page: 'users',
    ago: 4 * day,
  },
  {
    key: 'factor-removed',
    title: 'Verification method removed',
    body: 'If this wasn’t you, change your password and set up the method again.',
    severity: 'High',
    values: {},
    viewed: true,
    page: 'privacy',
    ago: 40 * day,
  },
];

export function previewNotifications(now: number): Notification[] {
  return rows.map(({ page, ago, ...row }, index) => ({
    ...row,
    id: `notification-${index}`,
    url: `https://preview.example/oauth/portal/${page}`,
    createdAt: new Date(now - ago).toISOString(),
    status: row.viewed ? 'read' : 'unread',
    isPinned: false,
    actions: [],
  })) satisfies Notification[];
}

function find(state: PreviewState, id: unknown): Notification {
  const found = state.notifications.find((each) => each.id === id);
  if (!found) throw previewError('notification-not-found');
  return found;
}

function setStatus(state: PreviewState, { body }: PreviewCall): void {
  const { notificationId, status } = (body['params'] ?? {}) as { notificationId?: string; status?: NotificationStatus };
  Object.assign(find(state, notificationId), { status, viewed: status === 'read' });
}

function list(state: PreviewState, { query }: PreviewCall): Notification[] {
  const { params } = query;
  const { count = 20, offset = 0 } = JSON.parse(typeof params === 'string' ? params : '{}') as {
    count?: number;
    offset?: number;
  };
  const kept = state.notifications.filter(({ status }) => status !== 'archived');
  return kept
    .toSorted(
      (one, other) => Number(other.isPinned) - Number(one.isPinned) || other.createdAt.localeCompare(one.createdAt),
    )
    .slice(offset, offset + count);
}

export const notificationsLists = ['GET /notification'] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewNotificationsHandlers(state: PreviewState): PreviewHandlers {
  return {
    'GET /notification': (call) => list(state, call),
    'PUT /notification/status': (call) => setStatus(state, call),
    'PUT /notification/{pinStatus}': ({ params, body }) =>
      void Object.assign(find(state, body['notificationId']), { isPinned: params['pinStatus'] === 'pin' }),
    'POST /notification/status/mark-all-read': () =>
      state.notifications.forEach(
        (each) => each.status !== 'archived' && Object.assign(each, { status: 'read', viewed: true }),
      ),
  };
}
