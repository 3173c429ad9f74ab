import type { ReactNode } from 'react';
import type { TenantSession } from '#shared/contract/sessions/sessions.ts';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn, TableProps } from '#shared/ui/table/table.tsx';
import { deviceName } from '#admin-box/kit/device-name.ts';
import { titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';

export interface LiveSessionsTableProps extends Pick<
  TableProps<TenantSession>,
  'rows' | 'selection' | 'loading' | 'refreshing' | 'empty'
> {
  /** Absent where the user may not end sessions. */
  onEnd: ((session: TenantSession) => void) | undefined;
  onEndUser(session: TenantSession): void;
}

function deviceOf({ t }: Texts, { userAgent }: TenantSession): string {
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return t('privacy.device', { browser, system });
  return browser ?? system ?? t('privacy.deviceUnknown');
}

const twoLines = (first: ReactNode, second: ReactNode) => (
  <span css={titleStyle}>
    <span>{first}</span>
    <span data-part="detail" dir="auto">
      {second}
    </span>
  </span>
);

/** The device, and whether it is this one or someone else acts there. */
function DeviceCell({ session }: { session: TenantSession }) {
  const texts = useTexts();
  const { t } = texts;
  const device = deviceOf(texts, session);
  if (session.current) return twoLines(device, <Badge tone="accent">{t('privacy.thisOne')}</Badge>);
  if (session.impersonator === undefined) return <>{device}</>;
  return twoLines(device, t('live.impersonated', { name: session.impersonator }));
}

function columnsOf({ t, locale }: Texts): TableColumn<TenantSession>[] {
  const seen = (iso: string): string =>
    formatRelativeTime(iso, Date.now(), { never: t('common.never'), now: t('privacy.justNow'), locale });
  return [
    {
      id: 'user',
      header: t('live.user'),
      inList: 'title',
      cell: ({ user }) => twoLines(<bdi>{user.name}</bdi>, user.email),
    },
    {
      id: 'device',
      header: t('live.device'),
      width: 'lg',
      inList: 'note',
      cell: (session) => <DeviceCell session={session} />,
    },
    {
      id: 'ip',
      header: t('live.ip'),
      width: 'md',
      inList: 'note',
      cell: ({ ipAddress = '–', place }) => (place ? twoLines(<bdi>{ipAddress}</bdi>, place) : <bdi>{ipAddress}</bdi>),
    },
    { id: 'started', header: t('live.started'), width: 'sm', minor: true, cell: ({ createdAt }) => seen(createdAt) },
    {
      id: 'active',
      header: t('live.active'),
      width: 'sm',
      inList: 'note',
      cell: ({ lastActiveAt }) => seen(lastActiveAt),
    },
  ];
}

/** One row per session. The user's own one cannot be ended here. */
export function LiveSessionsTable({ onEnd, onEndUser, ...table }: LiveSessionsTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const labelOf = ({ user }: TenantSession): string => t('live.of', { name: user.name });
  const itemsOf = (session: TenantSession): MenuItem[] =>
    onEnd && !session.current
      ? [
          { id: 'end', label: t('live.end'), icon: 'signOut', onSelect: () => onEnd(session) },
          { id: 'endUser', label: t('live.endUser'), danger: true, onSelect: () => onEndUser(session) },
        ]
      : [];
  const menuOf = (session: TenantSession) => <RowMenu label={labelOf(session)} items={itemsOf(session)} />;
  return (
    <Table<TenantSession>
      {...table}
      label={t('live.title')}
      columns={columnsOf(texts)}
      rowId={({ id }) => id}
      rowLabel={labelOf}
      rowActions={menuOf}
    />
  );
}
