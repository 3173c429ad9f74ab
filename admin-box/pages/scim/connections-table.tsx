import type { ReactNode } from 'react';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { Status } from '#shared/ui/status/status.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle, titleStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { inListStyle, inTableStyle } from './scim.styles.ts';
import { stateOf, stateTones } from './connection-state.ts';
import { productOf } from './products.ts';

export interface ConnectionsTableProps {
  rows: readonly DirectoryConfig[];
  loading: boolean;
  empty: ReactNode;
  onOpen: (connection: DirectoryConfig) => void;
  menuOf: (connection: DirectoryConfig) => readonly MenuItem[];
}

export function ConnectionStatus({ connection }: { connection: DirectoryConfig }) {
  const { t } = useTexts();
  const state = stateOf(connection);
  return <Status tone={stateTones[state]}>{t(`provisioning.state.${state}`)}</Status>;
}

function columnsFor({ t, locale }: Texts): TableColumn<DirectoryConfig>[] {
  const now = Date.now();
  const number = new Intl.NumberFormat(locale);
  const labels = { never: t('common.never'), locale };
  return [
    {
      id: 'connection',
      header: t('provisioning.connection'),
      inList: 'title',
      cell: (connection) => {
        const product = productOf(connection).name || t('provisioning.otherProvider');
        return (
          <span css={titleStyle}>
            <bdi>{connection.connectionName}</bdi>
            {product === connection.connectionName ? null : <span data-part="detail">{product}</span>}
          </span>
        );
      },
    },
    {
      id: 'status',
      header: t('provisioning.status'),
      width: 'lg',
      inList: 'note',
      cell: (connection) =>
        connection.held > 0 ? (
          <Status tone="danger">{t('provisioning.heldMark', { count: connection.held })}</Status>
        ) : (
          <ConnectionStatus connection={connection} />
        ),
    },
    {
      id: 'users',
      header: t('provisioning.users'),
      width: 'sm',
      align: 'end',
      cell: ({ users }) => number.format(users),
    },
    {
      id: 'groups',
      header: t('provisioning.groups'),
      width: 'sm',
      align: 'end',
      minor: true,
      cell: ({ groups }) => number.format(groups),
    },
    {
      id: 'lastRequest',
      header: t('provisioning.lastRequest'),
      width: 'md',
      inList: 'note',
      cell: ({ lastSync }) => {
        const when = (current: string) => formatRelativeTime(lastSync ?? undefined, now, { ...labels, now: current });
        return (
          <span css={mutedStyle}>
            <span css={inTableStyle}>{when(t('common.now'))}</span>
            <span css={inListStyle}>{t('provisioning.lastRequestAt', { when: when(t('provisioning.justNow')) })}</span>
          </span>
        );
      },
    },
  ];
}

const menuFor =
  ({ menuOf }: Pick<ConnectionsTableProps, 'menuOf'>, { t }: Texts) =>
  (connection: DirectoryConfig) => (
    <RowMenu label={t('provisioning.actions', { name: connection.connectionName })} items={menuOf(connection)} />
  );

export function ConnectionsTable({ rows, loading, empty, onOpen, menuOf }: ConnectionsTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const { tenant } = usePortal();
  const shown = useFieldVisibility();
  const names = ['status', 'users', 'groups', 'lastRequest'] as const;
  const columns = columnsFor(texts).filter(({ id }) => {
    const field = names.find((name) => name === id);
    return field === undefined || shown(field);
  });
  return (
    <Table
      label={t('provisioning.table', { tenant })}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ connectionName }) => connectionName}
      loading={loading}
      empty={empty}
      onOpen={onOpen}
      rowActions={menuFor({ menuOf }, texts)}
    />
  );
}
