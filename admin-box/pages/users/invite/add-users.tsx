import { lazy, Suspense, useRef } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Overlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { UsersQuery } from '#shared/lib/users-list.ts';
import type { AddUsersAction } from './add-users-overlays.tsx';
import { useExportUsers } from '#admin-box/pages/users/list/use-export-users.ts';
import { useLatestList } from '#admin-box/pages/users/bulk/use-bulk-invite.ts';

const AddUsersOverlays = lazy(async () => ({
  default: (await import('./add-users-overlays.tsx')).AddUsersOverlays,
}));

/** What the menu and the note share. */
export function useAddUsers(): Overlays<AddUsersAction> {
  return useOverlays<AddUsersAction>();
}

/** Menu next to "Invite users": bulk invite, invitation link, export. Empty if none is permitted. */
export function AddUsersMenu({ overlays, query }: { overlays: Overlays<AddUsersAction>; query: UsersQuery }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const place = useRef<HTMLSpanElement>(null);
  const exportUsers = useExportUsers(query);
  const { ask, asked, close, wasAsked } = overlays;
  const items: MenuItem[] = [
    ...(holds('fe.secure.write.users')
      ? [{ id: 'list', label: t('addUsers.list'), icon: 'list' as const, onSelect: () => ask({ kind: 'list' }) }]
      : []),
    ...(holds('fe.secure.write.tenantInvites')
      ? [{ id: 'link', label: t('addUsers.link'), icon: 'link' as const, onSelect: () => ask({ kind: 'link' }) }]
      : []),
    ...(holds('fe.secure.read.users')
      ? [
          {
            id: 'export',
            label: t('addUsers.export'),
            icon: 'download' as const,
            onSelect: () => void (place.current && exportUsers(place.current)),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <span ref={place}>
      <Menu
        label={t('addUsers.menu')}
        align="end"
        trigger={<IconButton icon="more" label={t('addUsers.menu')} />}
        groups={[{ items }]}
      />
      {wasAsked ? (
        <Suspense fallback={null}>
          <AddUsersOverlays asked={asked} onClose={close} />
        </Suspense>
      ) : null}
    </span>
  );
}

/** Banner of a bulk invite in progress, for users who closed its dialog or returned to the page. */
export function ListInProgress({ overlays, ready }: { overlays: Overlays<AddUsersAction>; ready: boolean }) {
  const { t, locale } = useTexts();
  const { holds, tenant } = usePortal();
  const { data: status } = useLatestList(ready && holds('fe.secure.write.users'));
  if (!status || (status.status !== 'pending' && status.status !== 'in_progress') || overlays.asked) return null;
  const number = new Intl.NumberFormat(locale);
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" variant="ghost" onClick={() => overlays.ask({ kind: 'following' })}>
          {t('list.show')}
        </Button>
      }
    >
      {t('list.progress', { tenant })} ·{' '}
      {t('list.counts', { done: number.format(status.total - status.waiting), total: number.format(status.total) })}
    </Banner>
  );
}
