/** What happened to one's account and one's rights here. */
import { useState } from 'react';
import type { Notification } from '#shared/contract/notifications/notifications.ts';
import { notificationTexts } from '#shared/i18n/en/portal/notifications.ts';
import { portalTools } from '#shared/i18n/en/portal/tools.ts';
import { isNotificationKey, notificationKinds } from '#shared/lib/notification-kinds.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import type { OverlayProps } from './tool.types.ts';
import { firstNotifications, useNotifications } from '#admin-box/shell/use-notifications.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { listStyle } from './notifications.styles.ts';
import { useChangeNotifications } from './use-change-notifications.ts';
import type { NotificationChanges } from './use-change-notifications.ts';

export const texts = { ...portalTools, ...notificationTexts };

/** Maximum page size of the server. */
const mostNotifications = 100;

const marks: Readonly<Record<string, IconName>> = { High: 'alert', Medium: 'shield' };

/** Localized texts; those of the server for kinds that this version does not know. */
function useNotificationTexts(): (notification: Notification) => { title: string; body: string } {
  const { t } = useTexts();
  return ({ key, values, title, body }) => {
    if (!isNotificationKey(key)) return { title, body };
    const text = (part: 'title' | 'body') =>
      t(`notification.${key}.${part}` as 'notification.password-changed.title', values);
    return { title: text('title'), body: text('body') };
  };
}

interface LineProps {
  notification: Notification;
  changes: NotificationChanges;
  /** Shows the page that has more about it; absent where the user has no such page. */
  onOpen: (() => void) | undefined;
}

function Line({ notification, changes, onOpen }: LineProps) {
  const { t, locale } = useTexts();
  const { user } = usePortal();
  const { title, body } = useNotificationTexts()(notification);
  const { viewed, isPinned, createdAt, severity } = notification;
  const change = user.impersonator ? undefined : changes;
  const open =
    onOpen &&
    (() => {
      if (!viewed) void change?.setStatus(notification, 'read');
      onOpen();
    });
  return (
    <li data-unread={!viewed || undefined}>
      <Icon name={marks[severity] ?? 'info'} />
      <div data-part="details">
        <h3>
          {open ? (
            <button type="button" onClick={open}>
              <bdi>{title}</bdi>
            </button>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        <p>{body}</p>
        <p data-part="when">
          <time dateTime={createdAt}>
            {formatRelativeTime(createdAt, Date.now(), { never: t('common.never'), now: t('common.now'), locale })}
          </time>
          {viewed ? null : <span>{t('notifications.unread')}</span>}
          {isPinned ? <span>{t('notifications.pinned')}</span> : null}
        </p>
      </div>
      {change ? (
        <Menu
          label={t('notifications.actions', { title })}
          trigger={<IconButton icon="more" size="sm" label={t('notifications.actions', { title })} />}
          groups={[
            {
              items: [
                {
                  id: 'pin',
                  icon: 'pin',
                  label: t(isPinned ? 'notifications.unpin' : 'notifications.pin'),
                  onSelect: () => void change.pin(notification, !isPinned),
                },
                {
                  id: 'read',
                  icon: viewed ? 'mail' : 'check',
                  label: t(viewed ? 'notifications.markUnread' : 'notifications.markRead'),
                  onSelect: () => void change.setStatus(notification, viewed ? 'unread' : 'read'),
                },
                {
                  id: 'remove',
                  icon: 'close',
                  label: t('notifications.remove'),
                  onSelect: () => void change.setStatus(notification, 'archived'),
                },
              ],
            },
          ]}
        />
      ) : null}
    </li>
  );
}

function List({
  all,
  changes,
  shown,
  onClose,
}: Pick<OverlayProps, 'shown' | 'onClose'> & { all: readonly Notification[]; changes: NotificationChanges }) {
  const router = useRouter();
  const handlerFor = ({ key }: Notification) => {
    const page = isNotificationKey(key) ? shown.find((each) => each.key === notificationKinds[key].page) : undefined;
    if (!page) return undefined;
    return () => {
      onClose();
      router.go({ page: page.path, query: {} });
    };
  };
  return (
    <ul css={listStyle}>
      {all.map((notification) => (
        <Line key={notification.id} notification={notification} changes={changes} onOpen={handlerFor(notification)} />
      ))}
    </ul>
  );
}

/** Opens next to the current page. */
export function NotificationsDrawer({ open, onClose, shown }: OverlayProps) {
  const { t, errorText } = useTexts();
  const { api, user } = usePortal();
  const [count, setCount] = useState(firstNotifications);
  const changes = useChangeNotifications();
  const answer = useNotifications({ api, tenantId: user.tenantId, count, enabled: open });
  const { data, error, isFetching } = answer;
  const hasUnread = data?.some(({ viewed }) => !viewed) ?? false;
  const mayBeMore = data !== undefined && data.length >= count && count < mostNotifications;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('notifications.title')}
      description={t('notifications.lead')}
      footer={
        hasUnread && !user.impersonator ? (
          <Button icon="check" onClick={() => void changes.readAll()}>
            {t('notifications.markAll')}
          </Button>
        ) : undefined
      }
    >
      {data === undefined && error ? (
        <ErrorState
          level={3}
          title={t('notifications.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void answer.refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <Skeleton shape="rows" count={5} />
      ) : data.length === 0 ? (
        <EmptyState
          level={3}
          icon="bell"
          title={t('notifications.emptyTitle')}
          description={t('notifications.emptyText')}
        />
      ) : (
        <List all={data} changes={changes} shown={shown} onClose={onClose} />
      )}
      {mayBeMore ? (
        <Button
          variant="ghost"
          loading={isFetching}
          loadingLabel={t('common.loading')}
          onClick={() => setCount(Math.min(mostNotifications, count + firstNotifications))}
        >
          {t('notifications.older')}
        </Button>
      ) : null}
    </Drawer>
  );
}
