import { useState } from 'react';
import type { HeldUser } from '#shared/contract/scim/scim-holds.ts';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { UserCell } from '#shared/ui/table/user-cell.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import type { TableColumn, TableSelection } from '#shared/ui/table/table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { TruncatedNames } from '#admin-box/kit/list/truncated-names.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

/** Of a page: the rest of the connection stays within reach. */
const pageSize = 10;

export interface HeldTableProps {
  items: readonly HeldUser[];
  loading: boolean;
  selection: TableSelection<HeldUser> | undefined;
}

function columnsFor({ t, locale }: Texts): TableColumn<HeldUser>[] {
  const now = Date.now();
  const labels = { never: t('common.never'), now: t('common.now'), locale };
  return [
    {
      id: 'user',
      header: t('provisioning.heldUser'),
      inList: 'title',
      cell: ({ name, email }) => <UserCell name={name || email} detail={email} />,
    },
    {
      id: 'request',
      header: t('provisioning.heldRequest'),
      width: 'md',
      inList: 'note',
      cell: ({ operation }) => t(`provisioning.held.${operation}`),
    },
    {
      id: 'role',
      header: t('provisioning.roles'),
      width: 'md',
      minor: true,
      cell: ({ roles }) => <TruncatedNames names={roles} none={t('provisioning.noRoles')} />,
    },
    {
      id: 'since',
      header: t('provisioning.heldSince'),
      width: 'md',
      inList: 'note',
      cell: ({ heldAt }) => <span css={mutedStyle}>{formatRelativeTime(heldAt, now, labels)}</span>,
    },
  ];
}

/** Who is held, since when, and what the directory asked for. All are read at once: a decision names those that were seen. */
export function HeldTable({ items, loading, selection }: HeldTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const { tenant } = usePortal();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const wanted = search.toLocaleLowerCase();
  const found = items.filter(({ name, email }) => `${name} ${email}`.toLocaleLowerCase().includes(wanted));
  // decisions shorten the list under the reader
  const current = Math.min(page, Math.max(0, Math.ceil(found.length / pageSize) - 1));
  return (
    <>
      {items.length > pageSize ? (
        <SearchField
          label={t('provisioning.findHeld')}
          landmark={false}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(0);
          }}
        />
      ) : null}
      <Table
        label={t('provisioning.heldTable', { tenant })}
        columns={columnsFor(texts)}
        rows={found.slice(current * pageSize, (current + 1) * pageSize)}
        rowId={({ id }) => id}
        rowLabel={({ name, email }) => name || email}
        loading={loading}
        selection={selection}
        empty={
          <p css={mutedStyle} role="status">
            {search === '' ? t('provisioning.heldNone') : t('common.foundNothing', { search })}
          </p>
        }
      />
      {found.length > pageSize ? (
        <Pagination
          label={t('provisioning.held')}
          page={current}
          size={pageSize}
          total={found.length}
          onPage={setPage}
        />
      ) : null}
    </>
  );
}
